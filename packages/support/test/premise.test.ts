import { seeded } from '@loccit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPremiseDoubt, readPremise } from '../src/premise.js';

describe('readPremise', () => {
  it.each([
    [
      'It is not so that ',
      'lockers are free',
      ' of charge. Ask.',
      'It is not so that lockers are free of charge.',
    ],
    ['Ask first. ', 'Lockers are free.', ' Bring a coin.', 'Lockers are free.'],
    ['大厅很大。并非', '储物柜免费', '使用。请询问。', '并非储物柜免费使用。'],
    [
      'Ask. Small ',
      'lockers are free. Large',
      ' ones cost 5. Pay.',
      'Small lockers are free. Large ones cost 5.',
    ],
    [undefined, 'Lockers are free', undefined, 'Lockers are free'],
  ])('holds the whole sentences: %j + %j', (before, text, after, expected) => {
    const beside = { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
    expect(readPremise({ text, ...beside }).text).toBe(expected);
  });

  it('leaves a span as it is where its sentence begins too far off', () => {
    const before = `${'word '.repeat(200)}`;
    expect(readPremise({ before, text: 'lockers are free.' }).text).toBe('lockers are free.');
  });

  it('moves places into the spans, and what lies beside a span to that span', () => {
    const parts = [
      { before: '𠮷 not ', text: 'one two', after: ' three.' },
      { before: 'Never ', text: 'four' },
    ];
    const premise = readPremise(parts);
    expect(premise.text).toBe('𠮷 not one two three.\n\nNever four');
    expect(premise.toEvidence({ charStart: 0, charEnd: 21 })).toEqual({ charStart: 0, charEnd: 7 });
    expect(premise.toEvidence({ charStart: 0, charEnd: 3 })).toEqual({ charStart: 0, charEnd: 7 });
    expect(premise.toEvidence({ charStart: 10, charEnd: 13 })).toEqual({ charStart: 4, charEnd: 7 });
    expect(premise.toEvidence({ charStart: 22, charEnd: 33 })).toEqual({ charStart: 9, charEnd: 13 });
    expect(premise.toEvidence({ charStart: 0, charEnd: 33 })).toEqual({ charStart: 0, charEnd: 13 });
  });

  it('holds every span, whatever stands beside it, and its places lie in the evidence', () => {
    const piece = fc
      .array(fc.constantFrom('Doors close. ', '门关了。', '\n\n', ' ', 'a b', '𠮷', '- ', '"'), {
        maxLength: 8,
      })
      .map((parts) => parts.join(''));
    const part = fc.record({ before: piece, text: piece, after: piece });
    seeded(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), fc.nat(60), fc.nat(60), (parts, a, b) => {
        const premise = readPremise(parts);
        for (const { text } of parts) expect(premise.text).toContain(text);
        const evidence = [...parts.map(({ text }) => text).join('\n\n')].length;
        const { charEnd, charStart } = premise.toEvidence({ charStart: a, charEnd: a + b });
        expect(charStart).toBeGreaterThanOrEqual(0);
        expect(charEnd).toBeGreaterThanOrEqual(charStart);
        expect(charEnd).toBeLessThanOrEqual(evidence);
      }),
    );
  });
});

describe('findPremiseDoubt', () => {
  it.each([
    [{ before: 'The following is false. ', text: 'Lockers are free.' }, 'reversed-by-context'],
    [{ text: 'Lockers are free.', after: ' This is a myth.' }, 'reversed-by-context'],
    [{ before: '## Myths\n\n', text: 'Lockers are free.' }, 'reversed-by-context'],
    [{ before: '以下说法是错误的。', text: '储物柜免费。' }, 'reversed-by-context'],
    [{ before: 'Never do this:\n\n- ', text: 'Share passwords.' }, 'reversed-by-context'],
    [{ before: 'He said: “I know. ', text: 'Lockers are free.', after: ' Trust me.”' }, 'stands-in-quote'],
    [{ text: 'Are lockers', after: ' free?' }, 'is-question'],
    [{ text: '储物柜', after: '免费吗？' }, 'is-question'],
    [{ before: '\n\n## ', text: 'Free lockers', after: '\n\nSee below.' }, 'span-is-fragment'],
    [{ text: '# Free lockers', after: '\n\nSee below.' }, 'span-is-fragment'],
    [{ before: 'word '.repeat(200), text: 'lockers are free.' }, 'span-is-fragment'],
    [{ before: 'Doors close.\r\n\r\n', text: 'Lockers are', after: ' free.\r\n\r\nAsk.' }, undefined],
    [{ before: 'Ask first. ', text: 'Lockers are free.', after: ' Bring a coin.' }, undefined],
    [{ before: 'Small ', text: 'lockers are free', after: ' of charge.' }, undefined],
  ])('%j: %s', (part, doubt) => {
    expect(findPremiseDoubt([{ text: 'Doors close.' }, part])).toBe(doubt);
  });
});
