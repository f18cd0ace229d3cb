import { type Lang, message } from './message.js';

const LIMITS = [
  'limits.source-right',
  'limits.extractor',
  'limits.parser',
  'limits.selection',
  'limits.nothing-better',
  'limits.still-current',
  'limits.short-secret',
] as const;

/** What a pass does not prove, line by line, as every report carries it. */
export function listLimits(lang: Lang): string[] {
  return LIMITS.map((key) => message(key, lang));
}
