/** The look of the page: colours that stand out on both papers, a column for what was found where there is room, a sheet where not. */
export const PAGE_STYLE = `
:root { color-scheme: light dark;
  --paper: #f6f6f3; --card: #fff; --ink: #1b1d20; --soft: #5b616a; --line: #dcdcd6; --accent: #234f9e;
  --good: #0f6b34; --good-paper: #dff2e4; --bad: #a81f16; --bad-paper: #fbdfdc;
  --partly: #7a5200; --partly-paper: #fdecc0; --open: #545b65; --open-paper: #e8e8e5; --marked: #ffe9a3; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #131518; --card: #1c1f23; --ink: #e9eaec; --soft: #a4abb5; --line: #343941; --accent: #93b9ff;
  --good: #78d79a; --good-paper: #15351f; --bad: #ff9d94; --bad-paper: #431c18;
  --partly: #f0c36a; --partly-paper: #3b2d0f; --open: #b3bac4; --open-paper: #2a2e34; --marked: #5b4a10; } }
* { box-sizing: border-box; }
html { font: 100%/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif;
  background: var(--paper); color: var(--ink); -webkit-text-size-adjust: 100%; scroll-behavior: smooth; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0 auto; padding: 1.5rem 1.25rem 4rem; max-width: 52rem; }
h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote { margin: 0; padding: 0; }
h1 { font-size: 1.3rem; letter-spacing: -0.01em; }
h2 { font-size: 1.15rem; line-height: 1.35; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
.panel:focus, .citation:focus { outline: none; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 0.5rem; padding: 0.4rem 0.8rem; background: var(--card); }
a { color: var(--accent); text-underline-offset: 0.15em; }
code, .address { font-family: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace; font-size: 0.86em; overflow-wrap: anywhere; }
.foreign { unicode-bidi: isolate; overflow-wrap: anywhere; }
.hidden-character { unicode-bidi: isolate; font: 0.72em ui-monospace, Menlo, Consolas, monospace; padding: 0 0.3em; border: 1px solid currentColor;
  border-radius: 0.3em; color: var(--bad); background: var(--bad-paper); white-space: nowrap; }
.summary, .report, .sources, .found, .index { background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.1rem 1.4rem; margin-top: 1.1rem; }
.summary { display: grid; gap: 0.7rem; }
.summary h2 { display: flex; flex-wrap: wrap; gap: 0.3rem 0.9rem; align-items: baseline; font-size: 1.3rem; }
.scope, .note, .remedy, .rule, figcaption, .uri, .version, .share, .ways, .hint { color: var(--soft); font-size: 0.88rem; overflow-wrap: anywhere; }
.unmet { color: var(--bad); font-weight: 600; }
.badge { display: inline-flex; gap: 0.3em; align-items: baseline; font-weight: 600; font-size: 0.9rem; text-decoration: none; white-space: nowrap; }
.badge .sign { min-width: 1.35em; text-align: center; border-radius: 0.3em; }
.badge.good { color: var(--good); } .badge.good .sign { background: var(--good-paper); }
.badge.bad { color: var(--bad); } .badge.bad .sign { background: var(--bad-paper); }
.badge.partly { color: var(--partly); } .badge.partly .sign { background: var(--partly-paper); }
.badge.open, .badge.quiet, .badge.uncited { color: var(--open); } .badge.open .sign, .badge.quiet .sign { background: var(--open-paper); }
.badge.uncited .sign { border: 1px dotted currentColor; }
.layers { list-style: none; display: flex; flex-wrap: wrap; gap: 0.15rem 1.1rem; font-size: 0.86rem; }
.layers.large { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); font-size: 0.95rem; border-block: 1px solid var(--line); padding-block: 0.5rem; }
.layers .name { color: var(--soft); }
.layers .badge { font-size: inherit; }
.colours { list-style: none; display: flex; flex-wrap: wrap; gap: 0.25rem 1.4rem; }
dl { display: grid; grid-template-columns: minmax(9rem, max-content) minmax(0, 1fr); gap: 0 1rem; font-size: 0.92rem; padding-top: 0.3rem; }
dt { color: var(--soft); }
details > summary { cursor: pointer; font-size: 0.92rem; width: fit-content; }
.limits ul { padding: 0.3rem 0 0 1.3rem; font-size: 0.92rem; }
.index ol, .sources ol { padding-inline-start: 1.6rem; }
.sources li { padding: 0.35rem 0; }
.sources .uri { display: block; }
.addresses { font-size: 0.88rem; }
.mark-name { margin-inline-end: 0.4rem; color: var(--soft); }
.report { line-height: 1.75; overflow-wrap: anywhere; }
.report > * + *, .report section > * + * { margin-top: 0.8rem; }
.report h3 { font-size: 1.3rem; line-height: 1.3; } .report h4 { font-size: 1.12rem; } .report h5, .report h6 { font-size: 1rem; }
.report ul, .report ol { padding-inline-start: 1.6rem; }
.report blockquote { border-inline-start: 3px solid var(--line); padding-inline-start: 1rem; }
.report pre { overflow-x: auto; padding: 0.7rem; background: var(--paper); border-radius: 0.4rem; }
.report table { display: block; overflow-x: auto; border-collapse: collapse; font-size: 0.93rem; line-height: 1.5; }
.report th, .report td { border: 1px solid var(--line); padding: 0.3rem 0.6rem; vertical-align: top; min-width: 5rem; }
.report hr { border: 0; border-top: 1px solid var(--line); }
.report .to-center { text-align: center; } .report .to-right { text-align: right; }
.statement, .mark { color: inherit; text-decoration: none; border-radius: 0.2em; padding-block: 0.1em; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
.statement.good { background: var(--good-paper); } .statement.bad { background: var(--bad-paper); }
.statement.partly { background: var(--partly-paper); } .statement.open { background: var(--open-paper); }
.statement.uncited { text-decoration: underline dotted var(--soft); }
a.statement:hover, a.mark:hover { text-decoration: underline; }
.mark { font-size: 0.92em; font-weight: 600; padding-inline: 0.15em; border: 1px solid currentColor; }
.mark.good { color: var(--good); background: var(--good-paper); } .mark.bad { color: var(--bad); background: var(--bad-paper); }
.mark.partly { color: var(--partly); background: var(--partly-paper); } .mark.open { color: var(--open); background: var(--open-paper); }
.report .badge { font-size: 0.75rem; margin-inline: 0.25em 0.35em; padding-inline: 0.3em; border-radius: 0.3em; line-height: 1.4; border: 1px solid transparent; }
.report .badge:hover { border-color: currentColor; }
.statement:target, .mark:target { outline: 2px solid var(--accent); outline-offset: 2px; }
.image, .kind { color: var(--soft); font-style: italic; }
.to-look-at { list-style: none; display: grid; gap: 0.45rem; margin-top: 0.8rem; font-size: 0.93rem; }
.to-look-at a { display: grid; grid-template-columns: minmax(0, 1fr); color: inherit; text-decoration: none; padding: 0.35rem 0.6rem; border: 1px solid var(--line); border-radius: 0.4rem; }
.to-look-at a:hover { border-color: var(--accent); }
.to-look-at .said { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.panel { padding: 1rem 0; border-top: 1px solid var(--line); display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.6rem; scroll-margin-top: 0.5rem; }
.found > h2 + .panel, .found > .hint + .panel { border-top: 0; }
.panel h3, .panel h4 { display: flex; flex-wrap: wrap; gap: 0.2rem 0.6rem; align-items: baseline; font-size: 1rem; }
.statement-text { border-inline-start: 3px solid var(--line); padding-inline-start: 0.8rem; }
.citation { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem; padding: 0.8rem 0.9rem; background: var(--paper); border: 1px solid var(--line); border-inline-start: 4px solid var(--open); border-radius: 0.5rem; font-size: 0.95rem; }
.citation.good { border-inline-start-color: var(--good); } .citation.bad { border-inline-start-color: var(--bad); } .citation.partly { border-inline-start-color: var(--partly); }
.citation:target { outline: 2px solid var(--accent); }
.citation .uri { display: block; }
.findings { list-style: none; display: grid; gap: 0.5rem; }
.findings > li { border-inline-start: 3px solid var(--open); padding-inline-start: 0.7rem; font-size: 0.93rem; }
.findings > .bad { border-color: var(--bad); } .findings > .partly { border-color: var(--partly); }
.passage blockquote { white-space: pre-wrap; max-height: 22rem; overflow: auto; line-height: 1.6; }
.neighbour { color: var(--soft); }
mark { background: var(--marked); color: inherit; padding: 0.1em 0.15em; border-radius: 0.2em; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
.compared { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.15em; }
@supports selector(:has(a)) { @media screen {
  .found:has(.panel:target, .citation:target) .panel:not(:target, :has(:target)), .found:has(.panel:target, .citation:target) > h2, .found:has(.panel:target, .citation:target) .to-look-at { display: none; }
  .found:has(.panel:target, .citation:target) .panel { border-top: 0; }
} }
@supports selector(:has(a)) { @media screen and (max-width: 69.99rem) {
  .found:has(.panel:target, .citation:target) { position: fixed; inset: auto 0 0 0; z-index: 2; max-height: 62vh; overflow: auto; margin: 0; border-radius: 0.9rem 0.9rem 0 0; border-width: 2px 0 0; border-color: var(--accent); padding: 0.3rem 1.1rem 1rem; box-shadow: 0 -0.4rem 1.5rem #0005; }
  .found:has(.panel:target, .citation:target) .hint, .to-look-at { display: none; }
} }
@supports selector(:has(a)) { @media screen and (min-width: 70rem) {
  body { max-width: none; margin: 0; padding-inline: 2rem calc(min(34rem, 40vw) + 2rem); }
  body > * { max-width: 50rem; margin-inline: auto; }
  .found { position: fixed; inset: 0 0 0 auto; width: min(34rem, 40vw); margin: 0; max-width: none; overflow: auto; border-radius: 0; border-width: 0 0 0 1px; z-index: 1; }
  .several .found:not(:has(.panel:target, .citation:target)) { position: static; width: auto; max-width: 50rem; margin: 1.1rem auto 0; border-width: 1px; border-radius: 0.75rem; }
  .found:not(:has(.panel:target, .citation:target)) .panel { display: none; }
  .found:has(.panel:target, .citation:target) { z-index: 2; }
  .found:has(.panel:target, .citation:target) .hint { display: none; }
} }
@media (max-width: 34rem) { body { padding: 1rem 0.7rem 3rem; } .summary, .report, .sources, .found, .index { padding: 0.9rem 1rem; } }
@media (forced-colors: active) { .statement, .mark { text-decoration: underline; } mark { background: Mark; color: MarkText; } }
@media print { .to-look-at { display: none; } html { background: #fff; color: #000; font-size: 10pt; } body { max-width: none; padding: 0; }
  .summary, .report, .sources, .found, .index { border: 0; padding: 0; } .hint, .ways, .skip { display: none; }
  .panel, .citation { break-inside: avoid; } .passage blockquote { max-height: none; }
  .statement, .mark, .badge .sign, mark { -webkit-print-color-adjust: exact; print-color-adjust: exact; } }
`;
