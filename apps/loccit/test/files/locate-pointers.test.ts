import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locatePointers } from '../../src/files/locate-pointers.js';

const locate = (text: string, pointer: string, atName = false) => {
  const [place] = locatePointers(text, JSON.parse(text), [{ pointer, atName }]);
  return [place?.line, place?.column];
};

describe('locatePointers', () => {
  it('finds values, and names where the name is meant', () => {
    const text = '{\n  "a": [1, {"b": true}],\n  "c" : null\n}';
    expect(locate(text, '')).toEqual([1, 1]);
    expect(locate(text, '/a')).toEqual([2, 8]);
    expect(locate(text, '/a/1')).toEqual([2, 12]);
    expect(locate(text, '/a/1/b')).toEqual([2, 18]);
    expect(locate(text, '/c')).toEqual([3, 9]);
    expect(locate(text, '/c', true)).toEqual([3, 3]);
  });

  it('skips white space, and counts LF, CR and CRLF as one line end each and columns in code points', () => {
    expect(locate(' \t\r\n\r\n {"\u{1f6a2}\u7a91": 1, "x": 2}', '/x')).toEqual([3, 17]);
    expect(locate('[\r1,\r2]', '/1')).toEqual([3, 1]);
  });

  it('reads escapes in names and pointers, and brackets and quotes in strings as text', () => {
    expect(locate('{"s": "]}\\\\\\"[{", "\\u0061/~": 5}', '/a~1~0')).toEqual([1, 31]);
  });

  it('finds a name that is not safe to show by its place in the object, also where numbers come first', () => {
    const text = '{"\\u202e": 1, "9": 2, "": 3}';
    const names = Object.keys(JSON.parse(text) as object);
    expect(locate(text, `/#${names.indexOf('\u202e')}`)).toEqual([1, 12]);
    expect(locate(text, `/#${names.indexOf('')}`, true)).toEqual([1, 23]);
  });

  it('finds in any document what a parse of the rest of the text gives', () => {
    seeded(
      fc.property(fc.json({ maxDepth: 4 }), fc.boolean(), (json, indented) => {
        const value = JSON.parse(json) as unknown;
        if (json.includes('__proto__')) return;
        const text = JSON.stringify(value, null, indented ? 2 : 0);
        const lines = text.split('\n');
        const visit = (node: unknown, pointer: string): void => {
          const [line = 0, column = 0] = locate(text, pointer);
          const rest = [...(lines[line - 1] ?? '')].slice(column - 1).join('');
          const first = JSON.stringify(node, null, indented ? 2 : 0).split('\n')[0] ?? '';
          expect(rest.startsWith(first)).toBe(true);
          if (typeof node !== 'object' || node === null) return;
          for (const [index, [name, member]] of Object.entries(node).entries()) {
            const isSafe = /^[\w~/ ]{1,20}$/.test(name);
            const step = isSafe ? name.replaceAll('~', '~0').replaceAll('/', '~1') : `#${index}`;
            visit(member, `${pointer}/${step}`);
          }
        };
        visit(value, '');
      }),
    );
  });
});
