import type {
  AnchorCitation,
  Answer,
  ArtifactTypes,
  Audit,
  Citation,
  Extraction,
  Finding,
  Layer,
  LineageCitation,
  LineageLine,
  MessageCatalogue,
  Outcome,
  ParseLine,
  Report,
  SchemaName,
  SourceManifest,
} from '@loccit/contract';
import type { ParseInfo, Preimage } from '@loccit/lineage';
import { describe, expectTypeOf, it } from 'vitest';

describe('ArtifactTypes', () => {
  it('has a type for every schema', () => {
    expectTypeOf<keyof ArtifactTypes>().toEqualTypeOf<SchemaName>();
    expectTypeOf<ArtifactTypes['answer']>().toEqualTypeOf<Answer>();
    expectTypeOf<ArtifactTypes['audit']>().toEqualTypeOf<Audit>();
    expectTypeOf<ArtifactTypes['report']>().toEqualTypeOf<Report>();
    expectTypeOf<ArtifactTypes['sources']>().toEqualTypeOf<SourceManifest>();
    expectTypeOf<ArtifactTypes['extraction']>().toEqualTypeOf<Extraction>();
    expectTypeOf<ArtifactTypes['messages']>().toEqualTypeOf<MessageCatalogue>();
  });

  it('keeps the two forms of a citation apart by the span that only one must have', () => {
    expectTypeOf<Citation>().toEqualTypeOf<LineageCitation | AnchorCitation>();
    expectTypeOf<LineageCitation['char_start']>().toEqualTypeOf<number>();
    expectTypeOf<AnchorCitation['char_start']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<AnchorCitation>().not.toHaveProperty('chunk_id');
  });

  it('does not let an artifact be changed in place', () => {
    expectTypeOf<Answer['claims']>().not.toHaveProperty('push');
    // @ts-expect-error every member is readonly
    const change = (answer: Answer) => (answer.status = 'answered');
    expectTypeOf(change).toBeFunction();
  });

  it('names exactly the layers and outcomes of the specification', () => {
    expectTypeOf<Layer>().toEqualTypeOf<'structure' | 'provenance' | 'support' | 'verifiability'>();
    expectTypeOf<Outcome>().toEqualTypeOf<'pass' | 'fail' | 'unverifiable' | 'inapplicable' | 'skipped'>();
    expectTypeOf<Finding['outcome']>().toEqualTypeOf<'fail' | 'unverifiable' | 'notice'>();
  });

  it('gives a line of records the preimages of the identities, field by field', () => {
    const fromWire = (preimage: LineageLine['preimage']): Preimage => preimage;
    const toWire = (preimage: Preimage): LineageLine['preimage'] => preimage;
    const rows = (info: ParseInfo): NonNullable<ParseLine['info']>['elements'] => info.elements;
    expectTypeOf(fromWire).toBeFunction();
    expectTypeOf(toWire).toBeFunction();
    expectTypeOf(rows).toBeFunction();
  });
});
