import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { judgeSupport } from '../src/index.js';

interface Row {
  id: string;
  claim: string;
  text: string;
  supported: boolean;
  foldings?: string[];
}
const { rows } = loadVectors<{ rows: Row[] }>('support/exact-attacks.json');

describe('judgeSupport', () => {
  it.each(rows)('[C6] tells another sentence from another writing of it: $id', (row) => {
    const result = judgeSupport({ claim: row.claim, evidence: { text: row.text } });
    expect(result.verdict === 'supported').toBe(row.supported);
    if (row.foldings !== undefined) expect(result.foldings).toEqual(row.foldings);
  });

  it('[C6] places a sentence in the text as it is written, whatever its line ends are', () => {
    const claim = 'Lockers are open.';
    const text = 'He said "this:\r\n\r\nMyth: \r\nLockers are open.';
    for (const { evidenceSpan } of judgeSupport({ claim, evidence: { text } }).findings)
      if (evidenceSpan !== undefined)
        expect([...text].slice(evidenceSpan.charStart, evidenceSpan.charEnd).join('')).toBe(claim);
  });
});
