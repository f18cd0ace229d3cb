import { type Draft, replace } from './draft.js';
import { on } from './rules-structure.js';

const C1 = '/claims/0/citations/0';
const GONE = 'provenance/unknown-source support/undecided verifiability/cannot-open';
const says = (text: string) => [replace('/claims/0/text', text), replace('/answer', text)];

const HARBOUR = { store: 'hafen', reader: { tenant_id: 'hafen', groups: [], principal: 'guest' } };
const FERRY = 'The old ferry leaves at 07:15';
const link = (text: string, url: string): string => `${FERRY}. [${text}](${url})\n`;

/** Links whose text names another place than they lead to. */
export const draftLinkTexts = (): readonly Draft[] => {
  const differs = { ...HARBOUR, unverifiable: GONE, notice: 'verifiability/link-text-mismatch' };
  const fits = { ...HARBOUR, unverifiable: GONE };
  return [
    {
      id: 'host',
      title: 'an address on another host',
      report: link('https://hafen.example/ferry.md', 'https://elsewhere.example/ferry.md'),
      ...differs,
    },
    {
      id: 'bare-host',
      title: 'a host by its name alone',
      report: link('hafen.org', 'https://hafen.org.elsewhere.example/'),
      ...differs,
    },
    {
      id: 'user-name',
      title: 'the host that is named is a user name',
      report: link('hafen.org', 'https://hafen.org@elsewhere.example/'),
      ...HARBOUR,
      unverifiable: GONE,
      fail: 'verifiability/unsafe-uri',
      notice: 'verifiability/link-text-mismatch',
    },
    {
      id: 'doi',
      title: 'another DOI',
      report: link('doi:10.5555/quay.1', 'https://doi.org/10.5555/quay.2'),
      ...differs,
    },
    {
      id: 'title',
      title: 'the title of another source that is held',
      report: link('Harbour fees', 'https://elsewhere.example/fees.md'),
      ...differs,
    },
    {
      id: 'party',
      title: 'a host below the one that is named',
      report: link('hafen.org/ferry', 'https://www.hafen.org/ferry?utm_source=a'),
      ...fits,
    },
    {
      id: 'below',
      title: 'a page of the party that is named',
      report: link('www.hafen.org', 'https://fees.hafen.org/x'),
      ...fits,
    },
    {
      id: 'resolver',
      title: 'a resolver leads on',
      report: link('https://hafen.example/paper', 'https://doi.org/10.5555/quay.2'),
      ...fits,
    },
    {
      id: 'same-doi',
      title: 'one DOI in two spellings',
      report: link('https://doi.org/10.5555/QUAY.2', 'https://press.example/doi/full/10.5555/quay.2'),
      ...fits,
    },
    {
      id: 'file-name',
      title: 'a text that has a full stop and is no host',
      report: link('Node.js', 'https://elsewhere.example/'),
      ...fits,
    },
    {
      id: 'words',
      title: 'words that mention a host',
      report: link('what hafen.org says', 'https://elsewhere.example/'),
      ...fits,
    },
    {
      id: 'own-title',
      title: 'the title of the source that the link leads to',
      report: link('Harbour fees', 'http://www.hafen.example/fees.md#night'),
      ...HARBOUR,
      unverifiable: 'support/undecided',
      notice: 'support/number-absent support/off-topic',
    },
  ];
};

/** `ferry` with a Cyrillic letter, and what else mixes scripts. */
const MIXED = 'The old f\u0435rry leaves at 07:15.';
const FOUND = 'verifiability/mixed-script';

/** Words that mix scripts so that they read as others. */
export const draftMixedScripts = (): readonly Draft[] => [
  on('hafen-ferry', 'claim', 'a Cyrillic letter in a Latin word', says(MIXED), {
    unverifiable: GONE,
    notice: FOUND,
  }),
  on('hafen-ferry', 'greek', 'a Greek letter in a Latin word', says('The \u039fld ferry leaves at 07:15.'), {
    unverifiable: GONE,
    notice: FOUND,
  }),
  on('hafen-ferry', 'title', 'a title', [replace(`${C1}/title`, 'F\u0435rry')], {
    unverifiable: GONE,
    notice: FOUND,
  }),
  on('hafen-ferry', 'id', 'a document id', [replace(`${C1}/document_id`, 'f\u0435rry')], {
    unverifiable: GONE,
    notice: FOUND,
  }),
  on(
    'hafen-ferry',
    'host',
    'a host whose letters are all of another script',
    [replace(`${C1}/source_uri`, 'https://xn--80ak6aa92e.com/ferry.md')],
    { unverifiable: GONE, notice: FOUND },
  ),
  {
    id: 'report',
    title: 'a report, and a host in Punycode in it',
    report: `${MIXED} [a](https://xn--80ak6aa92e.com/ferry)\n`,
    ...HARBOUR,
    unverifiable: GONE,
    notice: FOUND,
  },
  {
    id: 'cyrillic',
    title: 'a Latin letter in a Cyrillic word',
    report: '\u041f\u0430\u0440o\u043c \u0438\u0434\u0451\u0442 [a](https://hafen.org/a).\n',
    ...HARBOUR,
    unverifiable: GONE,
    notice: FOUND,
  },
  {
    id: 'armenian',
    title: 'an Armenian letter in a Latin word',
    report: 'The h\u0585st leaves [a](https://hafen.org/a).\n',
    ...HARBOUR,
    unverifiable: GONE,
    notice: FOUND,
  },
  {
    id: 'science',
    title: 'signs and units of science beside Latin letters',
    report:
      'It is 5 \u03bcm, k\u03a9, \u0394G, A\u03b2 42, NF-\u03baB, PPAR\u03b3, \u03bd max, \u03b1D and H\u03b1 [a](https://hafen.org/a).\n',
    ...HARBOUR,
    unverifiable: GONE,
  },
  {
    id: 'plain-to-see',
    title: 'a word of two scripts that does not read as one of them',
    report:
      'USB\u0448\u043d\u044b\u0439 \u043f\u043e\u0440\u0442, IT-\u043e\u0442\u0434\u0435\u043b [a](https://hafen.org/a).\n',
    ...HARBOUR,
    unverifiable: GONE,
  },
  {
    id: 'unspaced',
    title: 'scripts that are written without spaces beside Latin ones',
    report:
      '\u7528Python\u7f16\u5199T\u30b7\u30e3\u30c4\u3068K-POP\ud55c\uad6d2024\u5e74 [a](https://hafen.org/a)\u3002\n',
    ...HARBOUR,
    unverifiable: GONE,
  },
  {
    id: 'own-top-level',
    title: 'a host in one script under a top level of the same',
    report: `${FERRY} [a](https://\u043e\u0441\u0430.\u0440\u0444/a).\n`,
    ...HARBOUR,
    unverifiable: GONE,
  },
];
