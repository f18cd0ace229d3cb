/**
 * Under which names an entry or a target leads to a source: its address without what does not tell pages apart, and
 * its DOI.
 *
 * @remarks Scheme, `www.`, fragment, a slash at the end and `utm_` parameters do not tell pages apart.
 */
export function sourceKeys({
  url,
  doi,
}: {
  readonly url?: string;
  readonly doi?: string;
}): readonly string[] {
  return [
    ...(url === undefined || url === '' ? [] : [`url ${normalizeAddress(url)}`]),
    ...(doi === undefined ? [] : [`doi ${doi.toLowerCase()}`]),
  ];
}

function normalizeAddress(url: string): string {
  const bare = url.replace(/#.*$/s, '').replace(/[?&]utm_[^&]*/g, '');
  const [, host = '', rest = ''] = /^https?:\/\/(?:www\.)?([^/?]*)(.*)$/is.exec(bare) ?? [];
  return host === '' ? bare : `${host.toLowerCase()}${rest.endsWith('/') ? rest.slice(0, -1) : rest}`;
}
