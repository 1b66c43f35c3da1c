"""Routes for the web framework: arguments are read and checked as handlers declare them."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import Parameter as Named
from inspect import Signature
from typing import Annotated, Any, Final, get_args, get_origin

from litestar import Request, Response
from litestar import route as framework_route
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody

from vigil.server.api.caching import PACKED, answer, if_new
from vigil.server.common.prices import PRICE
from vigil.server.desk import ServerDesk
from vigil.tables.handlers.route import REQUIRED, Cacheable, Download, Parameter, Route, Source

MARKS: Final[dict[Source, Any]] = {"path": FromPath, "query": FromQuery, "data": JSONBody}
"""Tells the framework where an argument comes from."""
RESPONSE: Final[Any] = Response


def bound(route: Route) -> HTTPRouteHandler:
    """A route in the framework's form."""
    takes_body = any(one.source == "body" for one in route.parameters)

    async def answered(request: Request[Any, Any, Any], **given: Any) -> Any:
        if takes_body:
            given["body"] = await request.body()
        return shown(request, await route.handler(ServerDesk.of(request), **given))

    _describe(answered, route)
    price = {} if route.price is None else {PRICE: route.price}
    packed = {PACKED: True} if get_origin(route.returned) is Cacheable else {}
    return framework_route(
        _path(route),
        http_method=route.method,
        status_code=route.success,
        tags=[route.tag],
        opt=price | packed,
    )(answered)


def shown(request: Request[Any, Any, Any], reply: Any) -> Any:
    """A reply in the framework's form."""
    match reply:
        case Cacheable():
            return if_new(request, answer(reply.make, *reply.given))
        case Download(text, name):
            headers = {"Content-Disposition": f'attachment; filename="vigil-{name}.json"'}
            return Response(text, media_type="application/json", headers=headers)
    return reply


def _describe(answered: Any, route: Route) -> None:
    """Give a function the signature of a handler, so that the framework reads its arguments."""
    named = [("request", Request[Any, Any, Any], REQUIRED), *_arguments(route)]
    answered.__name__, answered.__doc__ = route.handler.__name__, route.handler.__doc__
    answered.__annotations__ = {name: kind for name, kind, _ in named} | {"return": _reply(route)}
    answered.__signature__ = Signature(
        [Named(name, Named.KEYWORD_ONLY, default=default) for name, _, default in named]
    )


def _arguments(route: Route) -> Iterator[tuple[str, Any, Any]]:
    """Name, type and default of the arguments that the framework reads for a handler."""
    for one in route.parameters:
        if one.source != "body":
            yield one.name, _kind(one), one.default


def _kind(one: Parameter) -> Any:
    if one.source != "token":
        return MARKS[one.source][one.kind]
    required = one.default is REQUIRED
    return Annotated[str, HeaderParameter(name="Vigil-Token", required=required or None)]


def _reply(route: Route) -> Any:
    """The type of a reply; for replies with a special form, the type of their contents."""
    if get_origin(route.returned) is Cacheable:
        (kind,) = get_args(route.returned)
        return RESPONSE[kind]
    return Response[str] if route.returned is Download else route.returned


def _path(route: Route) -> str:
    """The path with the types of its arguments."""
    path = route.path
    for one in route.parameters:
        if one.source == "path":
            path = path.replace(f"{{{one.name}}}", f"{{{one.name}:{one.kind.__name__}}}")
    return path
