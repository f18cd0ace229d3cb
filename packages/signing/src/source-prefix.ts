/** The parts of a URI by which a prefix is compared. */
interface UriParts {
  readonly scheme: string;
  /** Host and port; null where the URI has no authority. */
  readonly authority: string | null;
  readonly path: string;
  readonly query: boolean;
}

const PATH = "[A-Za-z0-9._~!$&'()*+,;=:@/%-]*";
const FORM = new RegExp(`^([a-z][a-z0-9+.-]*):(?://([a-z0-9._~%:[\\]-]+)(?=[/?]|$))?(${PATH})(\\?[!-~]*)?$`);

/**
 * Whether a text can stand for all sources below it.
 *
 * @remarks A URI with a scheme in lower case, without user information, query, fragment or dot segments. Only schemes that
 * have no authority may stand alone (`file-set:`): a prefix never covers more than one host.
 */
export function isSourcePrefix(prefix: string): boolean {
  const parts = splitUri(prefix);
  if (parts === undefined || parts.query) return false;
  return parts.authority !== null || parts.path !== '' || !/^(?:https?|urn)$/.test(parts.scheme);
}

/**
 * Whether a source lies under a prefix: by scheme, authority and whole segments of the path, never as plain text.
 *
 * @remarks A URI with dot segments, however often encoded and with parameters behind them or not, or with an encoded control
 * character lies under no prefix, since servers do not agree on where it leads. Compared as strings, without decoding.
 * @see RFC 3986, section 3
 */
export function isUnderPrefix(uri: string, prefix: string): boolean {
  const source = splitUri(uri);
  const above = splitUri(prefix);
  if (source === undefined || above === undefined) return false;
  if (source.scheme !== above.scheme || source.authority !== above.authority) return false;
  const { path } = above;
  if (!source.path.startsWith(path)) return false;
  const next = source.path[path.length];
  if (next === undefined || path === '' || next === '/' || path.endsWith('/')) return true;
  return above.authority === null && (next === ':' || path.endsWith(':'));
}

function splitUri(uri: string): UriParts | undefined {
  const [matched, scheme = '', authority, path = '', query] = FORM.exec(uri) ?? [];
  if (matched === undefined || leadsElsewhere(path)) return undefined;
  // Without an authority a path does not begin with two slashes, or it would be taken for one.
  if (authority === undefined && path.startsWith('//')) return undefined;
  return { scheme, authority: authority ?? null, path, query: query !== undefined };
}

/** Whether some server reads a dot segment in the path, by decoding it once or more or by dropping what follows a `;`. */
function leadsElsewhere(path: string): boolean {
  let decoded = path;
  for (let before = ''; before !== decoded; ) {
    before = decoded;
    decoded = decoded
      .replaceAll(/%(?:25)+/g, '%')
      .replaceAll(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\0-\x1f\x7f]/.test(decoded) || /(?:^|[/\\])\.{1,2}(?:[/\\;]|$)/.test(decoded);
}
