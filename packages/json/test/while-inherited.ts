/** Runs something while every object of a kind inherits a member, and not a step longer: the test runner would trip over it. */
export function whileInherited<T>(
  prototype: object,
  name: string,
  member: PropertyDescriptor,
  act: () => T,
): T {
  Object.defineProperty(prototype, name, { ...member, configurable: true });
  try {
    return act();
  } finally {
    Reflect.deleteProperty(prototype, name);
  }
}
