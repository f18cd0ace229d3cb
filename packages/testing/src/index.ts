export { projectRoot, sharedData } from './data.js';
export { seeded } from './seeded.js';
export { loadBytes, loadVectors } from './vectors.js';
