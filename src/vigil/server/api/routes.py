"""All routes of this server except pages and sockets."""

from __future__ import annotations

from typing import Final

from vigil.server.api import (
    analyses,
    challenges,
    circles,
    content,
    invitations,
    push,
    reasons,
    service,
    tables,
)
from vigil.tables.handlers.routes import ROUTES as SHARED

OWN: Final = (
    *analyses.ROUTES,
    *challenges.ROUTES,
    *circles.ROUTES,
    *content.ROUTES,
    *invitations.ROUTES,
    *push.ROUTES,
    *reasons.ROUTES,
    *service.ROUTES,
    *tables.ROUTES,
)
"""Routes that only a server has."""

ROUTES: Final = (*SHARED, *OWN)
