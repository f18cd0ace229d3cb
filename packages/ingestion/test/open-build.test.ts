import { describe, expect, it } from 'vitest';
import { buildGeneration, openBuild } from '../src/index.js';
import { ingest } from './sources.js';

describe('openBuild', () => {
  const document = ingest('Ferries run every hour.');
  const build = buildGeneration({ tenantId: 'north', documents: [document], routes: [] });

  it('opens what a store would serve', () => {
    const opened = openBuild(build);
    expect(opened.id).toBe(build.generation.id);
    expect(opened.text(document.canonical.preimage.canonical_sha256)).toBe(document.text);
    expect(opened.record(document.chunkIds[0] ?? '')).toBeDefined();
  });

  it('refuses what a store would refuse', () => {
    expect(() => openBuild({ ...build, texts: new Map() })).toThrow('build-incoherent');
  });
});
