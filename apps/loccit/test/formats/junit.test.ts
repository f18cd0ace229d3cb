import { spawnSync } from 'node:child_process';
import { requirePython } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { checkAs, HOSTILE, harbour, REPORT } from './harbour.js';

const python = requirePython();
const skipped = python.skip === undefined ? '' : ` (skipped: ${python.skip})`;

interface Parsed {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly Parsed[];
}

const PARSE = `
import json, sys, xml.etree.ElementTree as tree
def show(e):
    return {'tag': e.tag, 'attributes': e.attrib, 'text': e.text or '', 'children': [show(c) for c in e]}
print(json.dumps(show(tree.fromstring(sys.stdin.buffer.read()))))
`;

function parseXml(xml: string): Parsed {
  const { status, stderr, stdout } = spawnSync(python.path ?? 'python3', ['-c', PARSE], {
    input: xml,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout) as Parsed;
}

const casesOf = (suite: Parsed | undefined): readonly Parsed[] =>
  suite?.children.filter(({ tag }) => tag === 'testcase') ?? [];

describe('writeJunit', () => {
  it.skipIf(python.skip !== undefined)(
    `makes a suite a file and a case a citation, and skips what could not be checked${skipped}`,
    async () => {
      const { exit, stdout } = await checkAs(harbour(), 'junit');
      expect(exit).toBe(1);
      const suites = parseXml(stdout);
      expect(suites.children).toHaveLength(1);
      const [suite] = suites.children;
      expect(suite?.attributes).toEqual({
        name: 'report.md',
        tests: '5',
        failures: '1',
        errors: '0',
        skipped: '1',
      });
      const states = casesOf(suite).map(({ attributes, children }) => [
        attributes.name?.split(' ')[0],
        children[0]?.tag ?? 'passed',
      ]);
      expect(states).toEqual([
        ['C1.1', 'passed'],
        ['C2.1', 'failure'],
        ['C4.1', 'skipped'],
        ['C5.1', 'passed'],
        ['C3', 'system-out'],
      ]);
      const properties = suite?.children.find(({ tag }) => tag === 'properties')?.children ?? [];
      expect(properties.map(({ attributes }) => `${attributes.name}=${attributes.value}`)).toContain(
        'claims_supported=2/4',
      );
    },
  );

  it.skipIf(python.skip !== undefined)(
    `stays well-formed whatever a report and the name of its file hold${skipped}`,
    async () => {
      const name = 'a<b>&"c.md';
      const cwd = harbour({
        [name]: `${HOSTILE} noon [1].\n\n[1]: <${HOSTILE.slice(0, 20)}>\n`,
      });
      const { stdout } = await checkAs(cwd, 'junit', [name, 'gone.md']);
      const [suite, gone] = parseXml(stdout).children;
      expect(suite?.attributes.name).toBe(name);
      expect(gone?.attributes).toMatchObject({ name: 'gone.md', errors: '1' });
      expect(stdout).not.toMatch(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|\u202e/u);
    },
  );

  it.skipIf(python.skip !== undefined)(`counts a demand that is not met as a failure${skipped}`, async () => {
    const { stdout } = await checkAs(harbour(), 'junit', ['report.md', '--min-coverage', '100%']);
    const cases = casesOf(parseXml(stdout).children[0]);
    expect(cases.at(-1)?.attributes.name).toBe('demand');
    expect(REPORT).toContain('noon');
  });
});
