const SEGMENT = "(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})";
const PATH = `(?:${SEGMENT}|/)*`;
const QUERY = `(?:\\?(?:${SEGMENT}|[/?])*)?`;
const HOST = "(?:[a-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})+";
const ADDRESS = '\\[[0-9a-f:.]+\\]';

const WEB = new RegExp(`^https?://(?:${HOST}|${ADDRESS})(?::([0-9]{1,5}))?(?:/${PATH})?${QUERY}$`);
const NAME = new RegExp(`^urn:[a-z0-9][a-z0-9-]{0,30}[a-z0-9]:${SEGMENT}(?:${SEGMENT}|[/?])*$`);
const LOCAL = new RegExp(`^(?:kb|file-set):(?://${HOST}(?:/${PATH})?|/?${SEGMENT}${PATH})${QUERY}$`);

// Parameters that carry a secret or a signature, as web services name them.
const SECRET =
  /[?&](?:access_token|id_token|refresh_token|auth_token|token|api[-_]?key|client_secret|secret|password|passwd|pwd|sig|signature|x-amz-(?:credential|signature|security-token)|x-goog-(?:credential|signature))=/i;

const MAX_LENGTH = 4000;

/**
 * Whether a text may stand as a `source_uri`: an absolute URI in ASCII with a scheme of the specification and nothing
 * that gives access or changes nothing but the view.
 *
 * @remarks Schemes `https http urn kb file-set`; scheme and host in lower case; no user information, no fragment, no
 * query parameter that is commonly a credential. At most 4,000 characters. Linear time. It says nothing of whether the
 * source exists or is safe to open.
 * @example
 * ```ts
 * isSourceUri('https://a.example/rules?lang=en'); // true
 * isSourceUri('https://crew@a.example/rules'); // false
 * ```
 * @see RFC 3986, RFC 8141
 */
export function isSourceUri(text: string): boolean {
  if (text.length > MAX_LENGTH || SECRET.test(text)) return false;
  const web = WEB.exec(text);
  if (web !== null) return web[1] === undefined || Number(web[1]) <= 65_535;
  return NAME.test(text) || LOCAL.test(text);
}
