"""How the page of a study looks, in the light and in the dark, and how it changes its language."""

from __future__ import annotations

from typing import Final

from vigil.words import LANGUAGES

_HIDDEN: Final = "\n".join(
    f"html[lang={one}] :is(span,tspan)[lang]:not([lang={one}]){{display:none}}" for one in LANGUAGES
)

STYLE: Final = f"""
:root{{color-scheme:light dark;--paper:#fbf8f1;--card:#fffdf8;--ink:#241c2c;--faint:#655b6d;
--line:#e0d8cb;--good:#17704c;--bad:#b3261e;--heat:#b5651d}}
@media (prefers-color-scheme:dark){{:root{{--paper:#16121c;--card:#1f1927;--ink:#f4eee1;
--faint:#b3a8ba;--line:#3a3244;--good:#5fd0a0;--bad:#ff8370;--heat:#e09a4f}}}}
*{{box-sizing:border-box}}
body{{margin:0 auto;max-width:88rem;padding:1.5rem 1rem 3rem;background:var(--paper);
color:var(--ink);font:1rem/1.5 system-ui,sans-serif}}
header{{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:baseline;
justify-content:space-between}}
h1{{font-size:1.7rem;line-height:1.2;margin:0}}h2{{font-size:1.3rem;margin:2.5rem 0 .25rem}}
h3{{font-size:1rem;margin:0 0 .5rem}}.cards+h3{{margin-top:1.5rem}}p{{margin:.25rem 0}}
nav{{display:flex;gap:.25rem}}
button{{font:inherit;color:var(--ink);background:none;border:1px solid var(--line);
border-radius:.5rem;padding:.25rem .75rem;min-height:2.5rem;cursor:pointer}}
button[aria-pressed=true]{{background:var(--ink);color:var(--paper)}}
.summary{{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;margin:1.25rem 0}}
.share{{font-size:3.2rem;line-height:1;font-weight:650;margin:0}}
.summary div{{flex:1 1 16rem}}
.note{{max-width:46rem;color:var(--faint)}}.faint{{color:var(--faint);font-size:.9rem}}
.cards{{display:grid;gap:1rem;align-items:start;margin-top:1rem;
grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr))}}
.card{{background:var(--card);border:1px solid var(--line);border-radius:.75rem;
padding:1rem;min-width:0}}
svg{{display:block;width:100%;height:auto;max-width:32rem;font-family:inherit}}
svg *{{stroke-linejoin:round;stroke-linecap:butt}}
.key{{font-size:.9rem}}.good{{color:var(--good)}}.bad{{color:var(--bad)}}
details{{margin-top:.5rem}}summary{{cursor:pointer;color:var(--faint);font-size:.9rem;
padding:.35rem 0}}
.wide{{overflow-x:auto}}table{{border-collapse:collapse;font-size:.9rem}}
th,td{{padding:.3rem .9rem .3rem 0;border-bottom:1px solid var(--line);text-align:right;
white-space:nowrap}}
th:first-child,td:first-child{{text-align:left}}th{{font-weight:600}}
.heat{{margin:.25rem 0 1rem}}.heat td,.heat th{{padding:.4rem .8rem}}
.heat td{{background:color-mix(in srgb,var(--good) var(--depth,0%),transparent)}}
.heat td small{{display:block;color:var(--ink);opacity:.85}}
footer{{margin-top:3rem;color:var(--faint);font-size:.9rem;overflow-wrap:anywhere}}
:focus-visible{{outline:3px solid var(--heat);outline-offset:2px}}
{_HIDDEN}
"""

SCRIPT: Final = """
const buttons=document.querySelectorAll('nav button');
for(const button of buttons)button.addEventListener('click',()=>{
document.documentElement.lang=button.lang;document.title=button.dataset.title;
for(const one of buttons)one.setAttribute('aria-pressed',String(one===button))});
"""
