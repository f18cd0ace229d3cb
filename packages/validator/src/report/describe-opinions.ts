import type { ReportModel, ReportOpinion } from '@loccit/contract';
import type { ModelOpinion, Place } from '@loccit/support';
import type { CheckedClaim } from '../checked-claim.js';
import type { Judgement } from '../support/judgement.js';

type ModelRung = ReportModel['rung'];

/** An opinion of a model; a person's stands among the decisions. */
interface Voiced extends ModelOpinion {
  readonly rung: ModelRung;
}

const isVoiced = (opinion: ModelOpinion): opinion is Voiced => opinion.rung !== 'human';

/** What models said, as a report shows it, with the words that a judge quotes. */
export function describeOpinions({
  characters,
  opinions,
}: Pick<Judgement, 'characters' | 'opinions'>): ReportOpinion[] {
  return opinions.filter(isVoiced).map(({ cached, quoted, rationale, rung, scores, source, verdict }) => ({
    rung,
    name: source.name,
    verdict,
    ...(rationale === undefined ? {} : { rationale }),
    ...quote(quoted, characters),
    ...(cached === true ? { cached } : {}),
    ...scores,
    ...(scores.grades === undefined ? {} : { grades: [...scores.grades] }),
  }));
}

function quote(place: Place | undefined, evidence: () => readonly string[]) {
  const words = place === undefined ? '' : evidence().slice(place.charStart, place.charEnd).join('');
  return words === '' ? {} : { quote: words };
}

/** The models whose opinions were used, each once, sorted by rung, name and version. */
export function listModels(claims: readonly CheckedClaim[]): ReportModel[] {
  const models = new Map<string, ReportModel>();
  for (const citation of claims.flatMap((claim) => claim.citations)) {
    for (const opinion of citation.judgement?.opinions ?? []) {
      if (!isVoiced(opinion)) continue;
      const model = describeModel(opinion);
      models.set(JSON.stringify(model), model);
    }
  }
  return [...models].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, model]) => model);
}

function describeModel({ rung, source }: Voiced): ReportModel {
  const { modelSha256, name, promptSha256, tokenizerSha256, version } = source;
  return {
    rung,
    name,
    ...(version === undefined ? {} : { version }),
    ...(modelSha256 === undefined ? {} : { model_sha256: modelSha256 }),
    ...(tokenizerSha256 === undefined ? {} : { tokenizer_sha256: tokenizerSha256 }),
    ...(promptSha256 === undefined ? {} : { prompt_sha256: promptSha256 }),
  };
}
