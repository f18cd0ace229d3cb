import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { projectRoot } from '@loccit/testing';
import { Ajv } from 'ajv';
import type { Log, Result } from 'sarif';
import { describe, expect, it } from 'vitest';
import { checkAs, HOSTILE, harbour, REPORT } from './harbour.js';

const SCHEMA = `${projectRoot}node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json`;
const skip = existsSync(SCHEMA)
  ? ''
  : ' (skipped: @microsoft/jest-sarif, which brings the schema, is not installed)';

function compileSchema() {
  const { $schema: _, id, ...schema } = JSON.parse(readFileSync(SCHEMA, 'utf8')) as Record<string, unknown>;
  // Draft 4 as far as this schema uses it, and a pattern that the flag of Unicode refuses.
  return new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile({
    ...schema,
    $id: String(id),
  });
}

const parse = (stdout: string): Log => JSON.parse(stdout) as Log;
const resultsOf = (log: Log): Result[] => log.runs[0]?.results ?? [];

describe('writeSarif', () => {
  it('gives each finding a kind and a level: fail by severity, open without one', async () => {
    const { exit, stdout } = await checkAs(harbour(), 'sarif');
    expect(exit).toBe(1);
    const log = parse(stdout);
    expect(log.version).toBe('2.1.0');
    expect(log.runs).toHaveLength(1);
    expect(log.runs[0]?.columnKind).toBe('unicodeCodePoints');
    const told = resultsOf(log).map(({ kind, level, ruleId }) => `${ruleId} ${kind} ${level}`);
    expect(told).toContain('support/number-mismatch fail error');
    expect(told).toContain('provenance/unknown-source open none');
    expect(told).toContain('structure/missing-citation fail warning');
    const rules = log.runs[0]?.tool.driver.rules ?? [];
    for (const { ruleId, ruleIndex } of resultsOf(log)) expect(rules[ruleIndex ?? -1]?.id).toBe(ruleId);
  });

  it('counts lines, columns and offsets in code points of the report', async () => {
    const text = `# \u{1f6a2} Harbour\n\n\u{1f6a2} The harbour closes at 23:00 [1].\n\n## References\n\n[1] Tide tables, tides.md\n`;
    const { stdout } = await checkAs(harbour({ 'ship.md': text }), 'sarif', ['ship.md']);
    const result = resultsOf(parse(stdout)).find(({ ruleId }) => ruleId === 'support/number-mismatch');
    const region = result?.locations?.[0]?.physicalLocation?.region;
    const { charLength = 0, charOffset = 0, endColumn, startColumn = 0, startLine } = region ?? {};
    const shown = [...text].slice(charOffset, charOffset + charLength).join('');
    expect(shown).toContain('The harbour closes at 23:00');
    expect(startLine).toBe(3);
    expect([...(text.split('\n')[2] ?? '')].slice(startColumn - 1, (endColumn ?? 0) - 1).join('')).toBe(
      shown,
    );
  });

  it('leaves offsets out where the file is not written as its canonical text is', async () => {
    const cwd = harbour({ 'crlf.md': REPORT.replaceAll('\n', '\r\n') });
    const { stdout } = await checkAs(cwd, 'sarif', ['crlf.md']);
    const [result] = resultsOf(parse(stdout));
    expect(result?.locations?.[0]?.physicalLocation?.region).toMatchObject({ startLine: 3 });
    expect(stdout).not.toContain('charOffset');
  });

  it('keeps the fingerprints of findings when lines above them come or go', async () => {
    const prints = async (text: string): Promise<string[]> => {
      const { stdout } = await checkAs(harbour({ 'report.md': text }), 'sarif');
      return resultsOf(parse(stdout))
        .map(({ partialFingerprints }) => Object.values(partialFingerprints ?? {})[0] ?? '')
        .sort();
    };
    const before = await prints(REPORT);
    expect(new Set(before).size).toBe(before.length);
    expect(await prints(REPORT.replace('# Harbour\n', '# Harbour\n\nAn introduction\n\n***\n'))).toEqual(
      expect.arrayContaining(before),
    );
  });

  it('says nothing absolute, nothing of a source but its name, and nothing that a viewer takes for a link', async () => {
    const cwd = harbour({
      'x y.md': `${HOSTILE} noon 12:99 [1].\n\n[1] Tide tables, tides.md\n`,
    });
    writeFileSync(`${cwd}/a.md`, REPORT);
    const { stdout } = await checkAs(cwd, 'sarif', ['x y.md', `${cwd}/a.md`, 'gone.md']);
    expect(stdout).not.toContain(cwd);
    expect(stdout).not.toContain('opens at 06:30');
    expect(stdout).not.toMatch(/\u202e/);
    const log = parse(stdout);
    expect(log.runs[0]?.artifacts?.map(({ location }) => location?.uri)).toEqual([
      'x%20y.md',
      'a.md',
      'gone.md',
    ]);
    for (const { message } of resultsOf(log))
      expect(message.text ?? '').not.toMatch(/(?<!\\)\[|(?<!\{)\{(?!\{)/);
    expect(log.runs[0]?.invocations?.[0]?.executionSuccessful).toBe(false);
  });

  it('points into an answer by line and by pointer', async () => {
    const answer = '{\n  "schema": "urn:loccit:answer:1",\n  "claims": 3\n}\n';
    const { stdout } = await checkAs(harbour({ 'answer.json': answer }), 'sarif', ['answer.json']);
    const results = resultsOf(parse(stdout));
    const place = results.find(
      ({ locations }) => locations?.[0]?.logicalLocations?.[0]?.fullyQualifiedName === '/claims',
    );
    expect(place?.locations?.[0]?.physicalLocation?.region).toEqual({ startLine: 3, startColumn: 13 });
  });

  it.skipIf(skip !== '')(`is valid by the schema of SARIF 2.1.0${skip}`, async () => {
    const validate = compileSchema();
    const cwd = harbour({ 'answer.json': '{"schema": "urn:loccit:answer:1"}' });
    for (const lang of ['en', 'zh']) {
      const { stdout } = await checkAs(cwd, 'sarif', [
        'report.md',
        'answer.json',
        'gone.md',
        '--lang',
        lang,
        '--min-coverage',
        '100%',
      ]);
      validate(JSON.parse(stdout));
      expect(validate.errors ?? []).toEqual([]);
    }
  });
});
