import { readDoi, readPageDoi } from '../markdown/doi.js';
import { readHostName } from '../markdown/host-name.js';
import { isRedirector } from '../markdown/redirector.js';
import type { MarkContext } from '../markdown/report-rules.js';
import { readWebAddress } from '../markdown/web-address.js';
import { failAt, type Rule } from '../rule.js';

/** A link with what a rule may want to say of its text. */
export interface LinkContext extends MarkContext {
  /** The address on the web of another source whose title the text is. */
  readonly titledAddress: string | undefined;
}

/** What the text of a link names, and what the link leads to. */
interface Difference {
  readonly named: string;
  readonly target: string;
}

/**
 * The text of a link names no other host, DOI or source than the link leads to.
 *
 * @remarks A host below another is the same party. What an archive, a resolver or a shortener leads to is not known from its address.
 */
export const linkTextMismatch: Rule<LinkContext> = {
  id: 'verifiability/link-text-mismatch',
  reads: [],
  check: ({ mark, titledAddress, url }) => {
    if (mark.form !== 'link' || url === undefined || mark.label.length > LONGEST) return 'inapplicable';
    const found =
      compareDois(mark.label, url) ?? compareHosts(mark.label, url) ?? compareTitle(titledAddress, url);
    if (found === undefined) return 'inapplicable';
    const { char_start, char_end } = mark;
    return failAt('', {
      expected: found.target,
      actual: found.named,
      evidence: [{ side: 'answer', char_start, char_end }],
    });
  },
};

/** In UTF-16 units; a text that is longer names no place. */
const LONGEST = 1000;

const DOI = /\b10\.\d{4,9}\/[^\s"<>\]）】]{1,300}/gi;

function compareDois(text: string, url: string): Difference | undefined {
  const target = readPageDoi(url);
  const named = [...text.matchAll(DOI)].map(([doi]) => readDoi(doi.replace(/[).,;]+$/, '')) ?? '');
  const [first] = named;
  if (target === undefined || first === undefined) return undefined;
  // Where one DOI ends and other words begin is not always to be seen.
  const isSame = named.some((doi) => doi.startsWith(target) || target.startsWith(doi));
  return isSame ? undefined : { named: first, target };
}

const ADDRESS = /https?:\/\/[^\s"<>]+/i;
const BARE =
  /^(?:www\.)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:com|org|net|edu|gov|int|mil|info|eu|cn|uk|de|fr|jp|kr|ru|in|au|ca|ch|nl|se|it|es|br|tw|hk|sg)(?::\d+)?(?:[/?#]\S*)?$/iu;
const WWW = /^www\.\S+$/i;

function compareHosts(text: string, url: string): Difference | undefined {
  const target = hostOf(url);
  const named = readNamedHost(text.trim().replace(/[.,;:!?)\]]+$/, ''));
  if (target === undefined || named === undefined || isRedirector(target) || isRedirector(named))
    return undefined;
  if (target === named || target.endsWith(`.${named}`) || named.endsWith(`.${target}`)) return undefined;
  return { named, target };
}

/** The host that a text names: in an address in it, or as a whole. */
function readNamedHost(text: string): string | undefined {
  const address = ADDRESS.exec(text)?.[0];
  if (address !== undefined) return hostOf(address);
  if (!WWW.test(text) && !BARE.test(text)) return undefined;
  return hostOf(`https://${text}`);
}

function hostOf(address: string): string | undefined {
  const host = readWebAddress(address)?.host;
  return host === undefined ? undefined : readHostName(host).replace(/^www\./, '');
}

function compareTitle(titled: string | undefined, url: string): Difference | undefined {
  const named = titled === undefined ? undefined : readWebAddress(titled);
  const target = readWebAddress(url);
  if (titled === undefined || named === undefined || target === undefined || named.near === target.near)
    return undefined;
  return isRedirector(target.host) || isRedirector(named.host) ? undefined : { named: titled, target: url };
}
