import type { PatchOperation } from './vector-case.js';

/** A value as JSON has it. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Applies RFC 6902 operations to a copy of a value; throws where a place is not there. */
export function applyPatch(value: unknown, operations: readonly PatchOperation[]): Json {
  let root = JSON.parse(JSON.stringify(value)) as Json;
  const put = (path: string, put: Json, replace: boolean): void => {
    if (path === '') {
      root = put;
      return;
    }
    const { holder, name } = findHolder(root, path);
    if (Array.isArray(holder)) {
      const at = name === '-' ? holder.length : indexIn(holder, name, replace ? 0 : 1);
      holder.splice(at, replace ? 1 : 0, put);
    } else {
      if (replace && !Object.hasOwn(holder, name)) throw new Error(`nothing at ${path}`);
      holder[name] = put;
    }
  };
  const take = (path: string): Json => {
    const { holder, name } = findHolder(root, path);
    if (Array.isArray(holder)) return holder.splice(indexIn(holder, name, 0), 1)[0] ?? null;
    const taken = holder[name];
    if (taken === undefined) throw new Error(`nothing at ${path}`);
    delete holder[name];
    return taken;
  };
  for (const operation of operations) {
    if (operation.op === 'remove') take(operation.path);
    else if (operation.op === 'move') put(operation.path, take(operation.from), false);
    else if (operation.op === 'copy') put(operation.path, readAt(root, operation.from), false);
    else put(operation.path, copyOf(operation.value), operation.op === 'replace');
  }
  return root;
}

const copyOf = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** The value at a pointer of RFC 6901. */
export function readAt(root: unknown, path: string): Json {
  let value = root as Json | undefined;
  for (const step of stepsOf(path)) {
    if (typeof value !== 'object' || value === null) throw new Error(`nothing at ${path}`);
    value = Array.isArray(value) ? value[Number(step)] : value[step];
  }
  if (value === undefined) throw new Error(`nothing at ${path}`);
  return copyOf(value);
}

function findHolder(root: Json, path: string): { holder: Json[] | { [name: string]: Json }; name: string } {
  const steps = stepsOf(path);
  const name = steps.pop() ?? '';
  let holder: Json | undefined = root;
  for (const step of steps) {
    if (typeof holder !== 'object' || holder === null) break;
    holder = Array.isArray(holder) ? holder[Number(step)] : holder[step];
  }
  if (typeof holder !== 'object' || holder === null) throw new Error(`nothing at ${path}`);
  return { holder, name };
}

function indexIn(list: readonly Json[], name: string, room: number): number {
  const at = Number(name);
  if (!/^(?:0|[1-9]\d*)$/.test(name) || at >= list.length + room) throw new Error(`no index ${name}`);
  return at;
}

const stepsOf = (path: string): string[] =>
  path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
