import type { ClaimKind, ExtractedClaim, Extraction, MarkScope, UncitedStatement } from '@loccit/contract';
import { type AuthorIndex, createAuthorIndex, describeAuthors } from './author-index.js';
import type { BibliographyEntry } from './bibliography.js';
import { createBracketForms } from './bracket-forms.js';
import { findOwnWords } from './check-worthiness.js';
import { CitationList } from './citation-list.js';
import { CodePoints } from './code-points.js';
import { DEFAULT_ID_ALPHABET } from './doc-block-form.js';
import { readDocument } from './document.js';
import { readHtmlMarks } from './html-marks.js';
import type { InlineToken } from './inline-token.js';
import type { Leaf } from './leaves.js';
import { chooseLooseForms } from './loose-marks.js';
import { MAX_EXPANDED_CITATIONS, type Mark } from './mark.js';
import { reachStatements } from './mark-reach.js';
import { listMarks, type MarkContext } from './marks.js';
import { isNamedContent } from './named-content.js';
import { createNotFoundTest } from './not-found.js';
import { createPassageTest, type Passages } from './passages.js';
import { findReferenceLists } from './reference-list.js';
import { collectReferences, type ReferenceTable } from './references.js';
import { cutStatements, type Statement } from './statements.js';
import { TargetResolver } from './target-resolver.js';
import { introducesCode, introducesList, isRunInTitle, isTitleLine } from './unclaimed-lines.js';

/** What can be set about an extraction. */
export interface ExtractOptions {
  /** Expression that the document id of `[doc_id#chunk_id]` must match as a whole; lower-case words joined by hyphens. */
  readonly idAlphabet?: string | RegExp;
  /** The numbered passages an answer was made from: how many (from 1), or their numbers. */
  readonly passages?: Passages;
  /** How far a mark reaches: `precise` (default) its statement, `passage` also those before it, `concept` those that speak of the term before it. */
  readonly scope?: MarkScope;
  /** Whether raised numbers (`¹`, `<sup>1</sup>`, `^1^`) are marks; not unless set. */
  readonly superscripts?: boolean;
  /** Sources beside the text, for keys and for authors and years that no list of its own resolves. */
  readonly bibliography?: readonly BibliographyEntry[];
  /** Sentences that say that nothing was found, instead of the built-in English and Chinese ones. */
  readonly notFound?: readonly string[];
}

/**
 * Reads citations, references and claims out of a canonical Markdown text.
 *
 * @remarks Positions are code points and slices of the text are exact. Marks in code, images and URLs are none; headings,
 * reference entries, notes and code are no claims. A mark's problem is one of the codes
 * of the specification, 9.1. Linear in the length of the text; never throws on content.
 * @throws `SyntaxError` if `idAlphabet` is no regular expression
 * @example
 * ```ts
 * extractCitations('Tides rose [1, 3].').citations.map((citation) => citation.label); // ['1', '3']
 * ```
 * @see specification, section 8 "extract"
 */
export function extractCitations(text: string, options: ExtractOptions = {}): Extraction {
  return new Extractor(text, options).extract();
}

class Extractor {
  readonly #options: ExtractOptions;
  readonly #text: string;
  readonly #points: CodePoints;
  readonly #claims: ExtractedClaim[] = [];
  readonly #uncited: UncitedStatement[] = [];
  readonly #isNotFound: (text: string) => boolean;
  readonly #isPassage: ((label: string) => boolean) | undefined;
  readonly #alphabet: string;

  constructor(text: string, options: ExtractOptions) {
    this.#text = text;
    this.#options = options;
    this.#points = new CodePoints(text);
    this.#isNotFound = createNotFoundTest(options.notFound);
    this.#isPassage = createPassageTest(options.passages);
    const { idAlphabet } = options;
    this.#alphabet = idAlphabet instanceof RegExp ? idAlphabet.source : (idAlphabet ?? DEFAULT_ID_ALPHABET);
  }

