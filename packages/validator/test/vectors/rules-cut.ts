import type { Draft } from './draft.js';
import { says } from './rules-kinds.js';
import { on, type RuleDrafts } from './rules-structure.js';

const OPEN = 'support/undecided';

/** A claim that stays open and is told something by the rule it is drafted for. */
const told = (answer: string, id: string, title: string, text: string, notice: string): Draft =>
  on(answer, id, title, says(text), { unverifiable: OPEN, notice });
const open = (answer: string, id: string, title: string, text: string): Draft =>
  on(answer, id, title, says(text), { unverifiable: OPEN });

/** Rules about names, moods, what is cut off and what sources hold against each other. */
export const CUT_DRAFTS: RuleDrafts = {
  'support/span-fragment': [
    on('muehle-stay', 'cut', 'the cited span ends before the condition of its sentence', [], {
      unverifiable: OPEN,
      notice: 'support/span-fragment',
    }),
    on('muehle-charge-zh', 'chinese', 'a span cut off before the exception, in Chinese', [], {
      fail: 'support/condition-dropped',
      notice: 'support/span-fragment',
    }),
    on('muehle-river', 'whole', 'the whole sentence is cited', []),
  ],
  'support/context-reverses': [
    on('muehle-haunted', 'denied', 'the next sentence takes back the cited one', [], {
      unverifiable: OPEN,
      notice: 'support/context-reverses',
    }),
    on('muehle-haunted-zh', 'chinese', 'the next sentence takes it back, in Chinese', [], {
      unverifiable: OPEN,
      notice: 'support/context-reverses',
    }),
    told(
      'muehle-curse',
      'clause',
      'a clause of a sentence that goes on to deny it is a note',
      'The wheel is cursed.',
      'support/context-reverses',
    ),
    on('muehle-rumour', 'both', 'the rumour and its denial', []),
  ],
  'support/modality-strengthened': [
    on(
      'muehle-may',
      'certain',
      'certain where the passage says may',
      says('The old stones will be replaced in autumn.'),
      {
        fail: 'support/modality-strengthened',
      },
    ),
    on(
      'muehle-may-zh',
      'chinese',
      'certain where the passage says perhaps, in Chinese',
      says('旧磨石一定在秋天更换。'),
      {
        fail: 'support/modality-strengthened',
      },
    ),
    open('muehle-may', 'kept', 'other words, and as unsure', 'The old stones may be exchanged in autumn.'),
  ],
  'support/entity-absent': [
    told(
      'muehle-berg',
      'swapped',
      'a name that the passage does not hold',
      'The wheel was drawn by Clara Stern in Lindau.',
      'support/entity-absent',
    ),
    told(
      'muehle-berg-zh',
      'chinese',
      'another company, in Chinese',
      '水轮由陈氏公司制造。',
      'support/entity-absent',
    ),
    open(
      'muehle-berg',
      'held',
      'the names of the passage in another order',
      'Anna Berg drew the wheel in Lindau.',
    ),
  ],
  'support/identifier-absent': [
    told(
      'muehle-program',
      'swapped',
      'the name of another program',
      'The scales are read by the program `millweigh` 4.2.1.',
      'support/identifier-absent',
    ),
    told(
      'muehle-program-zh',
      'chinese',
      'the name of another program, in Chinese',
      '秤由程序 `millweigh` 读取。',
      'support/identifier-absent',
    ),
    open('muehle-program', 'held', 'the same program in other words', 'Scales are read by `millread` 4.2.1.'),
  ],
  'support/compound-claim': [
    told(
      'muehle-winter',
      'and',
      'one assertion that the passage makes and one that it does not',
      'The mill is open to guests in winter, and the bread is free.',
      'support/compound-claim',
    ),
    told(
      'muehle-winter-zh',
      'chinese',
      'the same in Chinese',
      '磨坊冬天对客人开放，而且面包免费。',
      'support/compound-claim',
    ),
    on('muehle-winter', 'one', 'the one assertion that the passage makes', []),
  ],
  'support/conflict-hidden': [
    on('muehle-scales', 'two', 'two sources give another weight, and the answer does not say so', [], {
      fail: 'support/conflict-hidden',
    }),
    on('muehle-scales-zh', 'chinese', 'two sources give another weight, in Chinese', [], {
      fail: 'support/conflict-hidden',
    }),
    on('muehle-sack', 'one', 'only one of them is cited', []),
    on('bergtal-conflict', 'told', 'an answer that shows the conflict', []),
  ],
};
