import type { DescribedDocument } from '@loccit/storage';

export type { DescribedDocument } from '@loccit/storage';

/** A document with its bytes, ready to be ingested. */
export interface SourceFile {
  readonly tenantId: string;
  readonly document: DescribedDocument;
  readonly raw: Uint8Array;
}
