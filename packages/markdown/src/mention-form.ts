import type { LooseContext, LooseForm } from './loose-form.js';
import type { Mark } from './mark.js';
import { listMatches } from './matches.js';

const NAME = String.raw`(?:(?:[Vv]an|[Vv]on|[Dd]e)\s)?\p{Lu}[\p{L}\p{M}’'-]*[\p{L}\p{M}]`;
const WORK = 'reports?|study|studies|paper|book|article|survey|review|essay|thesis|monograph|findings';
const VERB =
  'find|finds|found|note|notes|noted|report|reports|reported|show|shows|showed|argue|argues|argued|conclude|concludes|concluded|observe|observes|observed|suggest|suggests|suggested|estimate|estimates|estimated|write|writes|wrote|claim|claims|claimed|describe|describes|described|measure|measured|demonstrate|demonstrated';
/** What makes a mention of the name before it; searched first, each from a fixed word on, because names are everywhere. */
const ANCHORS: readonly { readonly word: string; readonly anchor: RegExp }[] = [
  ...["'", '’'].map((word) => ({
    word,
    anchor: new RegExp(`${word}s? (?:[a-z]+ ){0,2}(?:${WORK})(?![A-Za-z])()`, 'g'),
  })),
  { word: ' et al', anchor: new RegExp(`( et al\\.?) (?:also )?(?:${VERB})(?![A-Za-z])`, 'g') },
  ...[' and ', ' & '].map((word) => ({
    word,
    anchor: new RegExp(`${word}()([^\\s,;.]{2,40}) (?:also )?(?:${VERB})(?![A-Za-z])`, 'g'),
  })),
];
const WHOLE_NAME = new RegExp(`^${NAME}$`, 'u');
const NAME_BEFORE = new RegExp(String.raw`(?<![\p{L}\p{N}])(${NAME})$`, 'u');
const LONGEST_NAME = 60;
const HAN =
  /(\p{sc=Han}{2,4}?)(?:(等人?)(?:的?(?:研究|报告|论文|文章|调查|著作)|指出|认为|发现|提出|表明)|的(?:研究|报告|论文|文章|调查|著作)|(?:指出|认为|提出))/gu;

/** No match of the expression above is without one of these. */
const HAN_ANCHOR = /等|的(?:研究|报告|论文|文章|调查|著作)|指出|认为|提出/;

/**
 * A source named in the sentence: "as Holm's report notes", "Holm and Berg found", "张三等发现".
 *
 * @remarks Taken only where exactly one entry has exactly these authors; a year behind the names makes another form of it.
 */
export const mentionForm: LooseForm = {
  name: 'mention',
  mayOccur: (_text, context) => context.authorNames.size > 0,
  find: (leaf, context) => {
    const marks: Mark[] = [];
    for (const { word, anchor } of ANCHORS) {
      if (!leaf.content.includes(word)) continue;
      for (const found of listMatches(anchor, leaf.content)) {
        if (found[2] !== undefined && !WHOLE_NAME.test(found[2])) continue;
        const before = leaf.content.slice(Math.max(0, found.index - LONGEST_NAME), found.index);
        const name = NAME_BEFORE.exec(before)?.[1];
        if (name === undefined) continue;
        const names = [name, ...(found[2] === undefined ? [] : [found[2]])];
        const from = leaf.from + found.index - name.length;
        add(marks, from, names, found[1]?.length ?? 0, name + found[0], context);
      }
    }
    if (HAN_ANCHOR.test(leaf.content))
      for (const found of listMatches(HAN, leaf.content)) {
        const written = found[1] ?? '';
        for (let cut = 0; cut + 2 <= written.length; cut += 1) {
          const names = [written.slice(cut)];
          const rest = found[0].slice(cut);
          if (add(marks, leaf.from + found.index + cut, names, found[2]?.length ?? 0, rest, context)) break;
        }
      }
    return marks.sort((a, b) => a.from - b.from);
  },
};

function add(
  marks: Mark[],
  from: number,
  names: readonly string[],
  moreLength: number,
  written: string,
  context: LooseContext,
): boolean {
  if (!context.isOnlyWork(names, moreLength > 0)) return false;
  const last = names.at(-1) ?? '';
  const length =
    written.indexOf(last, (names[0] ?? '').length * (names.length - 1)) + last.length + moreLength;
  const source = { names, year: '', more: moreLength > 0 };
  const label = written.slice(0, length).replace(/\s+/g, ' ');
  marks.push({ from, to: from + length, items: [{ form: 'mention', label, source }], silent: false });
  return true;
}
