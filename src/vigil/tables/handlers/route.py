"""A route: a request, described by the signature of its handler."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from inspect import Parameter as Named
from inspect import signature
from typing import Any, Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar, get_type_hints

T = TypeVar("T")

Method: TypeAlias = Literal["GET", "POST", "PUT", "DELETE"]
Source: TypeAlias = Literal["path", "query", "data", "body", "token"]
"""Where an argument comes from; ``data`` is the decoded body, ``body`` the raw one."""

REQUIRED: Final = Named.empty
STATUSES: Final[dict[Method, int]] = {"GET": 200, "POST": 201, "PUT": 200, "DELETE": 204}


class Parameter(NamedTuple):
    """An argument of a handler."""

    name: str
    source: Source
    kind: Any
    default: Any
    """``REQUIRED`` if there is none."""


class Cacheable(Generic[T]):
    """A reply that is constant for its arguments, so that it can be cached."""

    def __init__(self, make: Callable[..., T], *given: Hashable) -> None:
        self.make = make
        self.given = given


class Download(NamedTuple):
    """A reply to be saved as a file."""

    text: str
    name: str


class Route(NamedTuple):
    """A request, and the handler that answers it.

    The first argument of a handler is the desk. Another one comes from the path if it is named
    there, from the body or the token if it is called ``data``, ``body`` or ``token``, and else from
    the query.
    """

    method: Method
    path: str
    """A path with its arguments in braces."""
    handler: Callable[..., Awaitable[Any]]
    tag: str
    price: float | None = None
    """Milliseconds of a processor, if above the usual price."""
    status: int = 0
    """The status of a reply, if not the usual one of the method."""
    needs_server: bool = False
    """Whether a device that plays alone lacks it."""

    @property
    def success(self) -> int:
        """The status of a reply."""
        return self.status or STATUSES[self.method]

    @property
    def returned(self) -> Any:
        """The type of a reply."""
        return get_type_hints(self.handler)["return"]

    @property
    def parameters(self) -> list[Parameter]:
        """The arguments of its handler other than the desk."""
        hints, named = get_type_hints(self.handler), signature(self.handler).parameters
        return [
            Parameter(name, source_of(name, self.path), hints[name], one.default)
            for name, one in list(named.items())[1:]
        ]


def source_of(name: str, path: str) -> Source:
    """Where an argument comes from."""
    if f"{{{name}}}" in path:
        return "path"
    match name:
        case "data" | "body" | "token":
            return name
    return "query"
