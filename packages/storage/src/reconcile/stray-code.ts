import { isGenerationId } from '../folder-layout.js';
import { BUILDING_NAME } from '../folder-publish.js';

/** What a publish leaves that was killed, told from what somebody put there. */
export function strayCode(name: string): 'leftover' | 'orphan' {
  return name.endsWith('.new') || name === BUILDING_NAME || isGenerationId(name) ? 'leftover' : 'orphan';
}
