import { type Lang, message } from '@loccit/contract';
import type { LineageTrace, TracedLink } from '@loccit/validator';
import { cutColumns, safeText } from '../console/terminal.js';
import { describeState, type LinkVerdict, signOf, verdictOf } from './lineage-view.js';
import { createShortener } from './short-ids.js';

type Level = TracedLink['level'];

/** What each level is made of; drawn where both ends are there. */
const edges: readonly (readonly [Level, Level])[] = [
  ['raw', 'canonical'],
  ['canonical', 'parse'],
  ['parse', 'element'],
  ['parse', 'chunk'],
  ['element', 'chunk'],
  ['chunk', 'index-entry'],
  ['index-entry', 'generation'],
  ['element', 'span'],
  ['chunk', 'span'],
];

/** Fill and line of a state. The word stands in every node, so that no colour is needed to read it. */
const colorsOf: Readonly<Record<LinkVerdict, readonly [fill: string, line: string]>> = {
  matched: ['#e6f4ea', '#137333'],
  mismatched: ['#fce8e6', '#b3261e'],
  'not-available': ['#fef7e0', '#8a6100'],
};
const verdicts = Object.keys(colorsOf) as LinkVerdict[];
const titleColumns = 40;

interface Node {
  readonly name: string;
  readonly lines: readonly string[];
  readonly verdict: LinkVerdict;
}

interface Graph {
  readonly address: string;
  readonly nodes: readonly Node[];
  readonly edges: readonly (readonly [string, string])[];
}

/** Chains as a Mermaid flowchart, one subgraph each. */
export function drawMermaid(traces: readonly LineageTrace[], lang: Lang): string[] {
  const classes = verdicts.map((verdict) => {
    const [fill, line] = colorsOf[verdict];
    return `  classDef ${classOf(verdict)} fill:${fill},stroke:${line},color:#1f1f1f`;
  });
  const graphs = listGraphs(traces, lang).flatMap(({ address, nodes, edges }, at) => [
    `  subgraph g${at}["${escapeMermaid(address)}"]`,
    ...nodes.map(
      ({ name, lines, verdict }) =>
        `    ${name}["${lines.map(escapeMermaid).join('<br/>')}"]:::${classOf(verdict)}`,
    ),
    ...edges.map(([from, to]) => `    ${from} --> ${to}`),
    '  end',
  ]);
  return ['flowchart TD', ...classes, ...graphs];
}

/** Chains as a Graphviz digraph, one cluster each. */
export function drawDot(traces: readonly LineageTrace[], lang: Lang): string[] {
  const graphs = listGraphs(traces, lang).flatMap(({ address, nodes, edges }, at) => [
    `  subgraph cluster_${at} {`,
    `    label="${escapeDot(address)}";`,
    ...nodes.map(({ name, lines, verdict }) => {
      const [fill, line] = colorsOf[verdict];
      return `    ${name} [label="${lines.map(escapeDot).join('\\n')}", fillcolor="${fill}", color="${line}"];`;
    }),
    ...edges.map(([from, to]) => `    ${from} -> ${to};`),
    '  }',
  ]);
  return [
    'digraph lineage {',
    '  charset="UTF-8";',
    '  node [shape=box, style="rounded,filled", fontcolor="#1f1f1f"];',
    ...graphs,
    '}',
  ];
}

function listGraphs(traces: readonly LineageTrace[], lang: Lang): Graph[] {
  const shorten = createShortener(traces.flatMap(({ links }) => links.map(({ id }) => id)));
  return traces.map(({ address, links }, at) => {
    const nameOf = (level: Level) => `g${at}_${level.replace('-', '_')}`;
    const levels = new Set(links.map(({ level }) => level));
    return {
      address,
      nodes: links.map((link) => ({
        name: nameOf(link.level),
        lines: [
          message(`level.${link.level}`, lang),
          ...titleLines(link),
          shorten(link.id),
          `${signOf(verdictOf(link))} ${describeState(link, lang)}`,
          ...link.faults,
        ].filter((line) => line !== ''),
        verdict: verdictOf(link),
      })),
      edges: edges
        .filter(([from, to]) => levels.has(from) && levels.has(to))
        .map(([from, to]) => [nameOf(from), nameOf(to)] as const),
    };
  });
}

/** A title comes from outside: it is cut to what a node can show. */
function titleLines({ preimage }: TracedLink): string[] {
  if (preimage?.type !== 'loccit:canonical:1') return [];
  return [cutColumns(safeText(preimage.title ?? preimage.document_id), titleColumns)];
}

const classOf = (verdict: LinkVerdict): string => (verdict === 'not-available' ? 'absent' : verdict);

/**
 * Text as a Mermaid label shows it, and nothing else.
 *
 * @remarks Every ASCII sign is written as its entity, so that none can end the label, begin markup, Markdown or a
 * directive.
 */
function escapeMermaid(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (sign) => `#${sign.charCodeAt(0)};`);
}

/** Text as a label of the DOT language shows it, where `\` and `&` would be read as more than themselves. */
function escapeDot(text: string): string {
  return text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/&/g, '&amp;');
}
