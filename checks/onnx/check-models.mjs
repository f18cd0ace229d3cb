// Runs @loccit/support/onnx with the real runtime on models that are made here.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as tokenizers from '@huggingface/tokenizers';
import * as runtime from 'onnxruntime-node';
import { judgeBatch, measureCosine } from '../../packages/support/dist/models/index.js';
import { createNliClassifier, loadEmbedder, loadNliModel } from '../../packages/support/dist/onnx/index.js';
import { createConfig, createEncoder, createModel, createTokenizerFiles } from './tiny-model.mjs';

const WORDS = 'the ferry sails does not on sunday . 渡 船 周 日 不 开 航 。'.split(' ');
const THRESHOLDS = { supported: 0.9, contradicted: 0.9 };
const ORDERS = [
  ['entailment', 'neutral', 'contradiction'],
  ['contradiction', 'entailment', 'neutral'],
  ['contradiction', 'neutral', 'entailment'],
];

function createFiles({ order = ORDERS[0], names = order, word = 'not', maxLength = 32, ...rest } = {}) {
  const { negation, tokenizer, tokenizerConfig } = createTokenizerFiles(WORDS, maxLength);
  const model = createModel({ order, negation: negation(word), ...rest });
  return { config: createConfig(names), tokenizer, tokenizerConfig, model };
}

function createEncoderFiles(maxLength = 16) {
  const { tokenizer, tokenizerConfig } = createTokenizerFiles(WORDS, maxLength);
  return { config: createConfig([]), tokenizer, tokenizerConfig, model: createEncoder(WORDS.length + 4) };
}

const load = (files) => loadNliModel('negations', files, { runtime, tokenizers });
/** What the classifier alone says of a pair, through the ladder that the command line climbs. */
async function ask(model, claim, text, thresholds = THRESHOLDS) {
  const entailment = createNliClassifier(model, { languages: 'any' });
  const options = { entailment, entailmentThresholds: thresholds };
  const { results } = await judgeBatch([{ claim, evidence: { text } }], options);
  const [opinion] = results[0].opinions;
  return opinion ?? assert.fail('the rules decided, and the model was not asked');
}

