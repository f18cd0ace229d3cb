import { buildGeneration, describeFolderFile, ingestDocument } from '@loccit/ingestion';
import { createMemoryStore } from '@loccit/storage';
import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { checkMarkdown } from '../src/index.js';
import { readPageDoi } from '../src/markdown/doi.js';
import { readHostName } from '../src/markdown/host-name.js';
import { readWebAddress } from '../src/markdown/web-address.js';
import { AT } from './corpus.js';

interface Vectors {
  readonly sources: readonly {
    document_id: string;
    path: string;
    source_uri: string;
    text: string;
    scope?: Record<string, string>;
    also_at?: string[];
  }[];
  readonly marks: readonly {
    why: string;
    mark?: string;
    entry?: string;
    document_id?: string;
    resolved_by?: string;
  }[];
  readonly hosts: readonly [host: string, shown: string][];
}

const vectors = loadVectors<Vectors>('validator/addresses.json');
const reader = { tenantId: 'default', groups: [], principal: 'reader' };

const store = createMemoryStore();
store.publish(
  buildGeneration({
    tenantId: 'default',
    documents: vectors.sources.map(({ path, text, document_id, source_uri, scope = null }) => {
      const raw = new Uint8Array(Buffer.from(text));
      const document = { ...describeFolderFile(path, raw), document_id, source_uri, scope };
      return ingestDocument({ tenantId: 'default', document, raw });
    }),
    routes: [],
  }),
);
const sources = store.current('default');
const alsoAt = new Map(vectors.sources.map(({ also_at = [], source_uri }) => [source_uri, also_at]));

function resolve(markdown: string) {
  const bytes = new Uint8Array(Buffer.from(markdown));
  const { citations } = checkMarkdown({ bytes, evidence: { sources, alsoAt, reader, at: AT } });
  const [citation] = citations;
  return { document_id: citation?.document_id, resolved_by: citation?.resolved_by };
}

describe('indexAddresses', () => {
  it.each(vectors.marks.map((vector) => [vector.why, vector] as const))(
    '[B6] %s',
    (_why, { mark = '[1]', entry, document_id, resolved_by }) => {
      const list = entry === undefined ? '' : `\n## Sources\n\n[1] ${entry}\n`;
      expect(resolve(`A boat is moored for nine days ${mark}.\n${list}`)).toEqual({
        document_id,
        resolved_by,
      });
    },
  );
});

describe('readHostName', () => {
  it.each(vectors.hosts)('reads %s as %s', (host, shown) => {
    expect(readHostName(host)).toBe(shown);
  });

  it('reads no host in time out of proportion to its length', () => {
    const host = `xn--${'a'.repeat(20_000)}.example`;
    expect(readHostName(host)).toBe(host);
  });
});

describe('findMixedWords', () => {
  it('looks at a text with a mixed word everywhere, and gives their places in code points', () => {
    const bytes = new Uint8Array(Buffer.from('\u{1f600} f\u0435rry '.repeat(20_000)));
    const { findings } = checkMarkdown({ bytes, evidence: { reader, at: AT } });
    const found = findings.find(({ rule }) => rule === 'verifiability/mixed-script');
    expect(found?.evidence).toHaveLength(20_000);
    expect(found?.evidence?.[1]).toEqual({ side: 'answer', char_start: 10, char_end: 15 });
  });
});

describe('readWebAddress', () => {
  it('reads what is no address of the web as none', () => {
    for (const text of ['', 'kb:a', 'https://', 'ftp://a.example/', 'a.example/b', '//a.example/b'])
      expect(readWebAddress(text)).toBeUndefined();
  });

  it('reads addresses and texts of a million signs that could be trimmed at once', () => {
    const dots = '.'.repeat(1_000_000);
    expect(readPageDoi(`https://a.example/${dots}x`)).toBeUndefined();
    expect(readWebAddress(`https://a.example/${dots}x`)?.host).toBe('a.example');
  });

  it('takes no user name for a host', () => {
    expect(readWebAddress('https://tides.example@evil.example/')?.host).toBe('evil.example');
    expect(readWebAddress('https://evil.example\\@tides.example/')?.host).not.toBe('tides.example');
  });
});
