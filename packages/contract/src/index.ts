export type * from './generated/wire.js';
