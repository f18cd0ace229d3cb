/** Names of one country or people in other words, one group a line; the first letters alone do not tell them. */
const GROUPS = `
us usa america american americans united-states
uk britain british great-britain united-kingdom briton britons
eu european-union
un united-nations
ussr soviet soviets soviet-union
uae emirates emirati
france french frenchman
netherlands dutch holland
germany german germans deutschland
spain spanish spaniard spaniards
greece greek greeks
turkey turkish turks turkiye
poland polish pole poles
denmark danish dane danes
sweden swedish swede swedes
finland finnish finn finns
norway norwegian norwegians
switzerland swiss
wales welsh
ireland irish
scotland scottish scots scot
england english
china chinese prc
czechia czech czechs
philippines filipino filipinos philippine
thailand thai thais
iceland icelandic
afghanistan afghan afghans
pakistan pakistani
burma myanmar burmese
ny new-york
la los-angeles
dc washington
nz new-zealand
korea korean koreans
cyprus cypriot
peru peruvian
christmas xmas
covid covid19 coronavirus coronaviruses sars-cov ncov
co2 co₂ carbon-dioxide
ch4 methane
tv television televisions
facebook meta
`;

const GROUP_OF = new Map<string, readonly string[]>(
  GROUPS.trim()
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap((group) => group.map((word): [string, readonly string[]] => [word, group])),
);

/** Other words for the same country, people or body, each as its words joined by hyphens. */
export const otherNames = (word: string): readonly string[] => GROUP_OF.get(word) ?? [];

/** Endings by which names of one stem differ: plural, possessive, adjectives of places and persons. */
const ENDINGS = new Set(
  `s es n an ian ean ese ish i ic ics y ia a e er ers ist ists ism isms ite ites al ans ians o os ies ical ity um us`.split(
    ' ',
  ),
);
const SHORTEST_STEM = 4;

/** The stems under which a name can stand in other forms. */
export function* stemsOf(word: string): Generator<string> {
  yield word;
  for (let length = Math.max(SHORTEST_STEM, word.length - 4); length < word.length; length++) {
    if (ENDINGS.has(word.slice(length))) yield word.slice(0, length);
  }
}
