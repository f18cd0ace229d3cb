import { message } from '@loccit/contract';
import { CliError, describePlace, writePlace } from '../cli-error.js';
import { describeError } from '../console/report-error.js';
import { wrapLines } from '../console/terminal.js';
import { openStoreToWrite } from '../files/find-store.js';
import { type LoadedSources, loadSources } from '../files/load-sources.js';
import type { RefusedSource } from '../files/plan-sources.js';
import { defaultMaxTextBytes } from '../files/read-input.js';
import { ingestEvents } from '../ingesting/ingest-events.js';
import { type Published, publishSources } from '../ingesting/publish-tenant.js';
import { describeDeleted } from '../ingesting/published-view.js';
import { readCount, readText } from '../options.js';
import { type Session, sessionTerminal, showProgress, writeJson, writeLines } from '../session.js';

/** `loccit ingest`: reads folders, files or manifests and publishes one generation a tenant. */
export async function ingest(
  session: Session,
  operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
): Promise<void> {
  const manifest = readText(options, 'manifest');
  const events = readText(options, 'events');
  if (events !== undefined) {
    // Events change what is served, roots replace it: together they would say two things.
    if (manifest !== undefined || operands.length > 0 || options.watch === true)
      throw new CliError('option-unfit', {}, { option: '--events' }, 2, { remedy: 'events-alone' });
    const input = { file: events, maxBytes: readCount(options, 'maxBytes') ?? defaultMaxTextBytes };
    const good = await ingestEvents(session, openStoreToWrite(options.store), input, options.json === true);
    session.exitCode = good ? 0 : 2;
    return;
  }
  if (manifest === undefined && operands.length === 0)
    throw new CliError('bad-usage', {}, { problem: message('cli.usage.missing-path', session.lang) });
  const maxBytes = readCount(options, 'maxBytes');
  if (options.watch === true) {
    const { watchSources } = await import('../ingesting/watch-sources.js');
    const named = manifest === undefined ? {} : { manifest };
    const load = { ...named, ...(maxBytes === undefined ? {} : { maxBytes }) };
    const watched = { roots: operands, ...named, load, json: options.json === true };
    await watchSources(session, openStoreToWrite(options.store), watched);
    session.exitCode = 0;
    return;
  }
  const loaded = loadSources(operands, {
    ...(manifest === undefined ? {} : { manifest }),
    ...(maxBytes === undefined ? {} : { maxBytes }),
    onProgress: showProgress(session, 'cli.ingest.progress'),
  });
  if (loaded.tenants.length === 0 && loaded.refused.length === 0)
    throw new CliError('nothing-to-ingest', { file: operands[0] ?? manifest ?? '' });
  const opened = openStoreToWrite(options.store);
  const published = loaded.tenants.map((tenant) => publishSources(opened, tenant));
  if (options.json === true) writeJson(session, describeJson(loaded, published));
  else writeLines(session, describeText(session, loaded, published, opened.shown));
  session.exitCode = loaded.refused.length > 0 ? 2 : 0;
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

/** What to do about the files that were refused, once for each reason. */
function describeRemedies(session: Session, refused: readonly RefusedSource[]): string[] {
  const terminal = sessionTerminal(session);
  const remedies = refused.flatMap(({ error }) => describeError(error, session.lang).remedy ?? []);
  return [...new Set(remedies)].flatMap((remedy) => wrapLines(terminal, terminal.colors.dim(remedy), '  '));
}
