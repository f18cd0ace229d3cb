import { optionFlags } from './option-flags.js';
import type { Session } from './session.js';

/** What a command does with its operands and options once they are read. */
export type Action = (
  session: Session,
  operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
) => void | Promise<void>;

/** A command as it is typed, and what it loads. */
export interface CommandEntry {
  readonly name: string;
  readonly operands: string;
  readonly options: readonly string[];
  /** Options that take no value here although they do elsewhere. */
  readonly switches?: readonly string[];
  /** What an option is written like here where it takes another value than elsewhere. */
  readonly flags?: Readonly<Record<string, string>>;
  /** Options of which this command says in its own words what they do: `cli.<command>.option.<name>`. */
  readonly worded?: readonly string[];
  /**
   * What it has to do with a store; absent for commands that open none.
   *
   * @remarks `reader`: it reads for somebody, and asks for every document whether it may. `operator`: it is for whoever keeps the
   * store, sees all of it and takes no reader; its help says so.
   */
  readonly store?: 'operator' | 'reader';
  /** Loaded when the command runs, so that `--help` and small commands start fast. */
  readonly load: () => Promise<Action>;
}

/** How an option is written in a command. */
export function flagsOf({ flags = {}, switches = [] }: CommandEntry, name: string): string {
  const own = flags[name];
  if (own !== undefined) return own;
  return switches.includes(name) ? `--${name}` : (optionFlags[name] ?? `--${name}`);
}

/** Options that every command takes. */
export const sharedOptions: readonly string[] = ['json', 'lang'];

/** Whether a value names a language of the catalogue, or a variant of one. */
export const isLang = (value: string): boolean => /^(en|zh)(-[a-z0-9]{1,8})*$/i.test(value);
