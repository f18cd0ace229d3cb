import { buildGeneration, describeFolderFile, ingestDocument } from '@loccit/ingestion';
import { createMemoryStore } from '@loccit/storage';
import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { checkMarkdown } from '../src/index.js';
import { AT } from './corpus.js';

interface Vectors {
  readonly sources: readonly {
    path: string;
    document_id?: string;
    source_uri?: string;
    work_id?: string;
    text: string;
  }[];
  readonly entries: readonly {
    why: string;
    entry: string;
    document_id?: string;
    resolved_by?: string;
    foreign_title?: string;
  }[];
  readonly links: readonly { why: string; link: string; foreign_title?: string }[];
}

const vectors = loadVectors<Vectors>('validator/entries.json');
const reader = { tenantId: 'default', groups: [], principal: 'reader' };

function openSources() {
  const documents = vectors.sources.map(({ path, text, document_id, source_uri, work_id = null }) => {
    const raw = new Uint8Array(Buffer.from(text));
    const described = describeFolderFile(path, raw);
    const document = {
      ...described,
      document_id: document_id ?? described.document_id,
      source_uri: source_uri ?? described.source_uri,
      work_id,
    };
    return ingestDocument({ tenantId: 'default', document, raw });
  });
  const store = createMemoryStore();
  store.publish(buildGeneration({ tenantId: 'default', documents, routes: [] }));
  return store.current('default');
}
const sources = openSources();

function check(markdown: string) {
  const bytes = new Uint8Array(Buffer.from(markdown));
  const report = checkMarkdown({ bytes, evidence: { sources, reader, at: AT } });
  const mismatch = report.findings.filter(({ rule }) => rule === 'verifiability/title-mismatch');
  const [citation] = report.citations;
  return {
    resolved: { document_id: citation?.document_id, resolved_by: citation?.resolved_by },
    foreignTitles: mismatch.map((finding) => finding.actual),
    outcome: citation?.layers.provenance.outcome,
  };
}

describe('an entry of a reference list', () => {
  it.each(vectors.entries.map((vector) => [vector.why, vector] as const))(
    '[B6] %s',
    (_why, { entry, document_id, resolved_by, foreign_title }) => {
      const found = check(`A boat is moored for nine days [1].\n\n## Sources\n\n[1] ${entry}\n`);
      expect(found.resolved).toEqual({ document_id, resolved_by });
      expect(found.foreignTitles).toEqual(foreign_title === undefined ? [] : [foreign_title]);
      expect(found.outcome).toBe(document_id === undefined ? 'unverifiable' : 'pass');
    },
  );
});

describe('the text of a link', () => {
  it.each(vectors.links.map((vector) => [vector.why, vector] as const))('%s', (_why, vector) => {
    const { foreignTitles } = check(`A boat is moored for nine days (${vector.link}).`);
    expect(foreignTitles).toEqual(vector.foreign_title === undefined ? [] : [vector.foreign_title]);
  });
});
