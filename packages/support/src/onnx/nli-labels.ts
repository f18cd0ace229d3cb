import { ModelLoadError } from './model-load-error.js';

/** Places of the three classes in a model's output. */
export interface NliLabels {
  readonly entailment: number;
  readonly neutral: number;
  readonly contradiction: number;
}

/**
 * Reads from a model's configuration which output is which class.
 *
 * @remarks Published models order their labels differently, so a configuration that names none, or calls them
 * `LABEL_0`, is refused: guessing would turn contradictions into support.
 * @throws {@link ModelLoadError} `model-labels-missing`
 */
export function readNliLabels(config: unknown): NliLabels {
  const names = readNames(config);
  const at = (pattern: RegExp): number => names.findIndex((name) => pattern.test(name));
  const labels = {
    entailment: at(/^entail/i),
    neutral: at(/^neutral$/i),
    contradiction: at(/^contradict/i),
  };
  if (names.length !== 3 || Object.values(labels).includes(-1)) {
    throw new ModelLoadError('model-labels-missing', { file: 'config.json' });
  }
  return labels;
}

function readNames(config: unknown): string[] {
  if (typeof config !== 'object' || config === null || !('id2label' in config)) return [];
  const { id2label } = config;
  if (typeof id2label !== 'object' || id2label === null) return [];
  const entries: [string, unknown][] = Object.entries(id2label);
  const names: string[] = [];
  for (const [id, name] of entries) {
    if (/^\d$/.test(id) && typeof name === 'string') names[Number(id)] = name;
  }
  return Array.from(names, (name) => name ?? '');
}
