import { describe, expect, it } from 'vitest';
import { matchRoute } from '../../src/retrieval/match-route.js';

const routes = [
  { match: ['tide now', '现在的潮位'], status: 'tool_required', tool: 'tides' },
  { match: ['tide'], status: 'tool_required', tool: 'calendar' },
] as const;

describe('matchRoute', () => {
  it('[C15] takes the first route one of whose phrases stands in the question, folded', () => {
    expect(matchRoute(routes, 'What is the ＴＩＤＥ\n now?')?.tool).toBe('tides');
    expect(matchRoute(routes, '现在的潮位是多少？')?.tool).toBe('tides');
    expect(matchRoute(routes, '現在的潮位是多少？')?.tool).toBe('tides');
    expect(matchRoute(routes, 'tides of May')?.tool).toBe('calendar');
    expect(matchRoute(routes, 'ebb')).toBeUndefined();
    expect(matchRoute([{ match: [' '], status: 'tool_required', tool: 'x' }], 'any')).toBeUndefined();
  });
});
