/** Words before a full stop that never end a sentence: a name or an example follows. */
const NEVER_LAST: ReadonlySet<string> = new Set(
  `mr mrs ms mx dr prof rev hon gen sen rep gov capt cmdr lt col maj sgt st mt ft messrs mme mlle
   e.g i.e eg ie cf vs viz approx ca resp esp incl excl i.a n.b q.v`.split(/\s+/),
);

/** Words that are abbreviations only before a number: "No. 5", "Jan. 2", but "I said no." */
const BEFORE_NUMBER: ReadonlySet<string> = new Set(
  `no nos p pp art arts par para paras ed eds jan feb mar apr jun jul aug sep sept oct nov dec c v ver l ll n nn`.split(
    /\s+/,
  ),
);

/** Words that are abbreviations before a number or a label: "Fig. B2", "Sec. IV", "App. A". */
const BEFORE_LABEL: ReadonlySet<string> = new Set(
  `fig figs eq eqs sec secs ch chap vol vols tab ref refs app ex exs`.split(/\s+/),
);

/** Words whose full stop may end a sentence; it does where a usual first word follows. */
const MAYBE_LAST: ReadonlySet<string> = new Set(
  `al inc ltd co corp bros jr sr dept univ assn est gmbh llc plc ph.d m.d b.a m.a b.sc m.sc`.split(/\s+/),
);

/** Words that open sentences far more often than they follow a name. */
const OPENERS: ReadonlySet<string> = new Set(
  `the a an this that these those it its he she they we you his her their our my your there here in on at as if
   but and so yet or for from by with to when while where after before since because although though however
   moreover furthermore therefore thus hence meanwhile also both each some many most all no not one two three
   what who which why how then now today instead finally first second third according under during despite
   unlike such another other several few nevertheless nonetheless consequently additionally later earlier`.split(
    /\s+/,
  ),
);

/** Whether a usual first word of a sentence stands here. */
export function isOpener(word: string): boolean {
  return OPENERS.has(word.toLowerCase());
}

/**
 * What a full stop after `token` does.
 *
 * @remarks `token` is the run of letters, digits and inner full stops before it. `by-opener`: it ends the
 * sentence where a usual first word follows. `by-number`, `by-label`: it does unless a number, or a label, follows.
 */
export function judgeAbbreviation(
  token: string,
): 'never' | 'by-number' | 'by-label' | 'by-opener' | 'always' {
  const word = token.toLowerCase();
  if (NEVER_LAST.has(word)) return 'never';
  // Before the initials: a capital No, P or C is as much an abbreviation as a small one.
  if (word.length > 1 && BEFORE_NUMBER.has(word)) return 'by-number';
  if (BEFORE_LABEL.has(word)) return 'by-label';
  if (MAYBE_LAST.has(word)) return 'by-opener';
  if (/^(?:\p{Lu}|(?:\p{Lu}\p{Ll}?\.)+\p{Lu}\p{Ll}?)$/u.test(token)) return 'by-opener';
  if (BEFORE_NUMBER.has(word)) return 'by-number';
  return 'always';
}
