import { type HeldDecision, verifyDecision } from '@loccit/packs';
import { readList } from '../options.js';
import { parseReaderOptions } from '../reader.js';
import { isFolder } from './is-folder.js';
import { readInput } from './read-input.js';
import { readPolicy } from './read-policy.js';
import { walkFolder } from './walk-folder.js';

const maxBytes = 1 << 20;

/**
 * The decisions of people that `--decisions` lists, files or folders of them, with what the policy makes of each.
 *
 * @remarks Of a folder the files whose names end in `.json`. What is no decision is listed as malformed and decides nothing.
 * @throws {@link CliError} with the codes of files and of policies
 */
export function readDecisions(options: Readonly<Record<string, unknown>>): HeldDecision[] | undefined {
  const named = readList(options, 'decisions');
  if (named.length === 0) return undefined;
  const policy = readPolicy(options);
  const { at } = parseReaderOptions(options);
  const held = new Map<string, HeldDecision>();
  for (const file of named.flatMap(listFiles)) {
    const decision = verifyDecision(readInput(file, maxBytes), { at, policy });
    held.set(decision.sha256, decision);
  }
  return [...held.values()];
}

function listFiles(path: string): string[] {
  if (!isFolder(path)) return [path];
  return walkFolder(path)
    .files.filter((file) => /\.json$/i.test(file.path))
    .map(({ absolutePath }) => absolutePath);
}
