"""Tables without a server: the same rooms and messages, in one process with the player.

The browser runs this package when no server answers; it speaks the protocol of the server, as far
as one device can.
"""

from vigil.offline.device import Device, Reply
from vigil.offline.shelf import Shelf

__all__ = ["Device", "Reply", "Shelf"]
