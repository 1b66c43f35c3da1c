"""The bill of materials: what a server with its client is made of, as CycloneDX."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any, Final
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.factory.license import LicenseFactory
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.dependency import Dependency
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

FORM: Final = SchemaVersion.V1_6
NAME: Final = "vigil-table"
EXTRA: Final = "server"
LONGEST: Final = 80
"""Some packages give their whole licence for its name."""


def bill(version: str, lock: Path, moment: int) -> str:
    """The bill as JSON, the same for the same packages; stops where the schema refuses it."""
    root = _component("pypi", NAME, version, "MIT", ComponentType.APPLICATION)
    parts = [*_python_parts(), *_client_parts(lock)]
    made = Bom(
        components=parts,
        serial_number=uuid5(NAMESPACE_URL, " ".join(str(part.purl) for part in (root, *parts))),
        metadata=BomMetaData(component=root, timestamp=datetime.fromtimestamp(moment, UTC)),
        dependencies=[Dependency(root.bom_ref, [Dependency(part.bom_ref) for part in parts])],
    )
    text: str = make_outputter(made, OutputFormat.JSON, FORM).output_as_string(indent=2)
    wrong = JsonStrictValidator(FORM).validate_str(text)
    if wrong is not None:
        raise SystemExit(f"the bill of materials does not follow its schema: {wrong}")
    return f"{text}\n"


def _component(
    kind: str,
    name: str,
    version: str,
    licence: str = "",
    of: ComponentType = ComponentType.LIBRARY,
) -> Component:
    group, _, own = name.rpartition("/")
    purl = PackageURL(kind, group or None, own, version)
    known = [LicenseFactory().make_from_string(licence)] if licence else []
    return Component(
        name=own,
        group=group or None,
        version=version,
        type=of,
        purl=purl,
        bom_ref=str(purl),
        licenses=known,
    )


def _python_parts() -> Iterator[Component]:
    """The packages that a server needs, as they are installed here."""
    found: dict[str, Distribution] = {}
    waiting = [(NAME, EXTRA)]
    seen: set[tuple[str, str]] = set()
    while waiting:
        name, extra = waiting.pop()
        if (name, extra) in seen:
            continue
        seen.add((name, extra))
        found[name] = distribution(name)
        waiting += _needed(found[name], extra)
    for name in sorted({*found} - {NAME}):
        package = found[name]
        yield _component("pypi", name, package.version, _licence(package))


def _needed(package: Distribution, extra: str) -> Iterator[tuple[str, str]]:
    """What a package needs on this machine, with the extras of it."""
    for line in package.requires or ():
        needed = Requirement(line)
        if needed.marker is None or needed.marker.evaluate({"extra": extra}):
            for other in ("", *needed.extras):
                yield canonicalize_name(needed.name), other


def _licence(package: Distribution) -> str:
    facts = package.metadata
    for stated in [facts[name] for name in ("License-Expression", "License") if name in facts]:
        if stated and len(stated) < LONGEST and "\n" not in stated:
            return str(stated)
    named = [one for one in facts.get_all("Classifier") or () if one.startswith("License ::")]
    return named[0].rpartition(" :: ")[2] if named else ""


def _client_parts(lock: Path) -> Iterator[Component]:
    """The packages of the client, by the list that they are installed from."""
    packages: dict[str, dict[str, Any]] = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    for path, facts in sorted(packages.items()):
        if path and not facts.get("dev") and not facts.get("optional"):
            name = path.rpartition("node_modules/")[2]
            yield _component("npm", name, facts["version"], str(facts.get("license", "")))
