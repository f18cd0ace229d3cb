import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  describeReport,
  type Expected,
  type LayerOutcomes,
  runCase,
  type VectorCase,
} from '@loccit/conformance';
import { projectRoot, requirePython } from '@loccit/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openStoredBases, readStoredCases } from '../../packages/validator/test/vectors/stored-cases.js';

const python = requirePython();
const withoutOpenssl =
  spawnSync('openssl', ['version']).status === 0 ? undefined : 'there is no openssl, which checks signatures';
const skip = python.skip ?? withoutOpenssl;
// A run that leaves these out has to say so.
if (skip !== undefined) process.stderr.write(`skipped, the verifier in Python: ${skip}\n`);

const VECTORS = `${projectRoot}fixtures/vectors/`;
const corpus = (name: string): string => `${VECTORS}verifier/${name}.jsonl`;
const rulesOf = (layer: string): string[] =>
  readdirSync(`${VECTORS}rules/${layer}`)
    .sort()
    .map((name) => `${VECTORS}rules/${layer}/${name}`);
const RULES = [...rulesOf('structure'), ...rulesOf('provenance')];
const EXPIRED_SEALS = `${VECTORS}rules/verifiability/seal-expired.json`;

/** What a case comes to in the two layers that the verifier in Python judges. */
type Told = Pick<Expected, 'fail' | 'unverifiable' | 'notice' | 'layers' | 'citations'> & {
  readonly id: string;
};

const isJudged = (rule: string): boolean => /^(?:structure|provenance)\//.test(rule);
const twoLayers = ({ structure, provenance }: LayerOutcomes): LayerOutcomes => ({
  ...(structure === undefined ? {} : { structure }),
  ...(provenance === undefined ? {} : { provenance }),
});

function narrow(id: string, { fail, unverifiable, notice, layers, citations }: Expected): Told {
  return {
    id,
    fail: fail.filter(isJudged),
    unverifiable: unverifiable.filter(isJudged),
    notice: notice.filter(isJudged),
    layers: twoLayers(layers),
    citations: Object.fromEntries(Object.entries(citations).map(([at, told]) => [at, twoLayers(told)])),
  };
}

const answersOf = (path: string): readonly VectorCase[] =>
  // Reports in Markdown and responses of providers are read by other programs than this one.
  readStoredCases(path).filter(({ report, response }) => report === undefined && response === undefined);

function runPython(folder: string, args: readonly string[]): string[] {
  const { stdout, stderr } = spawnSync(python.path ?? '', ['-B', join(folder, 'vectors.py'), ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((line) => line !== '');
}

/** What the verifier in Python makes of the cases of some files, without its own opinion whether it agrees. */
function judge(folder: string, paths: readonly string[]): Told[] {
  return runPython(folder, paths).map((line) => {
    const { agrees: _, ...told } = JSON.parse(line) as Told & { agrees: boolean };
    return told;
  });
}

/** Vectors of which one expectation each is compared, and those of packs. */
interface Group {
  readonly checked: number;
  readonly disagree: readonly string[];
  readonly other_code: readonly string[];
}

function judgeGroups(folder: string, names: readonly string[] = []): Readonly<Record<string, Group>> {
  const [line = ''] = runPython(folder, names);
  return JSON.parse(line) as Readonly<Record<string, Group>>;
}

const FOLDER = `${projectRoot}examples/python`;

describe.skipIf(skip !== undefined)('the verifier in Python, written from the specification alone', () => {
  it.each([
    ['good artifacts', [corpus('good')], 100],
    ['tampered artifacts', [corpus('tampered')], 300],
    [
      'the vectors of every rule of structure and provenance, and of expired seals',
      [...RULES, EXPIRED_SEALS],
      190,
    ],
  ])('[C14] finds in %s what the vectors state and what the check finds now', (_name, paths, least) => {
    const cases = paths.flatMap(answersOf);
    const bases = openStoredBases();
    const told = judge(FOLDER, paths);
    expect(told.length).toBeGreaterThanOrEqual(least);
    expect(told).toEqual(cases.map(({ id, expected }) => narrow(id, expected)));
    expect(told).toEqual(cases.map((vector) => narrow(vector.id, describeReport(runCase(vector, bases)))));
  });

  it('[C14] makes the same ids, digests, proofs, texts and refusals, and comes to the same of signatures, packs and seals', () => {
    const told = judgeGroups(FOLDER);
    expect(Object.fromEntries(Object.entries(told).map(([name, { disagree }]) => [name, disagree]))).toEqual({
      facts: [],
      signatures: [],
      packs: [],
      corpus: [],
    });
    const least = { facts: 500, signatures: 450, packs: 300, corpus: 450 };
    for (const [name, count] of Object.entries(least)) {
      const { checked, other_code } = told[name] ?? { checked: 0, other_code: [] };
      expect(checked).toBeGreaterThanOrEqual(count);
      // Where a pack has several faults, another code may be told.
      expect(other_code.length).toBeLessThanOrEqual(checked / 20);
    }
  });
});

describe.skipIf(skip !== undefined)('the command line of the verifier in Python', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loccit-python-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const { policies, good } = JSON.parse(readFileSync(`${VECTORS}packs/corpus.json`, 'utf8')) as {
    policies: Record<string, unknown>;
    good: { id: string; pack: string; policy: string; tenant_id: string; purpose: string; at: string }[];
  };
  const row = good.find(({ id }) => id === 'sealed-garden');
  const pack = join(folder, 'answer.pack');
  const policy = join(folder, 'policy.json');

  function verify(...args: string[]) {
    const asked = ['--tenant', row?.tenant_id ?? '', '--now', row?.at ?? '', '--without', 'reader,audit'];
    return spawnSync(python.path ?? '', ['-B', join(FOLDER, 'verify.py'), pack, ...asked, ...args], {
      encoding: 'utf8',
    });
  }

  beforeEach(() => {
    writeFileSync(pack, Buffer.from(row?.pack ?? '', 'base64'));
    writeFileSync(policy, JSON.stringify(policies[row?.policy ?? '']));
  });

  it('[C14] passes a sealed pack for whoever trusts the key', () => {
    const { status, stdout } = verify('--policy', policy, '--purpose', row?.purpose ?? '');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      lenient: false,
      ignored: 0,
      seals: [{ outcome: 'trusted', faults: [] }],
      layers: { structure: 'pass', provenance: 'pass' },
      findings: [],
    });
  });

  it('[C14] does not pass a pack that nothing stands for', () => {
    const { status, stdout } = verify();
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      seals: [{ outcome: 'not-checked' }],
      layers: { provenance: 'unverifiable' },
    });
  });

  it('[C14] tells why it refuses a pack', () => {
    writeFileSync(pack, readFileSync(pack).subarray(0, -1));
    const { status, stdout, stderr } = verify();
    expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: 'not read: not-a-zip\n' });
  });
});

