const DOI = /\b10\.\d{4,9}(?:\/|%2[fF])[^\s"<>[\]{}|\\，。；、（）：“”《》\u3000-\u303f\uff00-\uffef]+/u;
/** What publishers append to a DOI in the addresses of their pages. */
const PAGE =
  /(?:\/(?:abstract|full|fulltext|full-text|pdf|epdf|pdfplus|html|htm|meta|summary|references|figures|download)|\.(?:pdf|html?|xml)|(?<=\d)v\d{1,2}(?:\.full)?)$/i;

/**
 * The first DOI in a text or an address, whatever resolver stands before it.
 *
 * @remarks Without what publishers append to it, punctuation at its end and brackets that close nothing. Only a
 * percent-encoded slash is decoded.
 */
export function findDoi(text: string, isAddress: boolean): string | undefined {
  const found = text.includes('10.') ? DOI.exec(text)?.[0] : undefined;
  if (found === undefined) return undefined;
  let doi = found.replace(/%2f/gi, '/');
  if (isAddress) doi = doi.replace(/[?#&].*$/s, '');
  for (let before = ''; before !== doi; ) {
    before = doi;
    doi = doi.replace(/[.,;:!?'’”*_]+$/u, '').replace(PAGE, '');
    if (doi.endsWith(')') && count(doi, ')') > count(doi, '(')) doi = doi.slice(0, -1);
  }
  return /^10\.\d{4,9}\/./.test(doi) ? doi : undefined;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
