/**
 * A type of an SDK as its API writes it: the members of an enumeration as the texts they stand for.
 *
 * A closed object stays closed, so that a member that the type does not have is still refused.
 */
export type Wire<T> = T extends string
  ? `${T}`
  : T extends readonly (infer Each)[]
    ? Wire<Each>[]
    : T extends object
      ? { [Name in keyof T]: Wire<T[Name]> }
      : T;
