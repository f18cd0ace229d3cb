import crypto from 'node:crypto';
import { createRequire, syncBuiltinESMExports } from 'node:module';

/** What was done, counted. */
export interface Work {
  /** Records whose preimage was hashed. */
  records: number;
  /** Units that were read whole: all records of a document, compared with one seal. */
  units: number;
  /** Texts and raw files that were read. */
  contents: number;
  /** Rows of documents that were read. */
  documents: number;
}

const PREIMAGE = /"type":"loccit:(?:canonical|parse|element|chunk|index-entry):1"/;
const TABLES: readonly (readonly [keyof Work, RegExp])[] = [
  ['units', /\b(?:elements|entries)\b.* FROM unit\b/s],
  ['contents', /\bbody\b.* FROM content\b/s],
  ['documents', /\bbody\b.* FROM document\b/s],
];

interface Statement {
  get(values: unknown): unknown;
  all(values: unknown): unknown[];
}

interface DriverPrototype {
  prepare(sql: string): Statement;
}

/** Counts by the driver and by the platform's hash; statements that were prepared before are counted as well. */
export function createWorkCounter(): { count(act: () => void): Work; restore(): void } {
  let work: Work = { records: 0, units: 0, contents: 0, documents: 0 };
  const { prototype } = createRequire(import.meta.url)('libsql') as { prototype: DriverPrototype };
  const { prepare } = prototype;
  prototype.prepare = function (this: DriverPrototype, sql: string): Statement {
    const statement = prepare.call(this, sql);
    const table = TABLES.find(([, pattern]) => pattern.test(sql))?.[0];
    if (table === undefined) return statement;
    return Object.assign(Object.create(statement) as Statement, {
      run: (values: unknown) => (statement as unknown as { run(values: unknown): unknown }).run(values),
      get: (values: unknown) => {
        const row = statement.get(values);
        if (row !== undefined) work[table]++;
        return row;
      },
      all: (values: unknown) => {
        const rows = statement.all(values);
        work[table] += rows.length;
        return rows;
      },
    });
  };
  const platform = crypto as { hash: typeof crypto.hash };
  const { hash } = platform;
  platform.hash = ((algorithm: string, data: string | Uint8Array, encoding: 'hex') => {
    const text = typeof data === 'string' ? data : Buffer.from(data).toString('latin1');
    if (PREIMAGE.test(text)) work.records++;
    return hash(algorithm, data, encoding);
  }) as typeof crypto.hash;
  syncBuiltinESMExports();
  return {
    count: (act) => {
      work = { records: 0, units: 0, contents: 0, documents: 0 };
      act();
      return { ...work };
    },
    restore: () => {
      prototype.prepare = prepare;
      platform.hash = hash;
      syncBuiltinESMExports();
    },
  };
}
