import type { ResponseObject } from './response-object.js';

/** A member's name as an object writes it: REST and Node say `startIndex`, Python `start_index`. */
export function nameIn(object: ResponseObject, camel: string): string {
  return object.has(camel) ? camel : camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
