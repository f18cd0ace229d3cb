import { AnchoringError, parseSelector, type Selector } from '@loccit/anchoring';
import { JsonError, parseJson } from '@loccit/json';

/**
 * A selector as a command line gives it: JSON of the Web Annotation Data Model, or a fragment.
 *
 * @throws {@link AnchoringError} `selector-invalid`, `selector-unsupported`
 */
export function readSelector(text: string): Selector {
  if (!text.trimStart().startsWith('{')) return { type: 'FragmentSelector', value: text };
  try {
    return parseSelector(parseJson(text));
  } catch (error) {
    if (error instanceof JsonError) throw new AnchoringError('selector-invalid', { member: 'type' });
    throw error;
  }
}
