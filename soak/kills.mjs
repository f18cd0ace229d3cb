import { createKills } from './store/killed.mjs';

/** A writer of a store in one file is killed. */
export const { check, report } = createKills('sqlite');
