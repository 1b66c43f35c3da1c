"""People who come through nginx: each from a loopback address of their own, with TLS."""

from __future__ import annotations

import asyncio
import socket
import ssl
from typing import Any

import httpx

from deploy.nginx import HERE, Proxy
from torture.load_crowd import PATIENCE, Way


class ThroughAsync(httpx.AsyncHTTPTransport):
    """Leads to loopback whatever the name is, with the name in the greeting of TLS."""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions = {**request.extensions, "sni_hostname": request.url.host}
        request.url = request.url.copy_with(host=HERE)
        return await super().handle_async_request(request)


class ProxiedWay(Way):
    """The way through nginx, which tells the server the addresses."""

    def __init__(self, proxy: Proxy) -> None:
        self._port = proxy.secure
        self._trust = ssl.create_default_context(cafile=str(proxy.certificate))
        self._clients: dict[int, httpx.AsyncClient] = {}

    def requests(self, number: int) -> tuple[httpx.AsyncClient, dict[str, str]]:
        """The HTTP client of one person; no header, for nginx says where they come from."""
        if number not in self._clients:
            way = ThroughAsync(verify=self._trust, local_address=source_of(number))
            self._clients[number] = httpx.AsyncClient(timeout=PATIENCE, transport=way)
        return self._clients[number], {}

    def socket_options(self, number: int) -> dict[str, Any]:
        """A connection to nginx, over which ``ws_connect`` speaks TLS."""

        async def opened(_: Any) -> socket.socket:
            made = socket.socket()
            made.setblocking(False)
            made.bind((source_of(number), 0))
            await asyncio.get_running_loop().sock_connect(made, (HERE, self._port))
            return made

        return {"ssl_context": self._trust, "socket_factory": opened}

    async def close(self) -> None:
        """Close what was opened for requests."""
        for client in self._clients.values():
            await client.aclose()


def source_of(number: int) -> str:
    """The loopback address of one person; attackers have 127.0.0.2 and more."""
    return f"127.1.{number >> 8 & 255}.{number & 255}"
