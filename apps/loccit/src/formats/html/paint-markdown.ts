import { type Lang, message } from '@loccit/contract';
import { type PaintedSpan, spanAt } from './painted-spans.js';
import type { PaintedPiece, PieceTable } from './pieces.js';
import { safeUrl } from './safe-url.js';
import type { MarkdownNode } from './source-map.js';
import { wordOf } from './tone.js';

/** What a tree is painted with. */
export interface Painting {
  readonly table: PieceTable;
  readonly marks: readonly PaintedSpan[];
  /** Addresses of link definitions, by identifier. */
  readonly definitions: ReadonlyMap<string, string>;
  readonly lang: Lang;
}

/** Badges of statements that ended inside of a link stand behind it: no link may hold another. */
interface Painted {
  readonly nodes: readonly MarkdownNode[];
  readonly badges: readonly MarkdownNode[];
}

/**
 * The tree with every statement and mark as a link to what was found on it, and every link made harmless.
 *
 * @remarks The result holds no address but those that {@link safeUrl} lets through and places of the page.
 */
export function paintMarkdown(root: MarkdownNode, painting: Painting): MarkdownNode {
  return { ...root, children: paintChildren(root, painting, false).nodes };
}

function paintChildren({ children = [] }: MarkdownNode, painting: Painting, inLink: boolean): Painted {
  const painted = groupRaised(children).map((child) => paintNode(child, painting, inLink));
  return {
    nodes: painted.flatMap(({ badges, nodes }) => (inLink ? nodes : [...nodes, ...badges])),
    badges: inLink ? painted.flatMap(({ badges }) => badges) : [],
  };
}

function paintNode(node: MarkdownNode, painting: Painting, inLink: boolean): Painted {
  const pieces = painting.table.piecesOf.get(node);
  switch (node.type) {
    case 'text':
      return paintPieces(pieces ?? [], painting, inLink);
    case 'inlineCode': {
      const { badges, nodes } = paintPieces(pieces ?? [], painting, inLink);
      return { nodes: [made('code', {}, nodes)], badges };
    }
    case 'html':
      return pieces === undefined
        ? plain(/^<br\s*\/?>$/i.test(node.value ?? '') ? [{ type: 'break' }] : [])
        : paragraph(paintPieces(pieces, painting, inLink));
    case 'link':
    case 'linkReference':
      return paintLink(node, painting);
    case 'image':
    case 'imageReference':
      return plain([
        made('span', { className: ['image'] }, [
          text(message('page.image', painting.lang, { alt: node.alt ?? '' })),
        ]),
      ]);
    case 'footnoteReference':
      return paintNote(node, pieces?.[0], painting);
    case 'code':
    case 'definition':
      return plain([node]);
    default: {
      if (node.children === undefined) return plain([node]);
      const { badges, nodes } = paintChildren(node, painting, inLink);
      return { nodes: [{ ...node, children: nodes }], badges };
    }
  }
}

const plain = (nodes: readonly MarkdownNode[]): Painted => ({ nodes, badges: [] });

const paragraph = ({ badges, nodes }: Painted): Painted =>
  plain(nodes.length === 0 ? [] : [{ type: 'paragraph', children: [...nodes, ...badges] }]);

const text = (value: string): MarkdownNode => ({ type: 'text', value });

/** A node that becomes this element. */
const made = (
  tagName: string,
  properties: Readonly<Record<string, unknown>>,
  children: readonly MarkdownNode[],
): MarkdownNode => ({ type: 'painted', data: { hName: tagName, hProperties: properties }, children });

function paintPieces(pieces: readonly PaintedPiece[], painting: Painting, inLink: boolean): Painted {
  const badges: MarkdownNode[] = [];
  const nodes = pieces.flatMap((piece) => {
    const badge = endBadge(piece, painting);
    if (badge !== undefined && inLink) badges.push(badge);
    const shown = paintPiece(piece, painting, inLink);
    return badge === undefined || inLink ? [shown] : [shown, badge];
  });
  return { nodes, badges };
}

function paintPiece(piece: PaintedPiece, { lang, table }: Painting, inLink: boolean): MarkdownNode {
  const { claim, mark } = piece;
  // A link is a mark as a whole: what stands in it is not one again.
  const span = inLink ? claim : (mark ?? claim);
  if (span === undefined) return text(piece.text);
  const isFirst = claim !== undefined && table.firstOf.get(claim) === piece;
  return made(
    inLink ? 'span' : 'a',
    {
      className: classesOf(span, span === claim ? 'statement' : 'mark'),
      ...(isFirst ? { id: placeOf(claim) } : {}),
      ...(claim === undefined ? {} : { dataClaim: claim.claimId }),
      ...(inLink ? {} : { href: `#${span.panel}`, title: titleOf(span, lang) }),
      ...(inLink || mark !== undefined ? {} : { tabIndex: -1 }),
    },
    [text(piece.text)],
  );
}

