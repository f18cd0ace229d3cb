import { type Files, readFolderStore } from '@loccit/conformance';
import type { LineageCitation } from '@loccit/contract';
import type { Store, StoredGeneration } from '@loccit/storage';
import { auditOf, buildArtifacts, cite } from '../artifacts.js';
import { WARDEN } from '../corpus.js';
import { answer, claim } from './answer-parts.js';
import { type BaseAnswer, FORGERIES } from './bases.js';
import { harbourAnswers } from './harbour-answers.js';
import { islandAnswers } from './island-answers.js';
import { libraryAnswers } from './library-answers.js';
import { millAnswers } from './mill-answers.js';

/** Every answer that cases start from, by name. */
export function buildAnswers(stores: ReadonlyMap<string, Files>): Record<string, BaseAnswer> {
  const open = (name: string): Store => readFolderStore(stores.get(name) ?? new Map(), true);
  const library = open('bergtal').current('bergtal');
  if (library === undefined) throw new Error('nothing published');
  const answers: Record<string, BaseAnswer> = {};
  for (const [name, artifact] of Object.entries(buildArtifacts(library)))
    answers[`bergtal-${name}`] = artifact;
  for (const [name, made] of Object.entries(libraryAnswers(library))) {
    answers[name] = { answer: made, audit: auditOf(made, library, WARDEN) };
  }
  for (const forged of Object.keys(FORGERIES)) {
    const held = open(`forged-${forged}`).current('bergtal');
    const text = forged === 'text' ? 'Books are lent for 99 days.' : 'Books are lent for 21 days.';
    if (held === undefined) throw new Error('nothing published');
    const cited = forged === 'chunk' ? citeForged(held, text) : cite(held, 'loans', text);
    const made = answer(`forged-${forged}`, { claims: [claim(1, text, [cited])] });
    answers[`forged-${forged}`] = { answer: made, audit: auditOf(made, held, WARDEN) };
  }
  const leafless = open('forged-leaf').current('bergtal');
  const loan = 'Books are lent for 21 days.';
  if (leafless === undefined) throw new Error('nothing published');
  const made = answer('forged-leaf', { claims: [claim(1, loan, [cite(leafless, 'loans', loan)])] });
  answers['forged-leaf'] = { answer: made, audit: auditOf(made, leafless, WARDEN) };
  return {
    ...answers,
    ...harbourAnswers(open('hafen')),
    ...islandAnswers(open('insel')),
    ...millAnswers(open('muehle')),
  };
}

/** Cites a text whose chunk begins too late to hold it. */
function citeForged(held: StoredGeneration, text: string): LineageCitation {
  const records = [...held.records()];
  const of = (type: string): string => records.find(({ preimage }) => preimage.type === type)?.id ?? '';
  return cite(held, 'loans', text, {
    chunk_id: of('loccit:chunk:1'),
    index_entry_id: of('loccit:index-entry:1'),
  });
}
