import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { joinWithin } from '../../src/formats/cut-pieces.js';
import { inertText } from '../../src/formats/inert-text.js';
import { checkAs, HOSTILE, harbour } from './harbour.js';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

const read = (text: string): Node =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as Node;

const listTypes = (node: Node): string[] => [node.type, ...(node.children ?? []).flatMap(listTypes)];
const textOf = (node: Node): string => (node.value ?? '') + (node.children ?? []).map(textOf).join('');

describe('inertText', () => {
  it('is one paragraph of text, whatever stands in it', () => {
    for (const text of [
      `${HOSTILE}\u0007\u001b[31m\ufffe`,
      '- a',
      '1. a',
      '# a',
      '> a',
      '***',
      'a\n\nb',
      '| a |',
      'www.a.example',
      'https://a.example',
      'a@b.example',
      '[^1]',
      '~~a~~',
      '&copy;',
      'xmpp:a@b.example',
    ]) {
      expect(listTypes(read(inertText(text)))).toEqual(['root', 'paragraph', 'text']);
    }
  });

  it('shows what was written, but for breaks of no width', () => {
    for (const text of ['a | b', '99 % of 5 < 6', '“x” & y', 'C:\\a `b`', '12:30']) {
      expect(textOf(read(inertText(text))).replaceAll('\u200b', '')).toBe(text);
    }
  });

  it('breaks what code hosts look for in the shown text: mentions, references, emoji, addresses', () => {
    const text =
      '@crew org/repo#12 !7 GH-3 :100: https://a.example www.a.example 0123456789abcdef0123456789abcdef01234567';
    const shown = textOf(read(inertText(text)));
    expect(shown).not.toMatch(/@\w|#\d|!\d|GH-\d|:100:|:\/\/|www\.|[0-9a-f]{40}/);
    expect(shown.replaceAll('\u200b', '')).toBe(text);
  });
});

describe('joinWithin', () => {
  it('leaves out from the end, says how much, and closes what is open', () => {
    const pieces = [
      { text: '<d>', counts: 0, closing: '</d>' },
      ...Array.from({ length: 20 }, () => ({ text: '0123456789', counts: 1 })),
      { text: '', counts: 0, closes: true as const },
    ];
    const text = joinWithin(pieces, 100, (lost) => `lost ${lost}`);
    expect(text.length).toBeLessThanOrEqual(100);
    expect(text).toMatch(/^<d>(?:0123456789)+<\/d>lost \d+$/);
    expect(joinWithin(pieces, 1000, () => '')).toMatch(/9<\/d>$/);
  });
});

describe('writeMarkdown', () => {
  it('tells the verdict, the layers, and the findings by rule with line and remedy', async () => {
    const { exit, stdout } = await checkAs(harbour(), 'markdown', ['report.md', '--lang', 'en']);
    expect(exit).toBe(1);
    expect(stdout).toContain('| report.md | **❌ fail** |');
    expect(stdout).toContain('**❌ `support/number-mismatch`** (1)');
    expect(stdout).toContain('`report.md:3:31`');
    expect(stdout).toContain('Give the value that the source gives');
  });

  it('lets nothing of a report break out', async () => {
    const cwd = harbour({
      'a|b`.md': `${HOSTILE} closes at 99:99 [1].\n\n[1] Tide tables, tides.md\n`,
    });
    const { stdout } = await checkAs(cwd, 'markdown', ['a|b`.md', 'gone.md', '--lang', 'en']);
    const types = new Set(listTypes(read(stdout)));
    for (const type of ['link', 'image', 'linkReference', 'delete', 'footnoteReference'])
      expect(types).not.toContain(type);
    const html = (node: Node): string[] => [
      ...(node.type === 'html' ? [node.value ?? ''] : []),
      ...(node.children ?? []).flatMap(html),
    ];
    for (const tag of html(read(stdout)).flatMap((one) => one.match(/<[^>]*>/g) ?? []))
      expect(tag).toMatch(/^<\/?(?:details|summary)>$/);
    expect(stdout).not.toMatch(/\u202e/);
  });

  it('holds at most 60,000 characters and says what was cut', async () => {
    const many = Array.from(
      { length: 900 },
      (_, at) => `The harbour closes at 23:${at} every ${'long '.repeat(20)} day [1].`,
    ).join('\n\n');
    const { stdout } = await checkAs(
      harbour({ 'many.md': `${many}\n\n[1] Tide tables, tides.md\n` }),
      'markdown',
      ['many.md', '--lang', 'en'],
    );
    expect(stdout.length).toBeLessThanOrEqual(60_000);
    expect(stdout).toMatch(/Left out, because a summary holds 60000 characters: \d+/);
    expect(stdout.match(/<details>/g)?.length).toBe(stdout.match(/<\/details>/g)?.length);
  });
});
