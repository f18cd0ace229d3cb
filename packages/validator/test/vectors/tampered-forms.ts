import { type Draft, onAnswer, remove, replace } from './draft.js';
import { sha256 } from './store-finder.js';

/** Answers that cannot be read as one. */
export function draftForms(): Draft[] {
  const edited = (
    id: string,
    title: string,
    start: number,
    end: number,
    text: string,
    rule: string,
  ): Draft => ({
    id,
    title,
    answer: 'bergtal-answered',
    audit: true,
    changes: [{ target: 'answer', edits: [{ start, end, text }] }],
    fail: `structure/${rule}`,
  });
  const member = (id: string, title: string, ...patch: Parameters<typeof onAnswer>): Draft => ({
    id,
    title,
    answer: 'bergtal-answered',
    audit: true,
    changes: [onAnswer(...patch)],
    fail: 'structure/schema-mismatch',
  });
  return [
    edited('form-empty', 'nothing but an opening bracket', 0, 0, '[', 'malformed-json'),
    edited('form-twice', 'a member that occurs twice', 1, 1, '"lang":"zh",', 'malformed-json'),
    edited(
      'form-escaped-twice',
      'a member twice, once escaped',
      1,
      1,
      '"l\\u0061ng":"zh",',
      'malformed-json',
    ),
    edited('form-proto', 'the name __proto__', 1, 1, '"__proto__":{},', 'malformed-json'),
    edited(
      'form-number',
      'a number that cannot be told exactly',
      1,
      1,
      '"x":9007199254740993,',
      'malformed-json',
    ),
    edited('form-surrogate', 'half of a surrogate pair', 1, 1, '"x":"\\ud800",', 'malformed-json'),
    edited('form-bom', 'a byte order mark', 0, 0, '\ufeff', 'malformed-json'),
    {
      ...edited('form-utf8', 'bytes that are no UTF-8', 0, 0, '', 'malformed-json'),
      changes: [{ target: 'answer', edits: [{ start: 2, end: 2, hex: 'ff' }] }],
    },
    edited('form-member', 'a member that no schema knows', 1, 1, '"note":"x",', 'schema-mismatch'),
    member('form-claims', 'claims that are no list', replace('/claims', {})),
    member('form-kind', 'a kind that is none', replace('/claims/0/kind', 'truth')),
    member('form-time', 'a time without zone', replace('/created_at', '2026-02-03T09:00:00')),
    member(
      'form-digest',
      'a digest in capitals',
      replace('/claims/0/citations/0/span_sha256', sha256('x').toUpperCase()),
    ),
    member('form-half', 'half of a span', remove('/claims/0/citations/0/char_end')),
    member('form-address', 'a claim id of another form', replace('/claims/0/claim_id', 'first')),
    member(
      'form-fraction',
      'a position between two code points',
      replace('/claims/0/citations/0/char_start', 14.5),
    ),
  ];
}
