import { type Change, type PerturbedLang, pickOther, type Random, replaceAt } from './random.js';

const NAME = /(?<![\p{L}\p{N}.'’-])\p{Lu}[\p{Ll}'’]+(?:[ -]\p{Lu}[\p{Ll}'’]+)*(?![\p{L}\p{N}-])/gu;
const NO_NAMES = new Set(
  (
    'The This That These Those There Then They Their He She His Her Its It We Our You Your An And But Or If In On At By For From To Of As With When While After ' +
    'Before During Since Some Many Most All Both Each Every However Although Because According Also One Two Three Yes No Not What Which Who How Why ' +
    'January February March April May June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday'
  ).split(' '),
);
const PEOPLE = [
  'Marian Holloway',
  'Pieter Vandenberg',
  'Ruth Okonkwo',
  'Stefan Lindqvist',
  'Amara Delacroix',
];
const PLACES = ['Tirana', 'Antofagasta', 'Gdynia', 'Windhoek', 'Trondheim', 'Wollongong', 'Bulawayo'];
const LONG = ['Halvorsen Trading House', 'North Karelia Archive Trust', 'Silver Heron Harbour Board'];

/** Every name of an English claim that can be another's. */
export function swapEntity(claim: string, lang: PerturbedLang): Change[] {
  if (lang === 'zh') return [];
  return [...claim.matchAll(NAME)].flatMap(({ 0: found, index }) => {
    const words = found.split(' ');
    const skipped = words.findIndex((word) => !NO_NAMES.has(word));
    if (skipped < 0 || words.slice(skipped).some((word) => NO_NAMES.has(word))) return [];
    const name = words.slice(skipped).join(' ');
    const start = index + found.length - name.length;
    const opens = start === 0 || /[.!?:"“]\s*$/.test(claim.slice(0, start));
    // A capital that opens a sentence is no name for that.
    if (opens && !name.includes(' ')) return [];
    return [replaceAt(claim, start, start + name.length, (random) => otherName(name, random))];
  });
}

function otherName(name: string, random: Random): string {
  const words = name.split(/[ -]/).length;
  return pickOther(words === 1 ? PLACES : words === 2 ? PEOPLE : LONG, name, random);
}
