const { getOwnPropertyNames } = Object;

/** Whether a container is a proxy that was revoked, which answers nothing any more. */
export function isRevoked(container: object): boolean {
  try {
    Array.isArray(container);
    return false;
  } catch {
    return true;
  }
}

/** Whether all arrays inherit an element, which may catch what is put in its place. */
export function hasInheritedElement(): boolean {
  // Indices come first among the names of an object.
  const first = (prototype: object): string => getOwnPropertyNames(prototype)[0] ?? '';
  return /^[0-9]/.test(first(Array.prototype)) || /^[0-9]/.test(first(Object.prototype));
}

/** Objects of a copy inherit nothing, but its arrays do; and the descriptor of an accessor would inherit a value. */
export function isPolluted(): boolean {
  return 'toJSON' in Array.prototype || 'toJSON' in Object.prototype || 'value' in Object.prototype;
}
