import { safeText } from '../console/terminal.js';

/** Shown as nothing; what would be one word to a filter that looks for mentions is two with it. */
const BREAK = '&#8203;';

/**
 * Text from outside as one line of Markdown in which nothing of it is markup, a link, a mention or a reference.
 *
 * @remarks Signs to which Markdown gives a meaning stand as character references. Code hosts look for mentions, references, emoji
 * and addresses in what is shown, after Markdown was read: there a reference is no help, so that such words are broken by a space
 * of no width.
 */
export function inertText(text: string): string {
  return safeText(text)
    .replace(/[&<>"'`*_~|\\[\](){}#@!$%^=+]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/(&#(?:64|35|33|36|37|38|126);)(?=[\p{L}\p{N}]|&#(?:34|95);)/gu, `$1${BREAK}`)
    .replace(/:(?=\/)|:(?=(?:[\p{L}\p{N}-]|&#(?:43|95);)+:)/gu, `:${BREAK}`)
    .replace(/\b(www|mailto|xmpp)(?=[.:])/gi, `$1${BREAK}`)
    .replace(/\b(GH)-(?=\d)/gi, `$1${BREAK}-`)
    .replace(/(?<!\w)([0-9a-f]{20})(?=[0-9a-f]{20}(?!\w))/gi, `$1${BREAK}`)
    .replace(/^[-\d]/, (sign) => `&#${sign.charCodeAt(0)};`);
}
