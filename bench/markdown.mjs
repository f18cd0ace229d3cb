// Citations out of all reports joined, beside what mdast-util-from-markdown takes for the tree alone.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

import { readDocument } from '../packages/markdown/dist/document.js';
import { extractCitations, listBlocks } from '../packages/markdown/dist/index.js';
import { canonicalizeText } from '../packages/text/dist/index.js';
import { compare, growth } from './harness.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = readReports().join('\n\n');
const parse = () => fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
// Its second search for addresses makes nodes without places.
const parseWithPlaces = () =>
  fromMarkdown(text, {
    extensions: [gfm()],
    mdastExtensions: gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] })),
  });

checkEqual();

await compare({
  goal: 'E4 extraction',
  base: { name: 'extractCitations', run: () => extractCitations(text).citations.length },
  cases: [
    { name: 'mdast-util-from-markdown with GFM, tree alone', run: () => parse().children.length, atLeast: 8 },
    { name: 'listBlocks', run: () => listBlocks(text).length },
  ],
  rounds: 9,
  roundMs: 20,
  warmMs: 20,
  gc: true,
});

await growth({
  goal: 'E4 growth',
  sizes: [100_000, 400_000, 1_600_000],
  make: (size) => text.slice(0, size),
  run: (input) => extractCitations(input).citations.length,
  maxExponent: 1.1,
});

/** The shared reports where they are; else the Markdown of this project, often enough to be as long. */
function readReports() {
  const shared = join(root, '..', 'shared', 'data', 'reports', 'handout.jsonl');
  if (existsSync(shared)) {
    const lines = readFileSync(shared, 'utf8').trim().split('\n');
    return lines.map((line) => canonicalizeText(JSON.parse(line).markdown));
  }
  const own = ['docs', 'fixtures/corpora', 'schemas/docs'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => name.endsWith('.md'))
      .map((name) => canonicalizeText(readFileSync(join(root, folder, name)).toString())),
  );
  const length = own.reduce((sum, one) => sum + one.length, 0);
  return Array.from({ length: Math.ceil(2_000_000 / length) }, () => own).flat();
}

/** Throws unless both see the same links and the same numbers in brackets, apart from what GFM reads otherwise on purpose. */
function checkEqual() {
  const theirs = listTheirs(parseWithPlaces());
  const ours = listOurs();
  for (const kind of ['links', 'numbers']) {
    const missing = countMissing(theirs[kind], ours[kind]);
    const surplus = countMissing(ours[kind], theirs[kind]);
    const share = (missing + surplus) / Math.max(1, theirs[kind].length);
    console.log(
      `${kind}: ${theirs[kind].length} in the tree, ${missing} of them not here, ${surplus} here alone`,
    );
    if (share > 0.005) throw new Error(`${kind}: more than one in two hundred differ`);
  }
}

function listTheirs(tree) {
  const found = { links: [], numbers: [] };
  const visit = (node) => {
    const from = node.position?.start.offset ?? 0;
    if (node.type === 'link' && /[[<]/.test(text.charAt(from))) found.links.push(`${from} ${node.url}`);
    if (node.type === 'link' || node.type === 'linkReference') return;
    if (node.type === 'text') addNumbers(text.slice(from, node.position?.end.offset), from, found.numbers);
    for (const child of node.children ?? []) visit(child);
  };
  visit(tree);
  return found;
}

function addNumbers(source, from, numbers) {
  for (const found of source.matchAll(/(?<!\\)\[\d{1,3}\]/g))
    numbers.push(`${from + found.index} ${found[0]}`);
}

function listOurs() {
  const found = { links: [], numbers: [] };
  const document = readDocument(text);
  for (const leaf of document.leaves) {
    if (leaf.kind === 'code' || leaf.kind === 'html') continue;
    let behind = 0;
    for (const token of document.inline(leaf)) {
      if (token.from < behind) continue;
      if (token.kind === 'link' || token.kind === 'image' || token.kind === 'code') behind = token.to;
      const written = text.slice(token.from, token.to);
      if (token.kind === 'autolink' || (token.kind === 'link' && token.reference === 'inline'))
        found.links.push(`${token.from} ${token.url}`);
      else if (token.kind === 'bracket' && /^\[\d{1,3}\]$/.test(written))
        found.numbers.push(`${token.from} ${written}`);
    }
  }
  return found;
}

function countMissing(wanted, given) {
  const known = new Set(given);
  return wanted.filter((one) => !known.has(one)).length;
}
