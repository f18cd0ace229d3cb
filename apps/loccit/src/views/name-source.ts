import { safeText } from '../console/terminal.js';

/** What a source is called to a person. */
export interface NamedSource {
  readonly title?: string | null | undefined;
  readonly document_id?: string | undefined;
  readonly source_version?: string | undefined;
}

/** Title, id and version of a source in one phrase: `Fees (fees, 7)`; without a title of its own `fees (7)`. */
export function nameSource({ document_id: id = '', source_version: version, title }: NamedSource): string {
  const isTitled = title !== undefined && title !== null && title !== id;
  const behind = [...(isTitled && id !== '' ? [id] : []), ...(version === undefined ? [] : [version])];
  const name = safeText(isTitled ? title : id);
  return behind.length === 0 ? name : `${name} (${behind.map(safeText).join(', ')})`;
}
