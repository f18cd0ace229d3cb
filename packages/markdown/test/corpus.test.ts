import { readdirSync, readFileSync } from 'node:fs';
import { projectRoot, seeded, sharedData } from '@loccit/testing';
import { canonicalizeText, readCanonicalText } from '@loccit/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readExamples } from './commonmark.js';
import { findFaults } from './invariants.js';

function listMarkdown(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return listMarkdown(path);
    return entry.isFile() && /\.(?:md|markdown)$/i.test(entry.name) ? [path] : [];
  });
}

describe('blocks and citations', () => {
  it('keep every invariant on all Markdown below node_modules', () => {
    const files = listMarkdown(`${projectRoot}node_modules`);
    let changed = 0;
    let astral = 0;
    for (const file of files) {
      const raw = readFileSync(file);
      const { text } = readCanonicalText(raw);
      if (text.length !== raw.toString('utf8').length) changed += 1;
      if (/[\ud800-\udbff]/.test(text)) astral += 1;
      expect(findFaults(text), file.slice(projectRoot.length)).toEqual([]);
    }
    console.log(
      `Markdown below node_modules: ${files.length} files, ${changed} changed by canonicalization, ${astral} astral`,
    );
    expect(files.length).toBeGreaterThan(100);
  }, 240_000);

  const spec = sharedData('vectors/markdown/commonmark-spec.txt');
  it.skipIf(spec === undefined)(
    `keep every invariant on the CommonMark examples${spec === undefined ? ' (skipped: the data set is missing or not asked for)' : ''}`,
    () => {
      for (const text of readExamples(spec ?? ''))
        expect(findFaults(canonicalizeText(text)), text).toEqual([]);
    },
  );

  it('keep every invariant on random arrangements of markup', () => {
    const pieces = fc.constantFrom(
      ...[
        '# ',
        '> ',
        '- ',
        '1. ',
        '```',
        '~~~\n',
        '    ',
        '\t',
        '\n',
        '\n\n',
        '|',
        '|-|-|\n',
        '[',
        ']',
        '[1]',
        '[1, 2]',
        '[^n]',
      ],
      ...[
        '[^n]: ',
        '[a]: b\n',
        '(u)',
        '](u)',
        '![',
        '<!--',
        '-->',
        '<b>',
        '<div>\n',
        '`',
        '**',
        '_',
        '~~',
        '\\',
        '&amp;',
        '---\n',
      ],
      ...[
        '===\n',
        'word ',
        'Stop. ',
        '冰。',
        '🧊',
        'https://e.example/a ',
        '[a-b#1]',
        '## References\n',
        '来源：\n',
        '  \n',
        'é',
      ],
    );
    seeded(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const text = canonicalizeText(parts.join(''));
        expect(findFaults(text)).toEqual([]);
      }),
      { runs: 1500 },
    );
  }, 120_000);
});
