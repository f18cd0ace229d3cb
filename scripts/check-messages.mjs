// No text for people outside schemas/messages/1.json, no key there that nothing uses, no key used that is not there.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { listCatalogueFaults } from './contract/catalogue.mjs';
import { compareKeys, listKeyUses, listStrayMessages } from './contract/message-use.mjs';
import { readSchemas, root } from './contract/schema-files.mjs';

// Chinese words are data here: number words, units, stop words, headings and marks that reports use.
const WORD_LISTS = ['packages/text/', 'packages/support/', 'packages/markdown/', 'packages/answering/'];
// Whole sentences as data, each with its reason.
const SENTENCE_LISTS = new Map([
  ['packages/markdown/src/not-found.ts', 'what a report writes when it found nothing'],
  ['packages/markdown/src/own-words.ts', 'what a report says of itself and to its reader'],
  ['packages/markdown/src/foreign-structure.ts', 'how a report names parts of other works'],
  ['packages/markdown/src/structure-mentions.ts', 'how a report names its own parts'],
  ['packages/answering/src/generating/prompt-contract.ts', 'what a model is told'],
  ['apps/loccit/src/tour/index.ts', 'questions that a user asks'],
]);

const PRIVATE = new Set(['testing', 'conformance']);

function* sources(folder) {
  for (const name of readdirSync(root + folder).sort()) {
    const path = `${folder}/${name}`;
    if (statSync(root + path).isDirectory()) {
      if (name !== 'generated') yield* sources(path);
    } else if (name.endsWith('.ts')) yield path;
  }
}

function listSources() {
  return ['packages', 'apps'].flatMap((top) =>
    readdirSync(root + top)
      // What is private to the tests speaks to those who run them.
      .filter((name) => !PRIVATE.has(name))
      .flatMap((name) => [...sources(`${top}/${name}/src`)]),
  );
}

function allowanceOf(path) {
  const isWords = WORD_LISTS.some((folder) => path.startsWith(folder));
  const chinese = SENTENCE_LISTS.has(path) ? 'sentences' : isWords ? 'words' : 'none';
  return { app: path.startsWith('apps/'), chinese };
}

/** Keys that the closed lists of the contract call for. */
function listFamilies() {
  const { primitives, answer, report } = readSchemas();
  const rules = JSON.parse(readFileSync(`${root}fixtures/vectors/contract/rules.json`, 'utf8'));
  const keys = (prefix, list, without = []) =>
    list.filter((name) => !without.includes(name)).map((name) => `${prefix}.${name}`);
  return [
    ...keys('status', answer.$defs.status.enum, ['answered']),
    ...keys('kind', primitives.$defs.claim_kind.enum, ['fact']),
    ...keys('reason', answer.$defs.reason_code.enum),
    ...keys('layer', primitives.$defs.layer.enum),
    ...keys('outcome', primitives.$defs.outcome.enum),
    ...keys('verdict', primitives.$defs.support_verdict.enum),
    ...keys('severity', report.$defs.finding.properties.severity.enum),
    ...keys('missing', report.$defs.missing.enum),
    ...rules.flatMap(({ id }) =>
      ['demand', 'rule', 'remedy'].map((family) => `${family}.${id.replace('/', '.')}`),
    ),
  ];
}

const { messages } = JSON.parse(readFileSync(`${root}schemas/messages/1.json`, 'utf8'));
const files = listSources().map((path) => ({ path, source: readFileSync(root + path, 'utf8') }));
const uses = files.map(({ path, source }) => listKeyUses(source, path));
const { missing, unused } = compareKeys(Object.keys(messages), uses, listFamilies());

const faults = [
  ...listCatalogueFaults(messages).map((fault) => `schemas/messages/1.json ${fault}`),
  ...missing.map((key) => `schemas/messages/1.json lacks ${key}`),
  ...unused.map((key) => `schemas/messages/1.json ${key} is used by nothing`),
  ...files.flatMap(({ path, source }) => listStrayMessages(source, path, allowanceOf(path))),
];
for (const fault of faults) console.error(fault);
console.log(`${Object.keys(messages).length} messages, ${files.length} sources, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
