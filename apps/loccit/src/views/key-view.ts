import { message } from '@loccit/contract';
import { displayWidth } from '../console/display-width.js';
import { padColumns, safeText, type Terminal, wrapLines } from '../console/terminal.js';

/** What may be said of a key: nothing that is secret. */
export interface KnownKey {
  /** Null where a public key was given. */
  readonly private_key_file: string | null;
  readonly public_key_file: string;
  /** Null where a public key was given. */
  readonly encrypted: boolean | null;
  readonly keyid: string;
  readonly did: string;
  readonly public_key: object;
  readonly policy_key: object;
}

/** Where a key lies, what it is called, and what a trust policy needs of it, ready to be pasted. */
export function viewKey(terminal: Terminal, key: KnownKey): string[] {
  const { colors, lang } = terminal;
  const { encrypted, private_key_file: file } = key;
  const kind = message(encrypted === true ? 'cli.keygen.encrypted' : 'cli.keygen.plain', lang);
  const rows: readonly (readonly [string, string])[] = [
    ...(file === null
      ? []
      : [
          [
            message('cli.keygen.private', lang),
            `${safeText(file)}${lang === 'zh' ? '' : ' '}${kind}`,
          ] as const,
        ]),
    [message('cli.keygen.public', lang), safeText(key.public_key_file)],
    [message('cli.key.keyid', lang), key.keyid],
    ['did:key', key.did],
    ['JWK', JSON.stringify(key.public_key)],
  ];
  const columns = Math.max(...rows.map(([label]) => displayWidth(label)));
  return [
    colors.bold(message(file === null ? 'cli.keygen.title-given' : 'cli.keygen.title', lang)),
    ...rows.flatMap(([label, value]) =>
      // What is copied is not broken: a terminal joins its own line again.
      value.includes(' ')
        ? wrapLines(terminal, value, `  ${padColumns(label, columns)}  `, ' '.repeat(columns + 4))
        : [`  ${padColumns(label, columns)}  ${value}`],
    ),
    '',
    ...wrapLines(terminal, colors.bold(message('cli.keygen.policy', lang))),
    JSON.stringify(key.policy_key, null, 2),
  ];
}
