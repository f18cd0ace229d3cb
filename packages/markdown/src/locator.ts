import type { ExtractedLocator } from '@loccit/contract';

const PAGE =
  /^[\s,，:：;]*(?:pp?\.|pages?)\s?(\d{1,6}|[ivxlcdm]{1,8})(?:\s?[-–—~～至]\s?(\d{1,6}))?(?![\p{L}\p{N}])/iu;
const COLON = /^[:：]\s?(\d{1,6})(?:\s?[-–—]\s?(\d{1,6}))?(?![\p{L}\p{N}])/u;
const CHINESE = /^[\s,，:：;]*第\s?(\d{1,6})(?:\s?[-–—~～至]\s?(\d{1,6}))?\s?[页頁]/u;

/** A page at the start of what follows a citation: `, p. 7`, `, pp. 7-9`, `: 7`, `，第7页`; roman numbers are labels. */
export function readLocator(text: string): ExtractedLocator | undefined {
  return matchLocator(text)?.locator;
}

/** {@link readLocator} with the length of what was read. */
export function matchLocator(text: string): { locator: ExtractedLocator; length: number } | undefined {
  const found = CHINESE.exec(text) ?? PAGE.exec(text) ?? COLON.exec(text);
  if (found?.[1] === undefined) return undefined;
  const length = found[0].trimEnd().length;
  if (!/^\d/.test(found[1])) return { locator: { type: 'page', label: found[1] }, length };
  const first = Number(found[1]);
  const last = Number(found[2] ?? found[1]);
  return { locator: last < first ? { type: 'page', first } : { type: 'page', first, last }, length };
}
