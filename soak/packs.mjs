import { createCheck } from './changed-byte.mjs';

/** One byte of a sealed pack of more than a megabyte becomes another. */
export const check = await createCheck(400_000);
