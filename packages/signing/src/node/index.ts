export { decryptPrivateKey, encryptPrivateKey } from './encrypted-key.js';
