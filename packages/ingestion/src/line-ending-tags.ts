/** `br`, `pre`, and the names that begin a block of HTML in CommonMark 0.31, condition 6. */
const NAMES = new Set(
  (
    'br pre address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt ' +
    'fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link main ' +
    'menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th thead title tr ' +
    'track ul'
  ).split(' '),
);

/** Whether a raw tag ends the line it stands in, so that the words on its sides are two. */
export function endsLine(tag: string): boolean {
  const name = /^<\/?([A-Za-z][A-Za-z0-9]*)[\s/>]/.exec(tag)?.[1];
  return name !== undefined && NAMES.has(name.toLowerCase());
}
