import type { Json } from '@loccit/conformance';
import type { SchemaName } from '@loccit/contract';
import { loadVectors } from '@loccit/testing';

export { applyPatch as patched } from '@loccit/conformance';

/** Good artifacts by schema and name. */
export const artifacts = loadVectors<Record<SchemaName, Record<string, Json>>>('contract/artifacts.json');
