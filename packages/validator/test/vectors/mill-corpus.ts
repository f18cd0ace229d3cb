import type { Store } from '@loccit/storage';
import { build, type Described } from './harbour-corpus.js';

export const MILL = 'muehle';

/** What the house rules of the mill say, by what a rule of the third layer asks of it. */
export const RULES = {
  visitors: 'The mill had 412 visitors in June.',
  flour: 'Flour is ground within three to five working days.',
  sack: 'A full sack weighs 25 kilograms.',
  opening: 'The new wheel was set in on 3 May 2021.',
  wet: 'The miller does not grind wet grain.',
  river: 'Guests may stay overnight only if the river is low.',
  members: 'Some members bring their own sacks on Fridays.',
  may: 'The old stones may be replaced in autumn.',
  berg: 'The wheel was drawn by Anna Berg in Lindau.',
  program: 'The scales are read by the program `millread` 4.2.1.',
  fee: 'Grinding costs 8 crowns a sack, except for rye.',
  fetched: 'Ground flour is fetched within 2 days.',
  winter: 'The mill is open to guests in winter.',
  rumour: 'The oldest stone is haunted. That is not true.',
  curse: 'The wheel is cursed, so the children say, but that is untrue.',
} as const;

/** The same for the rules in Chinese. */
export const RULES_ZH = {
  flour: '面粉三至五个工作日磨好。',
  sack: '每袋重25公斤。',
  opening: '新水轮于2021年5月3日装好。',
  wet: '磨坊不磨湿谷。',
  river: '河水低时，客人才可以过夜。',
  members: '部分会员周五自带口袋。',
  may: '旧磨石可能在秋天更换。',
  fee: '每袋磨粉收费八元，黑麦除外。',
  fetched: '磨好的面粉两天内取走。',
  winter: '磨坊冬天对客人开放。',
  berg: '水轮由安氏公司制造。',
  program: '秤由程序 `millread` 读取。',
  rumour: '最老的磨石闹鬼。这是假的。',
} as const;

/** A view of the miller, which no document holds. */
export const VIEW = 'Flour smells best in autumn.';

/** What other pages say of a sack, in both languages. */
export const BOARD = 'A full sack weighs 30 kilograms.';
export const BOARD_ZH = '每袋重30公斤。';

/** Another document, which says nothing of the mill's visitors. */
export const GULLS = 'Gulls nest early on the weir.';

const text = (title: string, sentences: readonly string[]): string =>
  `# ${title}\n\n${sentences.join('\n\n')}\n`;

const DOCUMENTS: readonly Described[] = [
  { id: 'rules', path: 'rules.md', title: 'Mill rules', raw: text('Mill rules', Object.values(RULES)) },
  { id: 'rules-zh', path: 'rules-zh.md', title: '磨坊规定', raw: text('磨坊规定', Object.values(RULES_ZH)) },
  { id: 'birds', path: 'birds.md', title: 'Birds', raw: text('Birds', [GULLS]) },
  { id: 'board', path: 'board.md', title: 'Board', raw: text('Board', [BOARD]) },
  { id: 'board-zh', path: 'board-zh.md', title: '告示', raw: text('告示', [BOARD_ZH]) },
];

/** Publishes the rules of a mill, open to all. */
export function publishMill(store: Store): void {
  store.publish(build(MILL, DOCUMENTS, store));
}
