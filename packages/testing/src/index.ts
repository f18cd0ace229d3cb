export { CHROMIUM_ARGUMENTS, findChromium } from './chromium.js';
export { projectRoot, sharedData } from './data.js';
export {
  expectConstantCost,
  expectLinearGrowth,
  type GrowthOptions,
  growthExponent,
  type PrepareWork,
} from './growth.js';
export { type FoundPython, type PythonOptions, requirePython } from './python.js';
export { seeded } from './seeded.js';
export { loadBytes, loadFolder, loadVectors } from './vectors.js';
