import type { SupportInput } from '../../src/index.js';
import { judgeBatch, type ModelOptions } from '../../src/models/index.js';
import { createFakeJudge, grade } from './fake-models.js';

export const shed: SupportInput = {
  claim: 'Bicycles belong in the shed.',
  evidence: { text: 'Riders leave their bicycles in the shed.' },
};
export const exact: SupportInput = {
  claim: 'Doors close at dusk.',
  evidence: { text: 'Doors close at dusk.' },
};
export const figure: SupportInput = {
  claim: 'Refunds take one day.',
  evidence: { text: 'Refunds take three days.' },
};
export const chinese: SupportInput = {
  claim: '自行车应放在车棚。',
  evidence: { text: '骑车人把自行车留在车棚里。' },
};
export const quote = 'bicycles in the shed';
export const calls = { wait: async () => {} };
export const judgeOf = (letter: string, said = quote, opposite = false) =>
  createFakeJudge(() => grade(letter, said, opposite));
export const one = async (input: SupportInput, options: ModelOptions) => {
  const { results, ...rest } = await judgeBatch([input], { calls, ...options });
  const [result] = results;
  if (result === undefined) throw new Error('no result');
  return { ...rest, result };
};
