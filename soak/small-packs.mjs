import { createCheck } from './changed-byte.mjs';

/** One byte of a sealed pack of a hundred kilobytes becomes another: ten times as many in the same time. */
export const check = await createCheck(30_000);
