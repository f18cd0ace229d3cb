export { encodePreAuth } from './pre-auth-encoding.js';
