import type { FindingOutcome, Layer, Outcome } from '@loccit/contract';
import type { OpinionLookup } from '@loccit/validator';

type ModelOpinion = ReturnType<OpinionLookup>[number];

/** An operation of RFC 6902, without `test`. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'copy'; readonly from: string; readonly path: string }
  | { readonly op: 'move'; readonly from: string; readonly path: string };

/** Puts other bytes in the place of some; positions are bytes of the file as it is at that moment. */
export interface ByteEdit {
  readonly start: number;
  readonly end: number;
  /** What is put there, as UTF-8 or as bytes. */
  readonly text?: string;
  readonly hex?: string;
}

/** What a case does to one file of its bases. */
export interface Change {
  readonly target: string;
  readonly patch?: readonly PatchOperation[];
  readonly edits?: readonly ByteEdit[];
  readonly remove?: true;
}

/** Layer outcomes of one item. */
export type LayerOutcomes = Readonly<Partial<Record<Layer, Outcome>>>;

/** What a check of a case comes to. */
export interface Expected {
  /** Of the rule that the file is about: `none` where nothing is found. */
  readonly outcome?: FindingOutcome | 'none';
  readonly verdict: Outcome;
  readonly fail: readonly string[];
  readonly unverifiable: readonly string[];
  readonly notice: readonly string[];
  readonly layers: LayerOutcomes;
  readonly citations: Readonly<Record<string, LayerOutcomes>>;
}

/** A case as fixtures/vectors/README.md describes it. */
export interface VectorCase {
  readonly id: string;
  readonly title: string;
  readonly store: string | null;
  readonly sources?: string;
  readonly answer?: string;
  readonly report?: string;
  /** What a provider returned, as JSON. */
  readonly response?: unknown;
  readonly passages?: 'documents';
  /** A pack in base64: the artifact is its answer. */
  readonly pack?: string;
  readonly trust_policy?: unknown;
  readonly purpose?: string;
  readonly audience?: string;
  readonly audit?: string;
  readonly changes?: readonly Change[];
  readonly reader: {
    readonly tenant_id: string;
    readonly groups: readonly string[];
    readonly principal: string;
  };
  readonly at: string;
  readonly without?: readonly ('audit' | 'reader' | 'support')[];
  /** What models said of every claim and what is cited for it. */
  readonly opinions?: readonly ModelOpinion[];
  readonly store_checks?: true;
  readonly expected: Expected;
}

/** The cases of one rule. */
export interface RuleFile {
  readonly rule: string;
  readonly cases: readonly VectorCase[];
}
