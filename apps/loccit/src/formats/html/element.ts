import type { toHtml } from 'hast-util-to-html';

/** A node of a page, as it is written out. */
export type PageNode = Exclude<Parameters<typeof toHtml>[0], readonly unknown[]>;
type ElementNode = Extract<PageNode, { type: 'element' }>;
type Child = PageNode | string | undefined;

const isElementContent = (node: PageNode): node is ElementNode['children'][number] =>
  node.type === 'element' || node.type === 'text' || node.type === 'comment';

/** An element; text becomes text nodes, so that nothing that is handed over can be markup. */
export function element(
  tagName: string,
  properties: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>,
  ...children: readonly (Child | readonly Child[])[]
): ElementNode {
  const nodes = children
    .flat()
    .flatMap((child): ElementNode['children'] =>
      child === undefined
        ? []
        : typeof child === 'string'
          ? [{ type: 'text', value: child }]
          : isElementContent(child)
            ? [child]
            : [],
    );
  const kept = Object.entries(properties).filter(([, value]) => value !== undefined);
  return {
    type: 'element',
    tagName,
    properties: Object.fromEntries(kept) as ElementNode['properties'],
    children: nodes,
  };
}
