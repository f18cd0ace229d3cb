import { message } from '@loccit/contract';
import { buildGeneration, type IngestedDocument } from '@loccit/ingestion';
import { StorageError } from '@loccit/storage';
import { CliError, describePlace, writePlace } from '../cli-error.js';
import { describeError, toCliError } from '../console/report-error.js';
import { safeText, type Terminal, wrapLines } from '../console/terminal.js';
import { type OpenedStore, openStoreToWrite } from '../files/find-store.js';
import { type LoadedSources, loadSources, type TenantSources } from '../files/load-sources.js';
import { atStore } from '../files/placed-store.js';
import type { RefusedSource } from '../files/plan-sources.js';
import { readCount, readText } from '../options.js';
import { type Session, sessionTerminal, showProgress, writeJson, writeLines } from '../session.js';

interface Published {
  readonly tenantId: string;
  readonly generation: string;
  readonly published: boolean;
  readonly documents: readonly IngestedDocument[];
  /** Ids of documents that were served until now and are no longer, sorted. */
  readonly deleted: readonly string[];
}

/** `loccit ingest`: reads folders, files or manifests and publishes one generation a tenant. */
export function ingest(
  session: Session,
  operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
): void {
  const manifest = readText(options, 'manifest');
  if (manifest === undefined && operands.length === 0)
    throw new CliError('bad-usage', {}, { problem: message('cli.usage.missing-path', session.lang) });
  const maxBytes = readCount(options, 'maxBytes');
  const loaded = loadSources(operands, {
    ...(manifest === undefined ? {} : { manifest }),
    ...(maxBytes === undefined ? {} : { maxBytes }),
    onProgress: showProgress(session, 'cli.ingest.progress'),
  });
  if (loaded.tenants.length === 0 && loaded.refused.length === 0)
    throw new CliError('nothing-to-ingest', { file: operands[0] ?? manifest ?? '' });
  const opened = openStoreToWrite(options.store);
  const published = loaded.tenants.map((tenant) => publish(opened, tenant));
  if (options.json === true) writeJson(session, describeJson(loaded, published));
  else writeLines(session, describeText(session, loaded, published, opened.shown));
  session.exitCode = loaded.refused.length > 0 ? 2 : 0;
}

const attempts = 5;

/** Publishes over what is served now; another process may publish in between, then the build is made again. */
function publish({ shown, store }: OpenedStore, { tenantId, documents, routes }: TenantSources): Published {
  for (let attempt = 1; ; attempt++) {
    try {
      const previous = store.current(tenantId);
      const build = atStore(shown, 'unreadable', () =>
        buildGeneration({ tenantId, documents, routes, previous }),
      );
      const { id, published } = store.publish(build);
      const kept = new Set(build.documents.map(({ document_id }) => document_id));
      const served = previous?.documents.map(({ document_id }) => document_id) ?? [];
      const deleted = served.filter((documentId) => !kept.has(documentId));
      return { tenantId, generation: id, published, documents, deleted };
    } catch (error) {
      const superseded = error instanceof StorageError && error.code === 'generation-superseded';
      if (!superseded || attempt === attempts) throw toCliError(error);
    }
  }
}

function describeJson(loaded: LoadedSources, published: readonly Published[]) {
  return {
    schema: 'urn:loccit:ingest-result:1',
    generation: published.length === 1 ? published[0]?.generation : null,
    generations: published.map(({ tenantId, generation, published: isNew }) => ({
      tenant_id: tenantId,
      generation,
      published: isNew,
    })),
    documents: published.flatMap(({ tenantId, documents }) =>
      documents.map(({ canonical, chunkIds, document, elements }) => ({
        tenant_id: tenantId,
        document_id: document.document_id,
        source_uri: canonical.preimage.source_uri,
        source_version: canonical.preimage.source_version,
        media_type: canonical.preimage.media_type,
        raw_sha256: canonical.preimage.raw_sha256,
        canonical_revision_id: canonical.id,
        parse_revision_id: document.parse_revision_id,
        elements,
        chunks: chunkIds.length,
      })),
    ),
    deleted: published.flatMap(({ deleted, tenantId }) =>
      deleted.map((documentId) => ({ tenant_id: tenantId, document_id: documentId })),
    ),
    refused: loaded.refused.map(({ path, error }) => ({
      path,
      error: {
        code: error.code,
        message: describeError(error, 'en').what,
        at: writePlace(error.at),
      },
    })),
    ignored: loaded.ignored,
    symbolic_links: loaded.symbolicLinks,
    stores: loaded.stores,
    unpublished: loaded.unpublished,
    hidden_chars: loaded.hiddenChars,
  };
}

