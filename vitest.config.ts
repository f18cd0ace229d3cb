import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Tests that measure how cost grows; each has a process of its own. */
const GROWTH = ['packages/*/test/**/growth.test.ts'];

export default defineConfig({
  resolve: {
    // Tests run against sources, so that an edit below is seen above without a build.
    alias: [
      {
        find: /^@loccit\/(text|json|lineage|contract|signing|markdown|anchoring|support|storage|storage-sqlite|ingestion|interop|endpoints|packs|validator|answering|testing|conformance)$/,
        replacement: `${root}packages/$1/src/index.ts`,
      },
      {
        find: '@loccit/text/revisions',
        replacement: `${root}packages/text/src/revisions/index.ts`,
      },
      {
        find: /^@loccit\/support\/(models|onnx)$/,
        replacement: `${root}packages/support/src/$1/index.ts`,
      },
      { find: '@loccit/signing/node', replacement: `${root}packages/signing/src/node/index.ts` },
      { find: '#utf8-decoder', replacement: `${root}packages/text/src/utf8-decoder.node.ts` },
      { find: '#platform', replacement: `${root}packages/json/src/platform.node.ts` },
      { find: '#sha256', replacement: `${root}packages/lineage/src/sha256.node.ts` },
      { find: '#ed25519', replacement: `${root}packages/signing/src/ed25519.node.ts` },
    ],
  },
  test: {
    // Processes, since the growth tests read the processor time of theirs.
    pool: 'forks',
    // The runner leaves one core to itself, which of two is half; the growth tests read processor time and do not mind.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
          exclude: GROWTH,
          // Files that follow one another in a process share its modules, which halves the cost of the suite: no test
          // replaces a module, and what a test changes of the process it restores.
          isolate: false,
        },
      },
      // A memory that other files have filled is collected during the larger run, which would pass for growth.
      { extends: true, test: { name: 'growth', include: GROWTH, isolate: true } },
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
