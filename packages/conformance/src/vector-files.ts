/** Every vector file that the checks read, by its path below `fixtures/vectors/`. */
export const VECTOR_FILES: readonly string[] = [
  'text/canonical.json',
  'text/chunk-edges.json',
  'text/decode.json',
  'text/hidden-characters.json',
  'text/positions.json',
  'text/raw-map.json',
  'text/sentences.json',
  'json/parse.json',
  'lineage/ids.json',
  'lineage/chain.json',
  'contract/artifacts.json',
  'contract/answer-digests.json',
  'contract/canonical-bytes.json',
  'contract/render.json',
  'contract/schema-faults.json',
  'contract/strings.json',
];
