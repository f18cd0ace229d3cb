import { readFileSync } from 'node:fs';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { readDocument } from '../src/document.js';
import { listBlocks } from '../src/index.js';

/** The examples of the CommonMark specification's text. */
export function readExamples(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/^`{32} example\n([\s\S]*?)^\.\n[\s\S]*?^`{32}$/gm)].map((example) =>
    (example[1] ?? '').replaceAll('→', '\t'),
  );
}

interface OracleNode {
  readonly type: string;
  readonly children?: readonly OracleNode[];
  readonly value?: string;
  readonly label?: string | null;
  readonly position?: {
    readonly start: { readonly offset?: number };
    readonly end: { readonly offset?: number };
  };
}

type Place = readonly [kind: string, from: number, to: number, detail: string];

/** Blocks and links of a text as mdast-util-from-markdown sees them, in UTF-16 units. */
export function readOracle(text: string): { blocks: Place[]; links: Place[] } {
  const blocks: Place[] = [];
  const links: Place[] = [];
  const place = (node: OracleNode): [number, number] => [
    node.position?.start.offset ?? -1,
    node.position?.end.offset ?? -1,
  ];
  const visit = (node: OracleNode): void => {
    const [from, to] = place(node);
    if ((node.type === 'paragraph' || node.type === 'heading') && node.children?.[0] !== undefined) {
      let start = node.children[0].position === undefined ? from : place(node.children[0])[0];
      const last = node.children.at(-1);
      let end = last?.position === undefined ? to : place(last)[1];
      while (/[ \t]/.test(text.charAt(start)) && start < end) start += 1;
      while (/[ \t]/.test(text.charAt(end - 1)) && start < end) end -= 1;
      blocks.push([node.type, start, end, '']);
    }
    if (node.type === 'tableRow') blocks.push(['table_row', from, to, '']);
    if (node.type === 'code' && /[^ \t\n]/.test(node.value ?? ''))
      blocks.push(['code', from, to, node.value ?? '']);
    if (/^(?:link|image)(?:Reference)?$/.test(node.type) && from >= 0) {
      const isMail = text.slice(from, to).includes('@') && !/[[<]/.test(text.charAt(from));
      if (!isMail) links.push([node.type.startsWith('link') ? 'link' : 'image', from, to, node.label ?? '']);
    }
    for (const child of node.children ?? []) visit(child);
  };
  visit(fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as OracleNode);
  return { blocks, links };
}

/** Whether kinds and spans of our blocks are the oracle's; of code and rows the oracle has the outer span. */
export function sameBlocks(text: string, oracle: readonly Place[]): boolean {
  const toUtf16 = unitsOf(text);
  const ours = listBlocks(text).map((block) => ({
    kind: block.kind,
    from: toUtf16(block.charStart),
    to: toUtf16(block.charEnd),
  }));
  return (
    ours.length === oracle.length &&
    ours.every((block, i) => {
      const [kind, from, to, value] = oracle[i] ?? ['', 0, 0, ''];
      if (block.kind !== kind) return false;
      if (kind === 'heading' || kind === 'paragraph') return block.from === from && block.to === to;
      if (kind === 'code' && bare(text.slice(block.from, block.to)) !== bare(value)) return false;
      return block.from >= from && block.to <= to;
    })
  );
}

/** Whether links and images stand at the oracle's places with its labels; links in the text of images are left out. */
export function sameLinks(text: string, oracle: readonly Place[]): boolean {
  const document = readDocument(text);
  const ours: Place[] = [];
  let imageEnd = -1;
  for (const token of document.leaves.flatMap((leaf) => document.inline(leaf))) {
    if (token.from < imageEnd) continue;
    if (token.kind === 'image') imageEnd = token.to;
    if (token.kind === 'link' || token.kind === 'image')
      ours.push([token.kind, token.from, token.to, (token.label ?? '').replace(/\\([!-/:-@[-`{-~])/g, '$1')]);
    else if ((token.kind === 'autolink' && /[:@]/.test(token.url)) || token.kind === 'url') {
      ours.push(['link', token.from, token.to, '']);
    }
  }
  return JSON.stringify(ours) === JSON.stringify(oracle);
}

function bare(code: string): string {
  const lines = code.split('\n').map((line) => line.replace(/^[>\s]+/, '').trim());
  return lines.join('\n').trim();
}

function unitsOf(text: string): (char: number) => number {
  const starts: number[] = [];
  let units = 0;
  for (const point of text) {
    starts.push(units);
    units += point.length;
  }
  starts.push(units);
  return (char) => starts[char] ?? -1;
}
