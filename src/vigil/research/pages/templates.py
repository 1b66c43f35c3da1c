"""Pages from templates: every value is escaped unless it is our own markup."""

from __future__ import annotations

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined

from vigil.research.pages.svg import PALETTE


@cache
def _environment() -> Environment:
    made = Environment(
        loader=PackageLoader("vigil.research.pages"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    made.globals["palette"] = PALETTE
    return made


def render(template: str, /, **facts: object) -> str:
    """Render a template."""
    return _environment().get_template(template).render(facts)