/** Where a statement begins in the page. */
const placeOf = ({ panel }: PaintedSpan): string => `${panel}-in-text`;

const classesOf = ({ isUncited, judged }: PaintedSpan, kind: string): string[] => [
  kind,
  ...(judged === undefined ? [] : [judged.tone]),
  ...(isUncited && judged === undefined ? ['uncited'] : []),
];

const titleOf = ({ judged }: PaintedSpan, lang: Lang): string =>
  judged === undefined ? message('cli.check.no-citation', lang) : wordOf(judged, lang);

/** Sign and word behind the last piece of a statement. */
function endBadge(piece: PaintedPiece, { lang, table }: Painting): MarkdownNode | undefined {
  const { claim } = piece;
  // A statement without citation is marked by its line alone: most texts have many.
  if (claim?.claimId === undefined || claim.judged === undefined || table.lastOf.get(claim) !== piece)
    return undefined;
  const { claimId, judged, panel } = claim;
  const word = titleOf(claim, lang);
  const label = message('page.badge', lang, { claim: claimId, word });
  return made('a', { className: ['badge', judged.tone], href: `#${panel}`, ariaLabel: label }, [
    made('span', { className: ['sign'] }, [text(judged.sign)]),
    made('span', { className: ['word'] }, [text(word)]),
  ]);
}

function paintLink(node: MarkdownNode, painting: Painting): Painted {
  const mark = markIn(node, painting.marks);
  const { identifier } = node as { readonly identifier?: string };
  const url = safeUrl(node.url ?? painting.definitions.get(identifier ?? '') ?? '');
  const isLink = mark !== undefined || url !== undefined;
  const { badges, nodes } = paintChildren(node, painting, isLink);
  if (mark !== undefined) {
    const title = titleOf(mark, painting.lang);
    return {
      nodes: [made('a', { className: classesOf(mark, 'mark'), href: `#${mark.panel}`, title }, nodes)],
      badges,
    };
  }
  const properties = url === undefined ? {} : { href: url, rel: ['noreferrer', 'noopener'] };
  return { nodes: [made(url === undefined ? 'span' : 'a', properties, nodes)], badges };
}

function paintNote(node: MarkdownNode, piece: PaintedPiece | undefined, painting: Painting): Painted {
  const badge = piece === undefined ? undefined : endBadge(piece, painting);
  const mark = piece?.mark;
  const data = mark === undefined ? {} : { data: { panel: mark.panel, classes: classesOf(mark, 'mark') } };
  return { nodes: [{ ...node, ...data }], badges: badge === undefined ? [] : [badge] };
}

function markIn({ position }: MarkdownNode, marks: readonly PaintedSpan[]): PaintedSpan | undefined {
  const start = position?.start.offset ?? 0;
  const end = position?.end.offset ?? 0;
  return spanAt(marks, start) ?? marks.find((mark) => mark.start >= start && mark.end <= end);
}

/** `<sup>` and `<sub>` with their ends become elements: without them `x<sup>2</sup>` would read as `x2`. */
function groupRaised(children: readonly MarkdownNode[]): readonly MarkdownNode[] {
  const nodes: MarkdownNode[] = [];
  for (let at = 0; at < children.length; at += 1) {
    const node = children[at];
    if (node === undefined) continue;
    const name =
      node.type === 'html' ? /^<(su[pb])>$/i.exec(node.value ?? '')?.[1]?.toLowerCase() : undefined;
    const end = name === undefined ? -1 : findEnd(children, at, name);
    if (name === undefined || end === -1) nodes.push(node);
    else {
      nodes.push(made(name, {}, children.slice(at + 1, end)));
      at = end;
    }
  }
  return nodes;
}

/** A few nodes on: what is raised is short, and a search to the end for each beginning would be quadratic. */
const findEnd = (children: readonly MarkdownNode[], at: number, name: string): number => {
  const end = children
    .slice(at, at + 12)
    .findIndex(({ type, value }) => type === 'html' && value?.toLowerCase() === `</${name}>`);
  return end === -1 ? -1 : at + end;
};
