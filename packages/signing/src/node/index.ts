export type { PrivateKey } from '../private-key.js';
export type { PublicJwk, PublicKey } from '../public-key.js';
export { decryptPrivateKey, encryptPrivateKey } from './encrypted-key.js';
