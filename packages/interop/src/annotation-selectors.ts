import type { ExtractedLocator, ExtractedQuote } from '@loccit/contract';
import { readFragment } from './fragment.js';
import { isJsonObject, ResponseObject } from './response-object.js';

/** What the selectors of one resource say of a place in it. */
export interface SelectedPlace {
  readonly quote?: ExtractedQuote;
  /** Code points by the recommendation; nothing has checked them. */
  readonly start?: number;
  readonly end?: number;
  readonly locator?: ExtractedLocator;
  /** Whether anything selects a part of the resource. */
  readonly isPart: boolean;
}

/** How deep selectors may refine each other. */
const MAX_REFINEMENTS = 8;

/**
 * Reads the selectors of a resource: quote, position and fragment, each the first of its kind.
 *
 * @remarks Several selectors name the same place. One that refines another counts from that other's beginning, so of
 * those only the quote is read. `lose` is called with a code for each that is not understood.
 */
export function readSelectors(holder: ResponseObject, lose: (code: string) => void): SelectedPlace {
  let place: SelectedPlace = { isPart: false };
  const readAll = (owner: ResponseObject, name: string, depth: number): void => {
    for (const selector of listObjects(owner, name)) {
      if (depth > MAX_REFINEMENTS) {
        lose('selector-kind');
        return;
      }
      place = { ...readSelector(selector, depth, lose), ...place, isPart: true };
      if (selector.has('refinedBy')) readAll(selector, 'refinedBy', depth + 1);
    }
  };
  readAll(holder, 'selector', 0);
  return place;
}

/** A member that is an object or a list of objects; names of resources given as texts are left out. */
export function listObjects(owner: ResponseObject, name: string): ResponseObject[] {
  const value = owner.value(name);
  if (isJsonObject(value)) return [new ResponseObject(value, owner.pointer(name))];
  if (!Array.isArray(value)) return [];
  return owner
    .list(name)
    .flatMap((item, i) =>
      isJsonObject(item) ? [new ResponseObject(item, `${owner.pointer(name)}/${i}`)] : [],
    );
}

function readSelector(
  selector: ResponseObject,
  depth: number,
  lose: (code: string) => void,
): Omit<SelectedPlace, 'isPart'> {
  switch (selector.value('type')) {
    case 'TextQuoteSelector':
      return readQuote(selector);
    case 'TextPositionSelector':
      if (depth === 0) return { start: selector.count('start'), end: selector.count('end') };
      lose('selector-relative');
      return {};
    case 'FragmentSelector': {
      const place = readFragment(selector.string('value').replace(/^#/, ''));
      if (place.locator === undefined && place.quote === undefined) lose('selector-kind');
      return place;
    }
    default:
      lose('selector-kind');
      return {};
  }
}

function readQuote(selector: ResponseObject): Pick<SelectedPlace, 'quote'> {
  const exact = selector.words('exact');
  if (exact === undefined) return {};
  const prefix = selector.words('prefix');
  const suffix = selector.words('suffix');
  return {
    quote: {
      exact,
      ...(prefix === undefined ? {} : { prefix }),
      ...(suffix === undefined ? {} : { suffix }),
    },
  };
}
