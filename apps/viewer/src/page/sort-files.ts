import { TRUST_POLICY_SCHEMA } from '@loccit/signing';
import type { NamedBlob } from '../worker/exchange.js';

/** What a file that the reader hands over is, by what it holds and never by its name. */
export type FileRole = 'pack' | 'policy' | 'source' | 'unreadable';

/** Stands in the head of every verifier page, with or without a pack. */
const PAGE_MARK = '<meta name="generator" content="loccit-verifier">';
const HEAD_BYTES = 4096;
const MAX_POLICY_BYTES = 1024 * 1024;

/** Says of a file what it is handed over as. */
export async function roleOf({ blob }: NamedBlob): Promise<FileRole> {
  try {
    return await judge(blob);
  } catch {
    // A folder, or a file that has gone.
    return 'unreadable';
  }
}

async function judge(blob: Blob): Promise<FileRole> {
  const head = await blob.slice(0, HEAD_BYTES).text();
  if (head.startsWith('PK') || head.includes(PAGE_MARK)) return 'pack';
  if (!head.trimStart().startsWith('{') || blob.size > MAX_POLICY_BYTES) return 'source';
  return schemaOf(await blob.text()) === TRUST_POLICY_SCHEMA ? 'policy' : 'source';
}

function schemaOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'schema' in value ? value.schema : undefined;
  } catch {
    return undefined;
  }
}
