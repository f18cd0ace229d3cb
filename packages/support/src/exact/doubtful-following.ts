import { isOfAnotherThing } from './another-subject.js';
import {
  CHINESE_NOT_YET,
  CHINESE_OPENING,
  CHINESE_REFERRING,
  CHINESE_STATUS,
  CHINESE_TAKING_BACK,
} from './chinese-status-words.js';
import { bareChinese, isChinese, listFollowing, listWords, type Neighbour } from './neighbours.js';
import {
  FALSEHOOD,
  HARMLESS,
  IN_FORCE,
  NEGATIVE,
  STATUS,
  STATUS_LABEL,
  TAKING_BACK,
} from './status-words.js';
import type { Surroundings } from './surroundings.js';

/**
 * The words behind a statement that are about it and may take it back, end it or limit it.
 *
 * @remarks By form first: a bracket, a sentence of at most three words, one that stops at an auxiliary verb, one that opens
 * with a time or a condition and is short, a field of status, "this is ..."; then by general classes of words in a sentence that refers back.
 */
export function findTakingBack({ left, own, right }: Surroundings): string | undefined {
  // A line of a text that another replaces.
  const replaced = /(?:^|\n)- $/.test(left.slice(-3)) ? /^[^\n]*\n(\+ [^\n]*)/.exec(right)?.[1] : undefined;
  return replaced ?? findNote(own, right) ?? findBehind(own, right);
}

/** The note at the foot to which a mark behind the statement leads, where it limits or takes back. */
function findNote(own: string, right: string): string | undefined {
  const mark = /\[\d{1,3}\]$/.exec(own)?.[0] ?? /^\[\d{1,3}\]/.exec(right)?.[0];
  const at = mark === undefined ? -1 : right.indexOf(`\n${mark}`);
  if (mark === undefined || at < 0) return undefined;
  const note =
    right
      .slice(at + mark.length + 1)
      .split('\n')[0]
      ?.replace(/^[\s:：]+/, '') ?? '';
  const isLimit = listWords(note).length <= 12 && (TAKING_BACK.test(note) || OPENING.test(note));
  return isLimit || (note.length <= 24 && CHINESE_TAKING_BACK.test(note)) ? note : undefined;
}

function findBehind(own: string, right: string): string | undefined {
  const mark = /^\s*(?:\/s\b|[❌✗✘✖👎🚫⛔]+)/u.exec(right)?.[0];
  if (mark !== undefined) return mark.trim();
  const following = listFollowing(right);
  for (const [at, each] of following.entries()) {
    if (each.isBlock) return undefined;
    const doubt = isChinese(each.text) ? isChineseDoubt : isEnglishDoubt;
    if (at === 0 ? doubt(each) && !isOfAnotherThing(own, each.text) : isOfSeveral(each)) return each.text;
  }
  return undefined;
}

