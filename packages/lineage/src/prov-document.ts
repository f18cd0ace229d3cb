import { compareUtf8 } from './compare-utf8.js';

/** A value of a PROV-JSON attribute: plain, or typed where JSON has no such type. */
export type ProvValue = string | number | { readonly $: string; readonly type: string };

/** Attributes of an entity, activity, agent or relation, by qualified name. */
export type ProvAttributes = Readonly<Record<string, ProvValue>>;

/** Kinds of statements that are made here, under the names PROV-JSON gives them. */
export type ProvStatement =
  | 'entity'
  | 'activity'
  | 'agent'
  | 'used'
  | 'wasGeneratedBy'
  | 'wasDerivedFrom'
  | 'wasAttributedTo'
  | 'wasAssociatedWith'
  | 'hadMember';

/** A PROV-JSON document. */
export type ProvDocument = { readonly prefix: Readonly<Record<string, string>> } & {
  readonly [kind in ProvStatement]?: Readonly<Record<string, ProvAttributes>>;
};

const RELATIONS: Readonly<Partial<Record<ProvStatement, readonly [string, string]>>> = {
  used: ['prov:activity', 'prov:entity'],
  wasGeneratedBy: ['prov:entity', 'prov:activity'],
  wasDerivedFrom: ['prov:generatedEntity', 'prov:usedEntity'],
  wasAttributedTo: ['prov:entity', 'prov:agent'],
  wasAssociatedWith: ['prov:activity', 'prov:agent'],
  hadMember: ['prov:collection', 'prov:entity'],
};

const ORDER: readonly ProvStatement[] = [
  'entity',
  'activity',
  'agent',
  'used',
  'wasGeneratedBy',
  'wasDerivedFrom',
  'wasAttributedTo',
  'wasAssociatedWith',
  'hadMember',
];

/** A qualified name as the value of `prov:type`. */
export const qualified = (name: string): ProvValue => ({ $: name, type: 'prov:QUALIFIED_NAME' });

/** Collects statements, each once, until they are put into a document. */
export class ProvBuilder {
  readonly #things = new Map<ProvStatement, Map<string, Record<string, ProvValue>>>();
  readonly #relations = new Map<ProvStatement, Map<string, readonly [string, string]>>();

  /** Says that there is such a thing; attributes said before stay. */
  describe(kind: 'entity' | 'activity' | 'agent', name: string, attributes: ProvAttributes = {}): string {
    const things = inner(this.#things, kind);
    things.set(name, { ...attributes, ...things.get(name) });
    return name;
  }

  /** Relates two things, in the order in which PROV names them. */
  relate(kind: Exclude<ProvStatement, 'entity' | 'activity' | 'agent'>, from: string, to: string): void {
    inner(this.#relations, kind).set(`${from} ${to}`, [from, to]);
  }

  /** The document: the same statements give the same text, in whatever order they were made. */
  build(prefix: Readonly<Record<string, string>>): ProvDocument {
    const sections = ORDER.flatMap((kind): [ProvStatement, Record<string, ProvAttributes>][] => {
      const members = this.#sorted(kind);
      return members.length === 0 ? [] : [[kind, Object.fromEntries(members)]];
    });
    return { prefix, ...Object.fromEntries(sections) };
  }

  #sorted(kind: ProvStatement): [string, ProvAttributes][] {
    const names = RELATIONS[kind];
    if (names === undefined) return sorted(this.#things.get(kind) ?? new Map());
    // Relations have no name of their own; within the document a number tells them apart.
    return sorted(this.#relations.get(kind) ?? new Map<string, readonly [string, string]>()).map(
      ([, [from, to]], index) => [`_:${kind}${index + 1}`, { [names[0]]: from, [names[1]]: to }],
    );
  }
}

function sorted<T>(map: ReadonlyMap<string, T>): [string, T][] {
  return [...map].sort(([a], [b]) => compareUtf8(a, b));
}

function inner<T>(map: Map<ProvStatement, Map<string, T>>, kind: ProvStatement): Map<string, T> {
  const known = map.get(kind) ?? new Map<string, T>();
  map.set(kind, known);
  return known;
}
