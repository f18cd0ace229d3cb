import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { listBlocks } from '../src/index.js';

function cut(text: string): [string, string][] {
  const points = [...text];
  return listBlocks(text).map((block) => [block.kind, points.slice(block.charStart, block.charEnd).join('')]);
}

describe('listBlocks', () => {
  const vectors =
    loadVectors<{ title: string; text: string; elements: [string, string][] }[]>('markdown/elements.json');
  for (const vector of vectors) {
    it(vector.title, () => expect(cut(vector.text)).toEqual(vector.elements));
  }

  it('cuts headings without marks, closing marks and underlines', () => {
    expect(cut('## Low water ##\n\nMoon\n====\n\n#\n')).toEqual([
      ['heading', 'Low water'],
      ['heading', 'Moon'],
    ]);
  });

  it('keeps markers inside a paragraph and drops those at its ends', () => {
    expect(cut('> - one\n>   two\n\n1. three\n   four  \n')).toEqual([
      ['paragraph', 'one\n>   two'],
      ['paragraph', 'three\n   four'],
    ]);
  });

  it('takes code between the fences without the last LF, and indented code', () => {
    expect(cut('```sh\na\n\nb\n```\n\n    c\n      d\n\n~~~\n~~~\n')).toEqual([
      ['code', 'a\n\nb'],
      ['code', 'c\n      d'],
    ]);
  });

  it('makes an element of every table row, without outer pipes and without the delimiter row', () => {
    expect(cut('| a | b |\n| - | - |\n| 1 | 2 |\n| | |\n')).toEqual([
      ['table_row', 'a | b'],
      ['table_row', '1 | 2'],
    ]);
  });

  it('yields nothing for HTML, comments, definitions, front matter, rules and empty blocks', () => {
    expect(
      cut('---\ntitle: x\n---\n\n<div>\nraw\n</div>\n\n<!-- no -->\n\n[a]: /b "c"\n\n***\n\n>\n\n-\n'),
    ).toEqual([]);
  });

  it('contributes the children of footnote definitions', () => {
    expect(cut('Text[^1].\n\n[^1]: Log\n    book\n\n    Second\n')).toEqual([
      ['paragraph', 'Text[^1].'],
      ['paragraph', 'Log\n    book'],
      ['paragraph', 'Second'],
    ]);
  });

  it('counts in code points and names section, level, language and hidden spans', () => {
    const text = '# 🐟 *Nets*\n\n```py x\n1\n```\n\n## B\n\n🐟 a <!-- b --> c\n';
    expect(listBlocks(text)).toEqual([
      { kind: 'heading', charStart: 2, charEnd: 10, level: 1, sectionPath: [], hidden: [] },
      { kind: 'code', charStart: 20, charEnd: 21, language: 'py', sectionPath: ['🐟 Nets'], hidden: [] },
      { kind: 'heading', charStart: 30, charEnd: 31, level: 2, sectionPath: ['🐟 Nets'], hidden: [] },
      {
        kind: 'paragraph',
        charStart: 33,
        charEnd: 49,
        sectionPath: ['🐟 Nets', 'B'],
        hidden: [{ charStart: 37, charEnd: 47 }],
      },
    ]);
  });
});
