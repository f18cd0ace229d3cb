import { readdirSync, readFileSync } from 'node:fs';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { digestAnswer } from '../../packages/contract/src/index.js';
import { type LineageRecord, recomputeId, sha256Hex } from '../../packages/lineage/src/index.js';
import { encodeCanonicalJson } from '../../packages/json/src/index.js';
import { loadScript } from './load-script.js';
import { listFaults, listObjects, type Node, type Schema, schemas } from './schema-validators.js';

interface Page {
  readonly page: string;
  readonly schema: string;
  readonly definitions: readonly string[];
}
interface Scripts {
  listPages(schemas: Record<string, Schema>): Page[];
  writePage(page: Page, schemas: Record<string, Schema>, text: string): string;
}
const { listPages, writePage } = await loadScript<Scripts>('contract/schema-pages.mjs');

const read = (page: string) => readFileSync(`${projectRoot}schemas/docs/${page}.md`, 'utf8');
const pages = listPages(schemas).map((page) => ({ ...page, text: read(page.page) }));

/** The definition that the examples of a page are of, where it is not the schema itself. */
const EXAMPLE_OF: Readonly<Record<string, string>> = {
  claim: 'urn:loccit:answer:1#/$defs/claim',
  primitives: 'urn:loccit:primitives:1#/$defs/tool',
};

const generatedPart = (text: string) => /<!-- members:.*<!-- end of members -->/s.exec(text)?.[0] ?? '';

function listNamedMembers(text: string): string[] {
  return [...generatedPart(text).matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);
}

function listExamples(text: string): Node[] {
  return [...text.matchAll(/^```json\n(.*?)^```/gms)].map(([, json = '']) => JSON.parse(json) as Node);
}

/** The members of what a page shows; what has a page of its own is left out. */
function listMembers({ schema, definitions }: Page): string[] {
  const { $defs = {}, ...root } = schemas[schema] ?? {};
  const shown = [
    ...(definitions.includes('') ? [root] : []),
    ...Object.entries($defs as Schema).flatMap(([name, node]) => (definitions.includes(name) ? [node] : [])),
  ];
  return shown.flatMap((node) => listObjects(node)).flatMap((members) => Object.keys(members));
}

const everyMember = Object.entries(schemas).flatMap(([name, schema]) =>
  listObjects(schema).flatMap((members) =>
    Object.entries(members).map(([member, node]) => ({ name, member, node: node as Schema })),
  ),
);

describe('schemas/docs', () => {
  it('has one page for every schema and for a claim, and nothing else', () => {
    const files = readdirSync(`${projectRoot}schemas/docs`).map((file) => file.replace(/\.md$/, ''));
    expect(files.sort()).toEqual([...Object.keys(schemas), 'claim'].sort());
  });

  it.each(pages)('is as the schema has it: $page', (page) => {
    expect(writePage(page, schemas, page.text)).toBe(page.text);
  });

  it.each(pages)('names every member of its schema, and none that it lacks: $page', (page) => {
    expect(listNamedMembers(page.text).sort()).toEqual(listMembers(page).sort());
  });

  it.each(pages)('gives complete examples that conform: $page', ({ page, schema, text }) => {
    const examples = listExamples(text);
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples)
      expect(listFaults(EXAMPLE_OF[page] ?? `urn:loccit:${schema}:1`, example)).toEqual([]);
  });

  it.each(pages)('says what it is for, what no schema can say, and what a version is: $page', ({ text }) => {
    expect(text).toMatch(/^# .+\n\n`urn:loccit:[a-z-]+:1/);
    for (const heading of ['Purpose', 'Members', 'Versions', 'Examples'])
      expect(text).toContain(`\n## ${heading}\n`);
  });

  it.each(pages)('speaks of names that some schema has: $page', ({ text }) => {
    const known = JSON.stringify(schemas);
    const prose = text.replace(generatedPart(text), '').replace(/^```.*?^```/gms, '');
    const names = [...prose.matchAll(/`([a-z]+(?:_[a-z0-9]+)+)`/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !known.includes(`"${name}"`))).toEqual([]);
  });

  it('shows a citation in both forms and without a span, and a record of every kind', () => {
    const examplesOf = (page: string) => listExamples(read(page)) as Schema[];
    const [lineage, anchor, source] = examplesOf('citation');
    expect(lineage).toHaveProperty('chunk_id');
    expect(anchor).not.toHaveProperty('chunk_id');
    expect(anchor).toHaveProperty('span_sha256');
    expect(source).not.toHaveProperty('span_sha256');
    expect(examplesOf('lineage').map(({ preimage }) => (preimage as Schema).type)).toEqual(
      ['canonical', 'parse', 'element', 'chunk', 'index-entry', 'generation'].map(
        (kind) => `loccit:${kind}:1`,
      ),
    );
  });

  it('gives examples whose ids, digests and slices hold', () => {
    const [answer] = listExamples(read('answer')) as Schema[];
    const [audit] = listExamples(read('audit')) as Schema[];
    expect(audit?.answer_sha256).toBe(digestAnswer(answer ?? {}));
    const records = listExamples(read('lineage')) as unknown as LineageRecord[];
    expect(records.map((record) => recomputeId(record))).toEqual(records.map(({ id }) => id));
    for (const citation of listExamples(read('citation')) as Schema[]) {
      if (citation.quote === undefined) continue;
      expect(sha256Hex((citation.quote as { exact: string }).exact)).toBe(citation.span_sha256);
    }
    for (const page of ['store', 'store-pointer', 'store-generation', 'store-event', 'store-event-id']) {
      const [{ digest, ...rest } = {}] = listExamples(read(page)) as Schema[];
      expect(sha256Hex(encodeCanonicalJson(rest)), page).toBe(digest);
    }
  });

  it('finds a member that a page names too much or too little', () => {
    const [page] = pages.filter((one) => one.page === 'claim');
    if (page === undefined) throw new Error('no page of claims');
    const row = page.text.split('\n').find((line) => line.startsWith('| `verbatim` |')) ?? '';
    expect(listNamedMembers(page.text.replace(`${row}\n`, ''))).not.toContain('verbatim');
    expect(listNamedMembers(page.text.replace(row, `${row}\n| \`other\` | string | MAY | |`))).toContain(
      'other',
    );
    expect(writePage(page, schemas, page.text.replace(`${row}\n`, ''))).toBe(page.text);
  });
});

describe('schemas', () => {
  it('say what every member and every definition means', () => {
    const silent = everyMember.filter(({ node }) => node.description === undefined);
    expect(silent.map(({ name, member }) => `${name} ${member}`)).toEqual([]);
    for (const [name, { $defs = {} }] of Object.entries(schemas)) {
      for (const [key, node] of Object.entries($defs as Schema))
        expect((node as Schema).description, `${name} ${key}`).toBeDefined();
    }
  });
});
