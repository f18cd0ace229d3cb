// Written by scripts/measure-precision.mjs; do not edit.
import type { MeasuredPrecision } from '../precision-entry.js';

/** What was measured, by check. */
export const MEASURED: Readonly<Record<string, MeasuredPrecision>> = {
  "acronym": { value: 0.64, n: 211, rules: ["support/entity-absent"], sets: ["ANLI-dev", "AttributionBench", "Climate-FEVER", "FEVER-Symmetric-v0.2", "HealthVer", "SummEdits", "UHGEval-concise", "WiCE-claim", "WiCE-oracle"] },
  "antonym": { value: 0.854, n: 89, rules: ["support/negation-mismatch"], sets: ["ANLI-dev", "AttributionBench", "Climate-FEVER", "FEVER-Symmetric-v0.2", "HealthVer", "OCNLI", "SummEdits"] },
  "bound-looser": { value: 0.611, n: 18, rules: ["support/range-mismatch"], sets: ["ANLI-dev", "AttributionBench", "Climate-FEVER", "OCNLI", "SummEdits"] },
  "certainty-added": { value: 0.836, n: 61, rules: ["support/modality-strengthened"], sets: ["ANLI-dev", "AttributionBench", "Climate-FEVER", "HealthVer", "OCNLI", "SummEdits", "UHGEval-concise"] },
  "chinese-name": { value: 0.962, n: 53, rules: ["support/entity-absent"], sets: ["OCNLI", "UHGEval-concise"] },
  "condition-dropped": { value: 0.2, n: 5, rules: ["support/condition-dropped"], sets: ["OCNLI", "UHGEval-headline"] },
  "date-absent": { value: 0.799, n: 536, rules: ["support/number-absent"], sets: ["ANLI-dev", "AttributionBench", "Climate-FEVER", "FEVER-Symmetric-v0.2", "HealthVer", "OCNLI", "QAGS", "RGB-counterfactual-en", "SummEdits", "UHGEval-concise", "UHGEval-headline", "WiCE-claim", "WiCE-oracle"] },
  "date-aligned": { value: 0.981, n: 107, rules: ["support/date-mismatch"], sets: ["ANLI-dev", "Climate-FEVER", "FEVER-Symmetric-v0.2", "OCNLI", "RGB-counterfactual-en", "SummEdits", "UHGEval-concise", "WiCE-claim", "WiCE-oracle"] },
  "date-less-exact-month": { value: 0, n: 5, rules: ["support/date-mismatch"], sets: ["ANLI-dev", "WiCE-claim", "WiCE-oracle"] },
  "date-less-exact-month-day": { value: 0.706, n: 17, rules: ["support/date-mismatch"], sets: ["RGB-counterfactual-en", "UHGEval-concise", "WiCE-claim", "WiCE-oracle"] },
  "date-less-exact-year": { value: 0.75, n: 12, rules: ["support/date-mismatch"], sets: ["AttributionBench", "Climate-FEVER", "WiCE-claim", "WiCE-oracle"] },
  "hedge-dropped": { value: 0.714, n: 14, rules: ["support/modality-strengthened"], sets: ["ANLI-dev", "AttributionBench", "OCNLI", "QAGS", "UHGEval-headline"] },
  "identifier": { value: 0.9, n: 20, rules: ["support/identifier-absent"], sets: ["AttributionBench", "Climate-FEVER", "FEVER-Symmetric-v0.2", "SummEdits", "WiCE-claim", "WiCE-oracle"] },
  "modality": { value: 0.595, n: 37, rules: ["support/modality-strengthened"], sets: ["AttributionBench", "Climate-FEVER", "HealthVer", "OCNLI", "QAGS", "SummEdits", "UHGEval-concise", "WiCE-oracle"] },
  "name": { value: 0.767, n: 1334, rules: ["support/entity-absent"], sets: ["ANLI-dev", "AttributionBench", "Climate-FEVER", "FEVER-Symmetric-v0.2", "HealthVer", "RGB-counterfactual-en", "SummEdits", "UHGEval-concise", "WiCE-claim", "WiCE-oracle"] },
  "named-number-absent": { value: 0.882, n: 17, rules: ["support/number-absent"], sets: ["ANLI-dev", "AttributionBench", "OCNLI", "QAGS", "RGB-counterfactual-en", "UHGEval-concise", "WiCE-claim", "WiCE-oracle"] },
  "negation-dropped": { value: 0.64, n: 25, rules: ["support/negation-mismatch"], sets: ["OCNLI", "SummEdits", "UHGEval-headline"] },
  "negation-inserted": { value: 0.775, n: 1593, rules: ["support/negation-mismatch"], sets: ["ANLI-dev", "AttributionBench", "Climate-FEVER", "FEVER-Symmetric-v0.2", "HealthVer", "OCNLI", "QAGS", "SummEdits", "UHGEval-concise", "UHGEval-headline", "WiCE-claim", "WiCE-oracle"] },
  "number-absent": { value: 0.795, n: 1043, rules: ["support/number-absent"], sets: ["ANLI-dev", "AttributionBench", "Climate-FEVER", "FEVER-Symmetric-v0.2", "HealthVer", "OCNLI", "QAGS", "RGB-counterfactual-en", "SummEdits", "UHGEval-concise", "WiCE-claim", "WiCE-oracle"] },
  "number-aligned": { value: 0.992, n: 245, rules: ["support/number-mismatch"], sets: ["ANLI-dev", "AttributionBench", "Climate-FEVER", "FEVER-Symmetric-v0.2", "OCNLI", "RGB-counterfactual-en", "SummEdits", "UHGEval-concise", "WiCE-claim", "WiCE-oracle"] },
  "number-in-same-statement": { value: 1, n: 6, rules: ["support/number-mismatch"], sets: ["ANLI-dev", "OCNLI"] },
  "parts-differ": { value: 0.625, n: 8, rules: ["support/compound-claim"], sets: ["ANLI-dev", "OCNLI", "UHGEval-concise"] },
  "quantifier": { value: 0.85, n: 20, rules: ["support/scope-widened"], sets: ["ANLI-dev", "AttributionBench", "Climate-FEVER", "OCNLI", "SummEdits", "UHGEval-concise", "WiCE-claim", "WiCE-oracle"] },
  "quote": { value: 0.816, n: 196, rules: ["support/not-extractive"], sets: ["AttributionBench", "Climate-FEVER", "UHGEval-concise", "WiCE-claim", "WiCE-oracle"] },
  "range-less-exact": { value: 0.87, n: 23, rules: ["support/range-mismatch"], sets: ["AttributionBench", "Climate-FEVER", "SummEdits", "UHGEval-concise", "WiCE-claim", "WiCE-oracle"] },
  "unit-swapped": { value: 0.833, n: 6, rules: ["support/unit-mismatch"], sets: ["Climate-FEVER", "UHGEval-concise", "WiCE-claim"] },
};
