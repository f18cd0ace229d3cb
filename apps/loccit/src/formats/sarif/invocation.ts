import { type Lang, message } from '@loccit/contract';
import { describeUnmet } from '../../demands.js';
import type { CheckedFile, RefusedFile } from '../checked-file.js';
import { SOURCE_ROOT } from './artifact.js';
import { sarifText } from './message.js';
import { uriOf } from './uri.js';

/** How the call went: which files could not be read, which demands are not met, and what nothing was checked of. */
export function describeInvocation(
  files: readonly CheckedFile[],
  refused: readonly RefusedFile[],
  lang: Lang,
): object {
  const notifications = [
    ...refused.map(({ code, name, what }) => notify('error', code, what, name)),
    ...files.flatMap(({ name, report }) => [
      ...describeUnmet(report, lang).map((said) => notify('error', 'demand-unmet', said, name)),
      ...(report.citations.length === 0 && report.verdict === 'unverifiable'
        ? [notify('warning', 'no-claims', message('cli.check.no-claims', lang), name)]
        : []),
      ...(report.scope.anchors.length === 0
        ? [notify('warning', 'no-anchor', message('cli.check.anchors-none', lang), name)]
        : []),
    ]),
  ];
  return {
    executionSuccessful: refused.length === 0,
    ...(notifications.length === 0 ? {} : { toolExecutionNotifications: notifications }),
  };
}

function notify(level: 'error' | 'warning', id: string, said: string, name: string): object {
  return {
    level,
    descriptor: { id },
    message: { text: sarifText(said) },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(name), uriBaseId: SOURCE_ROOT } } }],
  };
}