  extract(): Extraction {
    const document = readDocument(this.#text);
    const cache = new Map<Leaf, readonly InlineToken[]>();
    const inline = (leaf: Leaf): readonly InlineToken[] => {
      const known = cache.get(leaf);
      if (known !== undefined) return known;
      const tokens = document.inline(leaf);
      cache.set(leaf, tokens);
      return tokens;
    };
    const sections = findReferenceLists(document);
    const { bibliography } = this.#options;
    const table = collectReferences(document, sections, this.#points, inline, bibliography);
    const authors = createAuthorIndex(table.references, (reference) => this.#sliceOf(reference));
    const context = this.#createContext(table, authors);
    const citations = new CitationList(
      this.#text,
      this.#points,
      new TargetResolver(table, authors, this.#isPassage),
      context.looseForms.some((form) => form.name === 'ibid'),
    );
    document.leaves.forEach((leaf, i) => {
      const to = sections.listedFrom.get(leaf) ?? leaf.to;
      if (to <= leaf.from) return;
      if (leaf.kind === 'html') this.#addLoose(readHtmlMarks(leaf, document.lookup, context), citations);
      else if (leaf.kind !== 'code')
        this.#addLeaf(leaf, to, inline(leaf), context, citations, document.leaves[i + 1]);
    });
    return {
      schema: 'urn:loccit:extraction:1',
      scope: this.#options.scope ?? 'precise',
      citations: citations.citations,
      references: table.references,
      claims: this.#claims,
      statements_uncited: this.#uncited,
      id_alphabet: this.#alphabet,
    };
  }

  #sliceOf(place: { readonly char_start: number; readonly char_end: number }): string {
    return this.#text.slice(this.#points.toUnits(place.char_start), this.#points.toUnits(place.char_end));
  }

  #createContext(table: ReferenceTable, authors: AuthorIndex): MarkContext {
    const budget = { left: MAX_EXPANDED_CITATIONS };
    const known = {
      hasReferences: table.references.length > 0,
      isKnown: (label: string) => table.has(label) || this.#isPassage?.(label) === true,
      ...describeAuthors(authors),
    };
    const superscripts = this.#options.superscripts === true;
    return {
      ...known,
      text: this.#text,
      budget,
      get mayExpand() {
        return budget.left >= 0;
      },
      forms: createBracketForms(this.#alphabet),
      looseForms: chooseLooseForms(this.#text, { ...known, mayExpand: true }, superscripts),
    };
  }

  #addLeaf(
    leaf: Leaf,
    to: number,
    tokens: readonly InlineToken[],
    context: MarkContext,
    citations: CitationList,
    next: Leaf | undefined,
  ): void {
    const inNote = leaf.place.footnote !== undefined;
    const marks = listMarks(leaf, tokens, context).filter((mark) => mark.to <= to);
    if (leaf.kind === 'heading' || leaf.header || inNote || isTitleLine(leaf, to, next)) {
      // The links of a note are its source, not citations of their own.
      this.#addLoose(inNote ? marks.filter((mark) => mark.silent) : marks, citations);
      return;
    }
    const { statements } = cutStatements(leaf, tokens, marks, { from: leaf.from, to });
    const kinds = statements.map((statement, i) =>
      this.#judge(statement, leaf, i === statements.length - 1 && to === leaf.to ? next : undefined),
    );
    const reach = reachStatements(
      leaf,
      statements,
      this.#options.scope ?? 'precise',
      (i) => kinds[i] === 'fact',
    );
    const ids = statements.map((statement, i) => this.#addStatement(statement, kinds[i], reach.isCovered(i)));
    for (const mark of marks) {
      const claims: string[] = [];
      for (const i of reach.statementsOf(mark)) {
        const id = ids[i];
        if (id !== undefined) claims.push(id);
      }
      citations.add(mark, claims);
    }
  }

  /** What a statement is offered as; `undefined` where it only introduces code. */
  #judge(statement: Statement, leaf: Leaf, next: Leaf | undefined): ClaimKind | undefined {
    const { text } = statement;
    if (this.#isNotFound(text)) return 'absence';
    if (statement.marks.length > 0 || leaf.kind === 'table_row') return 'fact';
    if (introducesCode(text, next)) return undefined;
    if (isNamedContent(leaf, this.#text)) return 'opinion';
    const isTitle = statement.opensInBold && isRunInTitle(text);
    const needsNone = isTitle || introducesList(text, leaf, next) || findOwnWords(text) !== undefined;
    return needsNone ? 'opinion' : 'fact';
  }

  /** Adds a statement as a claim and, where it states something and no mark covers it, as uncited. */
  #addStatement(statement: Statement, kind: ClaimKind | undefined, covered: boolean): string | undefined {
    if (kind === undefined) return undefined;
    const span = this.#points.span(statement);
    const place = { text: statement.text, char_start: span.charStart, char_end: span.charEnd };
    const id = `C${this.#claims.length + 1}`;
    this.#claims.push({ claim_id: id, kind, ...place });
    if (kind === 'fact' && !this.#isCited(statement, covered)) this.#uncited.push(place);
    return id;
  }

  /** Where passages are numbered, a statement owes a number: a link alone does not pay for it. */
  #isCited(statement: Statement, covered: boolean): boolean {
    if (this.#isPassage === undefined || statement.marks.length === 0) return covered;
    return statement.marks.some((mark) => mark.silent);
  }

  #addLoose(marks: readonly Mark[], citations: CitationList): void {
    for (const mark of marks) citations.add(mark, []);
  }
}
