import { type Draft, replace } from './draft.js';
import { RULES } from './mill-corpus.js';
import { on, type RuleDrafts } from './rules-structure.js';

/** Says something else in the only claim of an answer, which the labels of kinds are put before. */
export const says = (text: string, label = '') => [
  replace('/claims/0/text', text),
  replace('/answer', `${label}${text}`),
];

const OPEN: Partial<Draft> = { unverifiable: 'support/undecided' };

/** Rules about what a claim is offered as, and about the source that says so. */
export const KIND_DRAFTS: RuleDrafts = {
  'support/misattributed': [
    on(
      'muehle-gulls',
      'other-source',
      'a claim that another readable source says word for word',
      says(RULES.visitors),
      {
        unverifiable: 'support/undecided',
        notice: 'support/low-overlap support/misattributed support/number-absent',
      },
    ),
    on(
      'muehle-gulls',
      'nowhere',
      'a claim that no source says word for word',
      says('The mill had 500 cats in June.'),
      {
        unverifiable: 'support/undecided',
        notice: 'support/low-overlap support/number-absent',
      },
    ),
  ],
  'support/kind-mislabelled': [
    on(
      'muehle-sack',
      'opinion',
      'a fact that is worded as an opinion',
      says('In my opinion a full sack weighs too much.'),
      { unverifiable: 'support/undecided', notice: 'support/kind-mislabelled' },
    ),
    on('muehle-sack-zh', 'advice', 'a fact that is worded as advice, in Chinese', says('建议您只装半袋。'), {
      unverifiable: 'support/undecided',
      notice: 'support/kind-mislabelled support/off-topic',
    }),
    on(
      'muehle-view',
      'figure',
      'an opinion that states a figure and cites nothing',
      [
        replace('/claims/1/text', 'A good sack holds 30 kilograms.'),
        replace('/answer', `${RULES.sack}\nOpinion: A good sack holds 30 kilograms.`),
      ],
      { notice: 'support/kind-mislabelled' },
    ),
    on('muehle-view', 'view', 'an opinion that states none', []),
    on('muehle-sack', 'fact', 'a fact that is worded as one', []),
  ],
  'support/unlabelled-inference': [
    on(
      'muehle-wet',
      'therefore',
      'a fact that is worded as a conclusion',
      says('Therefore the miller probably refuses grain after rain.'),
      { unverifiable: 'support/undecided', notice: 'support/unlabelled-inference' },
    ),
    on(
      'muehle-wet-zh',
      'chinese',
      'a fact that is worded as a guess, in Chinese',
      says('由此可见，磨坊雨后多半不磨谷。'),
      {
        unverifiable: 'support/undecided',
        notice: 'support/low-overlap support/unlabelled-inference',
      },
    ),
    on(
      'muehle-wet',
      'labelled',
      'the same conclusion, labelled as an inference',
      [
        replace('/claims/0/kind', 'inference'),
        ...says('Therefore the miller probably refuses grain after rain.', 'Inference: '),
      ],
      OPEN,
    ),
  ],
};
