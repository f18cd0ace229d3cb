// Data, not messages: compared, never shown.
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(?:call|calls|called|calling) off\b/giu, 'cancel'],
  [/\b(?:put|puts|putting) off\b/giu, 'postpone'],
  [/\b(?:hand|hands|handed) in\b/giu, 'submit'],
  [/\b(?:sign|signs|signed) up\b/giu, 'register'],
  [/\b(?:throw|throws|thrown|threw) away\b/giu, 'dispose'],
  [
    /\b(?:free of charge|without (?:paying|payment|charge|a fee)|at no (?:cost|charge)|for (?:free|nothing))\b/giu,
    'free',
  ],
  [/\bon top\b/giu, 'additional'],
  // The form of the question tells what is asked for; no text has to say it again.
  [/\bhow (?:early|late)\b/giu, 'how soon'],
];

/** A question in which phrases of two words and more are the one word that rules say for them. */
export const plainWords = (question: string): string =>
  phrases.reduce((text, [phrase, word]) => text.replace(phrase, word), question);
