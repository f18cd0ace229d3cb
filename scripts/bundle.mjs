// Bundles the command line from what the compiler wrote: few files, each loaded when something in it is first used.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { evaluateWhenUsed } from './bundle/evaluate-when-used.mjs';
import { loadBytecode } from './bundle/load-bytecode.mjs';
import { loadWhenUsed } from './bundle/load-when-used.mjs';
import { recordBytecode } from './bundle/record-bytecode.mjs';
import { splitCatalogue } from './bundle/split-catalogue.mjs';
import { splitValidators } from './bundle/split-validators.mjs';
import { buildVerifierPage } from './bundle/verifier-page.mjs';
import { withoutNetwork } from './bundle/without-network.mjs';
import { writeSmall } from './bundle/write-small.mjs';

const app = join(dirname(dirname(fileURLToPath(import.meta.url))), 'apps', 'loccit');
const { version } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));

const seldom = () => 'seldom';

/** What a check of an answer against a store can do without; all else of the packages is one file. */
const apart = [
  [/\/contract\/dist\/generated\/catalogue\/(\w+)\.js$/, (lang) => `messages-${lang}`],
  [/\/contract\/dist\/generated\/(?:catalogue|validators|wire)\.js$/, () => 'contract'],
  [/\/contract\/dist\/generated\/validators\/([\w-]+)\.js$/, (name) => `schema-${name}`],
  [/\/(\w+)\/dist\/generated\/([\w-]+)\.js$/, (name, table) => `${name}-${table}`],
  [
    /\/(?:string-width|wrap-ansi|strip-ansi|ansi-styles|ansi-regex|emoji-regex|get-east-asian-width)@/,
    () => 'width',
  ],
  [/\/(commander|diff|fflate)@/, (name) => name],
  [/\/(?:undici|ipaddr\.js)@|\/loccit\/dist\/(?:collecting\/|views\/collection-view)/, () => 'collect'],
  [
    /\/(?:@citation-js[+/]|moo@)|without-network|\/loccit\/dist\/files\/read-bibliography/,
    () => 'bibliography',
  ],
  [/\/picocolors@|\/painted-colors\.js$/, () => 'colors'],
  [/\/@lezer[+/]/, () => 'lezer'],
  [/\/loccit\/dist\/commands\/([\w-]+)\.js$/, (name) => `command-${name}`],
  [/\/loccit\/dist\/(?:start|version)\.js$/, () => 'start'],
  [/\/loccit\/dist\/(program|id-alphabets)\.js$/, (name) => name],
  [
    /\/loccit\/dist\/(?:cli-error|command-entry|command-table|index|option-flags|options|plain-call|session)\.js$/,
    () => 'console',
  ],
  [/\/loccit\/dist\/console\//, () => 'console'],
  [/\/contract\/dist\/(?:check-document|documents)\.js$/, () => 'command-schema'],
  [/\/contract\/dist\//, () => 'contract'],
  [/\/loccit\/dist\/views\/(?:answer|excerpt|lineage|passage|rule-page|short-ids)/, () => 'views'],
  [
    /\/text\/dist\/(?:encoding-table|gb18030|legacy|multi-byte|sequence-reader|single-byte|utf16)/,
    () => 'text-encodings',
  ],
  [/\/ingestion\/dist\/folder-file\.js$/, () => 'main'],
  // The rungs that need no model judge every claim; the rest is asked for.
  [/\/support\/dist\/(?!models\/|onnx\/)/, () => 'main'],
  [
    /\/validator\/dist\/(?:markdown\/|check-markdown|check-extraction|check-mark|check-response|trace-lineage)/,
    () => 'validator-markdown',
  ],
  [/\/loccit\/dist\/(?:models\/model-run|views\/demand-lines)\.js$/, () => 'command-check'],
  [/\/support\/dist\/models\/|\/loccit\/dist\/models\//, () => 'models'],
  [
    /\/endpoints\/dist\/|\/(?:ai|zod|eventsource-parser)@|\/@(?:ai-sdk|opentelemetry|standard-schema|vercel)[+/]/,
    () => 'endpoints',
  ],
  [/\/storage-sqlite\/dist\//, () => 'storage-sqlite'],
  [/\/(anchoring|answering|ingestion|interop|markdown|packs|signing|support)\/dist\//, (name) => name],
  [/\/loccit\/dist\/verification\//, () => 'verification'],
  [
    /\/loccit\/dist\/(?:files\/(?:open-artifact|read-bound-file|read-decisions|read-policy|with-packed-answer)|views\/(?:chain|decision|seal|verification)-view)\.js$/,
    () => 'verification',
  ],
  [/\/@(noble|scure)[+/]/, (name) => name],
  [
    /\/(?:canonicalize|stemmer)@|\/dist\/(?:durable-files|folder-publish|export-prov|prov-document|verify-proof)\.js$/,
    seldom,
  ],
  [
    /\/loccit\/dist\/files\/(?:digest-file|folder-lock|read-ahead|read-answer|read-passphrase|rule-page|write-(?:new-file|verifier-page))/,
    seldom,
  ],
  [/\/loccit\/dist\/files\/(?:find-schema-faults|locate-pointers|read-documents)/, () => 'command-schema'],
  [/\/loccit\/dist\/formats\/(?:checked-file|read-format|write-format)\.js$/, () => 'command-check'],
  // What makes a page of a report parses it again, with a parser of its own.
  [
    /\/loccit\/dist\/formats\/html|\/(?:@ungap\+structured-clone|ccount|character-(?:entities|reference)[\w-]*|comma-separated-tokens|decode-named-character-reference|dequal|devlop|escape-string-regexp|hast-util-[\w-]+|html-void-elements|longest-streak|markdown-table|mdast-util-[\w-]+|micromark[\w-]*|property-information|space-separated-tokens|stringify-entities|trim-lines|unist-util-[\w-]+|vfile[\w-]*|zwitch)@/,
    () => 'check-page',
  ],
  [
    /\/loccit\/dist\/(?:baseline|formats)\/|\/(?:fast-xml-builder|path-expression-matcher|xml-naming)@/,
    () => 'check-formats',
  ],
  [/./, () => 'main'],
];

function nameOf(id) {
  for (const [pattern, name] of apart) {
    const match = pattern.exec(id.replaceAll('\\', '/'));
    if (match !== null) return name(...match.slice(1));
  }
  return null;
}

const bundle = await rolldown({
  input: { start: join(app, 'dist', 'start.js') },
  platform: 'node',
  resolve: { conditionNames: ['node', 'import', 'default'] },
  logLevel: 'silent',
  preserveEntrySignatures: 'allow-extension',
  plugins: [
    writeVersion(),
    withoutNetwork(),
    splitValidators(),
    splitCatalogue(),
    loadWhenUsed(),
    evaluateWhenUsed(),
    loadBytecode(),
    writeSmall(),
  ],
});
const folder = join(app, 'dist', 'bundle');
await bundle.write({
  dir: folder,
  format: 'cjs',
  entryFileNames: '[name].cjs',
  chunkFileNames: '[name].cjs',
  cleanDir: true,
  comments: { legal: true, annotation: false, jsdoc: false },
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [{ name: nameOf, debugName: 'by-package' }],
  },
});
recordBytecode(folder);
writeFileSync(join(app, 'dist', 'verifier.html'), await buildVerifierPage());

/** Writes the version into the bundle, so that asking for it reads no manifest. */
function writeVersion() {
  return {
    name: 'write-version',
    load: (id) =>
      id === join(app, 'dist', 'version.js') ? `export const version = ${JSON.stringify(version)};` : null,
  };
}
