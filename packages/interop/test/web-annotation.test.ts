import { describe } from 'vitest';
import { testResponseVectors } from './response-vectors.js';

describe('WEB_ANNOTATION', () => {
  testResponseVectors('web-annotation', 'web-annotation');
});
