import { createMemoryStore } from '../src/index.js';
import { describeStoreConformance } from './conformance.js';

describeStoreConformance('createMemoryStore', () => {
  const store = createMemoryStore();
  return { store, reopen: () => store };
});
