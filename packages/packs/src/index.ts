export { PACK_FILES } from './pack-paths.js';
