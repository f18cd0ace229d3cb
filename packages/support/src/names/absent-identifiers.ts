import type { Absent } from './absent-names.js';
import { findIdentifiers } from './find-identifiers.js';

const MOST = 64;
// Beside these a run of characters goes on as the same identifier.
const GOES_ON = /[A-Za-z0-9_$]/;

/**
 * Code identifiers of a claim that the evidence does not hold, in whatever case.
 *
 * @remarks An identifier is held where it stands apart: `get` is not held by `get_all`. The first 64 are looked up.
 */
export function findAbsentIdentifiers(claim: string, evidence: string): Absent[] {
  const identifiers = findIdentifiers(claim).slice(0, MOST);
  if (identifiers.length === 0) return [];
  const text = evidence.toLowerCase();
  return identifiers
    .filter(({ forms }) => !forms.some((form) => standsApart(text, form)))
    .map(({ end, start, text: found }) => ({
      start,
      end,
      text: found,
      rule: 'support/identifier-absent',
      check: 'identifier',
      severity: 'warning',
    }));
}

function standsApart(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + form.length);
    if (!GOES_ON.test(before) && !GOES_ON.test(after)) return true;
  }
  return false;
}
