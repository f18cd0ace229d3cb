/** Shows every node of a syntax tree with its parent and the member it stands in. */
export function visit(value, see, parent = undefined, key = undefined) {
  if (Array.isArray(value)) for (const item of value) visit(item, see, parent, key);
  else if (typeof value?.type === 'string') {
    see(value, parent, key);
    for (const name of Object.keys(value)) visit(value[name], see, value, name);
  }
}
