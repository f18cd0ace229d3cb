import { TextError } from '../src/index.js';

/** The text error that an action throws; fails where it throws none. */
export function caught(action: () => unknown): TextError {
  try {
    action();
  } catch (error) {
    if (error instanceof TextError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
