import { expectLinearGrowth } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { extractCitations, listBlocks, listStructureReferences } from '../src/index.js';

const recipes: Readonly<Record<string, (n: number) => string>> = {
  'quotes in quotes': (n) => `${'>'.repeat(n)} x`,
  'lists in lists': (n) => `${'- * + '.repeat(n / 3)}x`,
  'ordered lists in ordered lists': (n) => `${'1. '.repeat(n)}x`,
  'opening brackets': (n) => '['.repeat(n),
  'opening and closing brackets': (n) => '['.repeat(n) + ']'.repeat(n),
  'unclosed marks': (n) => '[1'.repeat(n),
  marks: (n) => 'a [1] '.repeat(n),
  'lines that end in marks': (n) => 'a [1]\n'.repeat(n),
  'links in one paragraph': (n) => '[a](b) '.repeat(n),
  'links cut by pipes': (n) => `|${'a|'.repeat(n)}\n|${'-|'.repeat(n)}\n|${' [x|y](u) |'.repeat(n)}`,
  'unclosed link titles': (n) => '[a](b (c'.repeat(n),
  'closing emphasis without opening': (n) => 'a_ b** '.repeat(n),
  'opening emphasis without closing': (n) => '*a __b '.repeat(n),
  'code spans': (n) => '`a``b'.repeat(n),
  'unclosed comments': (n) => 'x <!-- <? <!A <![CDATA[ '.repeat(n),
  'unclosed attributes': (n) => 'x<a b="'.repeat(n),
  'a definition and spaces': (n) => `[1]:${' '.repeat(n * 20)}x`,
  'an unclosed title of a definition': (n) => `[1]: u "${'\nx'.repeat(n)}`,
  definitions: (n) => Array.from({ length: n }, (_, i) => `[${i}]: u${i}`).join('\n'),
  'an address and closing parentheses': (n) => `http://a.example/${')'.repeat(n * 5)}`,
  'a pipe before a line of spaces': (n) => `a|\n${' '.repeat(n * 5)}x`,
  'one long line': (n) => 'word '.repeat(n * 5),
  'one long word': (n) => 'w'.repeat(n * 25),
  'an unclosed fence': (n) => `\`\`\`\n${'a\n'.repeat(n)}`,
  'a long reference list': (n) =>
    `## References\n${Array.from({ length: n }, (_, i) => `[${i}] Title. https://a.example/${i}`).join('\n')}`,
  'unclosed front matter': (n) => `---\n${'a: b\n'.repeat(n)}`,
  'notes without definitions': (n) => '[^1]'.repeat(n),
  'struck sentences': (n) => `~~${'Ice thins. '.repeat(n)}~~`,
  'struck words': (n) => '~~a~~ b '.repeat(n),
  'unclosed elements': (n) => '<b>Ice thins. '.repeat(n),
  'marks between digits': (n) => '1[2]3 '.repeat(n),
  'marks in a row': (n) => `1${'[2]'.repeat(n)}3`,
  'opening parentheses': (n) => '('.repeat(n * 5),
  'opening full-width parentheses and a year': (n) => `2020${'（张'.repeat(n * 3)}`,
  'opening lenticular brackets': (n) => '【1'.repeat(n * 3),
  'quotation marks': (n) => `"'“`.repeat(n * 3),
  'carets and brackets': (n) => '^['.repeat(n),
  'at signs': (n) => `[x]: u\n\n${'@x '.repeat(n)}${'@'.repeat(n * 5)}`,
  dollars: (n) => '$'.repeat(n * 5),
  'dollars and letters': (n) => '$a '.repeat(n * 2),
  'formulas that do not end': (n) => '\\(a \\[b '.repeat(n * 2),
  'nested emphasis': (n) => `${'*a **b '.repeat(n)}${'c** d* '.repeat(n)}`,
  'citations by author and year': (n) => '(Moe, 2010; Aas et al., 2011) '.repeat(n),
  'names without a year': (n) => `2010 (${'Moe, '.repeat(n * 3)}`,
  'names in the sentence': (n) => 'Moe, Aas and Vik (2010), '.repeat(n),
  'bare names and years': (n) => 'see Moe, 2009, p. 7, '.repeat(n),
  'Chinese names and years': (n) => `${'张三、'.repeat(n)}张三等（2020）${'周明等（2021）'.repeat(n)}`,
  'the same again': (n) => `a [1]. ${'Ibid. ((('.repeat(n)}`,
  'escaped numbers': (n) => 'ice \\[1\\] '.repeat(n),
  'unclosed escaped numbers': (n) => 'ice \\[1 '.repeat(n),
  'entries with one author': (n) =>
    `Moe's report ${"Moe's report ".repeat(n)}\n\n## References\n${Array.from({ length: n }, (_, i) => `[${i}] Moe, T. (2001). Ice ${i}.`).join('\n')}`,
  'citations of entries with one author': (n) =>
    `${'(Moe, 2001) '.repeat(n)}\n\n## References\n${Array.from({ length: 300 }, (_, i) => `[${i}] Moe, T. (2001). Ice ${i}.`).join('\n')}`,
  'a long table': (n) => `| a | b |\n|---|---|\n${'| x (Moe, 2009) | y [2] |\n'.repeat(n)}`,
};

