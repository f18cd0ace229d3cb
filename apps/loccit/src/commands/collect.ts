import { basename } from 'node:path';
import { type Extraction, message } from '@loccit/contract';
import { sha256Hex } from '@loccit/lineage';
import { CliError } from '../cli-error.js';
import { listCitedAddresses } from '../collecting/cited-addresses.js';
import { collectAddresses } from '../collecting/collect-addresses.js';
import { type CollectLimits, type CollectPolicy, defaultLimits } from '../collecting/collect-limits.js';
import { type CollectedAddress, type CollectedReport, describeCollection } from '../collecting/collection.js';
import { openCollectionFolder } from '../collecting/collection-folder.js';
import { awaitInterrupt } from '../collecting/interrupt.js';
import { createTransport, type TransportOptions, userAgent } from '../collecting/transport.js';
import { realTime, type Waiting } from '../collecting/waiting.js';
import { toCliError } from '../console/report-error.js';
import { defaultMaxTextBytes } from '../files/read-input.js';
import { readReport } from '../files/read-report.js';
import { flagOf, readCount, readList, readNeeded, readText } from '../options.js';
import { type Session, sessionTerminal, showProgress, writeJson, writeLines } from '../session.js';
import { viewCollection } from '../views/collection-view.js';

type Options = Readonly<Record<string, unknown>>;

/** What a collection reaches the world by; whoever embeds it may put something else in its place. */
export interface CollectSeams extends Pick<TransportOptions, 'resolve' | 'ca'> {
  readonly waiting?: Waiting;
  readonly limits?: Partial<CollectLimits>;
}

/** `loccit collect`: fetches what reports cite into a folder that `check --sources` reads. */
export const collect = (session: Session, operands: readonly string[], options: Options): Promise<void> =>
  runCollect(session, operands, options);

/** {@link collect} with another way to reach the world. */
export async function runCollect(
  session: Session,
  operands: readonly string[],
  options: Options,
  seams: CollectSeams = {},
): Promise<void> {
  const out = readNeeded(options, 'out');
  const limits = { ...readLimits(options), ...seams.limits };
  const policy = readPolicy(options);
  const acceptLanguage = readLanguages(options);
  const reports = operands.map(openReport);
  const cited = listCitedAddresses(reports.map(({ extraction }) => extraction));
  const waiting = seams.waiting ?? realTime;
  const time = (): string => new Date(waiting.now()).toISOString().replace(/\.\d+Z$/, 'Z');
  const folder = openCollectionFolder(out);
  const interrupt = awaitInterrupt();
  const transport = createTransport({ policy, limits, acceptLanguage, resolve: seams.resolve, ca: seams.ca });
  const done = new Map<string, CollectedAddress>();
  const about = { started_at: time(), user_agent: userAgent, reports: reports.map(({ report }) => report) };
  // In the order of the reports; what earlier runs had of other reports stays, and stands behind.
  const describe = (endedAt: string | null) =>
    describeCollection({ ...about, ended_at: endedAt }, [
      ...cited.flatMap(({ url }) => done.get(url) ?? folder.earlier.get(url) ?? []),
      ...[...folder.earlier.values()].filter(({ url }) => !isCited.has(url)),
    ]);
  const isCited = new Set(cited.map(({ url }) => url));
  const progress = showProgress(session, 'cli.collect.progress');
  let written = 0;
  try {
    await collectAddresses(cited, {
      transport,
      waiting,
      limits,
      policy,
      folder,
      refresh: options.refresh === true,
      signal: interrupt.signal,
      onDone: (address) => {
        done.set(address.url, address);
        progress(done.size, cited.length);
        // Written now and then: a list of thousands is not to be written thousands of times.
        if (waiting.now() - written < leastBetweenWritesMs) return;
        folder.write(describe(null));
        written = waiting.now();
      },
    });
    const collection = describe(interrupt.signal.aborted ? null : time());
    folder.write(collection);
    folder.close(collection);
    const own = collection.urls.filter(({ url }) => isCited.has(url));
    if (options.json === true) writeJson(session, collection);
    else
      writeLines(
        session,
        viewCollection(sessionTerminal(session), own, { folder: out, kept: folder.earlier }),
      );
    session.exitCode = exitCodeOf(own);
  } finally {
    folder.release();
    await transport.close();
    interrupt.end();
  }
}

const leastBetweenWritesMs = 500;

/** 0 all had, 1 some not, 3 none: then there was no network, or nothing that is allowed. */
function exitCodeOf(own: readonly CollectedAddress[]): number {
  const had = own.filter(({ outcome }) => outcome === 'had');
  if (had.length === 0 && own.length > 0) return 3;
  return had.length === own.length && had.every(({ not_renewed }) => not_renewed === undefined) ? 0 : 1;
}

function openReport(file: string): { extraction: Extraction; report: CollectedReport } {
  try {
    const { bytes, extract } = readReport(file, defaultMaxTextBytes);
    const name = file === '-' ? '-' : basename(file).normalize('NFC').toWellFormed();
    return { extraction: extract({}), report: { name, sha256: sha256Hex(bytes) } };
  } catch (error) {
    throw toCliError(error, file);
  }
}

function readLimits(options: Options): CollectLimits {
  const seconds = readCount(options, 'timeout');
  const pauseMs = readCount(options, 'pause');
  const maxBytes = readCount(options, 'maxBytes');
  const maxUrls = readCount(options, 'maxUrls');
  return {
    ...defaultLimits,
    ...(seconds === undefined
      ? {}
      : { totalMs: seconds * 1000, idleMs: Math.min(defaultLimits.idleMs, seconds * 1000) }),
    ...(pauseMs === undefined ? {} : { pauseMs }),
    ...(maxBytes === undefined ? {} : { maxBytes }),
    ...(maxUrls === undefined ? {} : { maxUrls }),
  };
}

function readPolicy(options: Options): CollectPolicy {
  const ports = readList(options, 'ports').map(Number);
  if (ports.some((port) => !Number.isInteger(port) || port < 1 || port > 65_535))
    throw new CliError('bad-number', {}, { option: flagOf('ports') });
  return {
    allowPrivate: options.allowPrivate === true,
    allowDowngrade: options.allowDowngrade === true,
    ports: new Set(ports),
  };
}

function readLanguages(options: Options): string | undefined {
  const languages = readText(options, 'acceptLanguage');
  if (languages !== undefined && !/^[A-Za-z0-9*][A-Za-z0-9*,;=. -]{0,199}$/.test(languages)) {
    const problem = message('cli.usage.bad-languages', 'en');
    throw new CliError('bad-usage', {}, { problem });
  }
  return languages;
}
