/** A Markdown document of a manifest, open to these groups. */
export const describeEntry = (id: string, groups: readonly string[], rest: object = {}) => ({
  document_id: id,
  path: `${id}.md`,
  source_uri: `kb:${id}`,
  source_version: '1',
  title: `The ${id}`,
  allowed_groups: groups,
  ...rest,
});
