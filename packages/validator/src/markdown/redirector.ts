const HOSTS =
  /^(?:(?:dx\.)?doi\.org|hdl\.handle\.net|n2t\.net|purl\.org|w3id\.org|bit\.ly|t\.co|tinyurl\.com|goo\.gl|lnkd\.in|ow\.ly|buff\.ly|is\.gd|web\.archive\.org|archive\.(?:org|ph|is|today|md)|perma\.cc|webcache\.googleusercontent\.com|translate\.google\.com|r\.jina\.ai|vertexaisearch\.cloud\.google\.com)$/;

/** Whether a host is a resolver, a shortener or an archive: nobody can tell from its addresses where they lead. */
export function isRedirector(host: string): boolean {
  return HOSTS.test(host);
}
