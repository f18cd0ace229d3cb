import type { LineageTrace, TracedLink } from '@loccit/validator';
import { describe, expect, it } from 'vitest';
import { drawDot, drawMermaid } from '../../src/views/lineage-diagram.js';
import { createShortener } from '../../src/views/short-ids.js';

const hostile = '"]; click g0_raw "javascript:x" %%{init} <b>&lt;\\n`a` end\u202e\n#quot;';
const link = (level: TracedLink['level'], more: Partial<TracedLink> = {}): TracedLink => ({
  level,
  id: level === 'raw' ? 'a'.repeat(64) : `${level}_${'a'.repeat(64)}`,
  preimage: null,
  recomputed: null,
  state: 'matched',
  faults: [],
  unchecked: [],
  ...more,
});
const preimage = { type: 'loccit:canonical:1', title: hostile, document_id: 'd' } as unknown as NonNullable<
  TracedLink['preimage']
>;
const trace: LineageTrace = {
  address: 'C1.1',
  rerun: false,
  holds: false,
  links: [
    link('raw'),
    link('canonical', { preimage, state: 'mismatched', faults: ['canonical-id'] }),
    link('parse', { state: 'not-available', rerun: 'not-available' }),
  ],
};

describe('drawMermaid', () => {
  const lines = drawMermaid([trace], 'en');

  it('lets no title out of its label: no quote, bracket, tag or directive of it stands in the diagram', () => {
    const nodes = lines.filter((line) => line.includes(':::'));
    expect(nodes).toHaveLength(3);
    for (const node of nodes) {
      const [, label = ''] = /^ {4}g0_[a-z_]+\["(.*)"\]:::[a-z]+$/.exec(node) ?? [];
      expect(label.replaceAll('<br/>', '')).toMatch(/^(?:#\d+;|[A-Za-z0-9 ]|[^\p{ASCII}\p{C}])+$/u);
    }
  });

  it('tells each state by word and class, and draws only between levels that are there', () => {
    expect(lines.join('\n')).toContain('✗ mismatched<br/>canonical#45;id"]:::mismatched');
    expect(lines.join('\n')).toContain(':::absent');
    expect(lines.filter((line) => line.includes('-->'))).toEqual([
      '    g0_raw --> g0_canonical',
      '    g0_canonical --> g0_parse',
    ]);
  });
});

describe('drawDot', () => {
  it('lets no title out of its label', () => {
    const nodes = drawDot([trace], 'zh').filter((line) => line.includes('[label='));
    expect(nodes).toHaveLength(3);
    for (const node of nodes) {
      expect(node).toMatch(
        /^ {4}g0_[a-z_]+ \[label="(?:[^"\\&]|\\[n"\\]|&amp;)+", fillcolor="#[0-9a-f]{6}", color="#[0-9a-f]{6}"\];$/,
      );
    }
  });
});

describe('createShortener', () => {
  it('takes as many digits as keep the ids apart, and keeps what is short whole', () => {
    const near = [`can_${'a'.repeat(64)}`, `can_${'a'.repeat(20)}${'b'.repeat(44)}`];
    const shorten = createShortener(near);
    expect(near.map(shorten)).toEqual([`can_${'a'.repeat(24)}…`, `can_${'a'.repeat(20)}bbbb…`]);
    expect(createShortener(['', near[0] ?? ''])('')).toBe('');
    expect(createShortener(near.slice(1))(near[0] ?? '')).toBe(`can_${'a'.repeat(12)}…`);
  });
});
