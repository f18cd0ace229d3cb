import type { Lang, ReportScope, RuleGroup } from '@loccit/contract';
import type { Evidence } from '../evidence/evidence.js';
import type { Library } from '../evidence/library.js';
import type { Seals } from '../seals/open-seals.js';

/** How far a check goes and for whom, as its report carries it. */
export function describeScope(
  { reader, at }: Evidence,
  without: readonly RuleGroup[],
  lang: Lang,
  library: Library,
  seals?: Seals,
): ReportScope {
  const { tenantId, groups, principal } = reader;
  return {
    without,
    reader: { tenant_id: tenantId, groups, principal },
    at,
    lang,
    anchors: seals?.isTrusted === true ? [...library.anchors, 'seal'] : library.anchors,
    audit: false,
  };
}
