import { type Lang, message } from '@loccit/contract';
import type { TracedDrift } from '@loccit/validator';

/** How many places are named. */
const MOST_PLACES = 5;

/** What became of a passage, in one sentence with the places at which it stands now. */
export function describeDrift({ places, state }: Pick<TracedDrift, 'places' | 'state'>, lang: Lang): string {
  const named = places.slice(0, MOST_PLACES).map(({ char_end, char_start }) => `${char_start}–${char_end}`);
  if (places.length > MOST_PLACES) named.push('…');
  return message(`drift.${state}`, lang, { places: named.join(lang === 'zh' ? '、' : ', ') });
}
