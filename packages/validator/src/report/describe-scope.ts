import type { Lang, ReportScope, RuleGroup } from '@loccit/contract';
import type { Evidence } from '../evidence/evidence.js';
import type { Library } from '../evidence/library.js';

/** How far a check goes and for whom, as its report carries it. */
export function describeScope(
  { reader, at }: Evidence,
  without: readonly RuleGroup[],
  lang: Lang,
  library: Library,
): ReportScope {
  const { tenantId, groups, principal } = reader;
  return {
    without,
    reader: { tenant_id: tenantId, groups, principal },
    at,
    lang,
    anchors: library.anchors,
    audit: false,
  };
}