const mostRefusedShown = 20;
const mostDeletedShown = 10;
const passedOverCounts = [
  ['ignored', 'cli.ingest.passed.ignored'],
  ['symbolicLinks', 'cli.ingest.passed.symbolic-links'],
  ['stores', 'cli.ingest.passed.stores'],
  ['unpublished', 'cli.ingest.passed.unpublished'],
  ['hiddenChars', 'cli.ingest.passed.hidden-chars'],
] as const;

function describeText(
  session: Session,
  loaded: LoadedSources,
  published: readonly Published[],
  folder: string,
): string[] {
  const terminal = sessionTerminal(session);
  const { colors, lang } = terminal;
  const lines: string[] = [];
  for (const { tenantId, generation, published: isNew, documents, deleted } of published) {
    const elements = documents.reduce((sum, document) => sum + document.elements, 0);
    const chunks = documents.reduce((sum, document) => sum + document.chunkIds.length, 0);
    const key = isNew ? 'cli.ingest.published' : 'cli.ingest.unchanged';
    const values = { tenant: tenantId, documents: documents.length, elements, chunks, store: folder };
    lines.push(...wrapLines(terminal, message(key, lang, values), `${colors.green('✓')} `));
    lines.push(`  ${colors.dim(generation)}`, ...describeDeleted(terminal, deleted));
  }
  const passedOver = passedOverCounts
    .filter(([name]) => loaded[name] > 0)
    .map(([name, key]) => `${message(key, lang)} ${loaded[name]}`);
  if (passedOver.length > 0) {
    const list = passedOver.join(lang === 'zh' ? '、' : ', ');
    lines.push(...wrapLines(terminal, message('cli.ingest.passed-over', lang, { list }), '  '));
  }
  for (const refused of loaded.refused.slice(0, mostRefusedShown))
    lines.push(...describeRefused(session, refused));
  lines.push(...describeRemedies(session, loaded.refused));
  const more = loaded.refused.length - mostRefusedShown;
  if (more > 0) lines.push(`  ${message('cli.ingest.more-refused', lang, { count: more })}`);
  return lines;
}

function describeRefused(session: Session, { error, path }: RefusedSource): string[] {
  const terminal = sessionTerminal(session);
  const { what } = describeError(error, session.lang);
  return wrapLines(
    terminal,
    `${describePlace({ ...error.at, file: path })}: ${what} (${error.code})`,
    `${terminal.colors.red('✗')} `,
  );
}

/** Nothing else tells that a folder was named instead of another, and that documents are gone for it. */
function describeDeleted(terminal: Terminal, deleted: readonly string[]): string[] {
  if (deleted.length === 0) return [];
  const { colors, lang } = terminal;
  const shown = deleted.slice(0, mostDeletedShown).map(safeText);
  if (deleted.length > shown.length) shown.push('…');
  const list = shown.join(lang === 'zh' ? '、' : ', ');
  const text = message('cli.ingest.deleted', lang, { count: deleted.length, list });
  return wrapLines(terminal, text, `  ${colors.yellow('!')} `);
}

/** What to do about the files that were refused, once for each reason. */
function describeRemedies(session: Session, refused: readonly RefusedSource[]): string[] {
  const terminal = sessionTerminal(session);
  const remedies = refused.flatMap(({ error }) => describeError(error, session.lang).remedy ?? []);
  return [...new Set(remedies)].flatMap((remedy) => wrapLines(terminal, terminal.colors.dim(remedy), '  '));
}