/** One line each, as a careless hand would write it. */
const FAULTS = [
  [
    'raw-to-canonical',
    'a text that is brought to NFD',
    'text.py',
    'normalize("NFC", text.',
    'normalize("NFD", text.',
  ],
  [
    'entry-not-in-generation',
    'a leaf that is hashed like a node',
    'lineage.py',
    String.raw`b"\0" + leaves[0]`,
    String.raw`b"\1" + leaves[0]`,
  ],
  [
    'no-anchor',
    'a pack that stands for itself',
    'provenance.py',
    'shelves.anchors(cite, source) or None',
    'True',
  ],
  [
    'span-order',
    'a span that may be empty',
    'structure.py',
    '"char_start", 0) >= cite',
    '"char_start", 0) > cite',
  ],
] as const;

const PACK_FAULTS = [
  [
    'a pack with bytes that nobody looked at',
    'packs.py',
    'need(lenient or in_the_form',
    'need(lenient or data',
    'packs',
  ],
  [
    'a seal that holds a second too long',
    'seals.py',
    'at >= said["expiresAt"]',
    'at > said["expiresAt"]',
    'signatures',
  ],
  ['a text under the hash of another', 'packs.py', 'sha256(files[path]) in path', 'path in path', 'packs'],
] as const;

describe.skipIf(skip !== undefined)('a fault that is planted in the verifier in Python', () => {
  const root = mkdtempSync(join(tmpdir(), 'loccit-python-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  function plant(file: string, right: string, wrong: string): string {
    const home = mkdtempSync(join(root, 'planted-'));
    const folder = join(home, 'examples', 'python');
    mkdirSync(join(home, 'examples'), { recursive: true });
    cpSync(FOLDER, folder, { recursive: true });
    for (const shared of ['schemas', 'fixtures']) symlinkSync(`${projectRoot}${shared}`, join(home, shared));
    const source = readFileSync(join(folder, file), 'utf8');
    expect(source.split(right).length).toBe(2);
    writeFileSync(join(folder, file), source.replace(right, wrong));
    return folder;
  }

  it.each(FAULTS)('[C14] is found by the vectors of %s: %s', (rule, _name, file, right, wrong) => {
    const paths = RULES.filter((path) => path.endsWith(`/${rule}.json`));
    const stated = paths.flatMap(answersOf).map(({ id, expected }) => narrow(id, expected));
    const told = judge(plant(file, right, wrong), paths);
    expect(told.map(({ id }) => id)).toEqual(stated.map(({ id }) => id));
    expect(told).not.toEqual(stated);
  });

  it.each(PACK_FAULTS)('[C14] is found by the vectors of packs: %s', (_name, file, right, wrong, group) => {
    const told = judgeGroups(plant(file, right, wrong), [group]);
    expect(told[group]?.disagree).not.toEqual([]);
  });
});
