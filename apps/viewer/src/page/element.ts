/** What an element may hold: nodes, our own words, nothing. Text from outside goes through `foreignText`. */
export type Child = Node | string | undefined | readonly Child[];

/** Attributes by name; `true` sets one without a value, `false` and undefined none. */
export type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** An element with attributes and children. Strings become text, never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    made.setAttribute(name, value === true ? '' : value);
  }
  append(made, children);
  return made;
}

function append(parent: Node, children: readonly Child[]): void {
  for (const child of children) {
    if (child === undefined) continue;
    if (typeof child === 'string') parent.appendChild(document.createTextNode(child));
    else if (child instanceof Node) parent.appendChild(child);
    else append(parent, child);
  }
}

/** A disclosure whose content is made when it is first opened: a pack may hold thousands of chains. */
export function disclosure(
  attributes: Attributes,
  summary: readonly Child[],
  fill: () => readonly Child[],
): HTMLDetailsElement {
  const made = element('details', attributes, element('summary', {}, ...summary));
  let isFilled = false;
  const fillOnce = (): void => {
    if (isFilled || !made.open) return;
    isFilled = true;
    append(made, fill());
  };
  made.addEventListener('toggle', fillOnce);
  fillOnce();
  return made;
}