const CITING =
  /^[([（【［]\s*(?:see|cf|source|photo|image|picture|figure|fig|table|pictured|e\.g|i\.e|para|section|article|chapter|p|pp|page|note|also|or|and|in|above|below|left|right|见|参见|详见|图|表|来源|注|第|即|又)(?![\p{L}])|^[([（【［](?:见|参见|详见|图|表|来源|注|第|即)/iu;

function isBracketDoubt(text: string): boolean {
  if (!/^[([（【［]/.test(text)) return false;
  const inner = text.slice(1, -1);
  if (!/\p{L}{2}/u.test(inner) && !/\p{L}\/\p{L}/u.test(inner)) return false;
  if (CHINESE_TAKING_BACK.test(inner) || (TAKING_BACK.test(inner) && listWords(inner).length <= 8))
    return true;
  // A citation or a picture says nothing of the statement.
  return (
    !CITING.test(text) && !/\d{4}/.test(inner) && listWords(inner).length <= 3 && !/^\p{Lu}+\)?$/u.test(inner)
  );
}

const LAST_AUXILIARY =
  /\b(?:is|are|was|were|do|does|did|can|could|may|might|must|will|would|shall|should|has|have|had|need)(?: not|n['’]t)?[.!]*$|\bcannot[.!]*$/i;
const OPENING =
  /^(?:if|when|whenever|where|unless|until|till|since|from|as (?:of|from)|starting|beginning|effective|now|today|tonight|nowadays|currently|at least|at most|at weekends?|must|only|provided|providing|for|on|during|within|before|after|subject|pending|last|valid|or (?:is|are|was|were|do|does|did)|quite the|far from|so (?:they|he|she)|hypothetically|in theory)\b/i;
/** Short sentences about what stands before: an opinion, a report, an adverb alone. */
const SHORT_FORMS =
  /^(?:I|we|he|she|they|so|or|that|this)\b(?! (?:are|is|have|has) (?:free|open|here|there)\b)|^\p{L}+ly[.!]*$|\b(?:terms|conditions|restrictions|fees|charges|limits) apply\b|^(?:as|so) (?:if|they)\b|^big (?:if|lie)\b/iu;
const THIS_IS =
  /^(?:(?:un)?fortunately|sadly|however|but|and|though|yet|of course|clearly)?,?\s*(?:this|that|which|(?:all|both) (?:this|that|of (?:this|that|it)))(?: \w+)? (?:is|was|were|isn['’]t|wasn['’]t|sounds|looks|seems|would be)\b(.*)$/i;
const AS_ABOVE =
  /^ *(?:true|correct|right|so|why|because|due|thanks|also|when|where|how|what|who|one|known|called|important|essential|required|mandatory|possible|done|based|consistent|good|great|normal|usual|common|especially|particularly|to|for|in|on|by|at|the (?:first|second|third|last|case|reason|result|same|main|most|way|time|rule|only)|an? (?:good|great|common|key|major|big|big|long|legal|basic|new))\b/i;
const REFERRING =
  /\b(?:this|that|these|those|it|they|them|both|neither|none|the (?:above|foregoing|former|rule|claim|statement|proposal|policy|clause|provision|requirement|measure|section|offer|plan|idea|law|article|sentence|text|story|report|table|list|entry|row|page)s?|above|such|so)\b/i;

function isEnglishDoubt({ gap, isEnded, text }: Neighbour): boolean {
  if (isBracketDoubt(text) || isStatusField(text)) return true;
  if (HARMLESS.test(text)) return false;
  const words = listWords(text);
  if (words.length === 0 || !/\p{L}{3}/u.test(text)) return false;
  const opens = OPENING.test(text.replace(/^[\s–—-]+/, ''));
  if (!isEnded) return words.length <= 8 && (TAKING_BACK.test(text) || opens) && !text.includes(':');
  if (opens && words.length <= 6) return true;
  if (words.length <= 4 && (TAKING_BACK.test(text) || SHORT_FORMS.test(text))) return true;
  if (words.length === 1 && gap !== 'paragraph') return true;
  if (words.length <= 12 && LAST_AUXILIARY.test(text)) return true;
  const rest = THIS_IS.exec(text)?.[1];
  if (rest !== undefined && gap !== 'paragraph' && !AS_ABOVE.test(rest) && words.length <= 10) return true;
  if (words.length <= 8 && /^(?:I|we|critics|experts|others|he|she)\b/i.test(text) && FALSEHOOD.test(text))
    return true;
  if (opens && words.length <= 12 && REFERRING.test(text.slice(4)))
    return !/^(?:on|for|when|after|during|where)\b/i.test(text) || TAKING_BACK.test(text);
  if (words.length > 14) return false;
  if (/\b(?:opposite|contrary|truth)\b/i.test(text)) return true;
  return REFERRING.test(text) && TAKING_BACK.test(text) && !isOfAnother(text);
}

/** "The hall is not open to them": a subject of its own, and what is referred to is a thing, not the statement. */
const isOfAnother = (text: string): boolean =>
  /^(?:it|they|he|she)\b/i.test(text)
    ? !STATUS.test(text) && !/\b(?:only|unless|until|except)/i.test(text)
    : /\b(?:that|so) (?:the|a|an|it|they|he|she|we|nobody|no|there)\b/i.test(text);

function isStatusField(text: string): boolean {
  const value = STATUS_LABEL.exec(text)?.[1];
  if (value !== undefined) return !IN_FORCE.test(value.trim());
  const field = /^[^:：.。]{1,30}[:：]\s*(.{1,40})$/.exec(text)?.[1];
  return (
    field !== undefined && listWords(field).length <= 4 && (STATUS.test(field) || CHINESE_STATUS.test(field))
  );
}

function isChineseDoubt({ isEnded, text }: Neighbour): boolean {
  if (isBracketDoubt(text) || isStatusField(text)) return true;
  if (HARMLESS.test(text)) return false;
  const bare = bareChinese(text);
  if (bare.length <= 3 && isEnded) return true;
  if (/[吗呢][？?]$/.test(text) && bare.length <= 8) return true;
  if (bare.length <= 16 && CHINESE_OPENING.test(bare)) return true;
  if (bare.length <= 24 && CHINESE_NOT_YET.test(bare)) return true;
  if (
    bare.length <= 10 &&
    /(?:则|就|却|也|都)?(?:没有|不是|不行|不可以?|不能|不免|除外|例外|豁免|免除|另计|另议|才怪)$/.test(bare)
  )
    return true;
  if (bare.length <= 14 && /(?:无须|无需|不必|毋须)(?:遵守|执行|遵循|适用|理会)/.test(bare)) return true;
  if (bare.length <= 12 && CHINESE_STATUS.test(bare)) return true;
  return bare.length <= 36 && CHINESE_REFERRING.test(bare) && CHINESE_TAKING_BACK.test(bare);
}

/** "Neither is true", 以上均不属实: of more than the sentence before. */
function isOfSeveral({ text }: Neighbour): boolean {
  if (isChinese(text)) {
    const bare = bareChinese(text);
    return (
      bare.length <= 24 &&
      /^(?:以上|上述|前述|上面|两[种者项条个]|二者|三者|这些|这两|所有|全部|均|皆|都)/.test(bare) &&
      CHINESE_TAKING_BACK.test(bare)
    );
  }
  return (
    listWords(text).length <= 12 &&
    /^(?:but |however, |and )?(?:(?:n?either|both|none|all|everything|nothing|these|those|the above|the (?:table|list|text|section|sentences?|statements?|claims?) above|the two|two of)\b|(?:[\w ]+: )?(?:false|fake)\b)/i.test(
      text,
    ) &&
    (FALSEHOOD.test(text) ||
      STATUS.test(text) ||
      NEGATIVE.test(text) ||
      /\b(?:neither|none|nothing)\b/i.test(text)) &&
    REFERRING.test(text)
  );
}
