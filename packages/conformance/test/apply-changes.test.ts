import { describe, expect, it } from 'vitest';
import { applyChanges } from '../src/apply-changes.js';
import { encodeText, textOf } from '../src/files.js';
import type { Change } from '../src/vector-case.js';

const files = new Map([
  ['a.json', encodeText('{"list":[1,2],"x~/y":{"z":true}}')],
  ['b.jsonl', encodeText('{"n":1}\n\n{"n":2}\n')],
]);
const textAfter = (...changes: Change[]): string =>
  textOf(applyChanges(files, changes).get(changes.at(-1)?.target ?? '') ?? new Uint8Array());
const refused = (...changes: Change[]) => expect(() => applyChanges(files, changes)).toThrow();

describe('applyChanges', () => {
  it('applies the operations of RFC 6902 in order', () => {
    const patch: Change['patch'] = [
      { op: 'add', path: '/list/1', value: 9 },
      { op: 'add', path: '/list/-', value: [] },
      { op: 'replace', path: '/list/0', value: null },
      { op: 'copy', from: '/x~0~1y/z', path: '/copied' },
      { op: 'move', from: '/x~0~1y', path: '/moved' },
      { op: 'remove', path: '/list/2' },
    ];
    expect(textAfter({ target: 'a.json', patch })).toBe(
      '{"list":[null,9,[]],"copied":true,"moved":{"z":true}}',
    );
  });

  it('takes JSON Lines for the array of the values of their lines', () => {
    expect(textAfter({ target: 'b.jsonl', patch: [{ op: 'replace', path: '/1/n', value: 3 }] })).toBe(
      '{"n":1}\n{"n":3}\n',
    );
  });

  it('replaces bytes by text or by bytes, each edit in what the one before left', () => {
    const edits = [
      { start: 0, end: 8, text: 'é' },
      { start: 2, end: 3, hex: '00ff' },
    ];
    const changed = applyChanges(files, [{ target: 'b.jsonl', edits }]).get('b.jsonl') ?? [];
    expect(Buffer.from(changed).toString('hex')).toBe(`c3a900ff${Buffer.from('{"n":2}\n').toString('hex')}`);
  });

  it('makes a file that is not there by an edit, and takes one away', () => {
    expect(textAfter({ target: 'new', edits: [{ start: 0, end: 0, text: 'x' }] })).toBe('x');
    expect(applyChanges(files, [{ target: 'a.json', remove: true }]).has('a.json')).toBe(false);
    expect(files.has('a.json')).toBe(true);
  });

  it('refuses a change that finds nothing, and one that changes nothing', () => {
    refused({ target: 'none.json', remove: true });
    refused({ target: 'none.json', patch: [] });
    refused({ target: 'a.json', patch: [] });
    refused({ target: 'a.json', edits: [{ start: 0, end: 1, text: '{' }] });
    refused({ target: 'a.json', edits: [{ start: 0, end: 99, text: '' }] });
    refused({ target: 'a.json', patch: [{ op: 'remove', path: '/none' }] });
    refused({ target: 'a.json', patch: [{ op: 'replace', path: '/list/2', value: 0 }] });
    refused({ target: 'a.json', patch: [{ op: 'add', path: '/list/4', value: 0 }] });
    refused({ target: 'a.json', patch: [{ op: 'add', path: '/none/0', value: 0 }] });
  });
});
