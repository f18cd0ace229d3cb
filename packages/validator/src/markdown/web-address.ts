import { encodeUtf8 } from '@loccit/text';
import { readHostName } from './host-name.js';

/** An address of the web in its parts, each in one spelling. */
export interface WebAddress {
  /** As its reader sees it, see {@link readHostName}. */
  readonly host: string;
  /** Its host, port, path and query: equal for spellings of one address. */
  readonly exact: string;
  /** Equal also for addresses of which servers that tell them apart are rare; good only where one source has it. */
  readonly near: string;
}

const ADDRESS =
  /^(https?):\/\/(?:[^/?#\\]*@)?(\[[0-9a-f:.]+\]|[^/?#\\:@]+)(?::(\d*))?([^?#]*)(?:\?([^#]*))?(?:#.*)?$/isu;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: '80', https: '443' };
const FOLLOWS_READER = /^(?:utm_[^=]*|fbclid|gclid|msclkid)(?:=|$)/i;

/**
 * Reads an address of the web.
 *
 * @remarks One spelling: scheme and host in lower case, no default port, no fragment, `/` for an empty path, no dot segments,
 * percent-encoding only where it is needed and in capitals, no parameters that follow a reader around (`utm_*`, `fbclid`, `gclid`,
 * `msclkid`). Order and repetition of the other parameters stay, and so does the case of the path. Near are addresses that
 * differ in `http` and `https`, in `www.` and in a slash at the end alone.
 * @see RFC 3986, section 6.2.2
 */
export function readWebAddress(text: string): WebAddress | undefined {
  const [, scheme, rawHost, port = '', rawPath = '', rawQuery = ''] = ADDRESS.exec(text.trim()) ?? [];
  if (scheme === undefined || rawHost === undefined) return undefined;
  const host = readHostName(rawHost);
  const isDefault = port === '' || port === DEFAULT_PORTS[scheme.toLowerCase()];
  const path = removeDots(spellOnce(rawPath));
  const parameters = rawQuery
    .split('&')
    .filter((parameter) => parameter !== '' && !FOLLOWS_READER.test(parameter));
  const query = parameters.length === 0 ? '' : `?${spellOnce(parameters.join('&'))}`;
  const authority = isDefault ? host : `${host}:${port}`;
  return {
    host,
    exact: `${scheme.toLowerCase()}://${authority}${path}${query}`,
    near: `${authority.replace(/^www\./, '')}${path.replace(/(?<=.)\/$/, '')}${query}`.replace(/\/$/, ''),
  };
}

/** Percent-encoding in one spelling: undone for letters, digits and `-._~`, in capitals, and done for all but ASCII. */
function spellOnce(part: string): string {
  return part
    .toWellFormed()
    .replace(/%([0-9a-f]{2})/gi, (triplet: string, digits: string) => {
      const sign = String.fromCharCode(Number.parseInt(digits, 16));
      return /[A-Za-z0-9._~-]/.test(sign) ? sign : triplet.toUpperCase();
    })
    .replace(/[^\x21-\x7e]|["<>[\\\]^`{|}]/gu, (sign) =>
      [...encodeUtf8(sign)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
    );
}

function removeDots(path: string): string {
  const kept: string[] = [];
  const steps = path.split('/').slice(1);
  for (const [at, step] of steps.entries()) {
    const isLast = at === steps.length - 1;
    if (step === '..') kept.pop();
    if (step !== '..' && step !== '.') kept.push(step);
    else if (isLast) kept.push('');
  }
  return `/${kept.join('/')}`;
}
