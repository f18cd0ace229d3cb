/** Words before a sentence, of claim or evidence, that only tie it to another. */
const TIES =
  /^(?:(?:(?:however|moreover|furthermore|additionally|nevertheless|nonetheless|meanwhile|in addition|but),|and,?) |(?:但是?|不过|而且|并且|此外|另外|同时|然而),)(?=\S)/i;

/**
 * What only evidence may have before a sentence: it is stated all the same, as an inference, an example or to the writer's
 * surprise, of which a claim without these words says nothing. Nothing that says where, when, for whom or how sure.
 */
const COMMENTS = new RegExp(
  `^(?:(?:(?:${[
    'therefore|thus|hence|consequently|accordingly|as a result|for this reason|instead|indeed|in fact|also|besides|similarly',
    'likewise|of course|for example|for instance|finally|lastly|in short|in sum|importantly|notably|remarkably|interestingly',
    'surprisingly|unsurprisingly|shockingly|strikingly|curiously|ironically|incidentally|unfortunately|fortunately|sadly',
    'luckily|thankfully|crucially|what is more|by the way|on top of that',
  ].join('|')}),` +
    "|(?:it is|it's) (?:also )?(?:worth|important) (?:noting|to note|mentioning) that|(?:please )?note that|it should be noted that" +
    '|(?:and|but)(?: (?:then(?! again)|in fact))?(?! (?:for|that|only|not|if|when|then|yet|so)\\b)) ' +
    '|(?:因此|所以|其实|事实上|例如|比如|当然|最后|总之|可见|值得注意的是|值得一提的是|需要注意的是|需要指出的是|应当指出的是|令人惊讶的是|遗憾的是|不幸的是),' +
    '|(?:但是|而且|并且|然而)(?=[\\u4e00-\\u9fff]))(?=\\S)',
  'i',
);

/** Leaves out what stands before a sentence without changing what it states. */
export function dropOpening(sentence: string, ofClaim: boolean): string {
  const rest = sentence.replace(TIES, '');
  return ofClaim || rest !== sentence ? rest : rest.replace(COMMENTS, '');
}