const namedParts: Readonly<Record<string, (n: number) => string>> = {
  'tables that are named': (n) => 'See Table 2 and Section 3.1. '.repeat(n),
  'lists of figures': (n) => `Figures ${'1, 2 and '.repeat(n)}3`,
  'headings that are counted': (n) => '## a\n\nSee Section 2.1.\n\n'.repeat(n),
  captions: (n) => 'Table 1: a\n\n图2：b\n\n'.repeat(n),
  'brackets before a figure': (n) => `${'(2009 [a '.repeat(n)}Figure 1`,
  'a term that is marked': (n) => 'Salt [1] melts. Salt is cheap. '.repeat(n),
  'a passage and its marks': (n) => `${'Ice thins. '.repeat(n)}${'[1]'.repeat(n)}`,
  'links that white space breaks': (n) => 'a ([b](https://a.example/c d)). '.repeat(n),
  'openings of such links': (n) => '[b](https://a.example/c d '.repeat(n),
  'questions and announcements': (n) => 'Next, we look at a a a a a, a. Why is it? '.repeat(n),
};

describe('listBlocks and extractCitations', () => {
  for (const [name, recipe] of Object.entries(recipes)) {
    it(`grow no faster than linearly on ${name}`, () => {
      const prepare = (size: number) => {
        const text = recipe(size);
        return () => {
          listBlocks(text);
          extractCitations(text, { superscripts: true });
        };
      };
      expectLinearGrowth(prepare, { from: 800, factor: 8 });
    });
  }

  for (const [name, recipe] of Object.entries(namedParts)) {
    it(`and listStructureReferences grow no faster than linearly on ${name}`, () => {
      const prepare = (size: number) => {
        const text = recipe(size);
        return () => {
          listStructureReferences(text);
          extractCitations(text, { scope: 'passage' });
          extractCitations(text, { scope: 'concept' });
        };
      };
      expectLinearGrowth(prepare, { from: 800, factor: 8 });
    });
  }

  it('read 50,000 brackets and 20,000 unclosed marks as text', () => {
    for (const text of ['['.repeat(50_000), '[1'.repeat(20_000)])
      expect(extractCitations(text).citations).toEqual([]);
  });

  it('read a table of 40,000 rows and find its marks', () => {
    const text = `| a | b |\n|---|---|\n${'| x | y [2] |\n'.repeat(40_000)}`;
    expect(extractCitations(text).citations).toHaveLength(40_000);
  }, 60_000);

  it('expand ranges and lists up to 20,000 citations and give one faulty citation a mark from there on', () => {
    const expanded = 99 * Math.ceil(20_001 / 99);
    for (const separator of [' ', '\n\n'])
      for (const [mark, label] of [
        ['[1-99]', '1-99'],
        ['[7, 8]', '7, 8'],
        ['[ice-log#1;ice-log#2]', 'ice-log#1;ice-log#2'],
      ] as const) {
        const marks = 10_500;
        const found = extractCitations(
          `x [1-99]${separator}`.repeat(203) + `x ${mark}${separator}`.repeat(marks),
        );
        expect(found.citations).toHaveLength(expanded + marks);
        const last = found.citations.at(-1);
        expect(last).toMatchObject({ label, problem: 'range-too-long', target: { kind: 'none' } });
      }
  });

  it('read more than 100,000 opening brackets in one block as text', () => {
    expect(extractCitations('a [1] '.repeat(100_000)).citations).toHaveLength(100_000);
    const [first, ...others] = extractCitations(`a [1].\n\n${'b [1] '.repeat(100_001)}`).citations;
    expect(first?.label).toBe('1');
    expect(others).toEqual([]);
  });

  it('read a paragraph below 5,000 quotes or lists', () => {
    expect(listBlocks(`${'> '.repeat(5000)}x`)).toMatchObject([{ charStart: 10_000, charEnd: 10_001 }]);
    expect(listBlocks(`${'- '.repeat(5000)}x`)).toMatchObject([{ charStart: 10_000, charEnd: 10_001 }]);
    expect(
      listBlocks(Array.from({ length: 5000 }, (_, i) => `${' '.repeat(2 * i)}- x`).join('\n')).length,
    ).toBeGreaterThan(0);
  });
});
