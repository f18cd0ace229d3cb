import { describe, expect, it } from 'vitest';
import { ask, listCited, publish, writeDocument } from './ask.js';

const answerTo = (question: string, ...texts: string[]) =>
  ask(publish(texts.map((text, index) => writeDocument(`d${index}`, text))), question);

describe('selectPassages', () => {
  it('[C12] refuses when the passage lacks a required name', () => {
    const text = 'The Harbour cinema shows films in the original language.';
    expect(answerTo('Does the Harbour cinema show films?', text).answer.status).toBe('answered');
    expect(answerTo('Does the Riverside cinema show films?', text).answer.status).toBe(
      'insufficient_evidence',
    );
  });

  it('[C12] refuses when only the contrary is spoken of', () => {
    expect(
      answerTo('How much is a domestic parcel of books?', 'An overseas parcel of books costs EUR 12.').answer
        .status,
    ).toBe('insufficient_evidence');
    expect(answerTo('国外寄书的邮费是多少？', '国内寄书的邮费为 12 元。').answer.status).toBe(
      'insufficient_evidence',
    );
    expect(answerTo('国内寄书的邮费是多少？', '国内寄书的邮费为 12 元。').answer.status).toBe('answered');
  });

  it('[C12] refuses when no figure of the wanted kind is stated', () => {
    expect(
      answerTo('How much does the brass telescope cost?', 'The brass telescope costs nobody any sleep.')
        .answer.status,
    ).toBe('insufficient_evidence');
  });

  it('[C12] refuses when half of the question is not spoken of', () => {
    expect(
      answerTo('Does the brass telescope have a leather case?', 'The brass telescope stands upstairs.').answer
        .status,
    ).toBe('insufficient_evidence');
  });

  it('[C15] prefers the original to its mirror', () => {
    const text = 'The brass telescope is lent for 3 nights.';
    const run = ask(
      publish([writeDocument('copy', `${text} `, { work_id: 'origin' }), writeDocument('origin', text)]),
      'How long is the brass telescope lent?',
    );
    expect(listCited(run)).toEqual(['origin']);
  });

  it('reads a list with the line that introduces it, and a table row with its heading', () => {
    const markdown = { media_type: 'text/markdown' };
    const list = publish([
      writeDocument(
        'a',
        '# Observatory\n\nThe telescope is closed on these days:\n\n- Monday\n- the telescope day of cleaning in May\n',
        markdown,
      ),
    ]);
    const run = ask(list, 'Is the telescope closed on the day of cleaning?');
    expect(run.answer.claims.map(({ text }) => text)).toEqual(['the telescope day of cleaning in May']);
  });

  it('states neither headings nor code', () => {
    const text = '# The telescope is lent for 3 nights\n\n```\nThe telescope is lent for 4 nights.\n```\n';
    const generation = publish([writeDocument('a', text, { media_type: 'text/markdown' })]);
    expect(ask(generation, 'How long is the telescope lent?').answer.status).toBe('insufficient_evidence');
  });
});