const cases = {
  'labels are read in whatever order the model has them': async () => {
    for (const order of ORDERS) {
      for (const names of [order, order.map((name) => name.toUpperCase())]) {
        const model = await load(createFiles({ order, names }));
        const same = await ask(model, 'On Sunday the ferry sails.', 'The ferry sails on Sunday.');
        const opposite = await ask(model, 'On Sunday the ferry does not sail.', 'The ferry sails on Sunday.');
        assert.deepEqual([same.verdict, opposite.verdict], ['supported', 'contradicted']);
        assert.ok(same.scores.entailment > 0.9 && opposite.scores.contradiction > 0.9);
      }
    }
  },
  'Chinese is read like English': async () => {
    const model = await load(createFiles({ word: '不' }));
    assert.equal((await ask(model, '周日不开渡船。', '渡船周日开航。')).verdict, 'contradicted');
    assert.equal((await ask(model, '周日开渡船。', '渡船周日开航。')).verdict, 'supported');
  },
  'a model without token types, or without a mask, is fed what it asks for': async () => {
    for (const inputs of [['input_ids'], ['input_ids', 'attention_mask']]) {
      const model = await load(createFiles({ inputs }));
      assert.equal((await ask(model, 'not', 'the ferry')).verdict, 'contradicted');
    }
  },
  'evidence that is longer than the model takes never costs the claim a word': async () => {
    const model = await load(createFiles());
    const long = 'The ferry sails on Sunday. '.repeat(400);
    const opinion = await ask(model, 'On Sunday the ferry does not sail.', long);
    assert.equal(opinion.verdict, 'contradicted');
    const unbroken = 'ferry '.repeat(2000);
    assert.equal((await ask(model, 'not', unbroken)).verdict, 'contradicted');
  },
  'a contradiction names whole sentences of the evidence': async () => {
    const model = await load(createFiles());
    const evidence = 'The ferry sails on Sunday. '.repeat(20).trim();
    const { findings } = await ask(model, 'On Sunday the ferry does not sail.', evidence);
    const [{ evidenceSpan, rule }] = findings;
    assert.equal(rule, 'support/contradicted');
    assert.match(
      evidence.slice(evidenceSpan.charStart, evidenceSpan.charEnd),
      /^(?:The ferry sails on Sunday\. ?)+$/,
    );
  },
  'a claim that leaves no room for evidence is undecided': async () => {
    const model = await load(createFiles());
    assert.equal((await ask(model, 'ferry '.repeat(40), 'ferry')).verdict, 'undecided');
  },
  'without thresholds there are scores and no verdict': async () => {
    const model = await load(createFiles());
    const { scores, verdict } = await ask(model, 'not', 'ferry', {});
    assert.equal(verdict, 'undecided');
    assert.ok(scores.contradiction > 0.9);
  },
  'windows that entail and windows that contradict decide nothing': async () => {
    const model = await load(createFiles());
    const evidence =
      'The ferry sails on Sunday. '.repeat(8) + 'The ferry does not sail on Sunday. '.repeat(3);
    const opinion = await ask(model, 'On Sunday the ferry sails.', evidence);
    assert.equal(opinion.verdict, 'undecided');
  },
  'digests of weights and tokenizer are in the opinion': async () => {
    const files = createFiles();
    const { source } = await ask(await load(files), 'not', 'ferry');
    const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
    assert.equal(source.modelSha256, sha256(files.model));
    assert.equal(source.tokenizerSha256, sha256(files.tokenizer));
  },
  'a model is refused that does not say what its outputs are': async () => {
    const unnamed = [
      [],
      ['LABEL_0', 'LABEL_1', 'LABEL_2'],
      ['entailment', 'not_entailment'],
      ['a', 'b', 'c'],
    ];
    for (const names of unnamed) {
      await assert.rejects(load(createFiles({ names })), { code: 'model-labels-missing' });
    }
  },
  'broken and missing files are named': async () => {
    const files = createFiles();
    const broken = new TextEncoder().encode('{"model": ');
    const refuse = (part, file) =>
      assert.rejects(load({ ...files, ...part }), (error) => {
        assert.deepEqual([error.code, error.details.file], ['model-file-unreadable', file]);
        return true;
      });
    await refuse({ config: broken }, 'config.json');
    await refuse({ tokenizer: broken }, 'tokenizer.json');
    await refuse({ tokenizer: new TextEncoder().encode('{}') }, 'tokenizer.json');
    await refuse({ tokenizerConfig: new Uint8Array() }, 'tokenizer_config.json');
    await refuse({ model: files.model.subarray(0, 100) }, 'model.onnx');
    await refuse({ model: new Uint8Array() }, 'model.onnx');
  },
  'an input that a pair of texts does not give is named': async () => {
    const inputs = ['input_ids', 'pixel_values'];
    await assert.rejects(load(createFiles({ inputs })), { code: 'model-input-unknown' });
  },
  'the command line finds the runtime and loads a folder': async () => {
    const folder = mkdtempSync(join(tmpdir(), 'loccit-onnx-'));
    try {
      const { config, model, tokenizer, tokenizerConfig } = createFiles();
      mkdirSync(join(folder, 'negations', 'onnx'), { recursive: true });
      const write = (name, data) => writeFileSync(join(folder, name), data);
      write('negations/config.json', config);
      write('negations/tokenizer.json', tokenizer);
      write('negations/tokenizer_config.json', tokenizerConfig);
      write('negations/onnx/model.onnx', model);
      const classifier = { folder: 'negations', languages: ['en'], contradicted: 0.9 };
      write('models.json', JSON.stringify({ schema: 'urn:loccit:models:1', classifier }));
      const run = () =>
        spawnSync(
          process.execPath,
          [
            fileURLToPath(new URL('../../apps/loccit/bin/loccit.js', import.meta.url)),
            ...['support', 'On Sunday the ferry does not sail.', '--evidence', 'The ferry sails on Sunday.'],
            ...['--models', join(folder, 'models.json'), '--json'],
          ],
          { cwd: fileURLToPath(new URL('.', import.meta.url)), encoding: 'utf8' },
        );
      const { stderr, stdout } = run();
      const { decided_by: decidedBy, verdict } = JSON.parse(stdout);
      assert.deepEqual([verdict, decidedBy], ['contradicted', 'nli'], stderr);
      write('negations/config.json', createConfig(['LABEL_0', 'LABEL_1', 'LABEL_2']));
      const refused = run();
      assert.equal(refused.status, 2);
      assert.match(refused.stdout, /model-labels-missing/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  'an encoder places texts of the same words near, in both languages, and cuts none': async () => {
    const libraries = { runtime, tokenizers };
    const embedder = await loadEmbedder('words', createEncoderFiles(), libraries, { languages: 'any' });
    const texts = [
      'the ferry sails',
      'sails the ferry',
      'not on sunday',
      '渡船开航',
      '开航渡船',
      'ferry '.repeat(100),
    ];
    const { usage, vectors } = await embedder.embed(texts, new AbortController().signal);
    const near = (a, b) => Math.round(measureCosine(vectors[a], vectors[b]) * 1000) / 1000;
    assert.deepEqual([near(0, 1), near(0, 2), near(3, 4), near(0, 3)], [1, 0, 1, 0]);
    assert.ok(near(0, 5) > 0.5 && usage.inputTokens > 100);
    assert.match(embedder.identity.modelSha256, /^[0-9a-f]{64}$/);
  },
  'the command line finds passages by an encoder in a folder': async () => {
    const folder = mkdtempSync(join(tmpdir(), 'loccit-onnx-'));
    try {
      const { config, model, tokenizer, tokenizerConfig } = createEncoderFiles();
      mkdirSync(join(folder, 'words'));
      mkdirSync(join(folder, 'documents'));
      const write = (name, data) => writeFileSync(join(folder, name), data);
      write('words/config.json', config);
      write('words/tokenizer.json', tokenizer);
      write('words/tokenizer_config.json', tokenizerConfig);
      write('words/model.onnx', model);
      write('documents/ferry.txt', 'The ferry does not sail on Sunday.');
      const local_embeddings = { folder: 'words', languages: ['any'], middle: 0.3 };
      write('models.json', JSON.stringify({ schema: 'urn:loccit:models:1', local_embeddings }));
      const program = fileURLToPath(new URL('../../apps/loccit/bin/loccit.js', import.meta.url));
      const run = (...argv) =>
        spawnSync(process.execPath, [program, ...argv, '--store', join(folder, 'store'), '--json'], {
          cwd: fileURLToPath(new URL('.', import.meta.url)),
          encoding: 'utf8',
        });
      assert.equal(run('ingest', join(folder, 'documents')).status, 0);
      const audit = join(folder, 'audit.json');
      const models = ['--models', join(folder, 'models.json'), '--require-models'];
      const { stderr, stdout } = run('ask', 'Does the ferry sail on Sunday?', ...models, '--audit', audit);
      assert.equal(JSON.parse(stdout).status, 'answered', stderr + stdout);
      const { degraded, tools } = JSON.parse(readFileSync(audit, 'utf8'));
      assert.equal(degraded, undefined);
      assert.ok(tools.some(({ name }) => name === 'loccit-vector-retriever'));
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  'what is no number is no score': async () => {
    const model = await load(createFiles({ nan: true }));
    const opinion = await ask(model, 'not', 'ferry');
    assert.deepEqual([opinion.verdict, opinion.scores], ['undecided', {}]);
    const [{ reason, rule }] = opinion.findings;
    assert.deepEqual([rule, reason], ['support/judge-error', 'answer-unreadable']);
  },
};

let failed = 0;
for (const [name, check] of Object.entries(cases)) {
  try {
    await check();
  } catch (error) {
    failed += 1;
    console.error(`failed: ${name}\n${error.stack}`);
  }
}
console.log(`${Object.keys(cases).length - failed} of ${Object.keys(cases).length} cases of models passed.`);
process.exitCode = failed > 0 ? 1 : 0;
