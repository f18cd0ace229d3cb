import { createKills } from './store/killed.mjs';

/** A writer of a store in a folder is killed. */
export const { check, report } = createKills('folder');
