import { readFileSync } from 'node:fs';
import { projectRoot } from '@loccit/testing';

/** A row of the tamper matrix in docs/specification.md. */
export interface TamperRow {
  readonly artifact: string;
  readonly subject: 'answer' | 'audit';
  readonly member: string;
  readonly change: string;
  readonly withAudit: readonly string[];
  /** Absent for rows that change the audit. */
  readonly alone?: readonly string[];
}

/** Reads the two tables of the tamper matrix out of the specification. */
export function readTamperMatrix(): TamperRow[] {
  const text = readFileSync(`${projectRoot}docs/specification.md`, 'utf8');
  const section = /^## (?:[0-9.]+ )?Tamper matrix$(.*?)^## /ms.exec(text)?.[1] ?? '';
  const rows: TamperRow[] = [];
  for (const line of section.split('\n')) {
    const cells = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim());
    const unquote = (cell: string | undefined): string => /^`(.*)`$/.exec(cell ?? '')?.[1] ?? '';
    const rules = (cell: string | undefined): string[] =>
      cell === undefined || cell === 'nothing' ? [] : cell.split(' ');
    if (cells.length === 5 && cells[1]?.startsWith('`') === true) {
      rows.push({
        artifact: cells[0] ?? '',
        subject: 'answer',
        member: unquote(cells[1]),
        change: unquote(cells[2]),
        withAudit: rules(cells[3]),
        alone: rules(cells[4]),
      });
    } else if (cells.length === 3 && cells[0]?.startsWith('`') === true) {
      rows.push({
        artifact: 'answered',
        subject: 'audit',
        member: unquote(cells[0]),
        change: unquote(cells[1]),
        withAudit: rules(cells[2]),
      });
    }
  }
  return rows;
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Applies one change of the matrix to a copy of a value; throws where the value has no such member. */
export function tamper(value: unknown, member: string, change: string): unknown {
  const copy = JSON.parse(JSON.stringify(value)) as Json;
  const steps = member.split('/').slice(1);
  const last = steps.pop() ?? '';
  let parent: Json | undefined = copy;
  for (const step of steps) parent = (parent as Record<string, Json> | undefined)?.[step];
  if (typeof parent !== 'object' || parent === null) throw new Error(`no member ${member}`);
  const holder = parent as Record<string, Json>;
  const before = holder[last];
  const [verb = ''] = change.split(' ');
  const argument = change.slice(verb.length + 1);
  switch (verb) {
    case 'set':
      holder[last] = JSON.parse(argument) as Json;
      break;
    case 'remove':
      if (before === undefined) throw new Error(`nothing to remove at ${member}`);
      delete holder[last];
      break;
    case 'append':
      holder[last] = String(before) + (JSON.parse(argument) as string);
      break;
    case 'cut':
      if (!Array.isArray(before)) throw new Error(`no list at ${member}`);
      holder[last] = before.slice(0, -1);
      break;
    case 'other':
      if (typeof before !== 'string') throw new Error(`no text at ${member}`);
      holder[last] = before.slice(0, -1) + (before.endsWith('1') ? '0' : '1');
      break;
    default:
      throw new Error(`unknown change ${verb}`);
  }
  if (JSON.stringify(copy) === JSON.stringify(value)) throw new Error(`no change at ${member}`);
  return copy;
}
