import { message } from '@loccit/contract';
import { sha256Hex } from '@loccit/lineage';
import type { AccessAction } from '@loccit/storage';
import type { Evidence } from '@loccit/validator';
import { CliError } from '../cli-error.js';
import { openEvidence } from '../evidence.js';
import { flagOf, readText } from '../options.js';
import { note, type Session } from '../session.js';
import { findSealOption, type PackedAnswer } from '../verification/sealed-evidence.js';
import { isJsonFile } from './is-json-file.js';
import { isPack } from './is-pack-file.js';
import { type Artifact, openHeldPack, withArtifact } from './open-artifact.js';
import { readPackOptions } from './pack-reading.js';

type Options = Readonly<Record<string, unknown>>;

/**
 * Hands an answer to `use` with its pack: one that is in a pack, or one beside which `--pack` names a pack.
 *
 * @param held - the bytes, where the file has been read already
 * @throws {@link CliError} `option-unfit` for a pack, policy or seal beside what is no answer, and the codes of packs and files
 */
export async function withPackedAnswer<T>(
  session: Session,
  file: string,
  held: Uint8Array | undefined,
  options: Options,
  use: (answer: PackedAnswer) => T | Promise<T>,
): Promise<T> {
  const reading = readPackOptions(options);
  const take = (artifact: Artifact): T | Promise<T> => {
    const pack = artifact.kind === 'pack' ? artifact.pack : undefined;
    if (pack?.canonicalForm === false)
      note(session, message('cli.verify.foreign', session.lang, { count: pack.ignoredEntries }));
    return use({ bytes: artifact.bytes, pack });
  };
  const beside = readText(options, 'pack');
  if (held === undefined || isPack(held)) {
    if (beside !== undefined)
      throw new CliError('option-unfit', {}, { option: '--pack' }, 2, { remedy: 'one-pack' });
    if (held === undefined) return withArtifact(file, reading, take);
    return take(openHeldPack(held, file, reading));
  }
  if (!isJsonFile(file, held)) {
    const option = flagOf(findSealOption(options) ?? 'pack');
    throw new CliError('option-unfit', { file }, { option }, 2, { remedy: 'beside-answer' });
  }
  if (beside === undefined) return use({ bytes: held, pack: undefined });
  return withArtifact(beside, reading, (artifact) => {
    if (artifact.kind === 'answer') throw new CliError('not-a-zip', { file: beside });
    return take({ ...artifact, bytes: held });
  });
}

/** What the checker holds and the pack: content to look at, of which nothing is judged by seals. */
export function openPackEvidence(
  session: Session,
  { pack }: PackedAnswer,
  options: Options,
  action?: AccessAction,
): Evidence {
  const tenantId = readText(options, 'tenant')?.normalize('NFC') ?? pack?.generation?.tenantId;
  // No policy is asked here, so nothing is known of the seals but that there are some.
  const seals = (pack?.seals ?? []).map(({ bytes }) => ({ sha256: sha256Hex(bytes), answerSha256: '' }));
  return { ...openEvidence(session, options, tenantId, action), pack, seals };
}
