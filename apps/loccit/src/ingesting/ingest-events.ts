import { message } from '@loccit/contract';
import type { OpenedStore } from '../files/find-store.js';
import { encodeShownJson, note, type Session, sessionTerminal, showCount, writeLines } from '../session.js';
import { acceptEvents, type EventInput } from './accept-events.js';
import { describeRefusedLine, writeEventAnswer } from './event-answer.js';
import { publishPending } from './publish-tenant.js';
import { describePublication } from './published-view.js';

/** As long as nothing follows, what was accepted is published. */
const pauseMs = 250;
/** Most events that are accepted before the next publication. */
const batch = 10_000;
/** Progress is told after so many lines. */
const toldEvery = 100;

/** What a run has handed in so far. */
interface Counts {
  accepted: number;
  replayed: number;
  stale: number;
  refused: number;
}

/**
 * Hands in a file or stream of events and publishes what they come to: at its end, whenever nothing follows for a moment,
 * and after every {@link batch} of them.
 *
 * @returns whether every line was taken and every event could be taken up
 */
export async function ingestEvents(
  session: Session,
  opened: OpenedStore,
  input: EventInput,
  json: boolean,
): Promise<boolean> {
  const counts: Counts = { accepted: 0, replayed: 0, stale: 0, refused: 0 };
  // What an earlier run acknowledged and could not publish is published with this one.
  const touched = new Set(opened.store.eventTenants());
  const terminal = sessionTerminal(session);
  let sincePublication = 0;
  let waiting = 0;
  let done = 0;
  // Answers on the same terminal are progress enough.
  const isTold = json && session.streams.out.isTTY === true;
  const count = showCount(session, 'cli.ingest.events-progress', toldEvery);
  const progress = isTold ? () => {} : count;
  const publish = (): void => {
    progress();
    sincePublication = 0;
    waiting = 0;
    for (const tenantId of [...touched].sort()) {
      const published = publishPending(opened, tenantId, { maxBytes: input.maxBytes });
      waiting += published?.waiting.length ?? 0;
      if (published === undefined) continue;
      const lines = describePublication(terminal, opened, published);
      if (json) note(session, lines.join('\n'));
      else writeLines(session, lines);
    }
  };
  const answers = acceptEvents(opened, input);
  let next = answers.next();
  for (;;) {
    const step = sincePublication === 0 ? await next : await withinPause(next);
    if (step === undefined) {
      publish();
      continue;
    }
    if (step.done === true) break;
    next = answers.next();
    const answer = step.value;
    done += 1;
    if ('error' in answer) counts.refused += 1;
    else {
      counts[answer.receipt.outcome] += 1;
      touched.add(answer.event.tenant_id);
      sincePublication += 1;
    }
    if ('error' in answer) progress();
    if (json) await write(session, `${encodeShownJson(writeEventAnswer(answer, session.lang))}\n`);
    else if ('error' in answer) writeLines(session, describeRefusedLine(answer, terminal));
    progress(done);
    if (sincePublication >= batch) publish();
  }
  publish();
  if (!json) writeLines(session, [message('cli.ingest.events', session.lang, { ...counts })]);
  return counts.refused === 0 && waiting === 0;
}

/** What the promise gives, or undefined if it gives nothing in time. */
async function withinPause<T>(promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const pause = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), pauseMs);
  });
  try {
    return await Promise.race([promise, pause]);
  } finally {
    clearTimeout(timer);
  }
}

/** At the reader's pace, so that a stream of any length passes in bounded memory. */
async function write({ streams: { out } }: Session, text: string): Promise<void> {
  if (out.write(text) !== false || out.once === undefined) return;
  await new Promise<void>((resolve) => out.once?.('drain', resolve));
}
