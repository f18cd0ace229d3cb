import type { Report } from '@loccit/contract';
import { describe, expect, it, vi } from 'vitest';
import { runMain } from '../run-loccit.js';
import { makeFolder, runJson } from '../temp-folder.js';

// The first run of each format loads what writes it.
vi.setConfig({ testTimeout: 60_000 });

const at = ['--at', '2026-11-29T00:00:00Z'];
const formats = ['sarif', 'junit', 'markdown', 'html'];

const manifest = (groups: readonly string[]) =>
  JSON.stringify({
    schema: 'urn:loccit:sources:1',
    tenant_id: 'default',
    documents: [
      {
        document_id: 'grid',
        path: 'grid.html',
        source_uri: 'https://example.org/grid',
        source_version: '1',
        title: 'Grid',
        media_type: 'text/html',
        allowed_groups: groups,
      },
    ],
  });

const tell = async (cwd: string, file: string, ...more: string[]): Promise<string[]> => {
  const runs = await Promise.all([
    runMain(['check', file, ...at, ...more], { cwd }),
    ...formats.map((format) => runMain(['check', file, ...at, ...more, '--format', format], { cwd })),
  ]);
  return runs.map(({ stdout }) => stdout.replace(/\s+/g, ' '));
};

describe('check of sources that cannot be read', () => {
  const report = 'The grid is full, says [the operator](https://example.org/grid).\n';
  const files = { 'r.md': report, 's/grid.html': '<p>The grid is full.</p>' };

  it('says in every format that the source was given and is of a kind that is not read', async () => {
    const cwd = makeFolder({ ...files, 's/sources.json': manifest(['public']) });
    for (const said of await tell(cwd, 'r.md', '--sources', 's'))
      expect(said).toContain('of a kind that this version does not read');
    const { stdout } = await runMain(['check', 'r.md', ...at, '--sources', 's', '--format', 'html'], { cwd });
    expect(stdout).toContain('class="citation open"');
    const { findings } = await runJson<Report>(cwd, ['check', 'r.md', ...at, '--sources', 's'], 1);
    const found = findings.find(({ rule }) => rule === 'provenance/unknown-source');
    expect(found).toMatchObject({ missing: ['extractor'] });
    expect(String(found?.actual)).toMatch(/^media-type-/);
  });

  it('tells nobody of a source that they may not open', async () => {
    const cwd = makeFolder({ ...files, 's/sources.json': manifest(['board']) });
    for (const said of await tell(cwd, 'r.md', '--sources', 's')) expect(said).not.toContain('of a kind');
  });

  it('knows a file of a folder by its name', async () => {
    const cwd = makeFolder({
      'r.md': 'The grid is full [1].\n\n## References\n\n1. grid.pdf\n',
      's/grid.pdf': '%PDF-1.7',
      's/other.md': 'Words.\n',
    });
    const [text] = await tell(cwd, 'r.md', '--sources', 's');
    expect(text).toContain('of a kind that this version does not read');
  });
});

describe('what a check says of a citation without a source at hand', () => {
  it('holds every other finding on it in every format', async () => {
    const cwd = makeFolder({ 'r.md': 'Pay at [paypal.com](http://paypa1.com) now.\n', 's/a.md': 'Words.\n' });
    for (const said of await tell(cwd, 'r.md', '--sources', 's'))
      expect(said).toContain('verifiability/link-text-mismatch');
  });

  it('says that a mark fits several entries, in every format', async () => {
    const cwd = makeFolder({
      'r.md':
        'Heat is cheap (Brandt, 2024).\n\n## References\n\nBrandt, L. (2024). Heat pumps.\n\nBrandt, L. (2024). Grids of tomorrow.\n',
      's/a.md': 'Words.\n',
    });
    for (const said of await tell(cwd, 'r.md', '--sources', 's'))
      expect(said).toContain('fits several entries of the list');
    const { findings } = await runJson<Report>(cwd, ['check', 'r.md', ...at, '--sources', 's'], 1);
    expect(findings.find(({ rule }) => rule === 'provenance/unknown-source')?.actual).toBe('ambiguous-entry');
  });
});

describe('places that a check tells', () => {
  const list =
    '---\ntitle: Heat\n---\n\nHeat is cheap [1].\n\n## References\n\n1. A. https://example.org/a\n2. B. https://example.org/b\n3. C. https://example.org/c\n';
  const cwd = makeFolder({ 'r.md': list, 's/a.md': 'Words.\n' });

  it('names line and words of each entry that nothing uses', async () => {
    const [text, sarif, junit, markdown, html] = await tell(cwd, 'r.md', '--sources', 's');
    for (const said of [text, html]) {
      expect(said).toMatch(/line 10: 2\. B\. https/);
      expect(said).toMatch(/line 11: 3\. C\. https/);
    }
    expect(text).toContain('(line 5)');
    for (const said of [junit, markdown]) expect(said).toMatch(/r\.md:10:\d+, 11:\d+/);
    expect(JSON.stringify(JSON.parse(sarif ?? ''))).toMatch(
      /"relatedLocations":\[\{"id":0,"physicalLocation"/,
    );
  });

  it('shows no front matter on the page', async () => {
    const [, , , , html] = await tell(cwd, 'r.md', '--sources', 's');
    expect(html).not.toContain('title: Heat');
  });

  it('tells a remedy once', async () => {
    const twice = makeFolder({
      'r.md': 'It is [a](https://example.org/a). So is [b](https://example.org/b).\n',
    });
    const { stdout } = await runMain(['check', 'r.md', ...at, '--sources', '.'], { cwd: twice });
    expect(stdout.replace(/\s+/g, ' ').split('--sources DIR').length).toBe(2);
    expect(stdout).toContain('provenance/unknown-source: as above.');
  });

  it('tells no line of the file for a place in an answer inside of a response', async () => {
    const answer = { type: 'message', role: 'assistant', content: [{ type: 'text', text: 'Heat [1] is.' }] };
    const folder = makeFolder({ 'a.json': JSON.stringify(answer) });
    const { stdout } = await runMain(['check', 'a.json', ...at, '--format', 'junit'], { cwd: folder });
    expect(stdout).not.toMatch(/a\.json:\d/);
  });

  it('shows on the page which words of claim and source were compared', async () => {
    const folder = makeFolder({
      'r.md': 'Heat pumps cut costs by 28 percent in old houses [1].\n\n## References\n\n1. a.md\n',
      's/a.md': 'Heat pumps cut costs by 18 percent in old houses.\n',
    });
    const { stdout } = await runMain(['check', 'r.md', ...at, '--sources', 's', '--format', 'html'], {
      cwd: folder,
    });
    expect(stdout).toMatch(/claim “28 percent” ↔ source “18 percent”/);
    expect(stdout).toMatch(/<strong class="compared">28 percent<\/strong>/);
  });
});

describe('check of JSON that is neither an answer nor a known response', () => {
  it('is refused with 2 and the forms that are known', async () => {
    const cwd = makeFolder({
      'u.json': '{"object":"list","data":[]}',
      'a.json': '{"schema":"urn:loccit:answer:1"}',
    });
    const { exit, stdout } = await runMain(['check', 'u.json', ...at, '--json'], { cwd });
    expect([exit, JSON.parse(stdout).error.code]).toEqual([2, 'unknown-json']);
    expect(stdout).toMatch(/Anthropic.*OpenAI/);
    const { findings } = await runJson<Report>(cwd, ['check', 'a.json', ...at], 1);
    expect(findings[0]?.rule).toBe('structure/schema-mismatch');
  });
});
