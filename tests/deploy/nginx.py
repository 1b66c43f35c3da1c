"""A real nginx on loopback with the site of ``deploy/nginx.conf``."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import httpx
from websockets.sync.client import connect

from server.client import PATIENCE, Site, Viewer

ROOT: Final = Path(__file__).parents[2]
SITE: Final = ROOT / "deploy" / "nginx.conf"
NAME: Final = "games.example"
HERE: Final = "127.0.0.1"
SYSTEM: Final = os.pathsep.join(("/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"))
"""Where servers are installed that the path of a person may not name."""

AROUND: Final = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def find_nginx() -> str | None:
    """The nginx of this machine."""
    return shutil.which("nginx") or shutil.which("nginx", path=SYSTEM)


def install_nginx() -> None:
    """Install one where that is possible: on Debian and its like, for those who may."""
    if find_nginx() or shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", "nginx-light"]):
        command = ["apt-get", "--quiet", *words]
        subprocess.run(command, check=False, stdout=sys.stderr, env=environment)


class Proxy:
    """Where nginx is, and how a separate address reaches it."""

    def __init__(self, secure: int, plain: int, certificate: Path) -> None:
        self.address = f"https://{NAME}:{secure}"
        self.secure = secure
        self.plain = plain
        self.certificate = certificate
        self._sites: dict[str, ProxiedSite] = {}

    def site(self, source: str = HERE) -> ProxiedSite:
        """The server behind it, as seen from that address."""
        if source not in self._sites:
            self._sites[source] = ProxiedSite(self, source)
        return self._sites[source]

    def close(self) -> None:
        """All have gone home."""
        for site in self._sites.values():
            site.http.close()


class Through(httpx.HTTPTransport):
    """Leads to loopback whatever the name is, with the name in the greeting of TLS."""

    def __init__(self, source: str, trust: ssl.SSLContext) -> None:
        super().__init__(verify=trust, local_address=source)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions = {**request.extensions, "sni_hostname": request.url.host}
        request.url = request.url.copy_with(host=HERE)
        return super().handle_request(request)


class ProxiedSite(Site):
    """A site whose name nobody but the test knows."""

    def __init__(self, proxy: Proxy, source: str) -> None:
        super().__init__(proxy.address)
        self._port = proxy.secure
        self._source = source
        self._trust = ssl.create_default_context(cafile=str(proxy.certificate))
        self.http.close()
        way = Through(source, self._trust)
        self.http = httpx.Client(base_url=proxy.address, timeout=PATIENCE, transport=way)

    @contextmanager
    def viewer(self, table: str, *tokens: str, **hello: object) -> Iterator[Viewer]:
        """A player at a table, behind the proxy."""
        way = socket.create_connection((HERE, self._port), source_address=(self._source, 0))
        with connect(
            self.socket(table), sock=way, ssl=self._trust, open_timeout=PATIENCE
        ) as connection:
            viewer = Viewer(connection)
            viewer.hello(*tokens, **hello)
            yield viewer


@contextmanager
def nginx_before(folder: Path, *servers: str) -> Iterator[Proxy]:
    """An nginx in front of servers, by their addresses, for as long as it is needed."""
    program = find_nginx()
    assert program is not None
    secure, plain = free_ports(2)
    certificate = make_certificate(folder)
    names = [server.removeprefix("http://") for server in servers]
    text = site_for(SITE.read_text(), secure, plain, certificate, names)
    (folder / "site.conf").write_text(text)
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder))
    with subprocess.Popen([program, "-p", folder, "-c", folder / "nginx.conf"]) as process:
        try:
            wait_for_port(process, secure)
            with closing(Proxy(secure, plain, certificate)) as proxy:
                yield proxy
        finally:
            process.terminate()


def site_for(text: str, secure: int, plain: int, certificate: Path, servers: list[str]) -> str:
    """The site with the ports, the certificate and the servers of a test."""
    lines = [line for line in text.splitlines() if "listen [::]" not in line]
    changed = {
        "listen 443": f"listen {HERE}:{secure}",
        "listen 80": f"listen {HERE}:{plain}",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(certificate),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(certificate.with_suffix(".key")),
        "server 127.0.0.1:8000;": " ".join(f"server {server};" for server in servers),
    }
    made = "\n".join(lines) + "\n"
    for old, new in changed.items():
        assert old in made, old
        made = made.replace(old, new)
    return made


def make_certificate(folder: Path) -> Path:
    """A certificate for the name, signed by itself; its key lies beside it."""
    certificate = folder / "site.pem"
    command = [
        *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
        *("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"),
        *("-keyout", str(certificate.with_suffix(".key")), "-out", str(certificate)),
    ]
    subprocess.run(command, check=True, capture_output=True)
    return certificate


def free_ports(number: int) -> list[int]:
    """Free ports."""
    open = [socket.create_server((HERE, 0)) for _ in range(number)]
    ports = [listener.getsockname()[1] for listener in open]
    for listener in open:
        listener.close()
    return ports


def wait_for_port(process: subprocess.Popen[bytes], port: int) -> None:
    """Wait until the port is open; nginx has no other signal."""
    deadline = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < deadline:
        try:
            socket.create_connection((HERE, port)).close()
        except ConnectionRefusedError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("nginx does not listen")


if __name__ == "__main__":
    install_nginx()
    if find_nginx() is None:
        sys.exit("there is no nginx for the tests of the proxy: install one, such as nginx-light")
