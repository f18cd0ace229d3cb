import { describe, expect, it } from 'vitest';
import {
  ACCESS_ACTIONS,
  type AccessInput,
  type Authorizer,
  createGroupAuthorizer,
  openAccess,
  type Reader,
  type Restriction,
  type Restrictions,
  type StoredDocument,
} from '../src/index.js';
import { createSmallBuild } from './small-build.js';

const AT = '2026-06-01T00:00:00Z';
const ana: Reader = { tenantId: 'north', groups: ['staff'], principal: 'ana' };
const ben: Reader = { tenantId: 'north', groups: [], principal: 'ben' };
const cleo: Reader = { tenantId: 'south', groups: ['staff', 'public'], principal: 'cleo' };

function documentOf(rest: Partial<StoredDocument> = {}): StoredDocument {
  const [document] = createSmallBuild('north', [{ id: 'fees', text: 'The fee is 4 crowns.' }]).documents;
  if (document === undefined) throw new Error('a build of one document has none');
  return { ...document, allowed_groups: ['staff'], ...rest };
}

const denials = (input: AccessInput, document: StoredDocument = documentOf()) =>
  new Set(ACCESS_ACTIONS.map((action) => openAccess(input).denial(action, document, 'north') ?? 'allowed'));

const closing = (rest: Partial<Restriction>): Restrictions =>
  new Map([['fees', { document_id: 'fees', deleted: false, access_lists: [], ...rest }]]);

describe('openAccess', () => {
  it('[C9] admits who is in a group of the document, for every action alike, and refuses everybody else', () => {
    expect(denials({ reader: ana, at: AT })).toEqual(new Set(['allowed']));
    expect(denials({ reader: ben, at: AT })).toEqual(new Set(['access-denied']));
    expect(denials({ reader: ben, at: AT }, documentOf({ allowed_groups: ['public'] }))).toEqual(
      new Set(['allowed']),
    );
    expect(denials({ reader: ana, at: AT }, documentOf({ allowed_groups: [] }))).toEqual(
      new Set(['access-denied']),
    );
  });

  it('[C9] no authorizer opens another tenant, what waits to be deleted, or what has not begun', () => {
    const authorizer: Authorizer = { allows: () => true };
    expect(denials({ reader: cleo, at: AT, authorizer })).toEqual(new Set(['other-tenant']));
    const restrictions = closing({ deleted: true });
    expect(denials({ reader: ana, at: AT, authorizer, restrictions })).toEqual(new Set(['deleted']));
    const later = documentOf({ effective_from: '2026-06-01T00:00:01Z' });
    expect(denials({ reader: ana, at: AT, authorizer }, later)).toEqual(new Set(['not-in-effect']));
  });

  it('[C9] what has ended is no more answered from, and can still be traced', () => {
    const ended = documentOf({ effective_to: AT });
    const access = openAccess({ reader: ana, at: AT });
    const allowed = ACCESS_ACTIONS.filter((action) => access.allows(action, ended, 'north'));
    expect(allowed).toEqual(['open', 'trace', 'download', 'verify', 'list']);
  });

  it('[C9] a list that waits to be published closes at once and opens nothing', () => {
    const narrowed = (...groups: string[]) => closing({ access_lists: [groups] });
    expect(denials({ reader: ana, at: AT, restrictions: narrowed('board') })).toEqual(
      new Set(['access-denied']),
    );
    expect(denials({ reader: ben, at: AT, restrictions: narrowed('public') })).toEqual(
      new Set(['access-denied']),
    );
    expect(denials({ reader: ana, at: AT, restrictions: narrowed('public') })).toEqual(new Set(['allowed']));
    const both: Reader = { ...ana, groups: ['staff', 'board'] };
    expect(denials({ reader: both, at: AT, restrictions: narrowed('board') })).toEqual(new Set(['allowed']));
    const several = closing({ access_lists: [['public'], ['board']] });
    expect(denials({ reader: ana, at: AT, restrictions: several })).toEqual(new Set(['access-denied']));
  });

  it('[C9] an authorizer of one’s own decides by reader, action, document and time', () => {
    const authorizer: Authorizer = {
      allows: ({ action, at, document, reader }) =>
        action === 'retrieve' && at === AT && document.document_id === 'fees' && reader.principal === 'ben',
      explain: ({ action }) => (action === 'cite' ? 'not-in-effect' : undefined),
    };
    const access = openAccess({ reader: ben, at: AT, authorizer });
    expect(access.allows('retrieve', documentOf(), 'north')).toBe(true);
    expect(access.denial('cite', documentOf(), 'north')).toBe('not-in-effect');
    expect(access.denial('open', documentOf(), 'north')).toBe('access-denied');
  });

  it('[C9] what an authorizer throws, and what is no plain yes, is a refusal', () => {
    const answers: readonly unknown[] = [1, 'true', {}, undefined, null, Promise.resolve(true)];
    for (const answer of answers) {
      const authorizer = { allows: () => answer } as unknown as Authorizer;
      expect(denials({ reader: ana, at: AT, authorizer })).toEqual(new Set(['authorizer-failed']));
    }
    const fail = (): never => {
      throw new Error('the directory is down');
    };
    expect(denials({ reader: ana, at: AT, authorizer: { allows: fail } })).toEqual(
      new Set(['authorizer-failed']),
    );
    const mute: Authorizer = { allows: () => false, explain: fail };
    expect(denials({ reader: ana, at: AT, authorizer: mute })).toEqual(new Set(['authorizer-failed']));
    const odd = { allows: () => false, explain: () => 'because' } as unknown as Authorizer;
    expect(denials({ reader: ana, at: AT, authorizer: odd })).toEqual(new Set(['access-denied']));
  });
});

describe('createGroupAuthorizer', () => {
  it('[C9] goes by groups alone', () => {
    const { allows } = createGroupAuthorizer();
    const request = { action: 'open', document: documentOf(), tenantId: 'north', at: AT } as const;
    expect([ana, ben, cleo].map((reader) => allows({ ...request, reader }))).toEqual([true, false, true]);
  });
});
