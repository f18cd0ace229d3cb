import { createOpenAiTextModel } from '@loccit/endpoints';
import { afterAll } from 'vitest';
import { type FakeBehaviour, startFakeEndpoint } from '../../../endpoints/test/fake-endpoint.js';
import type { DraftSentence } from '../../src/generating/draft.js';
import { createModelGenerator, generateAnswer, type ModelGeneratorOptions } from '../../src/index.js';
import { AT, GUEST, publish, writeDocument } from '../ask.js';

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
});

/** A fake: an endpoint on this machine that speaks the protocol of OpenAI and writes what a test tells it to. */
export async function startWriter(behaviour: FakeBehaviour) {
  const fake = await startFakeEndpoint(behaviour);
  stops.push(fake.stop);
  return { ...fake, model: createOpenAiTextModel({ baseUrl: fake.baseUrl, model: 'writer-1' }) };
}

/** A reply in the form of a draft. */
export const draft = (
  sentences: readonly Partial<DraftSentence>[],
  missing: readonly string[] = [],
): string =>
  JSON.stringify({
    sentences: sentences.map((one) => ({ text: '', kind: 'fact', sources: [1], quotes: [], ...one })),
    missing,
  });

/** Handbooks about ferries, in both languages. */
export const ferries = publish([
  writeDocument(
    'fares',
    'A single crossing costs 4 crowns. Children under six travel free of charge. Dogs need a muzzle on board.',
  ),
  writeDocument(
    'bookings',
    'Bookings can be changed until two hours before departure. A changed booking costs 2 crowns.',
  ),
  writeDocument('fares-zh', '单程票价为 4 克朗。六岁以下儿童免费乘船。携带犬只须佩戴嘴套。'),
  writeDocument('bookings-zh', '开船两小时之前可以改签。改签费用为 2 克朗。'),
]);

/** Asks through a model that writes one reply after the other; the last one goes on. */
export async function askWriter(
  question: string,
  replies: readonly string[],
  options: Partial<ModelGeneratorOptions> & {
    readonly generation?: typeof ferries;
    readonly fault?: FakeBehaviour['fault'];
  } = {},
) {
  let call = 0;
  const { fault, generation = ferries, ...more } = options;
  const writer = await startWriter({
    answer: () => replies[Math.min(call++, replies.length - 1)] ?? '',
    ...(fault === undefined ? {} : { fault }),
  });
  const generator = createModelGenerator({
    model: writer.model,
    calls: { attempts: 2, backoffMs: 1, timeoutMs: 20_000 },
    ...more,
  });
  const input = {
    question,
    generation,
    reader: GUEST,
    at: AT,
    answerId: `ans_${'0'.repeat(32)}`,
    nonce: '0'.repeat(32),
  };
  return { ...(await generateAnswer(input, generator)), calls: writer.calls };
}
