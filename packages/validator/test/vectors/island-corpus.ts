import type { Store } from '@loccit/storage';
import { build, type Described } from './harbour-corpus.js';

export const ISLAND = 'insel';

/** Words with what a reader does not see between them, and an emoji that is spelt with a joiner. */
export const NOTES = {
  bell: 'The bell rings at\u200b noon.',
  lamps: 'The lamps \u{1f469}\u200d\u{1f692} are lit at dusk.',
  mole: 'The \u{1f6a4} mole is \u202elong\u202c and \ue000\u{e0041}\u{e0042}old.',
  berth: 'A berth costs 1\u00ad2 crowns a night.',
} as const;
/** A sentence that stands in every revision of the plan, at the same place. */
export const PLAN = 'The north gate moves to the mill in spring.';

/** What stands behind comments that are whole in their five or six characters, and in one that is longer. */
export const QUAY = {
  shown: 'The office opens at noon.',
  hidden: 'The quay floods in spring.',
  between: 'Boats wait at the steps.',
} as const;

const quay: Described = {
  id: 'quay',
  path: 'quay.md',
  title: 'Quay',
  raw: `# Quay

Mind the steps. <!--> ${QUAY.shown} <!-- ${QUAY.hidden} --> <!---> ${QUAY.between} -->
`,
};

const notes: Described = {
  id: 'notes',
  path: 'notes.md',
  title: 'Notes',
  raw: `# Notes

${NOTES.bell} ${NOTES.lamps}

${NOTES.mole}

${NOTES.berth}
`,
};

const plan = (version: string, groups: readonly string[], more = ''): Described => ({
  id: 'plan',
  path: 'plan.md',
  version,
  title: 'Plan',
  groups,
  raw: `# Plan\n\n${PLAN}\n${more}`,
});

/** Publishes notes that hide something, and a plan that was open, then closed, then written anew and open again. */
export function publishIsland(store: Store): void {
  const states = [
    plan('1', ['public']),
    plan('1', ['wardens']),
    plan('2', ['public'], '\nThe south gate stays.\n'),
  ];
  for (const state of states) store.publish(build(ISLAND, [notes, quay, state], store));
}
