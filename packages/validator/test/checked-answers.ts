import { LAYERS, type Layer } from '@loccit/contract';
import { audit, check } from './checked-corpus.js';

export const withAudit = (answer: unknown) => check(answer, { audit });
export const layersOf = (report: ReturnType<typeof check>, address: string) =>
  report.citations.find((citation) => citation.address === address)?.layers;
export const failing = (report: ReturnType<typeof check>): Layer[] =>
  LAYERS.filter((layer) =>
    report.findings.some(
      (f) => f.layer === layer && f.outcome === 'fail' && f.rule !== 'provenance/answer-digest',
    ),
  );
