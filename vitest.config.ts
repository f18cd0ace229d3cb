import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: {
    // Tests run against sources, so that an edit below is seen above without a build.
    alias: [
      {
        find: /^@loccit\/(text|json|lineage|contract|markdown|support|storage|ingestion|validator|answering|testing)$/,
        replacement: `${root}packages/$1/src/index.ts`,
      },
      { find: '#utf8-decoder', replacement: `${root}packages/text/src/utf8-decoder.node.ts` },
      { find: '#sha256', replacement: `${root}packages/lineage/src/sha256.node.ts` },
    ],
  },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
