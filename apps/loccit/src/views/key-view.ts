import { message } from '@loccit/contract';
import { displayWidth } from '../console/display-width.js';
import { padColumns, safeText, type Terminal, wrapLines } from '../console/terminal.js';

/** What may be said of a new key: nothing that is secret. */
export interface NewKey {
  readonly private_key_file: string;
  readonly public_key_file: string;
  readonly encrypted: boolean;
  readonly keyid: string;
  readonly did: string;
  readonly public_key: object;
  readonly policy_key: object;
}

/** Where a new key lies, what it is called, and what a trust policy needs of it, ready to be pasted. */
export function viewNewKey(terminal: Terminal, key: NewKey): string[] {
  const { colors, lang } = terminal;
  const rows = [
    [
      message('cli.keygen.private', lang),
      `${safeText(key.private_key_file)} ${message(key.encrypted ? 'cli.keygen.encrypted' : 'cli.keygen.plain', lang)}`,
    ],
    [message('cli.keygen.public', lang), safeText(key.public_key_file)],
    [message('cli.key.keyid', lang), key.keyid],
    ['did:key', key.did],
    ['JWK', JSON.stringify(key.public_key)],
  ] as const;
  const columns = Math.max(...rows.map(([label]) => displayWidth(label)));
  return [
    colors.bold(message('cli.keygen.title', lang)),
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
