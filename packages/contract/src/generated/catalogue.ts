// Generated from schemas/ by scripts/generate-contract.mjs. Do not edit.

/** Key of a message of the catalogue. */
export type MessageKey =
  | 'cli.anchor.description'
  | 'cli.anchor.examples'
  | 'cli.anchor.folding.case'
  | 'cli.anchor.folding.hyphenation'
  | 'cli.anchor.folding.invisible'
  | 'cli.anchor.folding.ligatures'
  | 'cli.anchor.folding.markers'
  | 'cli.anchor.folding.quotes'
  | 'cli.anchor.folding.space'
  | 'cli.anchor.foldings'
  | 'cli.anchor.more'
  | 'cli.anchor.not-unique'
  | 'cli.anchor.option.at'
  | 'cli.anchor.outcome.absent'
  | 'cli.anchor.outcome.altered'
  | 'cli.anchor.outcome.ambiguous'
  | 'cli.anchor.outcome.exact'
  | 'cli.anchor.outcome.folded'
  | 'cli.anchor.outcome.moved'
  | 'cli.anchor.outcome.stitched'
  | 'cli.anchor.place'
  | 'cli.anchor.score'
  | 'cli.anchor.summary'
  | 'cli.answer.next-step'
  | 'cli.answer.status'
  | 'cli.ask.description'
  | 'cli.ask.examples'
  | 'cli.ask.next'
  | 'cli.ask.nothing-published'
  | 'cli.ask.summary'
  | 'cli.canonicalize.description'
  | 'cli.canonicalize.examples'
  | 'cli.canonicalize.summary'
  | 'cli.check.allowed'
  | 'cli.check.anchors-none'
  | 'cli.check.as-above'
  | 'cli.check.baseline'
  | 'cli.check.baseline-not-written'
  | 'cli.check.baseline-written'
  | 'cli.check.closest'
  | 'cli.check.compared'
  | 'cli.check.compared-claim'
  | 'cli.check.compared-values'
  | 'cli.check.decided-on'
  | 'cli.check.decision'
  | 'cli.check.decision-unread'
  | 'cli.check.decisions'
  | 'cli.check.description'
  | 'cli.check.examples'
  | 'cli.check.finding-place'
  | 'cli.check.known'
  | 'cli.check.limits-brief'
  | 'cli.check.no-citation'
  | 'cli.check.no-claims'
  | 'cli.check.option.audience'
  | 'cli.check.option.format'
  | 'cli.check.option.purpose'
  | 'cli.check.other-source'
  | 'cli.check.passage'
  | 'cli.check.place'
  | 'cli.check.precision'
  | 'cli.check.reader'
  | 'cli.check.resolved-by'
  | 'cli.check.review'
  | 'cli.check.review-more'
  | 'cli.check.scope-without'
  | 'cli.check.seals-unchecked'
  | 'cli.check.share'
  | 'cli.check.source-not-found'
  | 'cli.check.source-refused'
  | 'cli.check.summary'
  | 'cli.check.summary-cut'
  | 'cli.check.summary-line'
  | 'cli.check.title'
  | 'cli.check.uncited'
  | 'cli.check.uncited-title'
  | 'cli.check.unmet-baseline'
  | 'cli.check.unmet-coverage'
  | 'cli.check.unmet-rule'
  | 'cli.check.values'
  | 'cli.collect.description'
  | 'cli.collect.done'
  | 'cli.collect.examples'
  | 'cli.collect.more'
  | 'cli.collect.next'
  | 'cli.collect.option.max-bytes'
  | 'cli.collect.option.out'
  | 'cli.collect.progress'
  | 'cli.collect.reason.bad-redirect'
  | 'cli.collect.reason.bad-url'
  | 'cli.collect.reason.broken-response'
  | 'cli.collect.reason.content-encoding'
  | 'cli.collect.reason.credentials'
  | 'cli.collect.reason.dns'
  | 'cli.collect.reason.downgrade'
  | 'cli.collect.reason.headers-too-large'
  | 'cli.collect.reason.interrupted'
  | 'cli.collect.reason.port'
  | 'cli.collect.reason.redirect-loop'
  | 'cli.collect.reason.refused-address'
  | 'cli.collect.reason.scheme'
  | 'cli.collect.reason.secret-in-url'
  | 'cli.collect.reason.status'
  | 'cli.collect.reason.timeout'
  | 'cli.collect.reason.tls'
  | 'cli.collect.reason.too-large'
  | 'cli.collect.reason.too-many-redirects'
  | 'cli.collect.reason.too-many-urls'
  | 'cli.collect.reason.total-too-large'
  | 'cli.collect.reason.unreachable'
  | 'cli.collect.summary'
  | 'cli.collect.unread'
  | 'cli.decide.about'
  | 'cli.decide.claim'
  | 'cli.decide.contrary'
  | 'cli.decide.description'
  | 'cli.decide.examples'
  | 'cli.decide.option.at'
  | 'cli.decide.passage'
  | 'cli.decide.summary'
  | 'cli.decide.written'
  | 'cli.error'
  | 'cli.error.at'
  | 'cli.eval.abstained'
  | 'cli.eval.all'
  | 'cli.eval.answers'
  | 'cli.eval.answers-difference'
  | 'cli.eval.answers-of'
  | 'cli.eval.balanced'
  | 'cli.eval.calls'
  | 'cli.eval.check'
  | 'cli.eval.citations'
  | 'cli.eval.description'
  | 'cli.eval.difference'
  | 'cli.eval.dropped'
  | 'cli.eval.examples'
  | 'cli.eval.export.left-out'
  | 'cli.eval.export.negative'
  | 'cli.eval.export.open'
  | 'cli.eval.export.positive'
  | 'cli.eval.findings'
  | 'cli.eval.flagged'
  | 'cli.eval.in-answers'
  | 'cli.eval.label'
  | 'cli.eval.median-rank'
  | 'cli.eval.money'
  | 'cli.eval.not-shown'
  | 'cli.eval.not-supported'
  | 'cli.eval.note.audits'
  | 'cli.eval.note.checks'
  | 'cli.eval.note.export-labels'
  | 'cli.eval.note.few'
  | 'cli.eval.note.labelled-by-rules'
  | 'cli.eval.note.overlap'
  | 'cli.eval.note.paired'
  | 'cli.eval.note.prompts'
  | 'cli.eval.note.sets'
  | 'cli.eval.note.two-figures'
  | 'cli.eval.note.unanswered'
  | 'cli.eval.note.unpaired'
  | 'cli.eval.note.verdicts'
  | 'cli.eval.option.format'
  | 'cli.eval.overlap-from'
  | 'cli.eval.pairs'
  | 'cli.eval.precision'
  | 'cli.eval.rate'
  | 'cli.eval.recall'
  | 'cli.eval.refused'
  | 'cli.eval.retrieved'
  | 'cli.eval.selected'
  | 'cli.eval.set'
  | 'cli.eval.shown'
  | 'cli.eval.summary'
  | 'cli.eval.title.answers'
  | 'cli.eval.title.checks'
  | 'cli.eval.title.comparison'
  | 'cli.eval.title.confusion'
  | 'cli.eval.title.cost'
  | 'cli.eval.title.export'
  | 'cli.eval.title.patterns'
  | 'cli.eval.title.patterns-by-system'
  | 'cli.eval.title.retrieval'
  | 'cli.eval.title.sets'
  | 'cli.eval.title.verdicts'
  | 'cli.eval.tokens'
  | 'cli.eval.too-few'
  | 'cli.eval.verdict'
  | 'cli.extract.citations'
  | 'cli.extract.claims'
  | 'cli.extract.description'
  | 'cli.extract.examples'
  | 'cli.extract.option.format'
  | 'cli.extract.references'
  | 'cli.extract.summary'
  | 'cli.extract.uncited'
  | 'cli.help.arguments'
  | 'cli.help.commands'
  | 'cli.help.epilogue'
  | 'cli.help.operator'
  | 'cli.help.options'
  | 'cli.help.usage'
  | 'cli.help.usage-command'
  | 'cli.help.usage-program'
  | 'cli.ingest.deleted'
  | 'cli.ingest.description'
  | 'cli.ingest.events'
  | 'cli.ingest.events-progress'
  | 'cli.ingest.examples'
  | 'cli.ingest.more-refused'
  | 'cli.ingest.passed-over'
  | 'cli.ingest.passed.hidden-chars'
  | 'cli.ingest.passed.ignored'
  | 'cli.ingest.passed.stores'
  | 'cli.ingest.passed.symbolic-links'
  | 'cli.ingest.passed.unpublished'
  | 'cli.ingest.progress'
  | 'cli.ingest.published'
  | 'cli.ingest.served'
  | 'cli.ingest.served-unchanged'
  | 'cli.ingest.summary'
  | 'cli.ingest.unchanged'
  | 'cli.ingest.waiting'
  | 'cli.ingest.watching'
  | 'cli.jcs.description'
  | 'cli.jcs.examples'
  | 'cli.jcs.summary'
  | 'cli.key.keyid'
  | 'cli.keygen.description'
  | 'cli.keygen.encrypted'
  | 'cli.keygen.examples'
  | 'cli.keygen.option.at'
  | 'cli.keygen.option.audience'
  | 'cli.keygen.option.expires'
  | 'cli.keygen.option.format'
  | 'cli.keygen.option.from'
  | 'cli.keygen.option.out'
  | 'cli.keygen.option.purpose'
  | 'cli.keygen.option.tenant'
  | 'cli.keygen.plain'
  | 'cli.keygen.policy'
  | 'cli.keygen.private'
  | 'cli.keygen.public'
  | 'cli.keygen.summary'
  | 'cli.keygen.title'
  | 'cli.keygen.title-given'
  | 'cli.keygen.unencrypted'
  | 'cli.lineage.broken'
  | 'cli.lineage.compared.canonical'
  | 'cli.lineage.compared.chunk'
  | 'cli.lineage.compared.element'
  | 'cli.lineage.compared.generation'
  | 'cli.lineage.compared.index-entry'
  | 'cli.lineage.compared.parse'
  | 'cli.lineage.compared.raw'
  | 'cli.lineage.compared.span'
  | 'cli.lineage.description'
  | 'cli.lineage.examples'
  | 'cli.lineage.holds'
  | 'cli.lineage.pack-alone'
  | 'cli.lineage.recorded'
  | 'cli.lineage.rerun'
  | 'cli.lineage.summary'
  | 'cli.lineage.unchecked'
  | 'cli.lineage.undecided'
  | 'cli.models.cost'
  | 'cli.models.degraded'
  | 'cli.models.incomplete'
  | 'cli.models.used'
  | 'cli.open.chars'
  | 'cli.open.description'
  | 'cli.open.examples'
  | 'cli.open.line'
  | 'cli.open.nearest'
  | 'cli.open.nothing'
  | 'cli.open.summary'
  | 'cli.opinion.cached'
  | 'cli.opinion.one-key'
  | 'cli.opinion.quote'
  | 'cli.opinion.voice'
  | 'cli.opinion.voices'
  | 'cli.option.accept-language'
  | 'cli.option.allow-downgrade'
  | 'cli.option.allow-private'
  | 'cli.option.allow-unverifiable'
  | 'cli.option.answer-id'
  | 'cli.option.as'
  | 'cli.option.at'
  | 'cli.option.audience'
  | 'cli.option.audit'
  | 'cli.option.audits'
  | 'cli.option.baseline'
  | 'cli.option.bibliography'
  | 'cli.option.brief'
  | 'cli.option.cases'
  | 'cli.option.charset'
  | 'cli.option.compare'
  | 'cli.option.decisions'
  | 'cli.option.describe'
  | 'cli.option.events'
  | 'cli.option.evidence'
  | 'cli.option.expires'
  | 'cli.option.export'
  | 'cli.option.fail-on'
  | 'cli.option.format'
  | 'cli.option.generator'
  | 'cli.option.help'
  | 'cli.option.html'
  | 'cli.option.id-alphabet'
  | 'cli.option.json'
  | 'cli.option.key'
  | 'cli.option.lang'
  | 'cli.option.lenient'
  | 'cli.option.level'
  | 'cli.option.manifest'
  | 'cli.option.mark-scope'
  | 'cli.option.max-bytes'
  | 'cli.option.max-urls'
  | 'cli.option.media-type'
  | 'cli.option.min-coverage'
  | 'cli.option.mode'
  | 'cli.option.models'
  | 'cli.option.not-found'
  | 'cli.option.out'
  | 'cli.option.pack'
  | 'cli.option.pairs'
  | 'cli.option.passages'
  | 'cli.option.passphrase-file'
  | 'cli.option.pause'
  | 'cli.option.policy'
  | 'cli.option.ports'
  | 'cli.option.prefix'
  | 'cli.option.proof'
  | 'cli.option.purpose'
  | 'cli.option.quote'
  | 'cli.option.reason'
  | 'cli.option.refresh'
  | 'cli.option.report'
  | 'cli.option.require-models'
  | 'cli.option.rerun'
  | 'cli.option.reviewer'
  | 'cli.option.seal'
  | 'cli.option.selector'
  | 'cli.option.sources'
  | 'cli.option.store'
  | 'cli.option.suffix'
  | 'cli.option.superscripts'
  | 'cli.option.tenant'
  | 'cli.option.this-answer'
  | 'cli.option.timeout'
  | 'cli.option.trust-policy'
  | 'cli.option.unencrypted'
  | 'cli.option.verbatim'
  | 'cli.option.verdict'
  | 'cli.option.version'
  | 'cli.option.watch'
  | 'cli.option.without'
  | 'cli.option.write-baseline'
  | 'cli.pack.audit'
  | 'cli.pack.bytes'
  | 'cli.pack.cited'
  | 'cli.pack.description'
  | 'cli.pack.documents'
  | 'cli.pack.examples'
  | 'cli.pack.file'
  | 'cli.pack.level'
  | 'cli.pack.level.canonical'
  | 'cli.pack.level.raw'
  | 'cli.pack.no-audit'
  | 'cli.pack.option.audit'
  | 'cli.pack.option.report'
  | 'cli.pack.page'
  | 'cli.pack.page-limit'
  | 'cli.pack.progress'
  | 'cli.pack.report'
  | 'cli.pack.summary'
  | 'cli.pack.title'
  | 'cli.pack.unsealed'
  | 'cli.pairs.more'
  | 'cli.pairs.refused'
  | 'cli.pairs.refused-line'
  | 'cli.passphrase.again'
  | 'cli.passphrase.held'
  | 'cli.passphrase.new'
  | 'cli.read-as'
  | 'cli.read-as-lost'
  | 'cli.reconcile.description'
  | 'cli.reconcile.examples'
  | 'cli.reconcile.faults'
  | 'cli.reconcile.holds'
  | 'cli.reconcile.remedy.audit'
  | 'cli.reconcile.remedy.event'
  | 'cli.reconcile.remedy.file'
  | 'cli.reconcile.remedy.leftover'
  | 'cli.reconcile.remedy.reingest'
  | 'cli.reconcile.remedy.restore'
  | 'cli.reconcile.summary'
  | 'cli.repair.after'
  | 'cli.repair.before'
  | 'cli.repair.counts'
  | 'cli.repair.description'
  | 'cli.repair.examples'
  | 'cli.repair.failed'
  | 'cli.repair.gone'
  | 'cli.repair.not-written'
  | 'cli.repair.option.decisions'
  | 'cli.repair.option.out'
  | 'cli.repair.option.policy'
  | 'cli.repair.refused'
  | 'cli.repair.removed'
  | 'cli.repair.replaced'
  | 'cli.repair.replacing'
  | 'cli.repair.summary'
  | 'cli.repair.unchanged'
  | 'cli.repair.unverified'
  | 'cli.repair.written'
  | 'cli.rules.description'
  | 'cli.rules.examples'
  | 'cli.rules.planned'
  | 'cli.rules.summary'
  | 'cli.schema.description'
  | 'cli.schema.examples'
  | 'cli.schema.invalid'
  | 'cli.schema.summary'
  | 'cli.schema.valid'
  | 'cli.schema.valid-lines'
  | 'cli.seal.answer'
  | 'cli.seal.audience'
  | 'cli.seal.expires'
  | 'cli.seal.issued'
  | 'cli.seal.pack'
  | 'cli.seal.purpose'
  | 'cli.seal.tenant'
  | 'cli.sign.about'
  | 'cli.sign.binds.answer'
  | 'cli.sign.binds.audit'
  | 'cli.sign.binds.pack'
  | 'cli.sign.binds.report'
  | 'cli.sign.bound'
  | 'cli.sign.description'
  | 'cli.sign.examples'
  | 'cli.sign.file'
  | 'cli.sign.no-report'
  | 'cli.sign.option.at'
  | 'cli.sign.option.audit'
  | 'cli.sign.option.tenant'
  | 'cli.sign.report'
  | 'cli.sign.summary'
  | 'cli.sign.title.pack'
  | 'cli.sign.title.proof'
  | 'cli.sign.title.seal'
  | 'cli.sources.title'
  | 'cli.status.closed'
  | 'cli.status.description'
  | 'cli.status.drift'
  | 'cli.status.drift.changed'
  | 'cli.status.drift.current'
  | 'cli.status.drift.deleted'
  | 'cli.status.drift.new'
  | 'cli.status.drift.unavailable'
  | 'cli.status.events'
  | 'cli.status.examples'
  | 'cli.status.more'
  | 'cli.status.narrowed'
  | 'cli.status.no-generation'
  | 'cli.status.not-tried'
  | 'cli.status.option.tenant'
  | 'cli.status.pending'
  | 'cli.status.store'
  | 'cli.status.summary'
  | 'cli.status.tenant'
  | 'cli.stdin'
  | 'cli.store.description'
  | 'cli.store.examples'
  | 'cli.store.exported'
  | 'cli.store.imported'
  | 'cli.store.option.store'
  | 'cli.store.progress'
  | 'cli.store.summary'
  | 'cli.suite.difference'
  | 'cli.suite.evidence'
  | 'cli.suite.failures'
  | 'cli.suite.nothing'
  | 'cli.suite.verdict'
  | 'cli.summary'
  | 'cli.support.agreeing'
  | 'cli.support.claim'
  | 'cli.support.decided-by'
  | 'cli.support.description'
  | 'cli.support.evidence'
  | 'cli.support.examples'
  | 'cli.support.needs-human'
  | 'cli.support.needs-human-open'
  | 'cli.support.overlap'
  | 'cli.support.same-kind'
  | 'cli.support.summary'
  | 'cli.usage.bad-languages'
  | 'cli.usage.excess-arguments'
  | 'cli.usage.missing-argument'
  | 'cli.usage.missing-path'
  | 'cli.usage.missing-value'
  | 'cli.usage.other'
  | 'cli.usage.unknown-option'
  | 'cli.verify.asked'
  | 'cli.verify.asked-audience'
  | 'cli.verify.asked-purpose'
  | 'cli.verify.asked-tenant'
  | 'cli.verify.chain'
  | 'cli.verify.chain-undecided'
  | 'cli.verify.description'
  | 'cli.verify.examples'
  | 'cli.verify.follows'
  | 'cli.verify.foreign'
  | 'cli.verify.key.expired'
  | 'cli.verify.key.not-yet-valid'
  | 'cli.verify.key.revoked'
  | 'cli.verify.layers'
  | 'cli.verify.link-undecided'
  | 'cli.verify.option.audience'
  | 'cli.verify.option.audit'
  | 'cli.verify.option.key'
  | 'cli.verify.option.purpose'
  | 'cli.verify.option.report'
  | 'cli.verify.option.store'
  | 'cli.verify.option.tenant'
  | 'cli.verify.packed-report'
  | 'cli.verify.proof'
  | 'cli.verify.proof-malformed'
  | 'cli.verify.proof-scope'
  | 'cli.verify.reasons'
  | 'cli.verify.seal'
  | 'cli.verify.signature'
  | 'cli.verify.statement'
  | 'cli.verify.step.asked'
  | 'cli.verify.step.expired'
  | 'cli.verify.step.key-not-trusted'
  | 'cli.verify.step.key-unknown'
  | 'cli.verify.step.not-yet-valid'
  | 'cli.verify.step.other-file'
  | 'cli.verify.step.revoked'
  | 'cli.verify.step.seal-expired'
  | 'cli.verify.step.source-not-covered'
  | 'cli.verify.step.threshold-not-met'
  | 'cli.verify.step.unsealed'
  | 'cli.verify.summary'
  | 'cli.verify.tenant-differs'
  | 'cli.verify.threshold'
  | 'cli.verify.title'
  | 'cli.verify.trust'
  | 'cli.verify.unchecked.audit'
  | 'cli.verify.unchecked.pack'
  | 'cli.verify.unchecked.report'
  | 'cli.with-code'
  | 'conflict.next-step'
  | 'count.citations_resolved'
  | 'count.claims_cited'
  | 'count.claims_supported'
  | 'count.provenance'
  | 'count.repaired'
  | 'count.structure'
  | 'count.support'
  | 'count.verifiability'
  | 'decision.applied'
  | 'decision.change.added'
  | 'decision.change.gone'
  | 'decision.change.moved'
  | 'decision.change.words'
  | 'decision.claim-changed'
  | 'decision.disagrees'
  | 'decision.evidence-changed'
  | 'decision.malformed'
  | 'decision.no-policy'
  | 'decision.other-answer'
  | 'decision.other-tenant'
  | 'decision.unsigned'
  | 'decision.untrusted'
  | 'demand.provenance.access-denied'
  | 'demand.provenance.answer-digest'
  | 'demand.provenance.audit-mismatch'
  | 'demand.provenance.audit-missing'
  | 'demand.provenance.canonical-hash'
  | 'demand.provenance.canonical-id'
  | 'demand.provenance.chain-broken'
  | 'demand.provenance.chunk-id'
  | 'demand.provenance.coordinate-space'
  | 'demand.provenance.element-id'
  | 'demand.provenance.element-not-in-chunk'
  | 'demand.provenance.element-not-in-parse'
  | 'demand.provenance.entry-id'
  | 'demand.provenance.entry-not-in-generation'
  | 'demand.provenance.no-anchor'
  | 'demand.provenance.not-in-effect'
  | 'demand.provenance.not-selected'
  | 'demand.provenance.parse-id'
  | 'demand.provenance.quote-mismatch'
  | 'demand.provenance.raw-hash'
  | 'demand.provenance.raw-to-canonical'
  | 'demand.provenance.span-bounds'
  | 'demand.provenance.span-hash'
  | 'demand.provenance.span-outside-chunk'
  | 'demand.provenance.span-outside-element'
  | 'demand.provenance.span-splits-grapheme'
  | 'demand.provenance.superseded'
  | 'demand.provenance.tombstoned'
  | 'demand.provenance.unknown-source'
  | 'demand.provenance.wrong-generation'
  | 'demand.provenance.wrong-tenant'
  | 'demand.structure.annotation-misplaced'
  | 'demand.structure.answer-not-rendered'
  | 'demand.structure.duplicate-citation'
  | 'demand.structure.duplicate-id'
  | 'demand.structure.entry-duplicated'
  | 'demand.structure.entry-unused'
  | 'demand.structure.figure-missing'
  | 'demand.structure.hidden-character'
  | 'demand.structure.malformed-json'
  | 'demand.structure.mark-without-entry'
  | 'demand.structure.missing-citation'
  | 'demand.structure.mixed-mark-style'
  | 'demand.structure.numbering-gap'
  | 'demand.structure.schema-mismatch'
  | 'demand.structure.source-version-mismatch'
  | 'demand.structure.span-order'
  | 'demand.structure.statement-differs'
  | 'demand.structure.statement-uncovered'
  | 'demand.structure.status-shape'
  | 'demand.structure.text-not-canonical'
  | 'demand.structure.unknown-reference'
  | 'demand.support.compound-claim'
  | 'demand.support.condition-dropped'
  | 'demand.support.conflict-hidden'
  | 'demand.support.context-reverses'
  | 'demand.support.contradicted'
  | 'demand.support.date-mismatch'
  | 'demand.support.entity-absent'
  | 'demand.support.identifier-absent'
  | 'demand.support.judge-error'
  | 'demand.support.kind-mislabelled'
  | 'demand.support.low-overlap'
  | 'demand.support.misattributed'
  | 'demand.support.modality-strengthened'
  | 'demand.support.negation-mismatch'
  | 'demand.support.not-extractive'
  | 'demand.support.number-absent'
  | 'demand.support.number-mismatch'
  | 'demand.support.off-topic'
  | 'demand.support.partly-supported'
  | 'demand.support.range-mismatch'
  | 'demand.support.redundant-citation'
  | 'demand.support.scope-widened'
  | 'demand.support.span-fragment'
  | 'demand.support.undecided'
  | 'demand.support.unit-mismatch'
  | 'demand.support.unlabelled-inference'
  | 'demand.support.unsupported'
  | 'demand.verifiability.cannot-open'
  | 'demand.verifiability.drifted'
  | 'demand.verifiability.hidden-character'
  | 'demand.verifiability.link-text-mismatch'
  | 'demand.verifiability.mixed-script'
  | 'demand.verifiability.not-available-now'
  | 'demand.verifiability.quote-ambiguous'
  | 'demand.verifiability.seal-expired'
  | 'demand.verifiability.title-mismatch'
  | 'demand.verifiability.title-missing'
  | 'demand.verifiability.unsafe-uri'
  | 'demand.verifiability.version-missing'
  | 'demand.verifiability.withheld'
  | 'demand.verifiability.wrong-place'
  | 'distrust.expired'
  | 'distrust.missing-audience'
  | 'distrust.missing-purpose'
  | 'distrust.missing-tenant'
  | 'distrust.not-yet-valid'
  | 'distrust.revoked'
  | 'distrust.unknown-key'
  | 'distrust.wrong-audience'
  | 'distrust.wrong-purpose'
  | 'distrust.wrong-tenant'
  | 'drift.ambiguous'
  | 'drift.changed'
  | 'drift.current'
  | 'drift.deleted'
  | 'drift.moved'
  | 'drift.unavailable'
  | 'drift.unchanged'
  | 'error-kind.conditions'
  | 'error-kind.conflicts'
  | 'error-kind.figures'
  | 'error-kind.labels'
  | 'error-kind.names'
  | 'error-kind.not-borne'
  | 'error-kind.opposite'
  | 'error-kind.quotes'
  | 'error-kind.uncited'
  | 'error-kind.wrong-source'
  | 'error.address-not-secure'
  | 'error.address-unreadable'
  | 'error.address-with-credentials'
  | 'error.answer-malformed'
  | 'error.audit-exists'
  | 'error.audit-malformed'
  | 'error.bad-answer-id'
  | 'error.bad-case'
  | 'error.bad-choice'
  | 'error.bad-duration'
  | 'error.bad-key'
  | 'error.bad-number'
  | 'error.bad-pair'
  | 'error.bad-position'
  | 'error.bad-question'
  | 'error.bad-rate'
  | 'error.bad-signature'
  | 'error.bad-time'
  | 'error.bad-usage'
  | 'error.bibliography-key-twice'
  | 'error.bibliography-syntax'
  | 'error.bom-conflict'
  | 'error.build-incoherent'
  | 'error.byte-order-mark'
  | 'error.cache-unwritable'
  | 'error.charset-unsupported'
  | 'error.classifier-runtime-missing'
  | 'error.collection-busy'
  | 'error.compressed'
  | 'error.content-missing'
  | 'error.content-needs-folder'
  | 'error.control-character'
  | 'error.cycle'
  | 'error.damaged-entry'
  | 'error.damaged-key'
  | 'error.document-id'
  | 'error.duplicate-document'
  | 'error.duplicate-entry'
  | 'error.duplicate-key'
  | 'error.duplicate-name'
  | 'error.duplicate-path'
  | 'error.duplicate-subject'
  | 'error.empty-input'
  | 'error.empty-string'
  | 'error.encrypted'
  | 'error.encrypted-key'
  | 'error.entry-unknown'
  | 'error.event-conflict'
  | 'error.event-malformed'
  | 'error.event-schema'
  | 'error.evidence-missing'
  | 'error.evidence-unavailable'
  | 'error.evidence-unused'
  | 'error.exposed-file'
  | 'error.file-not-found'
  | 'error.forbidden-name'
  | 'error.fragment-check-failed'
  | 'error.fragment-invalid'
  | 'error.generation-superseded'
  | 'error.ill-formed-text'
  | 'error.ill-formed-utf8'
  | 'error.invalid-escape'
  | 'error.invalid-literal'
  | 'error.invalid-number'
  | 'error.is-a-directory'
  | 'error.is-a-key'
  | 'error.is-a-manifest'
  | 'error.is-a-policy'
  | 'error.is-a-report'
  | 'error.is-a-seal'
  | 'error.is-an-audit'
  | 'error.jwk-not-encrypted'
  | 'error.key-mismatch'
  | 'error.key-missing'
  | 'error.keyid-mismatch'
  | 'error.level-mismatch'
  | 'error.level-reserved'
  | 'error.lone-surrogate'
  | 'error.malformed-answer'
  | 'error.malformed-audit'
  | 'error.malformed-json'
  | 'error.malformed-manifest'
  | 'error.malformed-records'
  | 'error.malformed-report'
  | 'error.malformed-seal'
  | 'error.manifest-malformed'
  | 'error.manifest-schema'
  | 'error.media-type-unknown'
  | 'error.media-type-unsupported'
  | 'error.missing-entry'
  | 'error.missing-member'
  | 'error.model-file-unreadable'
  | 'error.model-input-unknown'
  | 'error.model-labels-missing'
  | 'error.models-unavailable'
  | 'error.name-too-long'
  | 'error.no-audit'
  | 'error.no-generation'
  | 'error.no-reports'
  | 'error.no-store'
  | 'error.no-such-citation'
  | 'error.no-such-folder'
  | 'error.not-a-baseline'
  | 'error.not-a-bibliography'
  | 'error.not-a-collection'
  | 'error.not-a-directory'
  | 'error.not-a-file'
  | 'error.not-a-record'
  | 'error.not-a-report'
  | 'error.not-a-store'
  | 'error.not-a-zip'
  | 'error.not-an-answer'
  | 'error.not-base64'
  | 'error.not-canonical-form'
  | 'error.not-did-key'
  | 'error.not-finite'
  | 'error.not-json'
  | 'error.not-nfc'
  | 'error.not-normalized'
  | 'error.not-of-answer'
  | 'error.not-of-pack'
  | 'error.not-pem'
  | 'error.not-plain'
  | 'error.not-repairable'
  | 'error.nothing-to-decide'
  | 'error.nothing-to-ingest'
  | 'error.nul-character'
  | 'error.null-not-allowed'
  | 'error.number-overflow'
  | 'error.option-needed'
  | 'error.option-twice'
  | 'error.option-unfit'
  | 'error.output-exists'
  | 'error.output-to-stream'
  | 'error.overlapping-entries'
  | 'error.page-without-pack'
  | 'error.passphrase-differs'
  | 'error.passphrase-needed'
  | 'error.passphrase-short'
  | 'error.path-outside'
  | 'error.piece-ambiguous'
  | 'error.piece-empty'
  | 'error.piece-not-found'
  | 'error.piece-out-of-order'
  | 'error.position-inside-character'
  | 'error.position-out-of-range'
  | 'error.previous-incomplete'
  | 'error.private-key'
  | 'error.public-key'
  | 'error.quote-ambiguous'
  | 'error.quote-empty'
  | 'error.quote-not-found'
  | 'error.report-not-utf8'
  | 'error.response-ambiguous'
  | 'error.response-member-malformed'
  | 'error.response-member-missing'
  | 'error.response-text-malformed'
  | 'error.response-too-large'
  | 'error.response-unknown'
  | 'error.schema-without-validator'
  | 'error.scrypt-limits'
  | 'error.seal-needs-answer'
  | 'error.selector-invalid'
  | 'error.selector-unsupported'
  | 'error.sequence-conflict'
  | 'error.several-revisions'
  | 'error.several-tenants'
  | 'error.small-order-key'
  | 'error.source-uri'
  | 'error.source-version'
  | 'error.sources-refused'
  | 'error.span-bounds'
  | 'error.span-outside-chunk'
  | 'error.span-outside-element'
  | 'error.sparse-array'
  | 'error.store-damaged'
  | 'error.store-locked'
  | 'error.store-version'
  | 'error.symlink-loop'
  | 'error.tenant-mismatch'
  | 'error.tenant-needed'
  | 'error.threshold-unreachable'
  | 'error.time-out-of-range'
  | 'error.title'
  | 'error.too-deep'
  | 'error.too-large'
  | 'error.too-many'
  | 'error.too-many-elements'
  | 'error.too-many-values'
  | 'error.trailing-content'
  | 'error.unexpected'
  | 'error.unexpected-character'
  | 'error.unexpected-end'
  | 'error.unexpected-form'
  | 'error.unknown-command'
  | 'error.unknown-json'
  | 'error.unknown-key-form'
  | 'error.unknown-member'
  | 'error.unknown-path'
  | 'error.unknown-rule'
  | 'error.unknown-schema'
  | 'error.unknown-type'
  | 'error.unlisted-entry'
  | 'error.unlisted-key'
  | 'error.unreadable'
  | 'error.unreadable-name'
  | 'error.unsafe-integer'
  | 'error.unsafe-path'
  | 'error.unwritable'
  | 'error.window-empty'
  | 'error.window-reversed'
  | 'error.wrong-algorithm'
  | 'error.wrong-form'
  | 'error.wrong-hash'
  | 'error.wrong-name'
  | 'error.wrong-passphrase'
  | 'error.wrong-size'
  | 'error.wrong-tenant'
  | 'error.wrong-type'
  | 'error.zip64'
  | 'error.zone-unknown'
  | 'finding.unverifiable'
  | 'input-form.ai-sdk'
  | 'input-form.anthropic-message'
  | 'input-form.azure-chat'
  | 'input-form.bedrock-response'
  | 'input-form.cohere-chat'
  | 'input-form.gemini-response'
  | 'input-form.haystack-answer'
  | 'input-form.langchain-message'
  | 'input-form.llama-index-response'
  | 'input-form.markdown'
  | 'input-form.openai-response'
  | 'input-form.perplexity-response'
  | 'input-form.vertex-grounding'
  | 'input-form.web-annotation'
  | 'kind.absence'
  | 'kind.advice'
  | 'kind.inference'
  | 'kind.opinion'
  | 'layer.provenance'
  | 'layer.structure'
  | 'layer.support'
  | 'layer.verifiability'
  | 'level.canonical'
  | 'level.chunk'
  | 'level.element'
  | 'level.generation'
  | 'level.index-entry'
  | 'level.parse'
  | 'level.raw'
  | 'level.span'
  | 'limits.extractor'
  | 'limits.heading'
  | 'limits.nothing-better'
  | 'limits.parser'
  | 'limits.seal-clock'
  | 'limits.seal-omitted'
  | 'limits.seal-policy'
  | 'limits.seal-right'
  | 'limits.selection'
  | 'limits.short-secret'
  | 'limits.source-right'
  | 'limits.still-current'
  | 'link.matched'
  | 'link.mismatched'
  | 'link.not-available'
  | 'link.rerun.matched'
  | 'link.rerun.mismatched'
  | 'link.rerun.not-available'
  | 'lost.answer-cut-off'
  | 'lost.answer-refused'
  | 'lost.answer-span-differs'
  | 'lost.answer-span-unchecked'
  | 'lost.citation-without-source'
  | 'lost.source-span-differs'
  | 'measure.below-overlap'
  | 'measure.citation-abstained'
  | 'measure.citation-correctness'
  | 'measure.citation-coverage'
  | 'measure.fabricated'
  | 'measure.grade-a'
  | 'measure.highly-relevant'
  | 'measure.obtainable'
  | 'measure.overlap-coverage'
  | 'measure.valid'
  | 'missing.anchor'
  | 'missing.audit'
  | 'missing.extractor'
  | 'missing.generation'
  | 'missing.judge'
  | 'missing.model'
  | 'missing.policy'
  | 'missing.raw'
  | 'missing.reader'
  | 'missing.record'
  | 'missing.seal'
  | 'missing.separator'
  | 'missing.source'
  | 'missing.store'
  | 'missing.text'
  | 'missing.time'
  | 'missing.trust'
  | 'missing.unicode'
  | 'outcome.fail'
  | 'outcome.inapplicable'
  | 'outcome.notice'
  | 'outcome.pass'
  | 'outcome.skipped'
  | 'outcome.unverifiable'
  | 'overlap.block-does-not-support'
  | 'overlap.block-missing'
  | 'overlap.coverage'
  | 'overlap.heading'
  | 'overlap.repaired'
  | 'overlap.valid'
  | 'page.anchor.raw'
  | 'page.anchor.seal'
  | 'page.anchor.sources'
  | 'page.anchor.store'
  | 'page.back'
  | 'page.badge'
  | 'page.colour.bad'
  | 'page.colour.good'
  | 'page.colour.open'
  | 'page.colour.partly'
  | 'page.colour.uncited'
  | 'page.colours'
  | 'page.file'
  | 'page.found'
  | 'page.hidden'
  | 'page.hint'
  | 'page.image'
  | 'page.index'
  | 'page.layers'
  | 'page.not-in-text'
  | 'page.not-read'
  | 'page.notes'
  | 'page.notices'
  | 'page.other-passages'
  | 'page.passages'
  | 'page.report'
  | 'page.scope.anchors'
  | 'page.scope.at'
  | 'page.scope.marks'
  | 'page.scope.reader'
  | 'page.skip'
  | 'page.title'
  | 'page.verdict'
  | 'page.word.open'
  | 'page.word.provenance'
  | 'page.word.reserved'
  | 'page.word.structure'
  | 'page.word.unobtainable'
  | 'page.word.verifiability'
  | 'prompt.conditions'
  | 'prompt.conflicts'
  | 'prompt.figures'
  | 'prompt.labels'
  | 'prompt.names'
  | 'prompt.not-borne'
  | 'prompt.opposite'
  | 'prompt.quotes'
  | 'prompt.uncited'
  | 'prompt.wrong-source'
  | 'rate.none'
  | 'reason.draft-not-checked'
  | 'reason.index-unavailable'
  | 'reason.live-data-needed'
  | 'reason.no-matching-evidence'
  | 'reason.part-without-evidence'
  | 'reason.question-needs-detail'
  | 'reason.question-without-terms'
  | 'reason.request-not-permitted'
  | 'reason.retrieval-unavailable'
  | 'reason.tool-unavailable'
  | 'reason.writer-unavailable'
  | 'reconcile.acl-digest'
  | 'reconcile.audit-damaged'
  | 'reconcile.audit-unknown-entry'
  | 'reconcile.audit-unknown-generation'
  | 'reconcile.authorization-revision'
  | 'reconcile.database-damaged'
  | 'reconcile.document-without-revision'
  | 'reconcile.documents-unsorted'
  | 'reconcile.entries-count'
  | 'reconcile.entries-root'
  | 'reconcile.entry-acl'
  | 'reconcile.entry-without-record'
  | 'reconcile.event-beyond'
  | 'reconcile.event-content-missing'
  | 'reconcile.event-damaged'
  | 'reconcile.event-id-unknown'
  | 'reconcile.event-lost'
  | 'reconcile.event-missing'
  | 'reconcile.event-waiting-unknown'
  | 'reconcile.generation-id'
  | 'reconcile.generation-missing'
  | 'reconcile.generation-of-another'
  | 'reconcile.leftover'
  | 'reconcile.manifest-damaged'
  | 'reconcile.orphan'
  | 'reconcile.pointer-damaged'
  | 'reconcile.raw-damaged'
  | 'reconcile.raw-missing'
  | 'reconcile.record-malformed'
  | 'reconcile.record-missing'
  | 'reconcile.record-orphaned'
  | 'reconcile.record-without-entry'
  | 'reconcile.records-damaged'
  | 'reconcile.revision-of-another'
  | 'reconcile.snapshot-digest'
  | 'reconcile.text-damaged'
  | 'reconcile.text-missing'
  | 'reconcile.tombstone-live'
  | 'reconcile.tombstones-digest'
  | 'remedy.address-not-secure'
  | 'remedy.address-unreadable'
  | 'remedy.address-with-credentials'
  | 'remedy.addresses'
  | 'remedy.anchor-options'
  | 'remedy.answer-malformed'
  | 'remedy.audit-exists'
  | 'remedy.audit-malformed'
  | 'remedy.bad-answer-id'
  | 'remedy.bad-case'
  | 'remedy.bad-choice'
  | 'remedy.bad-duration'
  | 'remedy.bad-key'
  | 'remedy.bad-number'
  | 'remedy.bad-pair'
  | 'remedy.bad-position'
  | 'remedy.bad-question'
  | 'remedy.bad-rate'
  | 'remedy.bad-signature'
  | 'remedy.bad-time'
  | 'remedy.bad-usage'
  | 'remedy.beside-answer'
  | 'remedy.bibliography-key-twice'
  | 'remedy.bibliography-syntax'
  | 'remedy.bom-conflict'
  | 'remedy.build-incoherent'
  | 'remedy.byte-order-mark'
  | 'remedy.cache-folder'
  | 'remedy.cache-unwritable'
  | 'remedy.charset-unsupported'
  | 'remedy.classifier-runtime-missing'
  | 'remedy.collection-busy'
  | 'remedy.compressed'
  | 'remedy.content-missing'
  | 'remedy.content-needs-folder'
  | 'remedy.control-character'
  | 'remedy.cycle'
  | 'remedy.damaged-entry'
  | 'remedy.damaged-key'
  | 'remedy.document-id'
  | 'remedy.duplicate-document'
  | 'remedy.duplicate-entry'
  | 'remedy.duplicate-key'
  | 'remedy.duplicate-name'
  | 'remedy.duplicate-path'
  | 'remedy.duplicate-subject'
  | 'remedy.empty-input'
  | 'remedy.empty-string'
  | 'remedy.encrypted'
  | 'remedy.encrypted-key'
  | 'remedy.entry-unknown'
  | 'remedy.event-conflict'
  | 'remedy.event-malformed'
  | 'remedy.event-schema'
  | 'remedy.events-alone'
  | 'remedy.evidence-missing'
  | 'remedy.evidence-unavailable'
  | 'remedy.evidence-unused'
  | 'remedy.exposed-file'
  | 'remedy.exposed-passphrase'
  | 'remedy.file-not-found'
  | 'remedy.forbidden-name'
  | 'remedy.fragment-check-failed'
  | 'remedy.fragment-invalid'
  | 'remedy.generation-superseded'
  | 'remedy.ill-formed-text'
  | 'remedy.ill-formed-utf8'
  | 'remedy.invalid-escape'
  | 'remedy.invalid-literal'
  | 'remedy.invalid-number'
  | 'remedy.is-a-directory'
  | 'remedy.is-a-key'
  | 'remedy.is-a-manifest'
  | 'remedy.is-a-policy'
  | 'remedy.is-a-report'
  | 'remedy.is-a-seal'
  | 'remedy.is-an-audit'
  | 'remedy.jwk-not-encrypted'
  | 'remedy.key-mismatch'
  | 'remedy.key-missing'
  | 'remedy.keygen-from'
  | 'remedy.keyid-computed'
  | 'remedy.keyid-mismatch'
  | 'remedy.level-mismatch'
  | 'remedy.level-reserved'
  | 'remedy.line-cut'
  | 'remedy.lone-surrogate'
  | 'remedy.malformed-answer'
  | 'remedy.malformed-audit'
  | 'remedy.malformed-json'
  | 'remedy.malformed-manifest'
  | 'remedy.malformed-records'
  | 'remedy.malformed-report'
  | 'remedy.malformed-seal'
  | 'remedy.manifest-malformed'
  | 'remedy.manifest-schema'
  | 'remedy.media-type-unknown'
  | 'remedy.media-type-unsupported'
  | 'remedy.missing-entry'
  | 'remedy.missing-member'
  | 'remedy.model-file-unreadable'
  | 'remedy.model-input-unknown'
  | 'remedy.model-labels-missing'
  | 'remedy.models-form'
  | 'remedy.models-unavailable'
  | 'remedy.name-too-long'
  | 'remedy.near-name'
  | 'remedy.needs-extractor'
  | 'remedy.no-audit'
  | 'remedy.no-generation'
  | 'remedy.no-reports'
  | 'remedy.no-store'
  | 'remedy.no-such-citation'
  | 'remedy.no-such-folder'
  | 'remedy.not-a-baseline'
  | 'remedy.not-a-bibliography'
  | 'remedy.not-a-collection'
  | 'remedy.not-a-directory'
  | 'remedy.not-a-file'
  | 'remedy.not-a-record'
  | 'remedy.not-a-report'
  | 'remedy.not-a-store'
  | 'remedy.not-a-zip'
  | 'remedy.not-an-answer'
  | 'remedy.not-base64'
  | 'remedy.not-canonical-form'
  | 'remedy.not-did-key'
  | 'remedy.not-finite'
  | 'remedy.not-json'
  | 'remedy.not-nfc'
  | 'remedy.not-normalized'
  | 'remedy.not-of-answer'
  | 'remedy.not-of-pack'
  | 'remedy.not-pem'
  | 'remedy.not-plain'
  | 'remedy.not-repairable'
  | 'remedy.nothing-to-decide'
  | 'remedy.nothing-to-ingest'
  | 'remedy.nul-character'
  | 'remedy.null-not-allowed'
  | 'remedy.number-overflow'
  | 'remedy.one-file'
  | 'remedy.one-format'
  | 'remedy.one-pack'
  | 'remedy.option-needed'
  | 'remedy.option-twice'
  | 'remedy.option-unfit'
  | 'remedy.output-exists'
  | 'remedy.output-to-stream'
  | 'remedy.overlapping-entries'
  | 'remedy.pack-options'
  | 'remedy.page-without-pack'
  | 'remedy.passphrase-differs'
  | 'remedy.passphrase-needed'
  | 'remedy.passphrase-short'
  | 'remedy.path-outside'
  | 'remedy.piece-ambiguous'
  | 'remedy.piece-empty'
  | 'remedy.piece-not-found'
  | 'remedy.piece-out-of-order'
  | 'remedy.policy-form'
  | 'remedy.policy-has-several'
  | 'remedy.policy-wanted'
  | 'remedy.position-inside-character'
  | 'remedy.position-out-of-range'
  | 'remedy.previous-incomplete'
  | 'remedy.private-key'
  | 'remedy.proof-options'
  | 'remedy.provenance.access-denied'
  | 'remedy.provenance.answer-digest'
  | 'remedy.provenance.audit-mismatch'
  | 'remedy.provenance.audit-missing'
  | 'remedy.provenance.canonical-hash'
  | 'remedy.provenance.canonical-id'
  | 'remedy.provenance.chain-broken'
  | 'remedy.provenance.chunk-id'
  | 'remedy.provenance.coordinate-space'
  | 'remedy.provenance.element-id'
  | 'remedy.provenance.element-not-in-chunk'
  | 'remedy.provenance.element-not-in-parse'
  | 'remedy.provenance.entry-id'
  | 'remedy.provenance.entry-not-in-generation'
  | 'remedy.provenance.no-anchor'
  | 'remedy.provenance.not-in-effect'
  | 'remedy.provenance.not-selected'
  | 'remedy.provenance.parse-id'
  | 'remedy.provenance.quote-mismatch'
  | 'remedy.provenance.raw-hash'
  | 'remedy.provenance.raw-to-canonical'
  | 'remedy.provenance.span-bounds'
  | 'remedy.provenance.span-hash'
  | 'remedy.provenance.span-outside-chunk'
  | 'remedy.provenance.span-outside-element'
  | 'remedy.provenance.span-splits-grapheme'
  | 'remedy.provenance.superseded'
  | 'remedy.provenance.tombstoned'
  | 'remedy.provenance.unknown-source'
  | 'remedy.provenance.wrong-generation'
  | 'remedy.provenance.wrong-tenant'
  | 'remedy.public-key'
  | 'remedy.quote-ambiguous'
  | 'remedy.quote-empty'
  | 'remedy.quote-not-found'
  | 'remedy.reason.decisions-disagree'
  | 'remedy.reason.models-disagree'
  | 'remedy.reason.models-silent'
  | 'remedy.reason.models-undecided'
  | 'remedy.report-not-utf8'
  | 'remedy.response-ambiguous'
  | 'remedy.response-member-malformed'
  | 'remedy.response-member-missing'
  | 'remedy.response-text-malformed'
  | 'remedy.response-too-large'
  | 'remedy.response-unknown'
  | 'remedy.schema-without-validator'
  | 'remedy.scrypt-limits'
  | 'remedy.seal-needs-answer'
  | 'remedy.selector-invalid'
  | 'remedy.selector-unsupported'
  | 'remedy.sequence-conflict'
  | 'remedy.several-revisions'
  | 'remedy.several-tenants'
  | 'remedy.small-order-key'
  | 'remedy.source-uri'
  | 'remedy.source-version'
  | 'remedy.sources-refused'
  | 'remedy.span-bounds'
  | 'remedy.span-outside-chunk'
  | 'remedy.span-outside-element'
  | 'remedy.sparse-array'
  | 'remedy.store-damaged'
  | 'remedy.store-locked'
  | 'remedy.store-version'
  | 'remedy.structure.annotation-misplaced'
  | 'remedy.structure.answer-not-rendered'
  | 'remedy.structure.duplicate-citation'
  | 'remedy.structure.duplicate-id'
  | 'remedy.structure.entry-duplicated'
  | 'remedy.structure.entry-unused'
  | 'remedy.structure.figure-missing'
  | 'remedy.structure.hidden-character'
  | 'remedy.structure.malformed-json'
  | 'remedy.structure.mark-without-entry'
  | 'remedy.structure.missing-citation'
  | 'remedy.structure.mixed-mark-style'
  | 'remedy.structure.numbering-gap'
  | 'remedy.structure.schema-mismatch'
  | 'remedy.structure.source-version-mismatch'
  | 'remedy.structure.span-order'
  | 'remedy.structure.statement-differs'
  | 'remedy.structure.statement-uncovered'
  | 'remedy.structure.status-shape'
  | 'remedy.structure.text-not-canonical'
  | 'remedy.structure.unknown-reference'
  | 'remedy.suite-form'
  | 'remedy.suite-options'
  | 'remedy.support-options'
  | 'remedy.support.compound-claim'
  | 'remedy.support.condition-dropped'
  | 'remedy.support.conflict-hidden'
  | 'remedy.support.context-reverses'
  | 'remedy.support.contradicted'
  | 'remedy.support.date-mismatch'
  | 'remedy.support.entity-absent'
  | 'remedy.support.identifier-absent'
  | 'remedy.support.judge-error'
  | 'remedy.support.kind-mislabelled'
  | 'remedy.support.low-overlap'
  | 'remedy.support.misattributed'
  | 'remedy.support.modality-strengthened'
  | 'remedy.support.negation-mismatch'
  | 'remedy.support.not-extractive'
  | 'remedy.support.number-absent'
  | 'remedy.support.number-mismatch'
  | 'remedy.support.off-topic'
  | 'remedy.support.partly-supported'
  | 'remedy.support.range-mismatch'
  | 'remedy.support.redundant-citation'
  | 'remedy.support.scope-widened'
  | 'remedy.support.span-fragment'
  | 'remedy.support.undecided'
  | 'remedy.support.unit-mismatch'
  | 'remedy.support.unlabelled-inference'
  | 'remedy.support.unsupported'
  | 'remedy.symlink-loop'
  | 'remedy.tenant-mismatch'
  | 'remedy.tenant-needed'
  | 'remedy.threshold-unreachable'
  | 'remedy.time-out-of-range'
  | 'remedy.title'
  | 'remedy.too-deep'
  | 'remedy.too-large'
  | 'remedy.too-many'
  | 'remedy.too-many-elements'
  | 'remedy.too-many-values'
  | 'remedy.trailing-content'
  | 'remedy.unexpected'
  | 'remedy.unexpected-character'
  | 'remedy.unexpected-end'
  | 'remedy.unexpected-form'
  | 'remedy.unknown-command'
  | 'remedy.unknown-json'
  | 'remedy.unknown-key-form'
  | 'remedy.unknown-member'
  | 'remedy.unknown-path'
  | 'remedy.unknown-rule'
  | 'remedy.unknown-schema'
  | 'remedy.unknown-type'
  | 'remedy.unlisted-entry'
  | 'remedy.unlisted-key'
  | 'remedy.unreadable'
  | 'remedy.unreadable-name'
  | 'remedy.unsafe-integer'
  | 'remedy.unsafe-path'
  | 'remedy.unwritable'
  | 'remedy.verifiability.cannot-open'
  | 'remedy.verifiability.drifted'
  | 'remedy.verifiability.hidden-character'
  | 'remedy.verifiability.link-text-mismatch'
  | 'remedy.verifiability.mixed-script'
  | 'remedy.verifiability.not-available-now'
  | 'remedy.verifiability.quote-ambiguous'
  | 'remedy.verifiability.seal-expired'
  | 'remedy.verifiability.title-mismatch'
  | 'remedy.verifiability.title-missing'
  | 'remedy.verifiability.unsafe-uri'
  | 'remedy.verifiability.version-missing'
  | 'remedy.verifiability.withheld'
  | 'remedy.verifiability.wrong-place'
  | 'remedy.window-empty'
  | 'remedy.window-reversed'
  | 'remedy.wrong-algorithm'
  | 'remedy.wrong-form'
  | 'remedy.wrong-hash'
  | 'remedy.wrong-name'
  | 'remedy.wrong-passphrase'
  | 'remedy.wrong-size'
  | 'remedy.wrong-tenant'
  | 'remedy.wrong-type'
  | 'remedy.zip64'
  | 'remedy.zone-unknown'
  | 'repair.label.replaced'
  | 'repair.label.unverified'
  | 'repair.no-source'
  | 'repair.unverified'
  | 'resolved-by.block'
  | 'resolved-by.document-id'
  | 'resolved-by.doi'
  | 'resolved-by.name'
  | 'resolved-by.passage-number'
  | 'resolved-by.path'
  | 'resolved-by.title'
  | 'resolved-by.url'
  | 'review.conflict-hidden'
  | 'review.context'
  | 'review.contradicted'
  | 'review.decisions-disagree'
  | 'review.disputed'
  | 'review.figure-absent'
  | 'review.judge-failed'
  | 'review.kind'
  | 'review.low-overlap'
  | 'review.misattributed'
  | 'review.name-absent'
  | 'review.off-topic'
  | 'review.opposite-wording'
  | 'review.partial'
  | 'review.person-asked'
  | 'review.stronger-wording'
  | 'review.undecided'
  | 'review.unsupported'
  | 'rule-value.anchor'
  | 'rule-value.answer'
  | 'rule-value.audit'
  | 'rule-value.judge'
  | 'rule-value.lineage'
  | 'rule-value.raw'
  | 'rule-value.reader'
  | 'rule-value.record'
  | 'rule-value.report'
  | 'rule-value.source'
  | 'rule-value.store'
  | 'rule-value.support'
  | 'rule-value.text'
  | 'rule.provenance.access-denied'
  | 'rule.provenance.answer-digest'
  | 'rule.provenance.audit-mismatch'
  | 'rule.provenance.audit-missing'
  | 'rule.provenance.canonical-hash'
  | 'rule.provenance.canonical-id'
  | 'rule.provenance.chain-broken'
  | 'rule.provenance.chunk-id'
  | 'rule.provenance.coordinate-space'
  | 'rule.provenance.element-id'
  | 'rule.provenance.element-not-in-chunk'
  | 'rule.provenance.element-not-in-parse'
  | 'rule.provenance.entry-id'
  | 'rule.provenance.entry-not-in-generation'
  | 'rule.provenance.no-anchor'
  | 'rule.provenance.not-in-effect'
  | 'rule.provenance.not-selected'
  | 'rule.provenance.parse-id'
  | 'rule.provenance.quote-mismatch'
  | 'rule.provenance.raw-hash'
  | 'rule.provenance.raw-to-canonical'
  | 'rule.provenance.span-bounds'
  | 'rule.provenance.span-hash'
  | 'rule.provenance.span-outside-chunk'
  | 'rule.provenance.span-outside-element'
  | 'rule.provenance.span-splits-grapheme'
  | 'rule.provenance.superseded'
  | 'rule.provenance.tombstoned'
  | 'rule.provenance.unknown-source'
  | 'rule.provenance.wrong-generation'
  | 'rule.provenance.wrong-tenant'
  | 'rule.structure.annotation-misplaced'
  | 'rule.structure.answer-not-rendered'
  | 'rule.structure.duplicate-citation'
  | 'rule.structure.duplicate-id'
  | 'rule.structure.entry-duplicated'
  | 'rule.structure.entry-unused'
  | 'rule.structure.figure-missing'
  | 'rule.structure.hidden-character'
  | 'rule.structure.malformed-json'
  | 'rule.structure.mark-without-entry'
  | 'rule.structure.missing-citation'
  | 'rule.structure.mixed-mark-style'
  | 'rule.structure.numbering-gap'
  | 'rule.structure.schema-mismatch'
  | 'rule.structure.source-version-mismatch'
  | 'rule.structure.span-order'
  | 'rule.structure.statement-differs'
  | 'rule.structure.statement-uncovered'
  | 'rule.structure.status-shape'
  | 'rule.structure.text-not-canonical'
  | 'rule.structure.unknown-reference'
  | 'rule.support.compound-claim'
  | 'rule.support.condition-dropped'
  | 'rule.support.conflict-hidden'
  | 'rule.support.context-reverses'
  | 'rule.support.contradicted'
  | 'rule.support.date-mismatch'
  | 'rule.support.entity-absent'
  | 'rule.support.identifier-absent'
  | 'rule.support.judge-error'
  | 'rule.support.kind-mislabelled'
  | 'rule.support.low-overlap'
  | 'rule.support.misattributed'
  | 'rule.support.modality-strengthened'
  | 'rule.support.negation-mismatch'
  | 'rule.support.not-extractive'
  | 'rule.support.number-absent'
  | 'rule.support.number-mismatch'
  | 'rule.support.off-topic'
  | 'rule.support.partly-supported'
  | 'rule.support.range-mismatch'
  | 'rule.support.redundant-citation'
  | 'rule.support.scope-widened'
  | 'rule.support.span-fragment'
  | 'rule.support.undecided'
  | 'rule.support.unit-mismatch'
  | 'rule.support.unlabelled-inference'
  | 'rule.support.unsupported'
  | 'rule.verifiability.cannot-open'
  | 'rule.verifiability.drifted'
  | 'rule.verifiability.hidden-character'
  | 'rule.verifiability.link-text-mismatch'
  | 'rule.verifiability.mixed-script'
  | 'rule.verifiability.not-available-now'
  | 'rule.verifiability.quote-ambiguous'
  | 'rule.verifiability.seal-expired'
  | 'rule.verifiability.title-mismatch'
  | 'rule.verifiability.title-missing'
  | 'rule.verifiability.unsafe-uri'
  | 'rule.verifiability.version-missing'
  | 'rule.verifiability.withheld'
  | 'rule.verifiability.wrong-place'
  | 'schema.additional-properties'
  | 'schema.any-of'
  | 'schema.const'
  | 'schema.dependent-required'
  | 'schema.enum'
  | 'schema.fault-limit'
  | 'schema.items'
  | 'schema.max-items'
  | 'schema.max-length'
  | 'schema.max-properties'
  | 'schema.maximum'
  | 'schema.min-items'
  | 'schema.min-length'
  | 'schema.minimum'
  | 'schema.nfc'
  | 'schema.not'
  | 'schema.one-of'
  | 'schema.other'
  | 'schema.pattern'
  | 'schema.property-names'
  | 'schema.required'
  | 'schema.source-uri'
  | 'schema.type'
  | 'schema.unique-items'
  | 'seal.answer-mismatch'
  | 'seal.audit-mismatch'
  | 'seal.malformed-envelope'
  | 'seal.malformed-predicate'
  | 'seal.malformed-statement'
  | 'seal.pack-mismatch'
  | 'seal.payload-type'
  | 'seal.predicate-type'
  | 'seal.report-mismatch'
  | 'seal.seal-expired'
  | 'seal.unexpected-subject'
  | 'seal.window-reversed'
  | 'seal.wrong-audience'
  | 'seal.wrong-purpose'
  | 'seal.wrong-tenant'
  | 'severity.error'
  | 'severity.note'
  | 'severity.warning'
  | 'signature.context'
  | 'signature.expired'
  | 'signature.keyid-missing'
  | 'signature.mismatch'
  | 'signature.payload-type'
  | 'signature.purpose'
  | 'signature.signature-length'
  | 'signature.signature-scalar'
  | 'signature.unknown-key'
  | 'signature.verified'
  | 'source-trust.below-threshold'
  | 'source-trust.no-entry'
  | 'source-trust.trusted'
  | 'status-name.answered'
  | 'status-name.conflict'
  | 'status-name.dependency_unavailable'
  | 'status-name.generation_unavailable'
  | 'status-name.insufficient_evidence'
  | 'status-name.partial'
  | 'status-name.policy_denied'
  | 'status-name.tool_required'
  | 'status.conflict'
  | 'status.dependency_unavailable'
  | 'status.generation_unavailable'
  | 'status.insufficient_evidence'
  | 'status.partial'
  | 'status.policy_denied'
  | 'status.tool_required'
  | 'support.band.high'
  | 'support.band.low'
  | 'support.band.middle'
  | 'support.interval.at-least'
  | 'support.interval.at-most'
  | 'support.interval.between'
  | 'support.interval.less-than'
  | 'support.interval.more-than'
  | 'support.interval.ordinal'
  | 'support.kind.count'
  | 'support.kind.identifier'
  | 'support.kind.ordinal'
  | 'support.reason.addresses-judge'
  | 'support.reason.answer-unreadable'
  | 'support.reason.budget-exhausted'
  | 'support.reason.claim-denies-evidence'
  | 'support.reason.decisions-disagree'
  | 'support.reason.empty-claim'
  | 'support.reason.empty-evidence'
  | 'support.reason.is-question'
  | 'support.reason.language-not-declared'
  | 'support.reason.model-refused'
  | 'support.reason.model-unavailable'
  | 'support.reason.models-disagree'
  | 'support.reason.models-silent'
  | 'support.reason.models-undecided'
  | 'support.reason.no-exact-sentence'
  | 'support.reason.other-model'
  | 'support.reason.quote-not-in-evidence'
  | 'support.reason.quote-not-telling'
  | 'support.reason.reversed-by-context'
  | 'support.reason.span-is-fragment'
  | 'support.reason.stands-in-quote'
  | 'support.reason.text-too-long'
  | 'support.reason.words-stand-within'
  | 'support.relation.absent'
  | 'support.relation.disjoint'
  | 'support.relation.narrower'
  | 'support.relation.opposite'
  | 'support.relation.other-unit'
  | 'support.relation.overlap'
  | 'support.relation.stronger'
  | 'support.relation.weaker'
  | 'support.relation.wider'
  | 'support.rung.conditions'
  | 'support.rung.embedding'
  | 'support.rung.exact'
  | 'support.rung.human'
  | 'support.rung.judge'
  | 'support.rung.language'
  | 'support.rung.names'
  | 'support.rung.nli'
  | 'support.rung.numbers'
  | 'support.rung.overlap'
  | 'support.score.band'
  | 'support.score.contradiction'
  | 'support.score.cosine'
  | 'support.score.entailment'
  | 'support.score.grade'
  | 'support.score.grades'
  | 'support.score.neutral'
  | 'support.unit.aud'
  | 'support.unit.byte'
  | 'support.unit.cad'
  | 'support.unit.celsius'
  | 'support.unit.cheng'
  | 'support.unit.chf'
  | 'support.unit.cm'
  | 'support.unit.cny'
  | 'support.unit.cny-jiao'
  | 'support.unit.day'
  | 'support.unit.day-old'
  | 'support.unit.decade'
  | 'support.unit.eur'
  | 'support.unit.fahrenheit'
  | 'support.unit.foot'
  | 'support.unit.g'
  | 'support.unit.gb'
  | 'support.unit.gbp'
  | 'support.unit.gib'
  | 'support.unit.hectare'
  | 'support.unit.hkd'
  | 'support.unit.hour'
  | 'support.unit.inch'
  | 'support.unit.jin'
  | 'support.unit.jpy'
  | 'support.unit.kb'
  | 'support.unit.kg'
  | 'support.unit.kib'
  | 'support.unit.km'
  | 'support.unit.km2'
  | 'support.unit.krw'
  | 'support.unit.kw'
  | 'support.unit.kwh'
  | 'support.unit.l'
  | 'support.unit.lb'
  | 'support.unit.li'
  | 'support.unit.m'
  | 'support.unit.m2'
  | 'support.unit.m3'
  | 'support.unit.mb'
  | 'support.unit.mg'
  | 'support.unit.mib'
  | 'support.unit.mile'
  | 'support.unit.minute'
  | 'support.unit.ml'
  | 'support.unit.mm'
  | 'support.unit.month'
  | 'support.unit.month-old'
  | 'support.unit.mu'
  | 'support.unit.mw'
  | 'support.unit.night'
  | 'support.unit.permille'
  | 'support.unit.pp'
  | 'support.unit.ratio'
  | 'support.unit.second'
  | 'support.unit.sgd'
  | 'support.unit.t'
  | 'support.unit.tb'
  | 'support.unit.ton'
  | 'support.unit.twd'
  | 'support.unit.usd'
  | 'support.unit.week'
  | 'support.unit.week-old'
  | 'support.unit.working-day'
  | 'support.unit.working-week'
  | 'support.unit.year'
  | 'support.unit.year-old'
  | 'support.unit.zhe'
  | 'support.units.byte'
  | 'support.units.day'
  | 'support.units.day-old'
  | 'support.units.decade'
  | 'support.units.foot'
  | 'support.units.hectare'
  | 'support.units.hour'
  | 'support.units.inch'
  | 'support.units.jin'
  | 'support.units.li'
  | 'support.units.mile'
  | 'support.units.minute'
  | 'support.units.month'
  | 'support.units.month-old'
  | 'support.units.mu'
  | 'support.units.night'
  | 'support.units.pp'
  | 'support.units.second'
  | 'support.units.ton'
  | 'support.units.week'
  | 'support.units.week-old'
  | 'support.units.working-day'
  | 'support.units.working-week'
  | 'support.units.year'
  | 'support.units.year-old'
  | 'tour.ask'
  | 'tour.ingest'
  | 'tour.next'
  | 'tour.report'
  | 'tour.results'
  | 'tour.tamper'
  | 'tour.tamper.answer-text'
  | 'tour.tamper.claim'
  | 'tour.tamper.document'
  | 'tour.tamper.source-version'
  | 'tour.tamper.title'
  | 'tour.title'
  | 'unknown-source.ambiguous-source.remedy'
  | 'unknown-source.ambiguous-source.said'
  | 'unknown-source.ambiguous.remedy'
  | 'unknown-source.ambiguous.said'
  | 'unknown-source.extractor.remedy'
  | 'unknown-source.extractor.said'
  | 'unknown-source.text.remedy'
  | 'unknown-source.text.said'
  | 'verdict.contradicted'
  | 'verdict.not-judged'
  | 'verdict.partial'
  | 'verdict.supported'
  | 'verdict.undecided'
  | 'verdict.unsupported'
  | 'verification.chain-broken'
  | 'verification.key-not-trusted'
  | 'verification.key-unknown'
  | 'verification.layers-failed'
  | 'verification.layers-unverifiable'
  | 'verification.policy-missing'
  | 'verification.proof-not-verified'
  | 'verification.signature-not-verified'
  | 'verification.source-not-covered'
  | 'verification.statement-not-valid'
  | 'verification.threshold-not-met'
  | 'verification.unsealed'
  | 'verified.chain.matched'
  | 'verified.chain.mismatched'
  | 'verified.chain.none'
  | 'verified.chain.not-available'
  | 'verified.signature.none'
  | 'verified.signature.not-checked'
  | 'verified.signature.not-verified'
  | 'verified.signature.verified'
  | 'verified.statement.none'
  | 'verified.statement.not-read'
  | 'verified.statement.not-valid'
  | 'verified.statement.unsigned'
  | 'verified.statement.valid'
  | 'verified.trust.none'
  | 'verified.trust.not-judged'
  | 'verified.trust.not-trusted'
  | 'verified.trust.trusted'
  | 'viewer.answer'
  | 'viewer.answer-id'
  | 'viewer.broken'
  | 'viewer.chain.recomputed'
  | 'viewer.chain.recorded'
  | 'viewer.choose'
  | 'viewer.choose-one'
  | 'viewer.choose-purpose'
  | 'viewer.choose-tenant'
  | 'viewer.citation'
  | 'viewer.claims'
  | 'viewer.created'
  | 'viewer.digest'
  | 'viewer.done'
  | 'viewer.expected'
  | 'viewer.facts'
  | 'viewer.file-count'
  | 'viewer.files'
  | 'viewer.findings'
  | 'viewer.found'
  | 'viewer.held'
  | 'viewer.held.cited'
  | 'viewer.held.other'
  | 'viewer.held.unread'
  | 'viewer.hidden'
  | 'viewer.judged-at'
  | 'viewer.language'
  | 'viewer.layers'
  | 'viewer.layers-unverifiable'
  | 'viewer.missing'
  | 'viewer.missing-choice'
  | 'viewer.missing-row'
  | 'viewer.more'
  | 'viewer.nobody'
  | 'viewer.none-purpose'
  | 'viewer.none-tenant'
  | 'viewer.open'
  | 'viewer.open-hint'
  | 'viewer.open-more'
  | 'viewer.open-more-hint'
  | 'viewer.packed'
  | 'viewer.packed.audit'
  | 'viewer.packed.both'
  | 'viewer.packed.none'
  | 'viewer.packed.other-report'
  | 'viewer.packed.report'
  | 'viewer.parts'
  | 'viewer.place'
  | 'viewer.policy-missing'
  | 'viewer.policy-refused'
  | 'viewer.progress'
  | 'viewer.proof'
  | 'viewer.question'
  | 'viewer.refused'
  | 'viewer.refused-note'
  | 'viewer.refused-other'
  | 'viewer.rely'
  | 'viewer.remove'
  | 'viewer.role-use.pack'
  | 'viewer.role-use.policy'
  | 'viewer.role-use.source'
  | 'viewer.role.pack'
  | 'viewer.role.policy'
  | 'viewer.role.source'
  | 'viewer.running'
  | 'viewer.seals'
  | 'viewer.self'
  | 'viewer.self-how'
  | 'viewer.self-why'
  | 'viewer.settings'
  | 'viewer.share'
  | 'viewer.skip'
  | 'viewer.status'
  | 'viewer.summary.fail'
  | 'viewer.summary.pass'
  | 'viewer.summary.unverifiable'
  | 'viewer.tagline'
  | 'viewer.title'
  | 'viewer.trust.not-chosen'
  | 'viewer.unicode'
  | 'viewer.without'
  | 'viewer.without.audit'
  | 'viewer.without.reader'
  | 'viewer.without.support';

/** Every message in each language. */
export const CATALOGUE: Readonly<Record<'en' | 'zh', Readonly<Record<MessageKey, string>>>> = {
  en: {
    'cli.anchor.description': "Looks for a quote letter by letter, then with both sides folded alike (space, quotes, hyphenation, ligatures, case, invisible, markers), then with other words, then in pieces, and shows every place, best first. --selector takes a selector of the W3C Web Annotation model as JSON, or a fragment: char=10,20, line=0,2, :~:text=words. --describe gives the selectors of a span. --cases answers a file of lines, each with id, text or text_file, exact and where known prefix, suffix, char_start. A text_file lies below the folder of the cases.",
    'cli.anchor.examples': "Examples:\n  loccit anchor page.md --quote \"high water is at six\"\n  loccit anchor page.md --quote tide --prefix \"keep the \" --suffix \" table\" --at 120\n  loccit anchor page.md --selector ':~:text=high%20water'\n  loccit anchor page.md --selector 'char=10,20' --json\n  loccit anchor page.md --describe 10 20\n  loccit anchor --cases cases.jsonl > found.jsonl\nExit code: 0 found, 1 not at one place with these words, 2 bad input; of --cases 2 if any line is bad, else 0.",
    'cli.anchor.folding.case': "case",
    'cli.anchor.folding.hyphenation': "hyphenation",
    'cli.anchor.folding.invisible': "invisible",
    'cli.anchor.folding.ligatures': "ligatures",
    'cli.anchor.folding.markers': "markers",
    'cli.anchor.folding.quotes': "quotes",
    'cli.anchor.folding.space': "space",
    'cli.anchor.foldings': "folded: {foldings}",
    'cli.anchor.more': "and {count} more",
    'cli.anchor.not-unique': "stands for other places too",
    'cli.anchor.option.at': "the old place of the quote, in code points: a hint",
    'cli.anchor.outcome.absent': "The text does not have the quote.",
    'cli.anchor.outcome.altered': "The text has other words there.",
    'cli.anchor.outcome.ambiguous': "The quote does not tell one place: give the words before and behind it.",
    'cli.anchor.outcome.exact': "The quote stands there letter by letter.",
    'cli.anchor.outcome.folded': "The quote stands there but for foldings.",
    'cli.anchor.outcome.moved': "The quote stands there letter by letter, elsewhere than the old place.",
    'cli.anchor.outcome.stitched': "The quote is joined of pieces that stand apart.",
    'cli.anchor.place': "line {line}, column {column}",
    'cli.anchor.score': "{percent} % of the quote",
    'cli.anchor.summary': "find a quote or selector in a text, every place of it",
    'cli.answer.next-step': "next step: {step}",
    'cli.answer.status': "{name}: {sentence}",
    'cli.ask.description': "Answers from what the reader may see, in sentences of the sources, or says that the sources do not answer. The audit is kept in the store under the answer's digest.",
    'cli.ask.examples': "Examples:\n  loccit ask \"How long does a refund take?\"\n  loccit ask \"退款多久到账？\" --json > answer.json",
    'cli.ask.next': "next: the same with --json > answer.json, then loccit check answer.json{reader}",
    'cli.ask.nothing-published': "Nothing is published for this tenant here: run loccit ingest, or check --tenant and --store.",
    'cli.ask.summary': "answer a question from the store, with citations",
    'cli.canonicalize.description': "Decodes strictly, makes line ends LF and the text NFC, and prints the UTF-8; with --json its digests and counts.",
    'cli.canonicalize.examples': "Examples:\n  loccit canonicalize page.md > canonical.txt\n  loccit canonicalize page.md --json",
    'cli.canonicalize.summary': "print the canonical text of a file",
    'cli.check.allowed': "unverifiable was allowed (--allow-unverifiable)",
    'cli.check.anchors-none': "Nothing independent to check against was given: name the sources with --sources, a store with --store or, for a sealed answer, a trust policy with --policy.",
    'cli.check.as-above': "as above.",
    'cli.check.baseline': "Beside the baseline: known {known}, new {added}, no longer there {vanished}.",
    'cli.check.baseline-not-written': "No baseline was written, because not every file could be read.",
    'cli.check.baseline-written': "baseline written: {count} findings",
    'cli.check.closest': "closest sentence of this source (line {line}): “{text}”",
    'cli.check.compared': "claim “{claim}” ↔ source “{source}”",
    'cli.check.compared-claim': "(claim: {claim})",
    'cli.check.compared-values': "(claim: {claim}; source: {evidence})",
    'cli.check.decided-on': "decided on: {passages}",
    'cli.check.decision': "{address}: {verdict}, says {reviewer} ({time}): {reason} — {state}",
    'cli.check.decision-unread': "{digest}…: {state}",
    'cli.check.decisions': "Decisions of people",
    'cli.check.description': "Checks structure, provenance, support and verifiability of an answer artifact (JSON), of a pack, or of a Markdown report. What could not be checked is unverifiable and never counts as a pass. What came with an answer is no anchor for it: a pack passes by sources or a store of one's own, or by a seal whose key the trust policy trusts for the source. Touches no network, unless --models asks models at an endpoint.",
    'cli.check.examples': "Examples:\n  loccit check answer.json\n  loccit check report.md --sources docs/\n  loccit check report.md --sources docs/ --format html > report.html\n  loccit ask \"退款多久到账？\" --json | loccit check -\n  loccit check answer.pack --policy trust.json --purpose public-answer\n  loccit check answer.json --pack answer.pack --sources docs/",
    'cli.check.finding-place': "line {line}: {text}",
    'cli.check.known': "(known)",
    'cli.check.limits-brief': "A pass does not prove that the source is right or complete, extractor, parser and chunker honest, the selection (unsealed) the one used, nothing better left out, the answer still current, or hidden short text secret.",
    'cli.check.no-citation': "no citation",
    'cli.check.no-claims': "There is no claim to check; that is neither a pass nor a fault.",
    'cli.check.option.audience': "who you are, where seals are addressed to somebody",
    'cli.check.option.format': "form of the output: text, json, html, sarif, junit or markdown",
    'cli.check.option.purpose': "what the answer is taken for (default: the only purpose of the policy)",
    'cli.check.other-source': "said word for word by {title} ({id}): “{text}”",
    'cli.check.passage': "passage",
    'cli.check.place': "(at {place})",
    'cli.check.precision': "(Where this check was measured, {percent} of {n} flags were right.)",
    'cli.check.reader': "read for tenant {tenant}, groups {groups} (--tenant and --as name another reader)",
    'cli.check.resolved-by': "found by {by}",
    'cli.check.review': "To be looked at first (an order of work, no verdict)",
    'cli.check.review-more': "and {count} more",
    'cli.check.scope-without': "left out on request: {parts}",
    'cli.check.seals-unchecked': "Seals at hand that were not checked, because no trust policy was given (--policy): {count}.",
    'cli.check.share': "({n}/{m} citations passed)",
    'cli.check.source-not-found': "no source at hand",
    'cli.check.source-refused': "source not read: {place}: {what} ({code})",
    'cli.check.summary': "check an answer or a report in four layers",
    'cli.check.summary-cut': "Left out, because a summary holds {most} characters: {count}. The whole stands in the other formats.",
    'cli.check.summary-line': "Summary",
    'cli.check.title': "Four-layer check of {name}: {outcome}",
    'cli.check.uncited': "Statements without citation ({count}): {claims}",
    'cli.check.uncited-title': "Statements without citation ({count})",
    'cli.check.unmet-baseline': "findings that the baseline does not hold: {count}",
    'cli.check.unmet-coverage': "coverage {coverage} is below the demanded {demanded}",
    'cli.check.unmet-rule': "{rule} was named in --fail-on and has findings: {count}",
    'cli.check.values': "(expected {expected}, found {actual})",
    'cli.collect.description': "Fetches each web address that reports cite once, and keeps the bytes with a source manifest and collected.json in a folder that check --sources reads. Nothing else uses the network but models that --models asks. What cannot be had is listed with its reason and stays unverifiable. Run again, it asks only for what is missing.",
    'cli.collect.done': "{had} of {urls} cited addresses are in {folder}; {earlier} were there before.",
    'cli.collect.examples': "Examples:\n  loccit collect report.md --out cited\n  loccit check report.md --sources cited",
    'cli.collect.more': "and {count} more, see collected.json",
    'cli.collect.next': "Next: loccit check REPORT --sources {folder}",
    'cli.collect.option.max-bytes': "largest body, as received and as decoded (32 MiB)",
    'cli.collect.option.out': "folder to write into: new, empty, or of an earlier run",
    'cli.collect.progress': "{done} of {total} addresses",
    'cli.collect.reason.bad-redirect': "It leads on, but not to an address.",
    'cli.collect.reason.bad-url': "This is no address.",
    'cli.collect.reason.broken-response': "What came is no whole answer.",
    'cli.collect.reason.content-encoding': "Its compression is not known or broken.",
    'cli.collect.reason.credentials': "The address holds a user name or password.",
    'cli.collect.reason.dns': "The name has no address.",
    'cli.collect.reason.downgrade': "It leads from https to http; --allow-downgrade follows.",
    'cli.collect.reason.headers-too-large': "Its headers are too large.",
    'cli.collect.reason.interrupted': "It was broken off.",
    'cli.collect.reason.port': "The port is not allowed; --ports allows it.",
    'cli.collect.reason.redirect-loop': "It leads in a circle.",
    'cli.collect.reason.refused-address': "The name leads into a private or reserved network; --allow-private allows private ones.",
    'cli.collect.reason.scheme': "Only http and https are fetched.",
    'cli.collect.reason.secret-in-url': "The address holds a key or token, which must not be kept.",
    'cli.collect.reason.status': "The server answers {status}.",
    'cli.collect.reason.timeout': "It took too long.",
    'cli.collect.reason.tls': "The certificate or the encrypted connection does not hold.",
    'cli.collect.reason.too-large': "It is larger than --max-bytes.",
    'cli.collect.reason.too-many-redirects': "It leads on too often.",
    'cli.collect.reason.too-many-urls': "More addresses are cited than --max-urls.",
    'cli.collect.reason.total-too-large': "All together is as large as may be.",
    'cli.collect.reason.unreachable': "Nothing answers at the address.",
    'cli.collect.summary': "fetch what a report cites, for --sources of check",
    'cli.collect.unread': "{count} of them are of kinds that this version keeps and does not read, such as HTML and PDF: their citations stay unverifiable until there is an extractor.",
    'cli.decide.about': "To be signed: {citation} is {verdict}.",
    'cli.decide.claim': "claim: {text}",
    'cli.decide.contrary': "The check came to “{verdict}”. Your decision would overrule it, because of:",
    'cli.decide.description': "Signs a person's verdict on one claim and what is cited for it. The decision holds for exactly this claim and these passages: if either changes, it applies no more, and check says so. check --decisions honours it where --policy trusts the key with purpose decision for the tenant (keygen --purpose decision writes such an entry); of people who say different things none decides. FILE is an answer, a pack, a report or a provider's response. Nothing is overwritten.",
    'cli.decide.examples': "Examples:\n  loccit decide answer.json C1.1 --verdict supported --reason \"Read in full.\" --reviewer \"Ada Reader\" --key ada.pem -o c1.decision.json\n  loccit decide report.md C3 --sources docs --verdict contradicted --reason \"The text says 600.\" --reviewer Ada --key ada.pem -o c3.decision.json\n  loccit check answer.json --decisions decisions --policy policy.json",
    'cli.decide.option.at': "when it was decided (default: now)",
    'cli.decide.passage': "passage: {text}",
    'cli.decide.summary': "sign what a person says of a claim and its passage",
    'cli.decide.written': "Decision written to {file}, signed by {keyid}.",
    'cli.error': "error: {what} ({code})",
    'cli.error.at': "at {place}",
    'cli.eval.abstained': "undecided",
    'cli.eval.all': "all together",
    'cli.eval.answers': "answers",
    'cli.eval.answers-difference': "answers, in points",
    'cli.eval.answers-of': "{name} (answers: {answers})",
    'cli.eval.balanced': "balanced accuracy",
    'cli.eval.calls': "model calls",
    'cli.eval.check': "check",
    'cli.eval.citations': "citations",
    'cli.eval.description': "pairs judges lines with id, claim, evidence and label (supported, partial, unsupported, contradicted), set by set: balanced accuracy of supported against the rest, precision and recall per verdict, abstentions apart, confusion, cost, all with intervals of 95 %, beside the baseline of word overlap. answers reads folders of reports (loccit check --json): rates with their counts, coverage and correctness of citations as two figures, errors by kind with a line for a prompt each, of several folders side by side. --compare gives the differences of two folders with intervals, by the answers that both have where there are enough. suite answers the questions of a suite, checks the answers and says PASS (0) or BLOCK (1) with digests as evidence. 0/0 is n/a.",
    'cli.eval.difference': "difference",
    'cli.eval.dropped': "dropped",
    'cli.eval.examples': "Examples:\n  loccit eval pairs dev.jsonl test.jsonl\n  loccit eval pairs labelled.jsonl --json > figures.json\n  loccit eval answers reports/\n  loccit eval answers --compare reports/before reports/after\n  loccit eval answers reports/ --export pairs.jsonl --audits audits/\n  loccit eval suite suites/refunds        # a folder with suite.json: loccit schema suite\nExit code: 0 measured or PASS, 1 BLOCK, 2 bad input or a line that could not be read.",
    'cli.eval.export.left-out': "left out: no passage or no verdict",
    'cli.eval.export.negative': "negative: failed",
    'cli.eval.export.open': "open: nobody decided",
    'cli.eval.export.positive': "positive: supported",
    'cli.eval.findings': "findings",
    'cli.eval.flagged': "flagged though supported",
    'cli.eval.in-answers': "{findings} in {answers}",
    'cli.eval.label': "label \\ verdict",
    'cli.eval.median-rank': "median rank",
    'cli.eval.money': "cost",
    'cli.eval.not-shown': "no difference shown",
    'cli.eval.not-supported': "of it not supported",
    'cli.eval.note.audits': "Audits: {audits}. Reports without an answer and its audit: {without}.",
    'cli.eval.note.checks': "Each pair once. What a check says of a pair that is labelled supported is a false alarm.",
    'cli.eval.note.export-labels': "Labels are the verdicts of whoever stands in label_source; only “human” is a person's.",
    'cli.eval.note.few': "No interval: it needs at least {least} answers on each side, and {a} has {of_a}, {b} has {of_b}. What stands in one answer hangs together, so that many citations of few answers are few cases. Whether anything changed cannot be said yet.",
    'cli.eval.note.labelled-by-rules': "{set}: the labels of {count} of {of} pairs are verdicts of rules or models themselves (label_source). Figures on them show whether verdicts have changed, not whether they are right.",
    'cli.eval.note.overlap': "Word overlap is a topic check: necessary, not sufficient.",
    'cli.eval.note.paired': "By the {count} answers that both have, drawn together (bootstrap). Where the interval holds 0 these answers show no difference; more answers make it narrower.",
    'cli.eval.note.prompts': "Lines for a prompt:",
    'cli.eval.note.sets': "Supported against the rest; undecided counts as not supported. 50 % is a coin. In brackets: interval of 95 %.",
    'cli.eval.note.two-figures': "Coverage says how much is cited, correctness how much of what is cited bears its claim: two figures, never one.",
    'cli.eval.note.unanswered': "{set}: {count} of {of} pairs are undecided because no model that was asked gave an answer that counts.",
    'cli.eval.note.unpaired': "Each side by all its answers ({of_a} and {of_b}): only {count} have the same name in both. With {least} or more of the same name they are compared answer by answer, which shows smaller differences.",
    'cli.eval.note.verdicts': "Precision: of those given, so labelled. Of it not supported: of those given, labelled anything but supported.",
    'cli.eval.option.format': "form of the output: text, json or markdown",
    'cli.eval.overlap-from': "overlap ≥ {threshold}",
    'cli.eval.pairs': "pairs",
    'cli.eval.precision': "precision",
    'cli.eval.rate': "pairs a second",
    'cli.eval.recall': "recall",
    'cli.eval.refused': "lines not read",
    'cli.eval.retrieved': "retrieved",
    'cli.eval.selected': "selected",
    'cli.eval.set': "set",
    'cli.eval.shown': "differs",
    'cli.eval.summary': "measure: verdicts on labelled pairs, or answers that were checked",
    'cli.eval.title.answers': "Answers",
    'cli.eval.title.checks': "Checks: {set}",
    'cli.eval.title.comparison': "From {a} to {b}, in points",
    'cli.eval.title.confusion': "Confusion: {set}",
    'cli.eval.title.cost': "Cost",
    'cli.eval.title.export': "Exported pairs",
    'cli.eval.title.patterns': "Errors by kind",
    'cli.eval.title.patterns-by-system': "Errors by kind: findings, and in how many answers",
    'cli.eval.title.retrieval': "Cited passages in retrieval",
    'cli.eval.title.sets': "Sets",
    'cli.eval.title.verdicts': "Verdicts",
    'cli.eval.tokens': "tokens in + out",
    'cli.eval.too-few': "too few answers",
    'cli.eval.verdict': "verdict",
    'cli.extract.citations': "Citations",
    'cli.extract.claims': "Claims",
    'cli.extract.description': "Reads citation marks, the reference list and the claims out of a Markdown report, or out of what a provider's API returned, with exact places.",
    'cli.extract.examples': "Examples:\n  loccit extract report.md\n  loccit extract report.md --json",
    'cli.extract.option.format': "form of the output: text, json, csl-json (the references alone), web-annotation or ai-sdk",
    'cli.extract.references': "References",
    'cli.extract.summary': "list citations, references and claims of a report or response",
    'cli.extract.uncited': "Statements without citation",
    'cli.help.arguments': "Arguments:",
    'cli.help.commands': "Commands:",
    'cli.help.epilogue': "Start here:\n  loccit ingest docs/                     read a folder into .loccit\n  loccit ask \"How long is the trial?\"     answer from it, with citations\n  loccit check report.md --sources docs/  check a report against its sources\n  loccit support \"CLAIM\" source.md        compare one claim with its evidence\n\nExit codes: 0 passed, 1 failed or could not be checked, 2 bad usage or input,\n3 a store that is named or needed is not there, or nothing is published in it.",
    'cli.help.operator': "For whoever keeps the store: it sees and changes all of it, whoever may read what.",
    'cli.help.options': "Options:",
    'cli.help.usage': "Usage:",
    'cli.help.usage-command': "[options] {operands}",
    'cli.help.usage-program': "[options] [command]",
    'cli.ingest.deleted': "deleted since last time: {count} ({list})",
    'cli.ingest.description': "Reads Markdown and plain text from folders, files or a manifest, derives the chain of every document and publishes one generation a tenant. A folder that holds sources.json, at whatever depth, is read by it; stores are passed over. What is given becomes the whole live set of its tenant; what is gone becomes a tombstone. With --events, what happened at the source is handed in line by line instead: an answer means that the event is kept, deletes and narrower access lists close at once, and the documents that have no event stay as they are.",
    'cli.ingest.events': "events: {accepted} accepted, {replayed} known already, {stale} overtaken, {refused} refused",
    'cli.ingest.events-progress': "{done} events taken in",
    'cli.ingest.examples': "Examples:\n  loccit ingest docs/\n  loccit ingest --manifest handbook/sources.json --store /srv/handbook\n  connector | loccit ingest --events - --json",
    'cli.ingest.more-refused': "and {count} more refused; --json lists them all",
    'cli.ingest.passed-over': "passed over: {list}",
    'cli.ingest.passed.hidden-chars': "characters in comments and tags",
    'cli.ingest.passed.ignored': "files of other kinds",
    'cli.ingest.passed.stores': "stores",
    'cli.ingest.passed.symbolic-links': "symbolic links",
    'cli.ingest.passed.unpublished': "drafts or archived documents",
    'cli.ingest.progress': "reading {done} of {total} files",
    'cli.ingest.published': "tenant {tenant} published to {store}: documents {documents}, elements {elements}, chunks {chunks}",
    'cli.ingest.served': "tenant {tenant} published to {store}: documents {documents}, chunks {chunks}",
    'cli.ingest.served-unchanged': "tenant {tenant} unchanged in {store}: documents {documents}, chunks {chunks}",
    'cli.ingest.summary': "read sources and publish a generation",
    'cli.ingest.unchanged': "tenant {tenant} unchanged in {store}: documents {documents}, elements {elements}, chunks {chunks}",
    'cli.ingest.waiting': "event {event} waits: {reason} ({code})",
    'cli.ingest.watching': "watching; Ctrl+C ends it",
    'cli.jcs.description': "Reads JSON strictly and prints its canonical bytes and nothing else.",
    'cli.jcs.examples': "Examples:\n  loccit jcs answer.json | sha256sum",
    'cli.jcs.summary': "print the RFC 8785 bytes of a JSON file",
    'cli.key.keyid': "key id",
    'cli.keygen.description': "Makes an Ed25519 key. The private key is encrypted with a passphrase (PKCS#8 with scrypt, which OpenSSL reads) in a file for its owner alone; the public key lies beside it. Printed are the key id, the public key in its forms and an entry for a trust policy, and nothing that is secret. Nothing is overwritten. The passphrase comes from --passphrase-file, from LOCCIT_PASSPHRASE, or is asked for on a terminal. With --from no key is made and nothing is written: the same is printed of a public key that somebody gave you.",
    'cli.keygen.encrypted': "(encrypted with the passphrase, for its owner alone)",
    'cli.keygen.examples': "Examples:\n  loccit keygen -o signer.pem\n  loccit keygen -o ci.pem --passphrase-file secret.txt --tenant acme --json\n  loccit keygen -o test.jwk --format jwk --unencrypted\n  loccit keygen --from signer.pub.pem --expires 90d",
    'cli.keygen.option.at': "beginning of the policy entry (default: now)",
    'cli.keygen.option.audience': "audience in the policy entry (default: nobody in particular)",
    'cli.keygen.option.expires': "end of the policy entry: 90d, 4w, a date or a time (default: 365d)",
    'cli.keygen.option.format': "form of the private key: pem (default), or jwk, which is never encrypted",
    'cli.keygen.option.from': "public key of somebody else: makes no key, and prints of this one what a policy needs",
    'cli.keygen.option.out': "file for the private key; the public key goes to the same name with .pub.pem",
    'cli.keygen.option.purpose': "purpose in the policy entry (default: public-answer)",
    'cli.keygen.option.tenant': "tenant in the policy entry (default: default)",
    'cli.keygen.plain': "(NOT encrypted, for its owner alone)",
    'cli.keygen.policy': "Entry for \"keys\" of a trust policy; look at window, tenants, purposes and audiences before you use it:",
    'cli.keygen.private': "private key",
    'cli.keygen.public': "public key",
    'cli.keygen.summary': "make a signing key",
    'cli.keygen.title': "New Ed25519 key",
    'cli.keygen.title-given': "Ed25519 public key",
    'cli.keygen.unencrypted': "The private key is not encrypted: whoever reads the file, or a copy of it in a backup, signs as its owner. Use it for tests, or on a disk that is encrypted itself.",
    'cli.lineage.broken': "the chain does not hold",
    'cli.lineage.compared.canonical': "id of the record; text derived from the bytes, with canonical_sha256",
    'cli.lineage.compared.chunk': "id of the record; hash of the slice",
    'cli.lineage.compared.element': "id of the record; row in the list, place in the chunk, hash of the slice",
    'cli.lineage.compared.generation': "id of the record; root and count of the entries, the entry among them",
    'cli.lineage.compared.index-entry': "id of the record; retrieval text, with retrieval_sha256",
    'cli.lineage.compared.parse': "id of the record; list of elements, with elements_sha256",
    'cli.lineage.compared.raw': "SHA-256 of the bytes held, with raw_sha256 of the record",
    'cli.lineage.compared.span': "bounds; hash of the slice, with span_sha256; inside element and chunk",
    'cli.lineage.description': "Recomputes every id and hash from the raw bytes to the cited span and shows which links match, do not match, or are not available. Without an address every citation is traced.",
    'cli.lineage.examples': "Examples:\n  loccit lineage answer.json C1.1\n  loccit lineage answer.json C1.1 --rerun\n  loccit lineage answer.json C2.1 --json\n  loccit lineage answer.json --format dot | dot -Tsvg\nForms: text (or tree), json, mermaid, dot, prov (W3C PROV-JSON).",
    'cli.lineage.holds': "the chain holds",
    'cli.lineage.pack-alone': "This was computed from the pack alone, and anybody can make a chain that holds: whether a source is what its address says is for loccit verify to tell, by a seal, or by sources or a store of your own.",
    'cli.lineage.recorded': "Parser, chunker and indexer were recorded, not run; --rerun runs them.",
    'cli.lineage.rerun': "Parser, chunker and indexer were run again where they are tools of this program.",
    'cli.lineage.summary': "print the chain of a citation, recomputed link by link",
    'cli.lineage.unchecked': "the chain could not be checked in full",
    'cli.lineage.undecided': "not decided: {rule}",
    'cli.models.cost': "Cost by the prices given: {cost}.",
    'cli.models.degraded': "A model could not be used ({stage}: {code}): the passages are those found without it.",
    'cli.models.incomplete': "A model could not be reached or refused its calls: claims stay undecided.",
    'cli.models.used': "Models: {calls} calls, {cached} answers from the cache, {input} tokens in, {output} tokens out.",
    'cli.open.chars': "characters {start}-{end}",
    'cli.open.description': "Shows the cited passage with what stands before and after it, for this reader and at this time.",
    'cli.open.examples': "Examples:\n  loccit open answer.json C1\n  loccit open answer.json C1.2 --as oncall",
    'cli.open.line': "line {line}",
    'cli.open.nearest': "The mark names no passage; these share most words with the claim:",
    'cli.open.nothing': "nothing is readable here for this reader",
    'cli.open.summary': "show the cited passage in its place",
    'cli.opinion.cached': "from the cache",
    'cli.opinion.one-key': "{names} signed with one key ({keyid}): one person may be behind these names.",
    'cli.opinion.quote': "relying on “{text}”",
    'cli.opinion.voice': "{name} says: {verdict}",
    'cli.opinion.voices': "{voices}.",
    'cli.option.accept-language': "languages to ask for, as in de, en;q=0.5",
    'cli.option.allow-downgrade': "follow redirects from https to http",
    'cli.option.allow-private': "allow addresses of this machine and of private networks",
    'cli.option.allow-unverifiable': "exit 0 when nothing failed but something could not be checked",
    'cli.option.answer-id': "id of the answer, for repeatable output (ans_ and 32 hex digits)",
    'cli.option.as': "groups of the reader, comma-separated; stands for a principal already authenticated, it authenticates nobody",
    'cli.option.at': "time to judge by: YYYY-MM-DDThh:mm:ssZ or a date (default: now)",
    'cli.option.audience': "whom the answer is for; left out: nobody in particular",
    'cli.option.audit': "audit file: written by ask, read by check",
    'cli.option.audits': "folder of audits: where the cited passages ranked in retrieval",
    'cli.option.baseline': "file with findings that are known: they are shown, and fail nothing",
    'cli.option.bibliography': "sources beside the report that its marks may mean: CSL-JSON, BibTeX or RIS",
    'cli.option.brief': "one line for what passed, details for the rest",
    'cli.option.cases': "answer a file of JSON lines, or - for standard input",
    'cli.option.charset': "declared encoding of the bytes",
    'cli.option.compare': "give the differences between two folders of reports",
    'cli.option.decisions': "signed decisions of people, files or folders, comma-separated; --policy says whose count",
    'cli.option.describe': "give the selectors of the span CHAR_START CHAR_END, in code points",
    'cli.option.events': "file of source events, one a line (urn:loccit:event:1); - is standard input",
    'cli.option.evidence': "the words of the evidence, instead of a file",
    'cli.option.expires': "until when it holds: 12h, 90d, 4w, a date or a time",
    'cli.option.export': "write judged claims and passages as lines to a new file",
    'cli.option.fail-on': "rules, layers or severities (warning, note) whose findings fail the check, notices too (comma-separated)",
    'cli.option.format': "form of the output: text, tree, json, mermaid, dot or prov",
    'cli.option.generator': "who writes the answer: extractive (sentences of the sources) or model (the writer that --models names, checked before it is shown); the writer where one is named",
    'cli.option.help': "show this help",
    'cli.option.html': "page to write that shows and verifies the pack in a browser, offline; of a pack that is there already without -o",
    'cli.option.id-alphabet': "ids in [doc#chunk] marks: kebab (default) or letters (any script)",
    'cli.option.json': "print one JSON document instead of text",
    'cli.option.key': "file with the private key (PEM or JSON Web Key), open to its owner alone",
    'cli.option.lang': "language of messages: en or zh",
    'cli.option.lenient': "read archives of other programs too, by the manifest, and say so",
    'cli.option.level': "raw: bytes as received and text (default); canonical: text alone",
    'cli.option.manifest': "source manifest to read (urn:loccit:sources:1)",
    'cli.option.mark-scope': "how far a mark reaches: its statement (precise, the default), the uncited ones before it in the block (passage), or those that speak of its term (concept)",
    'cli.option.max-bytes': "largest text to read, in bytes, be it a file or in a pack (default: 32 MiB)",
    'cli.option.max-urls': "most addresses to ask for (1000)",
    'cli.option.media-type': "media type: text/plain or text/markdown",
    'cli.option.min-coverage': "least coverage by token overlap (claims with a valid citation / all claims), as n/m or as a percentage",
    'cli.option.mode': "how bounds are read: descriptive, or normative for texts that set rules, where a bound is a value (default: descriptive)",
    'cli.option.models': "ask the models that this file names (`loccit schema models`) about what rules leave open, or for passages that answer; sends them claims and evidence, or question and passages",
    'cli.option.not-found': "the sentence by which the writer says that nothing was found, one a language with | between: these alone need no citation then, instead of the usual ones",
    'cli.option.out': "file to write; nothing is overwritten",
    'cli.option.pack': "pack with what the citations lead to: content, and no anchor by itself",
    'cli.option.pairs': "answer a file of JSON lines, or - for standard input",
    'cli.option.passages': "number of numbered passages the marks refer to",
    'cli.option.passphrase-file': "file with the passphrase of the private key (else LOCCIT_PASSPHRASE, else asked for)",
    'cli.option.pause': "milliseconds between two requests to a host (1000)",
    'cli.option.policy': "trust policy: which keys may sign what, and speak for which sources",
    'cli.option.ports': "ports to allow besides 80 and 443",
    'cli.option.prefix': "what stood before them",
    'cli.option.proof': "put an eddsa-jcs-2022 proof into the answer instead of making a seal",
    'cli.option.purpose': "what the answer may be relied on for, such as public-answer",
    'cli.option.quote': "the words to look for",
    'cli.option.reason': "why, in your words; it is signed and shown",
    'cli.option.refresh': "ask again for what was had before",
    'cli.option.report': "report of a check of this answer, which the seal binds",
    'cli.option.require-models': "end with exit code 3 where a model cannot be reached, instead of leaving claims undecided",
    'cli.option.rerun': "run parser, chunker and indexer again and compare what they make",
    'cli.option.reviewer': "your name as it shall be shown",
    'cli.option.seal': "seals beside the artifact, comma-separated",
    'cli.option.selector': "a selector as JSON, or a fragment",
    'cli.option.sources': "folder or manifest with the cited sources",
    'cli.option.store': "store to use (default: .loccit here or in the nearest parent)",
    'cli.option.suffix': "what stood behind them",
    'cli.option.superscripts': "take raised numbers (¹, <sup>1</sup>, ^1^) for marks",
    'cli.option.tenant': "tenant whose documents are read",
    'cli.option.this-answer': "let the decision hold in this very answer alone",
    'cli.option.timeout': "seconds for one address with its redirects (120)",
    'cli.option.trust-policy': "trust policy: whose decisions count",
    'cli.option.unencrypted': "do not encrypt the private key",
    'cli.option.verbatim': "the claim says that it quotes: it must stand in the evidence word for word",
    'cli.option.verdict': "whether the passage bears the claim: supported, partial, contradicted, unsupported, undecided",
    'cli.option.version': "show the version",
    'cli.option.watch': "publish again whenever the sources have changed and come to rest, one line each; ends on SIGINT or SIGTERM",
    'cli.option.without': "parts to leave out: audit, reader, support (comma-separated)",
    'cli.option.write-baseline': "new file to write all present findings to, as a baseline for later checks",
    'cli.pack.audit': "The audit is in it: it names who asked and what was retrieved. Give it only to those who may see that.",
    'cli.pack.bytes': "{bytes} bytes",
    'cli.pack.cited': "{count} (those cited; of all others nothing went in)",
    'cli.pack.description': "Writes one file with the answer and what its citations lead to: the records of each chain, the text of every cited document and, at level raw, its bytes as received. Of documents that are not cited nothing goes in, and nothing that the reader may not open. --report adds a report of a check made now, --audit the audit that the store keeps, which tells who asked and what was retrieved. Equal input gives equal bytes; nothing is overwritten, and no half of a file is left.",
    'cli.pack.documents': "documents",
    'cli.pack.examples': "Examples:\n  loccit pack answer.json -o answer.pack\n  loccit pack answer.json --sources docs/ --level canonical --report -o answer.pack\n  loccit pack answer.json --audit -o audited.pack\n  loccit pack sealed.pack --html sealed.html",
    'cli.pack.file': "written",
    'cli.pack.level': "level",
    'cli.pack.level.canonical': "canonical: text alone",
    'cli.pack.level.raw': "raw: bytes as received and text",
    'cli.pack.no-audit': "Without an audit: what the answer was made from cannot be checked with it.",
    'cli.pack.option.audit': "put in the audit that the store keeps; it names who asked, and what was retrieved",
    'cli.pack.option.report': "put in the report of a check made now",
    'cli.pack.page': "Page that shows and verifies it in any browser: {file}",
    'cli.pack.page-limit': "The page cannot vouch for itself: whoever receives it should drop it on their own copy of the empty verifier page. Yours lies here:",
    'cli.pack.progress': "Packing: {done} of {total} bytes",
    'cli.pack.report': "A report of a check made now is in it: {outcome}.",
    'cli.pack.summary': "put an answer and its evidence into one file",
    'cli.pack.title': "Packed",
    'cli.pack.unsealed': "Nobody has sealed it yet; `loccit sign` does.",
    'cli.pairs.more': "and {count} more",
    'cli.pairs.refused': "Lines that could not be read: {count}.",
    'cli.pairs.refused-line': "{place}: {what} ({code})",
    'cli.passphrase.again': "The same again:",
    'cli.passphrase.held': "Passphrase of the key (not shown):",
    'cli.passphrase.new': "Passphrase for the new key, at least {least} characters (not shown):",
    'cli.read-as': "read as: {form}",
    'cli.read-as-lost': "not kept or not told: {codes}",
    'cli.reconcile.description': "Reads all of a store and trusts none of it: files or rows that are damaged, missing or left over, records that are not what their ids say, lists that are not those of their digests, deletes, events and audits. Changes nothing. Exit 0 if the store holds, 1 if anything was found, 3 if there is no store.",
    'cli.reconcile.examples': "Examples:\n  loccit reconcile\n  loccit reconcile --store /srv/handbook --json",
    'cli.reconcile.faults': "{store} does not hold: {count} found",
    'cli.reconcile.holds': "{store} holds: nothing was found",
    'cli.reconcile.remedy.audit': "Take the audit from a backup: it cannot be made again.",
    'cli.reconcile.remedy.event': "Hand the event in again with a larger sequence, or publish its document from the source.",
    'cli.reconcile.remedy.file': "Find out who put it there, and remove it.",
    'cli.reconcile.remedy.leftover': "Nothing is to be done: it is never read, and goes with the next write.",
    'cli.reconcile.remedy.reingest': "Run ingest on the same sources: publishing them again writes anew what was harmed.",
    'cli.reconcile.remedy.restore': "Take the store from a backup, or build a new one from the sources.",
    'cli.reconcile.summary': "find every inconsistency between a store and its chains",
    'cli.repair.after': "after: {text}",
    'cli.repair.before': "before: {text}",
    'cli.repair.counts': "{replaced} replaced, {removed} removed, {unverified} unverified",
    'cli.repair.description': "Repairs the citations of an answer or a report that fail a check, writes the result to a new file and says what it changed, claim by claim. A claim that passed is never touched, a repaired citation is counted as repaired and never as valid, and nothing is overwritten. What the reader may not see is neither searched nor named. FILE is an answer (JSON) or a report (Markdown); - is standard input. Of an answer repaired from the store the store keeps an audit, as of one that was asked for. Ends with 1 where a claim is left unverified or the answer is refused.",
    'cli.repair.examples': "Examples:\n  loccit repair answer.json -o repaired.json\n  loccit repair answer.json --policy retrieve -o repaired.json\n  loccit repair report.md --sources docs --policy retrieve -o repaired.md\n  loccit repair a.json b.md --policy retrieve --models models.json -o repaired",
    'cli.repair.failed': "{citation} does not meet: {what} ({rule})",
    'cli.repair.gone': "no longer there",
    'cli.repair.not-written': "Nothing was written.",
    'cli.repair.option.decisions': "signed decisions of people, files or folders, comma-separated; --trust-policy says whose count",
    'cli.repair.option.out': "the new file, which must not exist; of several files the folder for the new ones",
    'cli.repair.option.policy': "what is done about a failed citation: degrade labels its claim as unverified, retrieve searches for the claim first, reject gives nothing out (default: degrade)",
    'cli.repair.refused': "Refused: {count} claims have citations that failed.",
    'cli.repair.removed': "removed",
    'cli.repair.replaced': "replaced",
    'cli.repair.replacing': "now {document}: “{text}” (overlap {ratio}, {verdict})",
    'cli.repair.summary': "mend or label what a check refuses, in a new file",
    'cli.repair.unchanged': "Nothing failed: {file} has the same bytes.",
    'cli.repair.unverified': "unverified",
    'cli.repair.written': "Written: {file}",
    'cli.rules.description': "Prints every rule of the four layers with its severity, or what one rule demands and what to do about it.",
    'cli.rules.examples': "Examples:\n  loccit rules\n  loccit rules provenance/span-hash",
    'cli.rules.planned': "planned",
    'cli.rules.summary': "print the rule table, or one rule",
    'cli.schema.description': "Without a name lists the schemas; with a name prints one; with a file validates it. A file whose name ends in .jsonl, or whose first line is a whole document, is validated line by line. Each fault stands with line, column and JSON Pointer.",
    'cli.schema.examples': "Examples:\n  loccit schema\n  loccit schema answer > answer.schema.json\n  loccit schema answer answer.json\n  loccit schema lineage records.jsonl",
    'cli.schema.invalid': "{file} does not fit the schema {name}: {count} faults",
    'cli.schema.summary': "list or print the JSON Schemas, or validate a file",
    'cli.schema.valid': "{file} fits the schema {name}",
    'cli.schema.valid-lines': "{file} fits the schema {name} on every line: {count} lines",
    'cli.seal.answer': "answer",
    'cli.seal.audience': "audience",
    'cli.seal.expires': "expires",
    'cli.seal.issued': "issued (as the signer says)",
    'cli.seal.pack': "pack",
    'cli.seal.purpose': "purpose",
    'cli.seal.tenant': "tenant",
    'cli.sign.about': "To be sealed: answer {answer}, status: {status}",
    'cli.sign.binds.answer': "the answer",
    'cli.sign.binds.audit': "the audit",
    'cli.sign.binds.pack': "the pack",
    'cli.sign.binds.report': "the report",
    'cli.sign.bound': "binds",
    'cli.sign.description': "Seals an answer (JSON) or a pack with an Ed25519 key: a DSSE envelope with an in-toto statement, beside the answer or in a new pack. A seal says who states the answer, for which purpose, tenant and audience and until when. It does not say that the answer passed a check; --report binds a report of one. Nothing is overwritten. The private key must be open to its owner alone.",
    'cli.sign.examples': "Examples:\n  loccit sign answer.json --key signer.pem --purpose public-answer --expires 90d -o answer.seal.dsse.json\n  loccit sign answer.pack --key signer.pem --purpose public-answer --expires 2027-01-31 -o sealed.pack\n  loccit sign answer.json --key signer.pem --expires 90d --proof -o answer.proof.json",
    'cli.sign.file': "written",
    'cli.sign.no-report': "No report of a check is sealed with it: this says who states the answer, not that it passed one.",
    'cli.sign.option.at': "when it is issued, as the signer says (default: now)",
    'cli.sign.option.audit': "audit of this answer, which the seal binds",
    'cli.sign.option.tenant': "tenant whose documents the answer cites (default: that of the pack, else default)",
    'cli.sign.report': "A report is sealed with it: {outcome}. It is the signer's word; whoever verifies checks again.",
    'cli.sign.summary': "seal an answer or a pack",
    'cli.sign.title.pack': "Sealed in a new pack",
    'cli.sign.title.proof': "Proof put into the answer",
    'cli.sign.title.seal': "Sealed beside the answer",
    'cli.sources.title': "Sources",
    'cli.status.closed': "{document} is closed to everybody until its delete is published",
    'cli.status.description': "Shows every tenant with its generation, documents, chunks and tombstones, the events that are kept and not published with the reason of each, and the documents that are closed because of them. With paths, the sources there are read as ingest would and compared with what is served; nothing is written.",
    'cli.status.drift': "sources: {current} current, {changed} changed, {new} new, {deleted} gone, {unavailable} unreadable",
    'cli.status.drift.changed': "changed since it was published",
    'cli.status.drift.current': "as served",
    'cli.status.drift.deleted': "served, but gone from the sources",
    'cli.status.drift.new': "not published yet",
    'cli.status.drift.unavailable': "cannot be read",
    'cli.status.events': "events: {through} of {last} seen by what is served",
    'cli.status.examples': "Examples:\n  loccit status\n  loccit status docs/ --store /srv/handbook --json",
    'cli.status.more': "and {count} more; --json lists them all",
    'cli.status.narrowed': "until it is published, {document} is open only to those on its new access list",
    'cli.status.no-generation': "nothing published",
    'cli.status.not-tried': "the next ingest publishes it",
    'cli.status.option.tenant': "show this tenant alone",
    'cli.status.pending': "event {event} of {document} waits: {reason}",
    'cli.status.store': "store {store}: tenants {count}",
    'cli.status.summary': "show what a store serves, and what waits",
    'cli.status.tenant': "tenant {tenant}: documents {documents}, chunks {chunks}, tombstones {tombstones}, generations {generations}",
    'cli.stdin': "standard input",
    'cli.store.description': "export writes everything a store keeps into a new folder of plain files that other programs can read: generations, events, audits. import reads such a folder into a new store. What is there already is never written to.",
    'cli.store.examples': "Examples:\n  loccit store export kept                      # the store found from here, as a folder\n  loccit store export kept --store kb/.loccit\n  loccit store import kept --store new/.loccit",
    'cli.store.exported': "exported to {store}: tenants {tenants}, generations {generations}, events {events}, audits {audits}",
    'cli.store.imported': "imported into {store}: tenants {tenants}, generations {generations}, events {events}, audits {audits}",
    'cli.store.option.store': "store to export, or the new one to import into (default: .loccit)",
    'cli.store.progress': "Copying {done} of {total}",
    'cli.store.summary': "write a store as a folder of plain files, or read one back",
    'cli.suite.difference': "{member}: expected {expected}; there is {actual}",
    'cli.suite.evidence': "suite {suite}, corpus {corpus}",
    'cli.suite.failures': "not as expected: {failures}",
    'cli.suite.nothing': "nothing",
    'cli.suite.verdict': "{verdict}: {passed} of {total} cases of {name} passed",
    'cli.summary': "Makes the citations of AI answers checkable by a stranger.",
    'cli.support.agreeing': "Figures that agree (they decide nothing): {pairs}",
    'cli.support.claim': "claim",
    'cli.support.decided-by': "decided by: {rung}",
    'cli.support.description': "Compares a claim with a piece of evidence rung by rung: whole sentences, figures and units, negations, conditions, names. Every finding names the rule, the words on both sides and the values compared. Rules alone say supported of whole sentences only; what none of them may decide is undecided. --pairs answers a file of lines, each with id, claim, evidence and where known before, after, lang, verbatim, mode; lines come back in their order, as JSON. Word overlap is told and decides nothing.",
    'cli.support.evidence': "evidence",
    'cli.support.examples': "Examples:\n  loccit support \"Refunds take one day.\" --evidence \"Refunds take three days.\"\n  loccit support \"Keys are free.\" page.md --json\n  loccit support \"Book at least one day ahead.\" rules.md --mode normative\n  loccit support --pairs pairs.jsonl > verdicts.jsonl\n  loccit support --pairs - < pairs.jsonl | jq -c 'select(.verdict==\"contradicted\")'\nExit code: 0 supported, 1 anything else, 2 bad input; of --pairs 2 if any line is bad, else 0.",
    'cli.support.needs-human': "A person should look at it: those asked do not agree.",
    'cli.support.needs-human-open': "A person should look at it.",
    'cli.support.overlap': "Words in common: {shared} of {total} ({ratio}). A topic check; it decides nothing.",
    'cli.support.same-kind': "Figures of this kind in the evidence: {figures}",
    'cli.support.summary': "say whether evidence bears a claim, and what was compared",
    'cli.usage.bad-languages': "--accept-language is no list of languages",
    'cli.usage.excess-arguments': "there are more arguments than the command takes",
    'cli.usage.missing-argument': "the argument {name} is missing",
    'cli.usage.missing-path': "name a folder, a file or a manifest",
    'cli.usage.missing-value': "the option {name} needs a value",
    'cli.usage.other': "the arguments do not fit the command",
    'cli.usage.unknown-option': "there is no option {name}",
    'cli.verify.asked': "asked for",
    'cli.verify.asked-audience': "audience {audience}",
    'cli.verify.asked-purpose': "purpose {purpose}",
    'cli.verify.asked-tenant': "tenant {tenant}",
    'cli.verify.chain': "Chain",
    'cli.verify.chain-undecided': "nothing that is cited is at hand (--sources, --store, or a pack that holds it)",
    'cli.verify.description': "Verifies a pack, or an answer with seals beside it, offline, and tells four things apart: whether signatures hold, what was signed and whether it is this, whether every citation leads link by link to its bytes, and the four layers of a check. Whom to trust, for what and for which sources, is in the trust policy (--policy), which is yours and never comes with the artifact. Without one signatures are checked with the keys of --key and trust is not judged, which is no pass. Only a store or sources that are named are looked at.",
    'cli.verify.examples': "Examples:\n  loccit verify answer.pack --policy trust.json\n  loccit verify answer.pack --policy trust.json --without audit,reader\n  loccit verify answer.json --seal answer.seal.dsse.json --policy trust.json --sources docs/\n  loccit verify - --policy trust.json --json < answer.pack\nExit codes: 0 everything in scope passed and a seal is trusted, 1 it did not, 2 bad input,\n3 a named store is not there.",
    'cli.verify.follows': "findings that follow from it alone: {count} (--json lists them)",
    'cli.verify.foreign': "The archive is not in the form of a pack and was read by its manifest (--lenient); entries passed over: {count}.",
    'cli.verify.key.expired': "the key has expired; it was trusted until {at}",
    'cli.verify.key.not-yet-valid': "the key is not valid yet; it is trusted from {at} on",
    'cli.verify.key.revoked': "the key was revoked on {at}",
    'cli.verify.layers': "Four layers",
    'cli.verify.link-undecided': "not decided in full: {links}",
    'cli.verify.option.audience': "who you are, where seals are addressed to somebody",
    'cli.verify.option.audit': "audit that lies beside the answer and may be sealed",
    'cli.verify.option.key': "public keys to check signatures with where there is no policy, comma-separated",
    'cli.verify.option.purpose': "what the answer is taken for (default: the only purpose of the policy)",
    'cli.verify.option.report': "report that lies beside the answer and may be sealed",
    'cli.verify.option.store': "store to look at; none unless it is named",
    'cli.verify.option.tenant': "tenant that the answer is taken for (default: the only one of the policy)",
    'cli.verify.packed-report': "A report came in the pack ({verdict}): the word of whoever made it. What follows was checked now.",
    'cli.verify.proof': "proof in the answer",
    'cli.verify.proof-malformed': "it is not in its form",
    'cli.verify.proof-scope': "A proof names no tenant, purpose or audience, and anchors no citation.",
    'cli.verify.reasons': "No pass, because",
    'cli.verify.seal': "seal {name}…",
    'cli.verify.signature': "Signature",
    'cli.verify.statement': "Statement",
    'cli.verify.step.asked': "If that is not what you take the answer for, say so with --tenant, --purpose or --audience; else ask the issuer for a seal that fits.",
    'cli.verify.step.expired': "Ask the issuer to seal it again with a key that is in force, or whoever keeps the policy for a newer one.",
    'cli.verify.step.key-not-trusted': "Ask the issuer to seal it with a key that the policy trusts, or whoever keeps the policy whether it is the newest.",
    'cli.verify.step.key-unknown': "If you know whose key it is, put its entry into the policy: loccit keygen --from FILE prints it.",
    'cli.verify.step.not-yet-valid': "Check the clock of this machine and --at; before that time the policy does not trust the key.",
    'cli.verify.step.other-file': "Find what this seal was made for, or ask the issuer for the seal of this.",
    'cli.verify.step.revoked': "Rely on nothing that it signed, whatever date that bears, and ask the issuer to seal it again with another key.",
    'cli.verify.step.seal-expired': "Ask the issuer for a seal that is in force.",
    'cli.verify.step.source-not-covered': "Not covered: {sources}. If these keys may speak for it, add its address or what it begins with to \"sources\" of the policy; or give the sources that you hold yourself: --sources DIR or --store DIR.",
    'cli.verify.step.threshold-not-met': "Ask for a seal that as many keys of the policy have signed as it needs.",
    'cli.verify.step.unsealed': "Ask whoever made it for the sealed pack, or give the seal with --seal FILE.",
    'cli.verify.summary': "verify seals, chain and layers of a pack or an answer",
    'cli.verify.tenant-differs': "the pack holds documents of tenant {held}, you asked for {asked}: none of them was looked at (--tenant {held} takes the answer for that tenant)",
    'cli.verify.threshold': "trusted keys: {trusted}, needed: {threshold}",
    'cli.verify.title': "Verification of {name}: {outcome}",
    'cli.verify.trust': "Trust in the keys",
    'cli.verify.unchecked.audit': "it binds an audit that is not at hand",
    'cli.verify.unchecked.pack': "it was made over a pack that is not at hand, and so anchors no citation",
    'cli.verify.unchecked.report': "it binds a report that is not at hand",
    'cli.with-code': "{what} ({code})",
    'conflict.next-step': "Ask the owners of both sources which of them holds; until then neither figure should be relied on.",
    'count.citations_resolved': "citations whose source was found",
    'count.claims_cited': "claims with a citation",
    'count.claims_supported': "claims supported",
    'count.provenance': "provenance passed",
    'count.repaired': "repaired",
    'count.structure': "structure passed",
    'count.support': "support passed",
    'count.verifiability': "verifiability passed",
    'decision.applied': "it decides.",
    'decision.change.added': "new among the passages, from {document}: “{text}”",
    'decision.change.gone': "a passage of {document} is no longer among those that stand behind the citation",
    'decision.change.moved': "{document} has changed; the passage still reads the same: “{text}”",
    'decision.change.words': "{document} now reads otherwise: “{text}”",
    'decision.claim-changed': "the claim has changed since, so it does not apply.",
    'decision.disagrees': "other people whom the policy trusts say otherwise, so none decides.",
    'decision.evidence-changed': "the cited passage has changed since, so it does not apply.",
    'decision.malformed': "it cannot be read as a decision, so it decides nothing.",
    'decision.no-policy': "no policy says whose decisions count (--policy), so it decides nothing.",
    'decision.other-answer': "it is about nothing in this answer.",
    'decision.other-tenant': "it was given for another tenant, so it decides nothing here.",
    'decision.unsigned': "it is not signed, so it decides nothing.",
    'decision.untrusted': "the policy does not trust its signature with decisions, so it decides nothing.",
    'demand.provenance.access-denied': "The reader was allowed to read the source when the answer was made.",
    'demand.provenance.answer-digest': "The audit was written for this answer.",
    'demand.provenance.audit-mismatch': "The audit agrees with itself and with the store.",
    'demand.provenance.audit-missing': "There is an audit for this answer.",
    'demand.provenance.canonical-hash': "The canonical text hashes to canonical_sha256.",
    'demand.provenance.canonical-id': "The canonical revision has the id that its record gives.",
    'demand.provenance.chain-broken': "Each level names the id of the level below.",
    'demand.provenance.chunk-id': "The chunk has the id that its record gives.",
    'demand.provenance.coordinate-space': "The coordinate space is the one of the record.",
    'demand.provenance.element-id': "The element has the id that its record gives.",
    'demand.provenance.element-not-in-chunk': "The element is one of the chunk.",
    'demand.provenance.element-not-in-parse': "The element stands in its parse revision.",
    'demand.provenance.entry-id': "The index entry has the id that its record gives.",
    'demand.provenance.entry-not-in-generation': "The entry belongs to the generation that answered.",
    'demand.provenance.no-anchor': "There is something to compare with that did not come with the artifact.",
    'demand.provenance.not-in-effect': "The source was in effect when the answer was made.",
    'demand.provenance.not-selected': "The cited entry was selected for this answer.",
    'demand.provenance.parse-id': "The parse revision has the id that its record gives.",
    'demand.provenance.quote-mismatch': "The quote equals the slice and its neighbours.",
    'demand.provenance.raw-hash': "The raw bytes hash to raw_sha256.",
    'demand.provenance.raw-to-canonical': "The canonical text follows from the raw bytes.",
    'demand.provenance.span-bounds': "The span lies inside the canonical text.",
    'demand.provenance.span-hash': "The slice hashes to span_sha256.",
    'demand.provenance.span-outside-chunk': "The span lies inside the chunk.",
    'demand.provenance.span-outside-element': "The span lies inside the element and is content.",
    'demand.provenance.span-splits-grapheme': "The span does not cut a visible character.",
    'demand.provenance.superseded': "The revision was live when the answer was made.",
    'demand.provenance.tombstoned': "The document was live when the answer was made.",
    'demand.provenance.unknown-source': "The cited source is known here.",
    'demand.provenance.wrong-generation': "The generation is the one that the audit names.",
    'demand.provenance.wrong-tenant': "The source belongs to the tenant of the answer.",
    'demand.structure.annotation-misplaced': "A citation of a response stands in the answer where the response says.",
    'demand.structure.answer-not-rendered': "The answer is the rendering of its claims.",
    'demand.structure.duplicate-citation': "A claim cites the same span once.",
    'demand.structure.duplicate-id': "An id occurs once.",
    'demand.structure.entry-duplicated': "A source has one entry.",
    'demand.structure.entry-unused': "An entry is used by a mark.",
    'demand.structure.figure-missing': "A figure, table or section that is named is there.",
    'demand.structure.hidden-character': "Texts and ids hold no hidden characters.",
    'demand.structure.malformed-json': "The artifact is strict JSON.",
    'demand.structure.mark-without-entry': "A mark has an entry or a source.",
    'demand.structure.missing-citation': "A fact or an inference has a citation.",
    'demand.structure.mixed-mark-style': "A report keeps to one style of marks.",
    'demand.structure.numbering-gap': "Numbers of entries have no gap.",
    'demand.structure.schema-mismatch': "The artifact conforms to the schema it names.",
    'demand.structure.source-version-mismatch': "source_version is the one in the record.",
    'demand.structure.span-order': "A span begins before it ends, and spans ascend.",
    'demand.structure.statement-differs': "The visible statement says what the claim says.",
    'demand.structure.statement-uncovered': "Every statement of the answer belongs to a claim.",
    'demand.structure.status-shape': "Claims, conflicts and reason fit the status.",
    'demand.structure.text-not-canonical': "Texts are canonical: LF and NFC.",
    'demand.structure.unknown-reference': "A reference names something in the artifact.",
    'demand.support.compound-claim': "A claim states one thing.",
    'demand.support.condition-dropped': "Conditions of the evidence are kept.",
    'demand.support.conflict-hidden': "Sources that disagree are shown as a conflict.",
    'demand.support.context-reverses': "What stands around the span does not reverse it.",
    'demand.support.contradicted': "The evidence does not state the opposite.",
    'demand.support.date-mismatch': "Dates agree with the evidence.",
    'demand.support.entity-absent': "Names in the claim stand in the evidence.",
    'demand.support.identifier-absent': "Identifiers in the claim stand in the evidence.",
    'demand.support.judge-error': "The model or person asked to judge gives a verdict that can be read.",
    'demand.support.kind-mislabelled': "A claim is labelled as what it is.",
    'demand.support.low-overlap': "Claim and evidence share enough words.",
    'demand.support.misattributed': "The claim cites the source that says so.",
    'demand.support.modality-strengthened': "The claim is no surer than the evidence.",
    'demand.support.negation-mismatch': "Negations agree with the evidence.",
    'demand.support.not-extractive': "A verbatim claim equals its spans; words in quotation marks stand in them.",
    'demand.support.number-absent': "Numbers of the claim stand in the evidence.",
    'demand.support.number-mismatch': "Numbers agree with the evidence.",
    'demand.support.off-topic': "The evidence is about what the claim is about.",
    'demand.support.partly-supported': "The evidence bears the whole claim.",
    'demand.support.range-mismatch': "Ranges agree with the evidence.",
    'demand.support.redundant-citation': "Each citation adds something.",
    'demand.support.scope-widened': "The claim reaches no further than the evidence.",
    'demand.support.span-fragment': "The cited span is a statement of its own.",
    'demand.support.undecided': "It is settled whether the evidence says what the claim says.",
    'demand.support.unit-mismatch': "Units agree with the evidence.",
    'demand.support.unlabelled-inference': "An inference is labelled.",
    'demand.support.unsupported': "The evidence bears the claim.",
    'demand.verifiability.cannot-open': "The reader can open the source.",
    'demand.verifiability.drifted': "The passage still stands as cited.",
    'demand.verifiability.hidden-character': "The cited text holds no hidden characters.",
    'demand.verifiability.link-text-mismatch': "The text of a link fits its target.",
    'demand.verifiability.mixed-script': "A word keeps to one script.",
    'demand.verifiability.not-available-now': "The reader may read the source now.",
    'demand.verifiability.quote-ambiguous': "The quote occurs once.",
    'demand.verifiability.seal-expired': "The seal is in force.",
    'demand.verifiability.title-mismatch': "The title shown is the one of the source.",
    'demand.verifiability.title-missing': "The title is shown.",
    'demand.verifiability.unsafe-uri': "The address is safe to follow.",
    'demand.verifiability.version-missing': "The version of the source is shown.",
    'demand.verifiability.withheld': "What is withheld is said to be withheld.",
    'demand.verifiability.wrong-place': "The source opens at the cited place.",
    'distrust.expired': "the key has expired",
    'distrust.missing-audience': "the statement names no audience, and the key may sign only for those that are named",
    'distrust.missing-purpose': "the statement names no purpose",
    'distrust.missing-tenant': "the statement names no tenant",
    'distrust.not-yet-valid': "the key is not valid yet",
    'distrust.revoked': "the key was revoked",
    'distrust.unknown-key': "the policy does not list this key",
    'distrust.wrong-audience': "the key may not sign for this audience",
    'distrust.wrong-purpose': "the key may not sign for this purpose",
    'distrust.wrong-tenant': "the key may not sign for this tenant",
    'drift.ambiguous': "Now the passage stands elsewhere more than once: {places}.",
    'drift.changed': "Now the passage stands nowhere in the source.",
    'drift.current': "Now the cited revision is served.",
    'drift.deleted': "Now the document is removed.",
    'drift.moved': "Now the passage stands elsewhere: {places}.",
    'drift.unavailable': "Now the document is not served to this reader.",
    'drift.unchanged': "Now another revision is served, and the passage stands there as cited.",
    'error-kind.conditions': "conditions, scope, certainty",
    'error-kind.conflicts': "conflicts not told",
    'error-kind.figures': "figures, units, dates",
    'error-kind.labels': "advice or inference not labelled",
    'error-kind.names': "names and identifiers",
    'error-kind.not-borne': "not borne by the passage",
    'error-kind.opposite': "the opposite of the source",
    'error-kind.quotes': "quotes and fragments",
    'error-kind.uncited': "nothing cited",
    'error-kind.wrong-source': "wrong or unknown source",
    'error.address-not-secure': "Texts and key would go to the model over the network in the clear.",
    'error.address-unreadable': "The address of a model is none that can be called.",
    'error.address-with-credentials': "A name or a password stands in the address of a model.",
    'error.answer-malformed': "An answer of these claims would fail the first layer of a check.",
    'error.audit-exists': "An audit with this nonce is already stored.",
    'error.audit-malformed': "The audit could not be read.",
    'error.bad-answer-id': "This is no answer id.",
    'error.bad-case': "The member {member} of the case is missing or has another form.",
    'error.bad-choice': "The option {option} takes: {choices}.",
    'error.bad-duration': "The end must be a time after the beginning, or a duration.",
    'error.bad-key': "The bytes are not an Ed25519 key.",
    'error.bad-number': "The option {option} takes a whole number from 1.",
    'error.bad-pair': "The member {member} of the pair is missing or has another form.",
    'error.bad-position': "The option {option} takes places in code points from 0.",
    'error.bad-question': "A question has 1 to {limit} characters of well-formed text.",
    'error.bad-rate': "The option {option} takes a share such as 4/5 or 80%.",
    'error.bad-signature': "What the signer returned is not a signature of its key.",
    'error.bad-time': "The option --at takes a time such as 2026-11-30T09:00:00Z, or a date.",
    'error.bad-usage': "The command line could not be understood: {problem}.",
    'error.bibliography-key-twice': "Two different entries of the bibliography have the same key.",
    'error.bibliography-syntax': "The bibliography cannot be read from this place on.",
    'error.bom-conflict': "The byte order mark names another encoding than the one declared.",
    'error.build-incoherent': "The build does not agree with itself and was not published.",
    'error.byte-order-mark': "JSON must not begin with a byte order mark.",
    'error.cache-unwritable': "Answers of models cannot be kept in this folder: nothing can be written there.",
    'error.charset-unsupported': "The declared encoding is not supported.",
    'error.classifier-runtime-missing': "{package} is not installed beside the file that names the model, nor here.",
    'error.collection-busy': "Another run is writing into the folder.",
    'error.compressed': "An entry of the archive is compressed; packs store every entry as it is.",
    'error.content-missing': "The event has no content, and the document has none yet.",
    'error.content-needs-folder': "Content that is a path needs a file of events to be relative to; standard input has no folder.",
    'error.control-character': "A control character stands unescaped in a string.",
    'error.cycle': "The value contains itself.",
    'error.damaged-entry': "The checksum of an entry is not that of its bytes: the file was damaged, or somebody changed it.",
    'error.damaged-key': "The key file is damaged.",
    'error.document-id': "This cannot be a document id.",
    'error.duplicate-document': "Two sources have the same document id.",
    'error.duplicate-entry': "An entry occurs twice in a list of distinct entries.",
    'error.duplicate-key': "The policy lists a key twice.",
    'error.duplicate-name': "A member name occurs twice in one object.",
    'error.duplicate-path': "Two documents name the same file.",
    'error.duplicate-subject': "Two subjects of the statement have the same name.",
    'error.empty-input': "The input is empty.",
    'error.empty-string': "The text must not be empty.",
    'error.encrypted': "An entry of the archive is encrypted; nobody but its reader could check it.",
    'error.encrypted-key': "The private key is encrypted.",
    'error.entry-unknown': "The generation has no such index entry.",
    'error.event-conflict': "The event_id is taken by another event of this tenant.",
    'error.event-malformed': "What was given is no source event.",
    'error.event-schema': "The event does not conform to its schema.",
    'error.evidence-missing': "A citation leads to a record or text that the pack does not hold.",
    'error.evidence-unavailable': "What the answer cites is not at hand for this reader.",
    'error.evidence-unused': "The pack holds a record or text that no citation leads to.",
    'error.exposed-file': "Others than its owner may open the file, and it holds a private key or its passphrase.",
    'error.file-not-found': "The file does not exist.",
    'error.forbidden-name': "This member name is not accepted.",
    'error.fragment-check-failed': "The fragment was made for another state of the text.",
    'error.fragment-invalid': "The fragment cannot be read, or stands for no stretch of text.",
    'error.generation-superseded': "Another generation was published in the meantime.",
    'error.ill-formed-text': "The bytes are not well-formed text in the encoding that was declared, or in UTF-8 where none was.",
    'error.ill-formed-utf8': "The JSON is not well-formed UTF-8.",
    'error.invalid-escape': "This escape does not exist in JSON.",
    'error.invalid-literal': "This is not true, false or null.",
    'error.invalid-number': "This is not a JSON number.",
    'error.is-a-directory': "This is a folder; a file is needed.",
    'error.is-a-key': "The file is a key.",
    'error.is-a-manifest': "The file is a manifest of sources.",
    'error.is-a-policy': "The file is a trust policy.",
    'error.is-a-report': "The file is the report of a check.",
    'error.is-a-seal': "The file is a seal.",
    'error.is-an-audit': "The file is an audit.",
    'error.jwk-not-encrypted': "A JSON Web Key is not encrypted here.",
    'error.key-mismatch': "The two halves of the key do not belong together.",
    'error.key-missing': "The endpoint takes no calls without a key.",
    'error.keyid-mismatch': "A key id is not the thumbprint of the key beside it.",
    'error.level-mismatch': "The pack holds other evidence than its level says.",
    'error.level-reserved': "The evidence level `spans` is reserved for a later version.",
    'error.lone-surrogate': "The text holds half of a surrogate pair.",
    'error.malformed-answer': "The answer is no artifact of its schema.",
    'error.malformed-audit': "The audit is not in its schema.",
    'error.malformed-json': "The document is not strict JSON.",
    'error.malformed-manifest': "The manifest of the pack is not in its schema or not in canonical form.",
    'error.malformed-records': "A line of records.jsonl is no lineage record in canonical form, or is out of order.",
    'error.malformed-report': "The report is not in its schema.",
    'error.malformed-seal': "The seal is no envelope of the known form.",
    'error.manifest-malformed': "The manifest could not be read.",
    'error.manifest-schema': "The manifest does not conform to its schema.",
    'error.media-type-unknown': "The media type is not one that can be read.",
    'error.media-type-unsupported': "This media type cannot be read here.",
    'error.missing-entry': "The manifest lists an entry that the pack does not hold, or the pack lacks its manifest or answer.",
    'error.missing-member': "A member is missing.",
    'error.model-file-unreadable': "The model's {part} cannot be used.",
    'error.model-input-unknown': "The model asks for an input, {part}, that a pair of texts does not give.",
    'error.model-labels-missing': "The model's config.json does not say which output is entailment, neutral and contradiction.",
    'error.models-unavailable': "A model could not be reached or refused its calls.",
    'error.name-too-long': "The name of the file, or its path, is longer than the file system allows.",
    'error.no-audit': "No audit of this answer is at hand.",
    'error.no-generation': "Nothing is published for this tenant.",
    'error.no-reports': "The folder holds no report.",
    'error.no-store': "There is no store here.",
    'error.no-such-citation': "The artifact has no citation at this address.",
    'error.no-such-folder': "The folder for the output does not exist.",
    'error.not-a-baseline': "The file is no baseline.",
    'error.not-a-bibliography': "This is no bibliography in CSL-JSON, BibTeX or RIS.",
    'error.not-a-collection': "The folder holds something else than a collection.",
    'error.not-a-directory': "This is a file; a folder is needed.",
    'error.not-a-file': "This is a pipe or a device; a file is needed.",
    'error.not-a-record': "The value is not a lineage record.",
    'error.not-a-report': "This is JSON, not a report in Markdown or plain text.",
    'error.not-a-store': "The folder is not a store.",
    'error.not-a-zip': "The file is not a ZIP archive, or it is cut short.",
    'error.not-an-answer': "The file is not an answer artifact.",
    'error.not-base64': "A value is not base64 in one alphabet with right padding.",
    'error.not-canonical-form': "The bytes differ from those that a writer of packs makes of this content.",
    'error.not-did-key': "The name of the key is not a did:key.",
    'error.not-finite': "The number is not finite.",
    'error.not-json': "The value has no form in JSON.",
    'error.not-nfc': "The text is not in normalisation form NFC.",
    'error.not-normalized': "The text is not in normalisation form NFC.",
    'error.not-of-answer': "An audit, report or seal is of another answer.",
    'error.not-of-pack': "The seal is of another pack.",
    'error.not-pem': "The text is not one PEM block.",
    'error.not-plain': "The value is not a plain object or array.",
    'error.not-repairable': "A file of this kind cannot be repaired: it is the record of what somebody returned or sealed.",
    'error.nothing-to-decide': "There is nothing to decide on at {address}: the text of what is cited there is not at hand, or its bytes are disproved.",
    'error.nothing-to-ingest': "There is nothing to ingest here.",
    'error.nul-character': "The text holds U+0000.",
    'error.null-not-allowed': "The member must not be null.",
    'error.number-overflow': "The number is too large to be represented.",
    'error.option-needed': "Needed here: {option}.",
    'error.option-twice': "The same is given twice here: {option}.",
    'error.option-unfit': "The option {option} has no place here.",
    'error.output-exists': "The output exists already.",
    'error.output-to-stream': "What is written goes into a file, and `-` names none.",
    'error.overlapping-entries': "Entries of the archive overlap.",
    'error.page-without-pack': "The page carries no pack.",
    'error.passphrase-differs': "The two passphrases differ.",
    'error.passphrase-needed': "A passphrase is needed, and there is no terminal to ask for it.",
    'error.passphrase-short': "The passphrase is shorter than {least} characters.",
    'error.path-outside': "The path leaves its folder, or is none that every system reads alike.",
    'error.piece-ambiguous': "A piece of the splitter fits in more than one place.",
    'error.piece-empty': "A piece of the splitter is empty.",
    'error.piece-not-found': "A piece of the splitter does not stand in the canonical text.",
    'error.piece-out-of-order': "A piece of the splitter stands only before or inside the pieces that were given before it.",
    'error.position-inside-character': "The position lies inside a character.",
    'error.position-out-of-range': "The position lies outside the text.",
    'error.previous-incomplete': "The previous generation lacks what the next one is built from.",
    'error.private-key': "A private key stands where a public key belongs.",
    'error.public-key': "This is the public key; signing needs the private one.",
    'error.quote-ambiguous': "The words stand in the chunk more than once.",
    'error.quote-empty': "The quote holds nothing but white space.",
    'error.quote-not-found': "The words do not stand in the chunk.",
    'error.report-not-utf8': "A report is repaired in UTF-8 alone, and this one is in another encoding.",
    'error.response-ambiguous': "The response has the members of two forms.",
    'error.response-member-malformed': "A member of the response is of another kind than its form says.",
    'error.response-member-missing': "The response lacks a member that its form requires.",
    'error.response-text-malformed': "A text of the response holds U+0000 or half of a surrogate pair.",
    'error.response-too-large': "A text or a list of the response is larger than is read.",
    'error.response-unknown': "The JSON is no response whose form is known.",
    'error.schema-without-validator': "This schema describes no document: it holds what the others share.",
    'error.scrypt-limits': "The key file asks for more memory or work than is allowed.",
    'error.seal-needs-answer': "A proof goes into an answer, not into a pack.",
    'error.selector-invalid': "The selector does not have its form at {member}.",
    'error.selector-unsupported': "A selector of this kind is not read here ({member}).",
    'error.sequence-conflict': "The document is at this very sequence already, by another event or by what is published.",
    'error.several-revisions': "The answer cites more than one revision of a document.",
    'error.several-tenants': "The records belong to more than one tenant.",
    'error.small-order-key': "The key has small order: signatures of it hold over messages that nobody signed.",
    'error.source-uri': "This cannot be the address of a source.",
    'error.source-version': "This cannot be a source version.",
    'error.sources-refused': "A source of the suite cannot be read.",
    'error.span-bounds': "The span is empty or does not lie in the text.",
    'error.span-outside-chunk': "The span does not lie in the chunk of the entry.",
    'error.span-outside-element': "The span does not lie in one element.",
    'error.sparse-array': "The array has holes.",
    'error.store-damaged': "The store is damaged: a file is missing or was changed.",
    'error.store-locked': "Another process is publishing to this store.",
    'error.store-version': "The store was written in a form that this version does not read.",
    'error.symlink-loop': "The symbolic link leads back to itself.",
    'error.tenant-mismatch': "The documents belong to different tenants.",
    'error.tenant-needed': "The store holds several tenants.",
    'error.threshold-unreachable': "The threshold is more than there are keys.",
    'error.time-out-of-range': "The time lies outside the years 0000 to 9999.",
    'error.title': "This cannot be a title.",
    'error.too-deep': "The JSON is nested too deeply.",
    'error.too-large': "The input is larger than the limit of {limit} bytes.",
    'error.too-many': "There are more items than the limit of {limit}.",
    'error.too-many-elements': "The text has more headings, paragraphs and rows, or more lines, than the limit of {limit}.",
    'error.too-many-values': "The JSON holds too many values.",
    'error.trailing-content': "There is something after the end of the JSON value.",
    'error.unexpected': "Something went wrong that this program did not foresee.",
    'error.unexpected-character': "There is a character here that JSON does not allow.",
    'error.unexpected-end': "The JSON ends too early.",
    'error.unexpected-form': "The document has a member that is missing, unknown or of another form.",
    'error.unknown-command': "There is no such command.",
    'error.unknown-json': "The file is JSON, and neither an answer nor a response in a form that is known: {forms}.",
    'error.unknown-key-form': "The text is no key in a form that is read here.",
    'error.unknown-member': "A member is not known.",
    'error.unknown-path': "The archive has an entry that no pack may have.",
    'error.unknown-rule': "There is no such rule.",
    'error.unknown-schema': "There is no such schema.",
    'error.unknown-type': "There is no identity of this type.",
    'error.unlisted-entry': "The pack holds an entry that its manifest does not list.",
    'error.unlisted-key': "A source names a key that the policy does not list.",
    'error.unreadable': "The file could not be read.",
    'error.unreadable-name': "The name of {option} has characters that nobody sees, blanks at its ends, or more than {limit} characters.",
    'error.unsafe-integer': "The integer is too large to be exact.",
    'error.unsafe-path': "The path of an entry is not a plain relative ASCII path.",
    'error.unwritable': "The file could not be written.",
    'error.window-empty': "The document would never be in effect: it ends before it begins.",
    'error.window-reversed': "The validity of a key ends before it begins.",
    'error.wrong-algorithm': "The key or its encryption is of a kind that is not used here.",
    'error.wrong-form': "The member is not of the form asked for.",
    'error.wrong-hash': "An entry does not have the SHA-256 that the manifest gives: the pack was damaged, or somebody changed it.",
    'error.wrong-name': "The path of an entry names another digest than its bytes have.",
    'error.wrong-passphrase': "The passphrase is wrong, or the file is damaged.",
    'error.wrong-size': "An entry does not have the size that the manifest gives.",
    'error.wrong-tenant': "The evidence belongs to another tenant.",
    'error.wrong-type': "The member is of another type.",
    'error.zip64': "The archive uses ZIP64, which packs never do.",
    'error.zone-unknown': "The time zone of the manifest is not known.",
    'finding.unverifiable': "Could not be checked, because {missing}. Required: {demand}",
    'input-form.ai-sdk': "a message or result of the AI SDK",
    'input-form.anthropic-message': "a message of Anthropic's Messages API",
    'input-form.azure-chat': "a response of Azure OpenAI on your data (experimental)",
    'input-form.bedrock-response': "a response of Amazon Bedrock",
    'input-form.cohere-chat': "a response of Cohere's Chat API",
    'input-form.gemini-response': "a grounded response of the Gemini API",
    'input-form.haystack-answer': "an answer of Haystack (experimental)",
    'input-form.langchain-message': "a message of LangChain (experimental)",
    'input-form.llama-index-response': "a response of LlamaIndex (experimental)",
    'input-form.markdown': "a report in Markdown",
    'input-form.openai-response': "a response of OpenAI's API",
    'input-form.perplexity-response': "a response of the Perplexity API (experimental)",
    'input-form.vertex-grounding': "a result of Vertex AI check grounding (experimental)",
    'input-form.web-annotation': "W3C Web Annotations",
    'kind.absence': "Not found: ",
    'kind.advice': "Advice: ",
    'kind.inference': "Inference: ",
    'kind.opinion': "Opinion: ",
    'layer.provenance': "Provenance",
    'layer.structure': "Structure",
    'layer.support': "Support",
    'layer.verifiability': "Verifiability",
    'level.canonical': "canonical",
    'level.chunk': "chunk",
    'level.element': "element",
    'level.generation': "generation",
    'level.index-entry': "index entry",
    'level.parse': "parse",
    'level.raw': "raw bytes",
    'level.span': "span",
    'limits.extractor': "that an extractor showed what the page shows, unless it was run again",
    'limits.heading': "What a pass does not prove",
    'limits.nothing-better': "that nothing better was left out",
    'limits.parser': "that parser and chunker were honest",
    'limits.seal-clock': "that the clock of this machine is right, by which keys and seals were judged",
    'limits.seal-omitted': "that no other answer was given, or withheld",
    'limits.seal-policy': "that the trust policy is the newest one, with every stolen key revoked",
    'limits.seal-right': "that what a trusted key sealed is true: a seal says who states it",
    'limits.selection': "that the selection was the one used, without a sealed audit",
    'limits.short-secret': "that short text which is not shown stays secret",
    'limits.source-right': "that the source is right or complete, or was published by whom its address names",
    'limits.still-current': "that the answer is still current, unless that was asked now",
    'link.matched': "matched",
    'link.mismatched': "mismatched",
    'link.not-available': "not available",
    'link.rerun.matched': "run again",
    'link.rerun.mismatched': "run again: something else came out",
    'link.rerun.not-available': "could not be run again",
    'lost.answer-cut-off': "that the answer was cut off",
    'lost.answer-refused': "that the model refused",
    'lost.answer-span-differs': "places in the answer that do not hold the words that they name",
    'lost.answer-span-unchecked': "places in the answer that could not be held against its words",
    'lost.citation-without-source': "citations without a source",
    'lost.source-span-differs': "places in the source that do not hold the words that are cited",
    'measure.below-overlap': "below the overlap threshold / citations",
    'measure.citation-abstained': "undecided / citations judged",
    'measure.citation-correctness': "correctness of citations: bear their claim / decided",
    'measure.citation-coverage': "coverage of citations: claims cited / claims that need it",
    'measure.fabricated': "fabricated: citations without a block / citations",
    'measure.grade-a': "grade A / judged by a judge",
    'measure.highly-relevant': "highly relevant / obtainable",
    'measure.obtainable': "obtainable / valid",
    'measure.overlap-coverage': "coverage by word overlap: claims with a valid citation / claims",
    'measure.valid': "valid / all citations",
    'missing.anchor': "nothing independent is at hand",
    'missing.audit': "the audit is not at hand",
    'missing.extractor': "no extractor for it is at hand",
    'missing.generation': "the generation is not at hand",
    'missing.judge': "no verdict of a model or a person that counts is at hand",
    'missing.model': "no model was at hand",
    'missing.policy': "no trust policy was given",
    'missing.raw': "the raw bytes are not at hand",
    'missing.reader': "no reader was named",
    'missing.record': "the record is not at hand",
    'missing.seal': "no seal is at hand",
    'missing.separator': " and ",
    'missing.source': "the source is not at hand",
    'missing.store': "no store was given",
    'missing.text': "the canonical text is not at hand",
    'missing.time': "no time was given",
    'missing.trust': "no seal at hand is trusted for this source",
    'missing.unicode': "the Unicode versions differ",
    'outcome.fail': "fail",
    'outcome.inapplicable': "inapplicable",
    'outcome.notice': "notice",
    'outcome.pass': "pass",
    'outcome.skipped': "skipped",
    'outcome.unverifiable': "unverifiable",
    'overlap.block-does-not-support': "block does not support",
    'overlap.block-missing': "block missing",
    'overlap.coverage': "coverage",
    'overlap.heading': "Token overlap: a topic check, necessary, not sufficient",
    'overlap.repaired': "repaired",
    'overlap.valid': "valid",
    'page.anchor.raw': "raw bytes",
    'page.anchor.seal': "a trusted seal",
    'page.anchor.sources': "sources",
    'page.anchor.store': "a store",
    'page.back': "Back to the text",
    'page.badge': "{claim}: {word}. Show what was found",
    'page.colour.bad': "wrong or distorted",
    'page.colour.good': "faithful",
    'page.colour.open': "not verified, or source not found",
    'page.colour.partly': "relevant, with reservations",
    'page.colour.uncited': "without citation",
    'page.colours': "Statements by colour",
    'page.file': "File",
    'page.found': "What was found",
    'page.hidden': "a character that nobody sees, made visible here",
    'page.hint': "Choose a statement, its mark or its sign to see its citations, what was found on them and the passages.",
    'page.image': "[image: {alt}]",
    'page.index': "Files",
    'page.layers': "The four layers",
    'page.not-in-text': "This statement is not shown as text of the report.",
    'page.not-read': "not read",
    'page.notes': "Notes",
    'page.notices': "Known findings and notices",
    'page.other-passages': "Other passages of this source that were looked at ({count})",
    'page.passages': "Passages ({count})",
    'page.report': "The report",
    'page.scope.anchors': "checked against: {anchors}",
    'page.scope.at': "as of {at}",
    'page.scope.marks': "reach of a mark: {scope}",
    'page.scope.reader': "reader of tenant {tenant}, groups {groups}",
    'page.skip': "Skip to the report",
    'page.title': "Check of citations",
    'page.verdict': "Verdict",
    'page.word.open': "not verified",
    'page.word.provenance': "not from the source",
    'page.word.reserved': "with reservations",
    'page.word.structure': "form wrong",
    'page.word.unobtainable': "source not found",
    'page.word.verifiability': "cannot be opened",
    'prompt.conditions': "State every condition, exception and scope of the passage with the claim, and be no surer than the passage.",
    'prompt.conflicts': "Where passages disagree, say so and cite both; do not choose one.",
    'prompt.figures': "Copy every number with its unit, bound and date from the cited passage; do not convert, round or infer figures.",
    'prompt.labels': "Label advice as advice and conclusions of your own as inference.",
    'prompt.names': "Use only names, codes and identifiers that stand in the cited passage, spelt as there.",
    'prompt.not-borne': "Write one claim a sentence and only what the cited passage says; leave out what no passage says.",
    'prompt.opposite': "Before citing, check that the passage affirms what you write, including every not, no and never.",
    'prompt.quotes': "Quote whole sentences word for word, with what restricts them; do not join words that stand apart.",
    'prompt.uncited': "End every statement of fact with the mark of its passage; if there is none, say that no source was found.",
    'prompt.wrong-source': "Cite the passage in which the statement stands, by the mark it was given with; never cite a source that was not provided.",
    'rate.none': "n/a",
    'reason.draft-not-checked': "The draft could not be checked and is not shown.",
    'reason.index-unavailable': "The index could not be read.",
    'reason.live-data-needed': "The question asks for the present state, which only a tool can give.",
    'reason.no-matching-evidence': "No passage was found that answers the question.",
    'reason.part-without-evidence': "No evidence was found for part of the question.",
    'reason.question-needs-detail': "The question leaves open what the answer depends on.",
    'reason.question-without-terms': "The question holds no word to search for.",
    'reason.request-not-permitted': "Questions of this kind are not answered here.",
    'reason.retrieval-unavailable': "Retrieval was not available.",
    'reason.tool-unavailable': "The tool was not available.",
    'reason.writer-unavailable': "The service that writes answers was not available.",
    'reconcile.acl-digest': "The access list is not the one that was committed to.",
    'reconcile.audit-damaged': "An audit cannot be read, or is of another answer.",
    'reconcile.audit-unknown-entry': "An audit names an entry that its generation does not have.",
    'reconcile.audit-unknown-generation': "An audit names a generation that was never published here.",
    'reconcile.authorization-revision': "The revision of the access lists is another.",
    'reconcile.database-damaged': "The file of the store is damaged in its structure.",
    'reconcile.document-without-revision': "A live document has no revision.",
    'reconcile.documents-unsorted': "The documents are not in their order, or one is there twice.",
    'reconcile.entries-count': "There are more or fewer entries than the generation commits to.",
    'reconcile.entries-root': "The entries are not those that the generation commits to.",
    'reconcile.entry-acl': "An entry is committed to under another access list than its document's.",
    'reconcile.entry-without-record': "An entry that is committed to has no record.",
    'reconcile.event-beyond': "What is served claims to have seen events that the log does not have.",
    'reconcile.event-content-missing': "The content of an event that waits is not there or has another hash.",
    'reconcile.event-damaged': "An event that was acknowledged cannot be read.",
    'reconcile.event-id-unknown': "An event is not found by its id, or not as the last one of its document.",
    'reconcile.event-lost': "An acknowledged event is neither waiting nor part of what is served.",
    'reconcile.event-missing': "An event that was acknowledged is not there.",
    'reconcile.event-waiting-unknown': "What is said to wait is no event that can.",
    'reconcile.generation-id': "The record of the generation gives another id.",
    'reconcile.generation-missing': "A generation that was published is not there, or cannot be opened.",
    'reconcile.generation-of-another': "The generation is of another tenant, or another one than its place says.",
    'reconcile.leftover': "A write that was killed left this.",
    'reconcile.manifest-damaged': "The list of a generation's documents and files is damaged.",
    'reconcile.orphan': "Nothing in the store names this.",
    'reconcile.pointer-damaged': "The file that says what a tenant serves is damaged.",
    'reconcile.raw-damaged': "The bytes of a source have another hash.",
    'reconcile.raw-missing': "The bytes of a source are not there.",
    'reconcile.record-malformed': "A record cannot be read.",
    'reconcile.record-missing': "A record that another names is not there.",
    'reconcile.record-orphaned': "A record belongs to no live document.",
    'reconcile.record-without-entry': "The record of an entry is not among those committed to.",
    'reconcile.records-damaged': "Records were changed or are not there.",
    'reconcile.revision-of-another': "The revision of a live document is another document's.",
    'reconcile.snapshot-digest': "The documents are not those that the generation commits to.",
    'reconcile.text-damaged': "A canonical text has another hash.",
    'reconcile.text-missing': "A canonical text is not there.",
    'reconcile.tombstone-live': "A deleted document is live.",
    'reconcile.tombstones-digest': "The deletes are not those that the generation commits to.",
    'remedy.address-not-secure': "Give an https address, or say `allow_insecure` if that is meant.",
    'remedy.address-unreadable': "Give an absolute https address without query and fragment, such as https://models.example/v1.",
    'remedy.address-with-credentials': "Leave them out of the address; keys are read from the environment.",
    'remedy.addresses': "It has these addresses: {addresses}.",
    'remedy.anchor-options': "Ask for one thing at a time: --quote with --prefix, --suffix and --at; --selector; --describe; or --cases without a file.",
    'remedy.answer-malformed': "Correct the members that the error names; each comes with the rule that it breaks.",
    'remedy.audit-exists': "Ask again; every answer takes a new nonce.",
    'remedy.audit-malformed': "Give the audit as it was written.",
    'remedy.bad-answer-id': "An answer id is ans_ and 32 lower-case hex digits.",
    'remedy.bad-case': "A case is one line: id, text or text_file (one of them), exact, and where known prefix, suffix, char_start. A file of cases takes the place of the text.",
    'remedy.bad-choice': "Choose one of these.",
    'remedy.bad-duration': "Write it as 12h, 90d, 4w, 2027-01-31 or 2027-01-31T09:00:00Z.",
    'remedy.bad-key': "Get the key again from its owner.",
    'remedy.bad-number': "Give it as digits, for example 1000000.",
    'remedy.bad-pair': "A pair is one line: id, claim, evidence, and where known before, after, lang, verbatim, mode; for eval also label: supported, partial, unsupported or contradicted.",
    'remedy.bad-position': "Give digits, for example 120.",
    'remedy.bad-question': "Put the question in quotes as one argument.",
    'remedy.bad-rate': "Give two whole numbers, the first not larger than the second, or a percentage up to 100%.",
    'remedy.bad-signature': "Check that the service signs with Ed25519 over the whole message, and with the key that it names.",
    'remedy.bad-time': "Write it as YYYY-MM-DDThh:mm:ssZ.",
    'remedy.bad-usage': "`loccit {command} --help` shows how it is used.",
    'remedy.beside-answer': "Packs, seals and the trust policy of a seal go with an answer; check a report without them, against --sources or --store.",
    'remedy.bibliography-key-twice': "Give one of them another key, or remove the one that the report does not mean.",
    'remedy.bibliography-syntax': "Look for a missing brace, quotation mark or comma here or in the entry before.",
    'remedy.bom-conflict': "Declare the encoding that the file has, or none.",
    'remedy.build-incoherent': "Nothing was changed; run ingest again and report it if it stays.",
    'remedy.byte-order-mark': "Write the file without a byte order mark.",
    'remedy.cache-folder': "`cache` in the models file names a folder: give it another name, or move the file away.",
    'remedy.cache-unwritable': "Name a folder that you may write to as `cache` in the models file, or leave `cache` out.",
    'remedy.charset-unsupported': "Convert the file to UTF-8.",
    'remedy.classifier-runtime-missing': "Run `npm install onnxruntime-node @huggingface/tokenizers --ignore-scripts` in one of the two folders.",
    'remedy.collection-busy': "Wait until it has ended, or name another folder.",
    'remedy.compressed': "Read a foreign archive with --lenient; the report then says so.",
    'remedy.content-missing': "Send the document once with its content, with a larger sequence.",
    'remedy.content-needs-folder': "Name the file of events, or give the content as text or base64.",
    'remedy.control-character': "Escape it as \\u00XX.",
    'remedy.cycle': "Give a tree without cycles.",
    'remedy.damaged-entry': "Do not rely on it. Ask for the file again, by another way if it happens twice.",
    'remedy.damaged-key': "Take a copy of it from a backup.",
    'remedy.document-id': "Use 1 to 200 characters in NFC, without controls and without white space at the ends.",
    'remedy.duplicate-document': "Ingest one common parent folder, or name the documents in a manifest.",
    'remedy.duplicate-entry': "Leave one of the two out.",
    'remedy.duplicate-key': "Put all that holds for a key into one entry.",
    'remedy.duplicate-name': "Keep one of the two; readers disagree on which counts.",
    'remedy.duplicate-path': "Name each file once.",
    'remedy.duplicate-subject': "Name every subject once.",
    'remedy.empty-input': "Hand over an answer (JSON) or a pack.",
    'remedy.empty-string': "Give its value, or null where it is allowed.",
    'remedy.encrypted': "Ask for the pack as it was written, and encrypt it as a whole for the way.",
    'remedy.encrypted-key': "Give its passphrase.",
    'remedy.entry-unknown': "Cite an entry of the generation that was searched.",
    'remedy.event-conflict': "Give every event an id of its own; send an event again only as it was.",
    'remedy.event-malformed': "Write each event as one line of JSON by the schema: loccit schema event.",
    'remedy.event-schema': "See the schema with loccit schema event.",
    'remedy.events-alone': "Give --events alone: events change what is served, folders and manifests replace it. Run one after the other.",
    'remedy.evidence-missing': "Ask for a pack that holds all that its answer cites.",
    'remedy.evidence-unavailable': "Name the store or sources that hold it with --store or --sources, and for whom they are read with --tenant and --as.",
    'remedy.evidence-unused': "Ask for the pack as it was written; a pack holds what its answer cites and nothing else.",
    'remedy.exposed-file': "Take the permissions away with chmod 600. If others may have read it, make a new key and revoke this one.",
    'remedy.exposed-passphrase': "Take the permissions away with chmod 600. If others may have read it, take another passphrase; a key that is encrypted with it already has to be made anew.",
    'remedy.file-not-found': "Check the path.",
    'remedy.forbidden-name': "Use another name than __proto__.",
    'remedy.fragment-check-failed': "Leave out length and md5 to look it up all the same, and compare what stands there.",
    'remedy.fragment-invalid': "Write char=10,20, line=0,2 or :~:text=words; in words percent-encode comma, ampersand and hyphen.",
    'remedy.generation-superseded': "Run ingest again.",
    'remedy.ill-formed-text': "Name the encoding, with charset in sources.json or with canonicalize --charset, or convert the file to UTF-8.",
    'remedy.ill-formed-utf8': "Write the file as UTF-8.",
    'remedy.invalid-escape': "Use \\uXXXX or one of the short escapes of JSON.",
    'remedy.invalid-literal': "Write the literal in lower case, or quote it.",
    'remedy.invalid-number': "Write it as digits without leading zeros, signs of plus or names.",
    'remedy.is-a-directory': "Name a file in it.",
    'remedy.is-a-key': "Give the answer or the pack, and beside it a trust policy with --policy, or public keys with --key.",
    'remedy.is-a-manifest': "Give an answer or a report, and the sources beside it: --sources with the manifest or its folder. `loccit ingest` reads it into a store.",
    'remedy.is-a-policy': "Give the answer or the pack, and the policy beside it with --policy.",
    'remedy.is-a-report': "Give the answer or the pack that it reports on.",
    'remedy.is-a-seal': "Give the answer that it seals, and the seal beside it: `loccit verify ANSWER --seal SEAL`.",
    'remedy.is-an-audit': "Give the answer or the pack that it is of, and the audit beside it with --audit.",
    'remedy.jwk-not-encrypted': "Use --format pem, or say --unencrypted as well.",
    'remedy.key-mismatch': "Write the key again from its private half.",
    'remedy.key-missing': "Set the environment variable LOCCIT_JUDGE_KEY to the key.",
    'remedy.keygen-from': "With --from no key is made and nothing is written: leave the option out.",
    'remedy.keyid-computed': "The id of the public key beside it is {keyid}. Find out which of the two was meant before correcting the other.",
    'remedy.keyid-mismatch': "Find out which of the two was meant before correcting the other.",
    'remedy.level-mismatch': "Ask for the pack as it was written.",
    'remedy.level-reserved': "Use level raw or canonical.",
    'remedy.line-cut': "Each line is one whole JSON object: no line feed may stand within it.",
    'remedy.lone-surrogate': "Write the character whole, or as U+FFFD if it is lost.",
    'remedy.malformed-answer': "See what is wrong with `loccit check FILE`.",
    'remedy.malformed-audit': "See what is wrong with `loccit schema audit FILE`.",
    'remedy.malformed-json': "Write it again with a JSON library: no doubled names, no trailing text, UTF-8 without a byte order mark.",
    'remedy.malformed-manifest': "See what is wrong with `loccit schema pack FILE`, or ask for the pack again.",
    'remedy.malformed-records': "Ask for the pack as it was written.",
    'remedy.malformed-report': "Make it anew with `loccit check FILE --json`.",
    'remedy.malformed-seal': "Ask for the seal as `loccit sign` wrote it.",
    'remedy.manifest-malformed': "Write it as JSON by the schema: loccit schema sources.",
    'remedy.manifest-schema': "See every fault with loccit schema sources FILE; the schema itself with loccit schema sources.",
    'remedy.media-type-unknown': "Give text/markdown or text/plain; leave out, or delete, a document of another kind.",
    'remedy.media-type-unsupported': "Use text/plain or text/markdown.",
    'remedy.missing-entry': "Ask for the whole pack.",
    'remedy.missing-member': "Give every member of the type; null only where it is allowed.",
    'remedy.model-file-unreadable': "The folder needs config.json, tokenizer.json, tokenizer_config.json and ONNX weights of one model.",
    'remedy.model-input-unknown': "Take a model that reads input_ids, attention_mask and, at most, token_type_ids.",
    'remedy.model-labels-missing': "Take a model of natural-language inference whose id2label names the three labels.",
    'remedy.models-form': "`loccit schema models FILE` lists what differs; schemas/docs/models.md explains each member and shows examples.",
    'remedy.models-unavailable': "See that the endpoint runs and that the key is right; without --require-models its claims stay undecided, and answers do without it.",
    'remedy.name-too-long': "Take a shorter one.",
    'remedy.near-name': "Did you mean {near}?",
    'remedy.needs-extractor': "Check Markdown or plain text in UTF-8, or an answer (JSON). Other formats need an extractor, which this version does not have.",
    'remedy.no-audit': "Name the store that the answer came from with --store, or leave --audit out.",
    'remedy.no-generation': "Run loccit ingest first, or check --tenant.",
    'remedy.no-reports': "Write reports with `loccit check FILE --json > DIR/NAME.json`, then name that folder.",
    'remedy.no-store': "Make one with loccit ingest, or name it with --store.",
    'remedy.no-such-citation': "Addresses look like C1.1: the claim, then the place of the citation in it.",
    'remedy.no-such-folder': "Make it first, or name a file in a folder that is there.",
    'remedy.not-a-baseline': "Write one with loccit check --write-baseline; loccit schema baseline FILE says what differs.",
    'remedy.not-a-bibliography': "Export the bibliography again, in one of these forms and with a key for each entry.",
    'remedy.not-a-collection': "Name a new or an empty folder.",
    'remedy.not-a-directory': "Name the folder that holds it.",
    'remedy.not-a-file': "Copy its content into a file and name that.",
    'remedy.not-a-record': "Give an object with id and preimage.",
    'remedy.not-a-report': "If it is an answer, use loccit check.",
    'remedy.not-a-store': "Name an empty folder, or one that loccit ingest has written.",
    'remedy.not-a-zip': "Check that the whole file arrived; a pack is what `loccit pack` writes.",
    'remedy.not-an-answer': "Give what loccit ask --json prints.",
    'remedy.not-base64': "Encode the bytes again, without white space and without changing the padding.",
    'remedy.not-canonical-form': "Ask for the pack as it was written, or read a foreign archive with --lenient.",
    'remedy.not-did-key': "Give did:key:z and the key in base58btc, as keygen prints it.",
    'remedy.not-finite': "Give a finite number or null.",
    'remedy.not-json': "Give only objects, arrays, strings, numbers, booleans and null.",
    'remedy.not-nfc': "Write it in NFC.",
    'remedy.not-normalized': "Write it in NFC.",
    'remedy.not-of-answer': "Give those that belong to this answer; `answer_sha256` says which it is.",
    'remedy.not-of-pack': "Give the seal that was made for this pack.",
    'remedy.not-pem': "Give the key file as it was written, with its first and last line and nothing else.",
    'remedy.not-plain': "Turn it into plain data first.",
    'remedy.not-repairable': "Repair the answer or the report that was made of it.",
    'remedy.nothing-to-decide': "Run check with the same options: it says what is missing. Decide when the source is found.",
    'remedy.nothing-to-ingest': "Name a folder with .md, .markdown or .txt files, or a manifest.",
    'remedy.nul-character': "The file is binary or damaged; give the text itself.",
    'remedy.null-not-allowed': "Give its value.",
    'remedy.number-overflow': "Give it as a string.",
    'remedy.one-file': "Several files are named: name one alone for this, and save what comes from standard input as a file.",
    'remedy.one-format': "Give --json or --format, not both.",
    'remedy.one-pack': "The file is a pack itself: leave the option out, or give the answer instead of the pack.",
    'remedy.option-needed': "`loccit {command} --help` says what each takes.",
    'remedy.option-twice': "Leave one of them out.",
    'remedy.option-unfit': "Leave it out here; the command with --help tells what it goes with.",
    'remedy.output-exists': "Name another file; nothing is overwritten.",
    'remedy.output-to-stream': "Name a file.",
    'remedy.overlapping-entries': "Do not unpack this file; it is made to look different to different readers.",
    'remedy.pack-options': "A pack brings its own report and audit: leave the option out, or put them in with `loccit pack`.",
    'remedy.page-without-pack': "Give a page that `loccit pack FILE --html PAGE` wrote, or the pack itself.",
    'remedy.passphrase-differs': "Begin again; nothing was written.",
    'remedy.passphrase-needed': "Put it into a file and name that with --passphrase-file, or set {variable}.",
    'remedy.passphrase-short': "Take a longer one, such as several words that do not belong together.",
    'remedy.path-outside': "Name files below the folder, without control characters, backslashes and symbolic links that lead out of it.",
    'remedy.piece-ambiguous': "Hand over all pieces, the dropped ones too, so that their order leaves no choice.",
    'remedy.piece-empty': "Leave empty pieces out before they are anchored.",
    'remedy.piece-not-found': "Split the canonical text, and hand over the pieces as they were cut, white space included.",
    'remedy.piece-out-of-order': "Hand over the pieces in the order of the text, and say by how much they may overlap.",
    'remedy.policy-form': "`loccit schema trust-policy FILE` lists what differs, schemas/docs/trust-policy.md explains each member; members that are not listed there are refused.",
    'remedy.policy-has-several': "The policy allows several: say which one you take the answer for. What the artifact says of itself is not asked.",
    'remedy.policy-wanted': "Give a trust policy: the entry that `loccit keygen` prints of a key goes into its `keys`, and `loccit schema trust-policy` shows its form (schemas/docs/trust-policy.md).",
    'remedy.position-inside-character': "Use the position before or after the character.",
    'remedy.position-out-of-range': "Use a position from 0 to the length of the text.",
    'remedy.previous-incomplete': "Ingest the sources into a new folder.",
    'remedy.private-key': "Take it out, give the public key instead, and regard the private key as known to everybody who saw the file.",
    'remedy.proof-options': "A proof names no purpose, tenant or audience, and binds no report or audit: leave the option out, or make a seal without --proof.",
    'remedy.provenance.access-denied': "Answer again for this reader.",
    'remedy.provenance.answer-digest': "The answer was changed after it was given: fetch it again.",
    'remedy.provenance.audit-mismatch': "Fetch the audit again from where it was written.",
    'remedy.provenance.audit-missing': "Give the audit with --audit, or its store with --store and the tenant with --tenant, or check without it: --without audit.",
    'remedy.provenance.canonical-hash': "The stored text was changed: run ingest again.",
    'remedy.provenance.canonical-id': "Compare document, address and hash with the record: loccit lineage.",
    'remedy.provenance.chain-broken': "Take all ids from one chain: loccit lineage.",
    'remedy.provenance.chunk-id': "See the link with loccit lineage; ingest the source again.",
    'remedy.provenance.coordinate-space': "Give positions in code points of canonical text.",
    'remedy.provenance.element-id': "See the link with loccit lineage; ingest the source again.",
    'remedy.provenance.element-not-in-chunk': "Cite the element in which the span lies.",
    'remedy.provenance.element-not-in-parse': "Cite an element of this revision.",
    'remedy.provenance.entry-id': "See the link with loccit lineage; ingest the source again.",
    'remedy.provenance.entry-not-in-generation': "Answer again from the published generation.",
    'remedy.provenance.no-anchor': "Give the sources that you hold yourself (--sources DIR or --store DIR) or, for what is sealed, a trust policy of which \"sources\" name this address (--policy FILE).",
    'remedy.provenance.not-in-effect': "Answer again from what is in effect.",
    'remedy.provenance.not-selected': "Cite only passages that were selected.",
    'remedy.provenance.parse-id': "See the link with loccit lineage; ingest the source again.",
    'remedy.provenance.quote-mismatch': "Quote the passage word for word, or correct the span.",
    'remedy.provenance.raw-hash': "Find the bytes that were cited; these are others.",
    'remedy.provenance.raw-to-canonical': "Ingest the source again.",
    'remedy.provenance.span-bounds': "Take the span again from the text.",
    'remedy.provenance.span-hash': "Span and hash do not belong together: cite the passage again.",
    'remedy.provenance.span-outside-chunk': "Cite the chunk in which the passage lies.",
    'remedy.provenance.span-outside-element': "Cite the element in which the passage lies; comments and what stands outside every element cannot be cited.",
    'remedy.provenance.span-splits-grapheme': "Widen the span to whole characters.",
    'remedy.provenance.superseded': "Answer again from the current revision.",
    'remedy.provenance.tombstoned': "Answer again without it.",
    'remedy.provenance.unknown-source': "Check the name or the id, or give the sources that hold it: --sources DIR or --store DIR, and for whom they are read: --tenant and --as GROUPS.",
    'remedy.provenance.wrong-generation': "Give the store that holds it.",
    'remedy.provenance.wrong-tenant': "Answer again within the tenant.",
    'remedy.public-key': "Give the private key with --key: keygen wrote signer.pem beside signer.pub.pem.",
    'remedy.quote-ambiguous': "Quote more of the passage, or give its place.",
    'remedy.quote-empty': "Give the words to look for.",
    'remedy.quote-not-found': "Quote the canonical text as it stands; nothing is folded to find it.",
    'remedy.reason.decisions-disagree': "They must come to one verdict, or the policy must say whose word counts.",
    'remedy.reason.models-disagree': "A person must read both and decide (loccit decide).",
    'remedy.reason.models-silent': "Ask again, or let a person read both and decide (loccit decide).",
    'remedy.reason.models-undecided': "A person must read both and decide (loccit decide).",
    'remedy.report-not-utf8': "Save it as UTF-8, and repair that.",
    'remedy.response-ambiguous': "Keep what one API returned in a file of its own.",
    'remedy.response-member-malformed': "Keep the response as its API returned it, and look at the member that is named.",
    'remedy.response-member-missing': "Keep the response as its API returned it, with every member.",
    'remedy.response-text-malformed': "Join the pieces of a stream before they are parsed, so that no character is cut in two.",
    'remedy.response-too-large': "Split the response, one answer each.",
    'remedy.response-unknown': "Pass the response whole, as its API returned it, in one JSON document; the forms that are read are listed in docs/interop.",
    'remedy.schema-without-validator': "Name the schema of the document: {names}.",
    'remedy.scrypt-limits': "Encrypt the key again with keygen, or with openssl pkcs8 -topk8 -scrypt.",
    'remedy.seal-needs-answer': "Put it into the answer first and pack that, or leave --proof out to seal the pack.",
    'remedy.selector-invalid': "A TextQuoteSelector has exact, a TextPositionSelector start and end, a FragmentSelector value; a span is not empty.",
    'remedy.selector-unsupported': "Use a TextQuoteSelector, a TextPositionSelector, or a FragmentSelector of RFC 5147 or of text fragments.",
    'remedy.sequence-conflict': "Number the document's events upwards, one number each; loccit status shows where it stands.",
    'remedy.several-revisions': "Ask again, so that the answer rests on one revision of each document.",
    'remedy.several-tenants': "Make a pack for each tenant.",
    'remedy.small-order-key': "Do not use it, and ask where it came from.",
    'remedy.source-uri': "Use https, http, urn, kb or file-set, in ASCII, without user name, fragment and credentials.",
    'remedy.source-version': "Use 1 to 200 characters in NFC, without controls and without white space at the ends.",
    'remedy.sources-refused': "Run loccit ingest on the sources: it names every file and why.",
    'remedy.span-bounds': "Count in code points of the canonical text, from 0, the end not included.",
    'remedy.span-outside-chunk': "Cite the entry whose chunk holds the span.",
    'remedy.span-outside-element': "Make a citation of its own for each paragraph or table row.",
    'remedy.sparse-array': "Fill the holes with null.",
    'remedy.store-damaged': "Ingest the sources again, into a new store (`--store`) where that is refused too. The published generation is not used while it is damaged.",
    'remedy.store-locked': "Wait until it has ended, then run the command again.",
    'remedy.store-version': "Use the version that wrote it, or ingest the sources into a new folder.",
    'remedy.structure.annotation-misplaced': "Count in the unit and the text that the provider's page names; never move the citation by hand.",
    'remedy.structure.answer-not-rendered': "Render the answer again from its claims.",
    'remedy.structure.duplicate-citation': "Take one of the two out.",
    'remedy.structure.duplicate-id': "Give each claim an id of its own.",
    'remedy.structure.entry-duplicated': "Merge the entries.",
    'remedy.structure.entry-unused': "Cite it where it is used, or take it out.",
    'remedy.structure.figure-missing': "Add it or correct the reference.",
    'remedy.structure.hidden-character': "Remove it; inside a number or an id it is an error.",
    'remedy.structure.malformed-json': "Write it again with a JSON encoder; the place is given.",
    'remedy.structure.mark-without-entry': "Add the entry or correct the number.",
    'remedy.structure.missing-citation': "Cite the passage that bears it, or label it as advice or opinion.",
    'remedy.structure.mixed-mark-style': "Use one style throughout.",
    'remedy.structure.numbering-gap': "Number the entries without gaps.",
    'remedy.structure.schema-mismatch': "Compare the place with the schema: loccit schema.",
    'remedy.structure.source-version-mismatch': "Cite the version that was read, or answer again from the current one.",
    'remedy.structure.span-order': "Give char_start below char_end, in ascending order.",
    'remedy.structure.statement-differs': "Make the statement and the claim the same, or check both.",
    'remedy.structure.statement-uncovered': "Make it a claim with a citation, or take it out.",
    'remedy.structure.status-shape': "Correct the status or what it requires.",
    'remedy.structure.text-not-canonical': "Normalise it: line feeds, NFC, no U+0000.",
    'remedy.structure.unknown-reference': "Name a claim or citation that is there, or take the reference out.",
    'remedy.suite-form': "Compare it with `loccit schema suite`; ids are unique, and `same_as` names a case before it.",
    'remedy.suite-options': "Give one suite; its result is printed as text or, with --json, as JSON.",
    'remedy.support-options': "Give a claim and its evidence, as --evidence or as a file (- for standard input), or --pairs alone.",
    'remedy.support.compound-claim': "Split it into one claim a statement.",
    'remedy.support.condition-dropped': "State the condition.",
    'remedy.support.conflict-hidden': "Give status conflict with both citations.",
    'remedy.support.context-reverses': "Cite the passage with its context and say what it says.",
    'remedy.support.contradicted': "Take the claim back or correct it.",
    'remedy.support.date-mismatch': "Give the date that the source gives.",
    'remedy.support.entity-absent': "Cite the passage that names it.",
    'remedy.support.identifier-absent': "Cite the passage that shows it.",
    'remedy.support.judge-error': "Ask again; no verdict counts as undecided.",
    'remedy.support.kind-mislabelled': "Correct the kind.",
    'remedy.support.low-overlap': "See whether the right passage is cited; overlap is a topic check, not a proof.",
    'remedy.support.misattributed': "Cite the source that is named.",
    'remedy.support.modality-strengthened': "Keep words such as may, usually, up to.",
    'remedy.support.negation-mismatch': "Keep the negation of the source.",
    'remedy.support.not-extractive': "Copy the passage exactly, or mark it as a paraphrase.",
    'remedy.support.number-absent': "Cite the passage that gives it, or leave it out.",
    'remedy.support.number-mismatch': "Give the value that the source gives.",
    'remedy.support.off-topic': "Cite a passage on the subject of the claim.",
    'remedy.support.partly-supported': "Say only what the evidence bears, split the claim, or cite evidence for the rest.",
    'remedy.support.range-mismatch': "Give the range or limit that the source gives, with both its ends.",
    'remedy.support.redundant-citation': "Leave it out: a copy is not a second source.",
    'remedy.support.scope-widened': "Keep to the scope of the source.",
    'remedy.support.span-fragment': "Cite the whole sentence.",
    'remedy.support.undecided': "A person must read both and decide (loccit decide), or a model may be asked (--models).",
    'remedy.support.unit-mismatch': "Give the unit that the source gives: a working day is not a day.",
    'remedy.support.unlabelled-inference': "Label it as inference, or say only what the source says.",
    'remedy.support.unsupported': "Cite evidence that does, or take the claim out.",
    'remedy.symlink-loop': "Name the file itself.",
    'remedy.tenant-mismatch': "Build one generation for each tenant.",
    'remedy.tenant-needed': "Name one with --tenant.",
    'remedy.threshold-unreachable': "Lower it, or list more keys for the policy and for each source.",
    'remedy.time-out-of-range': "Leave the bound out if there is none.",
    'remedy.title': "Use at most 2,000 characters in NFC.",
    'remedy.too-deep': "Nest at most 64 levels.",
    'remedy.too-large': "Split it, or raise the limit with --max-bytes where the command has it.",
    'remedy.too-many': "Leave out what is not needed, or split it.",
    'remedy.too-many-elements': "Split it into several files.",
    'remedy.too-many-values': "Split it: a document may hold at most 1,000,000 values, counting objects, lists and what they hold.",
    'remedy.trailing-content': "Leave one value in the file.",
    'remedy.unexpected': "Please report it; NODE_DEBUG=loccit prints what is needed to find it.",
    'remedy.unexpected-character': "Look at the place given; a comma, a colon or a quotation mark may be wrong.",
    'remedy.unexpected-end': "The file was cut off: fetch it again.",
    'remedy.unexpected-form': "Compare it with its page in the documentation; members that are not listed there are refused.",
    'remedy.unknown-command': "See loccit --help for the list.",
    'remedy.unknown-json': "Hand over the response as the provider sent it, as a whole; an answer of Loccit names urn:loccit:answer:1 in its member schema.",
    'remedy.unknown-key-form': "Give a PEM file, a JSON Web Key or a did:key.",
    'remedy.unknown-member': "Leave it out: identities are made of a fixed list.",
    'remedy.unknown-path': "Ask for a pack made by `loccit pack`; nothing may be added to one.",
    'remedy.unknown-rule': "See loccit rules for the list.",
    'remedy.unknown-schema': "See loccit schema for the list.",
    'remedy.unknown-type': "Use one of the six record types of the specification.",
    'remedy.unlisted-entry': "Ask for the pack as it was written; what is not listed is not bound by any seal.",
    'remedy.unlisted-key': "Add the key to keys, or take its id out of the source.",
    'remedy.unreadable': "Check its permissions.",
    'remedy.unreadable-name': "Give a short name that people can read and compare, such as public-answer.",
    'remedy.unsafe-integer': "Stay within 2^53 - 1, or give it as a string.",
    'remedy.unsafe-path': "Do not unpack this file; ask for a pack made by `loccit pack`.",
    'remedy.unwritable': "Check permissions and free space.",
    'remedy.verifiability.cannot-open': "Give the source with --sources DIR, or the store that holds it with --store DIR.",
    'remedy.verifiability.drifted': "Read the current revision.",
    'remedy.verifiability.hidden-character': "Look at the passage with loccit open before relying on it.",
    'remedy.verifiability.link-text-mismatch': "Make text and target agree.",
    'remedy.verifiability.mixed-script': "Compare it letter by letter.",
    'remedy.verifiability.not-available-now': "Give the sources as they are now (--sources DIR or --store DIR), or check without it: --without reader. If they are given, ask whoever keeps the source.",
    'remedy.verifiability.quote-ambiguous': "Give the words before and after it.",
    'remedy.verifiability.seal-expired': "Ask the issuer for a new one.",
    'remedy.verifiability.title-mismatch': "Give the title that the source has, or cite the source that has this title.",
    'remedy.verifiability.title-missing': "Give the title of the source. If it has none, check where the source is at hand: --sources DIR or --store DIR, with --tenant and --as GROUPS.",
    'remedy.verifiability.unsafe-uri': "Use https, http, urn, kb or file-set without user name, password and fragment.",
    'remedy.verifiability.version-missing': "Give the version that was read.",
    'remedy.verifiability.withheld': "Ask the issuer for a disclosure.",
    'remedy.verifiability.wrong-place': "Correct the locator.",
    'remedy.window-empty': "Correct effective_from or effective_to.",
    'remedy.window-reversed': "Check not_before and not_after.",
    'remedy.wrong-algorithm': "Use an Ed25519 key, and scrypt with AES-256-CBC where it is encrypted.",
    'remedy.wrong-form': "Give it in the form that the specification names.",
    'remedy.wrong-hash': "Do not rely on it. Ask for the pack again, by another way if it happens twice.",
    'remedy.wrong-name': "The pack was changed; ask for it again.",
    'remedy.wrong-passphrase': "Type it again; check the keyboard layout.",
    'remedy.wrong-size': "The pack was changed or damaged; ask for it again.",
    'remedy.wrong-tenant': "Name the tenant of the answer with --tenant.",
    'remedy.wrong-type': "Give the type that the specification names.",
    'remedy.zip64': "Ask for a pack of at most 4 GiB in the form that `loccit pack` writes.",
    'remedy.zone-unknown': "Give an IANA name such as Europe/Oslo, or UTC.",
    'repair.label.replaced': "(citation repaired)",
    'repair.label.unverified': "(unverified)",
    'repair.no-source': "a source for “{text}” (unverified)",
    'repair.unverified': "Unverified: {text}",
    'resolved-by.block': "block",
    'resolved-by.document-id': "document id",
    'resolved-by.doi': "DOI",
    'resolved-by.name': "file name",
    'resolved-by.passage-number': "passage number",
    'resolved-by.path': "path",
    'resolved-by.title': "title",
    'resolved-by.url': "address",
    'review.conflict-hidden': "sources disagree",
    'review.context': "context of the passage",
    'review.contradicted': "contradicted",
    'review.decisions-disagree': "people disagree",
    'review.disputed': "models disagree with the verdict",
    'review.figure-absent': "a figure is not borne out",
    'review.judge-failed': "the judge failed",
    'review.kind': "kind of the claim",
    'review.low-overlap': "few words in common",
    'review.misattributed': "another source says it",
    'review.name-absent': "a name is not borne out",
    'review.off-topic': "off topic",
    'review.opposite-wording': "a negation differs",
    'review.partial': "partly supported",
    'review.person-asked': "the judge could not tell",
    'review.stronger-wording': "worded more strongly",
    'review.undecided': "undecided",
    'review.unsupported': "not supported",
    'rule-value.anchor': "anchor",
    'rule-value.answer': "answer",
    'rule-value.audit': "audit",
    'rule-value.judge': "judge",
    'rule-value.lineage': "lineage",
    'rule-value.raw': "raw",
    'rule-value.reader': "reader",
    'rule-value.record': "record",
    'rule-value.report': "report",
    'rule-value.source': "source",
    'rule-value.store': "store",
    'rule-value.support': "support",
    'rule-value.text': "text",
    'rule.provenance.access-denied': "The reader was not allowed to read this source when the answer was made.",
    'rule.provenance.answer-digest': "The answer is not the one that the audit was written for.",
    'rule.provenance.audit-mismatch': "The audit contradicts itself, the answer or the store.",
    'rule.provenance.audit-missing': "No audit for this answer is at hand.",
    'rule.provenance.canonical-hash': "The canonical text has another hash.",
    'rule.provenance.canonical-id': "The canonical revision does not have this id, or the citation states other facts than its record.",
    'rule.provenance.chain-broken': "The citation names an id that is not the neighbour’s in the chain.",
    'rule.provenance.chunk-id': "The record of the chunk gives another id.",
    'rule.provenance.coordinate-space': "The positions are counted in another coordinate space.",
    'rule.provenance.element-id': "The record of the element gives another id.",
    'rule.provenance.element-not-in-chunk': "The chunk does not hold this element.",
    'rule.provenance.element-not-in-parse': "The parse revision has another element at this place, or none.",
    'rule.provenance.entry-id': "The record of the index entry gives another id.",
    'rule.provenance.entry-not-in-generation': "The generation that answered does not hold this entry.",
    'rule.provenance.no-anchor': "Nothing is at hand but what came with the artifact itself.",
    'rule.provenance.not-in-effect': "The cited source was not in effect when the answer was made.",
    'rule.provenance.not-selected': "The cited entry was not among those selected for this answer.",
    'rule.provenance.parse-id': "The record of the parse revision gives another id.",
    'rule.provenance.quote-mismatch': "The quote is not what stands at the span.",
    'rule.provenance.raw-hash': "The raw bytes have another hash.",
    'rule.provenance.raw-to-canonical': "The raw bytes give another canonical text.",
    'rule.provenance.span-bounds': "The span ends beyond the canonical text.",
    'rule.provenance.span-hash': "The text of the span has another hash.",
    'rule.provenance.span-outside-chunk': "The span reaches beyond the chunk.",
    'rule.provenance.span-outside-element': "The span reaches beyond the element, or holds nothing that a reader of the source is shown.",
    'rule.provenance.span-splits-grapheme': "The span begins or ends inside a visible character.",
    'rule.provenance.superseded': "The cited revision had been replaced when the answer was made.",
    'rule.provenance.tombstoned': "The cited document had been deleted when the answer was made.",
    'rule.provenance.unknown-source': "The cited source is not known here.",
    'rule.provenance.wrong-generation': "The generation at hand is not the one that answered.",
    'rule.provenance.wrong-tenant': "The cited source belongs to another tenant.",
    'rule.structure.annotation-misplaced': "The response places a citation where its answer says something else, or nothing.",
    'rule.structure.answer-not-rendered': "The answer text is not what its claims render to.",
    'rule.structure.duplicate-citation': "The same span is cited twice for this claim.",
    'rule.structure.duplicate-id': "This id occurs more than once.",
    'rule.structure.entry-duplicated': "Two entries name the same source or use the same mark.",
    'rule.structure.entry-unused': "No mark uses this entry.",
    'rule.structure.figure-missing': "The report names a figure, table or section that it does not have.",
    'rule.structure.hidden-character': "There is a character here that a reader cannot see.",
    'rule.structure.malformed-json': "The artifact is not strict JSON.",
    'rule.structure.mark-without-entry': "The mark has no entry in the list of sources.",
    'rule.structure.missing-citation': "The claim needs a citation and has none.",
    'rule.structure.mixed-mark-style': "The report mixes styles of citation marks.",
    'rule.structure.numbering-gap': "The numbering of the entries has a gap.",
    'rule.structure.schema-mismatch': "A member is missing, unknown or of the wrong form.",
    'rule.structure.source-version-mismatch': "The source version differs from the record of this revision.",
    'rule.structure.span-order': "The span is empty, reversed or out of order.",
    'rule.structure.statement-differs': "The visible statement differs from the claim it stands for.",
    'rule.structure.statement-uncovered': "The answer says something that no claim covers.",
    'rule.structure.status-shape': "The status does not allow this set of claims, conflicts and reason.",
    'rule.structure.text-not-canonical': "The text is not in canonical form.",
    'rule.structure.unknown-reference': "The artifact holds nothing with this id.",
    'rule.support.compound-claim': "The claim states several things at once.",
    'rule.support.condition-dropped': "The evidence sets a condition that the claim leaves out.",
    'rule.support.conflict-hidden': "Selected sources disagree and the answer does not say so.",
    'rule.support.context-reverses': "Text around the words may take them back or limit them.",
    'rule.support.contradicted': "The evidence states the opposite.",
    'rule.support.date-mismatch': "The date differs from the one in the evidence.",
    'rule.support.entity-absent': "The evidence does not hold a name that the claim uses.",
    'rule.support.identifier-absent': "The evidence does not hold an identifier that the claim uses.",
    'rule.support.judge-error': "Who was asked to judge gave no answer that counts.",
    'rule.support.kind-mislabelled': "The claim is labelled as something it is not.",
    'rule.support.low-overlap': "Claim and evidence share few words.",
    'rule.support.misattributed': "Another source says this, not the one cited.",
    'rule.support.modality-strengthened': "The claim is surer than the evidence.",
    'rule.support.negation-mismatch': "Claim and evidence differ in a negation.",
    'rule.support.not-extractive': "What is given as quoted does not stand so in the cited text.",
    'rule.support.number-absent': "The evidence does not hold this number.",
    'rule.support.number-mismatch': "A number in the claim differs from the one in the evidence.",
    'rule.support.off-topic': "The evidence shares no word of substance with the claim.",
    'rule.support.partly-supported': "The evidence bears only part of the claim.",
    'rule.support.range-mismatch': "The range differs from the one in the evidence.",
    'rule.support.redundant-citation': "This citation repeats another of the same claim or the same source text.",
    'rule.support.scope-widened': "The claim reaches further than the evidence.",
    'rule.support.span-fragment': "The cited span is a fragment that states nothing by itself.",
    'rule.support.undecided': "Rules alone cannot settle whether the evidence says what the claim says.",
    'rule.support.unit-mismatch': "The unit differs from the one in the evidence.",
    'rule.support.unlabelled-inference': "The claim goes beyond the evidence and is not labelled as inference.",
    'rule.support.unsupported': "The evidence does not bear the claim.",
    'rule.verifiability.cannot-open': "The source cannot be opened from here.",
    'rule.verifiability.drifted': "The source has changed since; the passage moved or reads otherwise.",
    'rule.verifiability.hidden-character': "The cited text holds a character that a reader cannot see.",
    'rule.verifiability.link-text-mismatch': "The text of the link names another place than its target.",
    'rule.verifiability.mixed-script': "A word mixes letters of scripts that look alike.",
    'rule.verifiability.not-available-now': "The source is not available to this reader now.",
    'rule.verifiability.quote-ambiguous': "The quote occurs more than once in the source.",
    'rule.verifiability.seal-expired': "The seal has expired.",
    'rule.verifiability.title-mismatch': "The title shown is not the one of the source.",
    'rule.verifiability.title-missing': "The citation shows no title.",
    'rule.verifiability.unsafe-uri': "The address has a scheme or a part that must not be followed.",
    'rule.verifiability.version-missing': "The citation shows no version.",
    'rule.verifiability.withheld': "The passage is not disclosed to this reader.",
    'rule.verifiability.wrong-place': "The place named is not where the passage stands.",
    'schema.additional-properties': "This member is not known.",
    'schema.any-of': "This is of none of the forms allowed.",
    'schema.const': "This must be {allowed}.",
    'schema.dependent-required': "The member {member} is missing; these members are given together.",
    'schema.enum': "This must be one of: {allowed}.",
    'schema.fault-limit': "There are {limit} faults or more; not all are listed.",
    'schema.items': "There are more than {limit} items.",
    'schema.max-items': "There are more than {limit} items.",
    'schema.max-length': "This is longer than {limit} characters.",
    'schema.max-properties': "There are more than {limit} members.",
    'schema.maximum': "This is more than {limit}.",
    'schema.min-items': "There are fewer than {limit} items.",
    'schema.min-length': "This is shorter than {limit} characters.",
    'schema.minimum': "This is less than {limit}.",
    'schema.nfc': "This is not in normalisation form NFC.",
    'schema.not': "This is not of the form asked for.",
    'schema.one-of': "Exactly one of the alternatives must be given.",
    'schema.other': "This does not conform to the schema.",
    'schema.pattern': "This is not of the form asked for.",
    'schema.property-names': "This member name is not of the form asked for.",
    'schema.required': "The member {member} is missing.",
    'schema.source-uri': "The address holds a part that is not allowed.",
    'schema.type': "This must be of type {type}.",
    'schema.unique-items': "An item occurs twice.",
    'seal.answer-mismatch': "it was made for another answer",
    'seal.audit-mismatch': "it binds another audit",
    'seal.malformed-envelope': "the seal is no envelope in its one form",
    'seal.malformed-predicate': "the statement lacks a member, or has one that is not known here",
    'seal.malformed-statement': "what was signed is no in-toto statement",
    'seal.pack-mismatch': "it was made for another pack",
    'seal.payload-type': "the envelope declares another type of content",
    'seal.predicate-type': "the statement is of another type",
    'seal.report-mismatch': "it binds another report",
    'seal.seal-expired': "it has expired",
    'seal.unexpected-subject': "the statement is not about one answer",
    'seal.window-reversed': "it ends before it begins",
    'seal.wrong-audience': "it is addressed to somebody else",
    'seal.wrong-purpose': "it was made for another purpose than was asked for",
    'seal.wrong-tenant': "it was made for another tenant than was asked for",
    'severity.error': "error",
    'severity.note': "note",
    'severity.warning': "warning",
    'signature.context': "the proof and the document have different contexts",
    'signature.expired': "the proof has expired",
    'signature.keyid-missing': "the signature names no key",
    'signature.mismatch': "the signature does not hold",
    'signature.payload-type': "the payload is of another type than was expected",
    'signature.purpose': "the proof is for another purpose",
    'signature.signature-length': "the signature does not have 64 bytes",
    'signature.signature-scalar': "the signature is not in its one allowed form",
    'signature.unknown-key': "the signature is of a key that was not given",
    'signature.verified': "the signature holds",
    'source-trust.below-threshold': "too few trusted keys may speak for this source",
    'source-trust.no-entry': "the policy names nobody for this source",
    'source-trust.trusted': "the keys that signed may speak for this source",
    'status-name.answered': "answered",
    'status-name.conflict': "conflict",
    'status-name.dependency_unavailable': "dependency unavailable",
    'status-name.generation_unavailable': "generation unavailable",
    'status-name.insufficient_evidence': "insufficient evidence",
    'status-name.partial': "partial",
    'status-name.policy_denied': "policy denied",
    'status-name.tool_required': "tool required",
    'status.conflict': "The sources disagree.",
    'status.dependency_unavailable': "A service that is needed is not available at the moment.",
    'status.generation_unavailable': "The answer could not be written at the moment.",
    'status.insufficient_evidence': "The sources do not answer this question.",
    'status.partial': "Part of the question could be answered from the sources.",
    'status.policy_denied': "This question cannot be answered here.",
    'status.tool_required': "This needs live data; stored documents cannot answer it.",
    'support.band.high': "very similar",
    'support.band.low': "hardly similar",
    'support.band.middle': "somewhat similar",
    'support.interval.at-least': "at least {lo}",
    'support.interval.at-most': "at most {hi}",
    'support.interval.between': "{lo} to {hi}",
    'support.interval.less-than': "less than {hi}",
    'support.interval.more-than': "more than {lo}",
    'support.interval.ordinal': "number {value} in order",
    'support.kind.count': "count",
    'support.kind.identifier': "identifier",
    'support.kind.ordinal': "ordinal",
    'support.reason.addresses-judge': "Claim or evidence speaks to whoever judges it; a person should look.",
    'support.reason.answer-unreadable': "What the model said is no answer to what it was asked.",
    'support.reason.budget-exhausted': "The budget for models is used up, so the model was not asked.",
    'support.reason.claim-denies-evidence': "The claim denies what the evidence says.",
    'support.reason.decisions-disagree': "People whose word counts do not agree, so that none of them decides.",
    'support.reason.empty-claim': "The claim has no words.",
    'support.reason.empty-evidence': "The evidence has no words.",
    'support.reason.is-question': "No rule decides: the sentence is a question.",
    'support.reason.language-not-declared': "The model was not made for the language of the claim or the evidence.",
    'support.reason.model-refused': "The model's endpoint refused the call: check the key, the quota and the model's name.",
    'support.reason.model-unavailable': "The model was not reached: no connection, no answer in time, or a fault of the endpoint.",
    'support.reason.models-disagree': "The rules leave it open, and the models that were asked do not agree.",
    'support.reason.models-silent': "The rules leave it open, and the model that was asked gave no answer that counts.",
    'support.reason.models-undecided': "The rules leave it open, and the model that was asked could not tell.",
    'support.reason.no-exact-sentence': "No rule decides: the claim is no whole sentence of the evidence, and no rule contradicts it.",
    'support.reason.other-model': "Another model answered than the one asked for, so its answer is not taken.",
    'support.reason.quote-not-in-evidence': "The words that the model quotes do not stand in the evidence.",
    'support.reason.quote-not-telling': "The words that the model quotes stand in the evidence, but are too few to bear the claim.",
    'support.reason.reversed-by-context': "No rule decides: the text beside the sentence may take it back.",
    'support.reason.span-is-fragment': "No rule decides: the words stand in the evidence, but are part of a sentence.",
    'support.reason.stands-in-quote': "No rule decides: the words stand in the evidence inside a quotation, whose author may be another.",
    'support.reason.text-too-long': "Claim and evidence are longer than what a model is given.",
    'support.reason.words-stand-within': "No rule decides: the words stand in the evidence, but within more text, which may limit them or take them back.",
    'support.relation.absent': "The evidence states nothing to compare with.",
    'support.relation.disjoint': "The values exclude each other.",
    'support.relation.narrower': "The claim is narrower: it rules out values that the evidence allows.",
    'support.relation.opposite': "One side says the opposite.",
    'support.relation.other-unit': "The units never convert into each other.",
    'support.relation.overlap': "The ranges share a part only.",
    'support.relation.stronger': "The claim says more than the evidence.",
    'support.relation.weaker': "The claim says less than the evidence.",
    'support.relation.wider': "The claim is wider: it allows values that the evidence rules out.",
    'support.rung.conditions': "conditions and scope",
    'support.rung.embedding': "similarity",
    'support.rung.exact': "whole sentences",
    'support.rung.human': "person",
    'support.rung.judge': "judge",
    'support.rung.language': "negation and wording",
    'support.rung.names': "names",
    'support.rung.nli': "inference model",
    'support.rung.numbers': "figures",
    'support.rung.overlap': "word overlap",
    'support.score.band': "{value}",
    'support.score.contradiction': "contradicted {value}",
    'support.score.cosine': "cosine {value}",
    'support.score.entailment': "entailed {value}",
    'support.score.grade': "grade {value}",
    'support.score.grades': "runs {value}",
    'support.score.neutral': "neither {value}",
    'support.unit.aud': "AUD",
    'support.unit.byte': "byte",
    'support.unit.cad': "CAD",
    'support.unit.celsius': "°C",
    'support.unit.cheng': "tenths",
    'support.unit.chf': "CHF",
    'support.unit.cm': "cm",
    'support.unit.cny': "CNY",
    'support.unit.cny-jiao': "jiao",
    'support.unit.day': "day",
    'support.unit.day-old': "day of age",
    'support.unit.decade': "decade",
    'support.unit.eur': "EUR",
    'support.unit.fahrenheit': "°F",
    'support.unit.foot': "foot",
    'support.unit.g': "g",
    'support.unit.gb': "GB",
    'support.unit.gbp': "GBP",
    'support.unit.gib': "GiB",
    'support.unit.hectare': "hectare",
    'support.unit.hkd': "HKD",
    'support.unit.hour': "hour",
    'support.unit.inch': "inch",
    'support.unit.jin': "jin",
    'support.unit.jpy': "JPY",
    'support.unit.kb': "kB",
    'support.unit.kg': "kg",
    'support.unit.kib': "KiB",
    'support.unit.km': "km",
    'support.unit.km2': "km²",
    'support.unit.krw': "KRW",
    'support.unit.kw': "kW",
    'support.unit.kwh': "kWh",
    'support.unit.l': "l",
    'support.unit.lb': "lb",
    'support.unit.li': "li",
    'support.unit.m': "m",
    'support.unit.m2': "m²",
    'support.unit.m3': "m³",
    'support.unit.mb': "MB",
    'support.unit.mg': "mg",
    'support.unit.mib': "MiB",
    'support.unit.mile': "mile",
    'support.unit.minute': "minute",
    'support.unit.ml': "ml",
    'support.unit.mm': "mm",
    'support.unit.month': "month",
    'support.unit.month-old': "month of age",
    'support.unit.mu': "mu",
    'support.unit.mw': "MW",
    'support.unit.night': "night",
    'support.unit.permille': "‰",
    'support.unit.pp': "percentage point",
    'support.unit.ratio': "of 1",
    'support.unit.second': "second",
    'support.unit.sgd': "SGD",
    'support.unit.t': "t",
    'support.unit.tb': "TB",
    'support.unit.ton': "ton",
    'support.unit.twd': "TWD",
    'support.unit.usd': "USD",
    'support.unit.week': "week",
    'support.unit.week-old': "week of age",
    'support.unit.working-day': "working day",
    'support.unit.working-week': "working week",
    'support.unit.year': "year",
    'support.unit.year-old': "year of age",
    'support.unit.zhe': "tenths of the price",
    'support.units.byte': "bytes",
    'support.units.day': "days",
    'support.units.day-old': "days of age",
    'support.units.decade': "decades",
    'support.units.foot': "feet",
    'support.units.hectare': "hectares",
    'support.units.hour': "hours",
    'support.units.inch': "inches",
    'support.units.jin': "jin",
    'support.units.li': "li",
    'support.units.mile': "miles",
    'support.units.minute': "minutes",
    'support.units.month': "months",
    'support.units.month-old': "months of age",
    'support.units.mu': "mu",
    'support.units.night': "nights",
    'support.units.pp': "percentage points",
    'support.units.second': "seconds",
    'support.units.ton': "tons",
    'support.units.week': "weeks",
    'support.units.week-old': "weeks of age",
    'support.units.working-day': "working days",
    'support.units.working-week': "working weeks",
    'support.units.year': "years",
    'support.units.year-old': "years of age",
    'tour.ask': "2. Five questions, each answer checked in four layers",
    'tour.ingest': "1. Read three tenants: acme's handbook, English and Chinese; a manual (default); globex's handbook",
    'tour.next': "Next, on a folder of your own:",
    'tour.report': "4. A Markdown report against its sources",
    'tour.results': "The results as JSON, and the store: {folder}",
    'tour.tamper': "3. Five copies of the first answer, one change in each: which layer and rule reject it",
    'tour.tamper.answer-text': "answer text gains \"and arrives the same day, free of charge\"",
    'tour.tamper.claim': "claim changed to \"guaranteed to arrive the same day\"",
    'tour.tamper.document': "citation points to a document that was not selected",
    'tour.tamper.source-version': "source version changed to \"wrong\"",
    'tour.tamper.title': "title of the source changed",
    'tour.title': "Loccit: citations that a stranger can check",
    'unknown-source.ambiguous-source.remedy': "Cite the one that is meant by its file name or its address.",
    'unknown-source.ambiguous-source.said': "The name is ambiguous: it fits several sources at hand ({documents}), so that nobody can tell which is meant.",
    'unknown-source.ambiguous.remedy': "Name the entry by its number or key, or tell the years apart (2024a, 2024b).",
    'unknown-source.ambiguous.said': "The mark fits several entries of the list, so that nobody can tell which is meant.",
    'unknown-source.extractor.remedy': "Give its text as a .md or .txt file, with the address in sources.json, or read it yourself.",
    'unknown-source.extractor.said': "The cited source was given, and is of a kind that this version does not read: only Markdown and plain text are read.",
    'unknown-source.text.remedy': "The lines “source not read” of the check say why.",
    'unknown-source.text.said': "The cited source was given and could not be read.",
    'verdict.contradicted': "contradicted",
    'verdict.not-judged': "not judged",
    'verdict.partial': "partly supported",
    'verdict.supported': "supported",
    'verdict.undecided': "undecided",
    'verdict.unsupported': "unsupported",
    'verification.chain-broken': "the chain of a citation does not hold",
    'verification.key-not-trusted': "the policy trusts none of the keys that signed",
    'verification.key-unknown': "no key that the policy lists has signed",
    'verification.layers-failed': "a layer of the check failed",
    'verification.layers-unverifiable': "a layer of the check could not be decided in full (--without narrows what is in scope, and the result says so)",
    'verification.policy-missing': "no trust policy was given (--policy): whom to trust was not judged",
    'verification.proof-not-verified': "the proof in the answer does not hold",
    'verification.signature-not-verified': "no signature holds under a key at hand",
    'verification.source-not-covered': "the policy lets too few of the keys that signed speak for a cited source",
    'verification.statement-not-valid': "what was signed does not hold for this answer, this asker or this time",
    'verification.threshold-not-met': "too few trusted keys signed",
    'verification.unsealed': "no seal is at hand",
    'verified.chain.matched': "every link holds",
    'verified.chain.mismatched': "does not hold",
    'verified.chain.none': "no citation",
    'verified.chain.not-available': "not checked in full",
    'verified.signature.none': "no seal",
    'verified.signature.not-checked': "not checked: its key is not at hand",
    'verified.signature.not-verified': "does not hold",
    'verified.signature.verified': "holds",
    'verified.statement.none': "no seal",
    'verified.statement.not-read': "not read",
    'verified.statement.not-valid': "does not hold here",
    'verified.statement.unsigned': "in form; no key at hand has signed it",
    'verified.statement.valid': "is about this answer, and in force",
    'verified.trust.none': "no seal",
    'verified.trust.not-judged': "not judged, for want of a policy",
    'verified.trust.not-trusted': "not trusted",
    'verified.trust.trusted': "trusted",
    'viewer.answer': "The answer",
    'viewer.answer-id': "id of the answer",
    'viewer.broken': "This browser does not let the page do its work. Open it in a current browser, or verify the pack with the command line.",
    'viewer.chain.recomputed': "recomputed:",
    'viewer.chain.recorded': "Every id and hash was recomputed here. Parser, chunker and indexer were recorded, not run again.",
    'viewer.choose': "Choose files…",
    'viewer.choose-one': "choose one",
    'viewer.choose-purpose': "your policy allows several purposes: choose below which one you take the answer for. What the seal says of itself is not asked",
    'viewer.choose-tenant': "your policy allows several tenants: choose below which one you take the answer for. What the pack says of itself is not asked",
    'viewer.citation': "Citation {address}",
    'viewer.claims': "Claims and their citations",
    'viewer.created': "Made at {time}, by its own word.",
    'viewer.digest': "digest of the pack",
    'viewer.done': "Verified here, in this browser: {result}",
    'viewer.expected': "expected",
    'viewer.facts': "What was verified",
    'viewer.file-count': "{count} files, {bytes} bytes",
    'viewer.files': "contents",
    'viewer.findings': "Findings ({count})",
    'viewer.found': "found",
    'viewer.held': "Files at hand",
    'viewer.held.cited': "your own copy of a cited source: an anchor",
    'viewer.held.other': "none of the cited sources",
    'viewer.held.unread': "a cited source, but its text could not be read",
    'viewer.hidden': "a character that nobody sees, made visible here",
    'viewer.judged-at': "judged at",
    'viewer.language': "Language",
    'viewer.layers': "The four layers",
    'viewer.layers-unverifiable': "a layer of the check could not be decided in full",
    'viewer.missing': "What is missing to decide more",
    'viewer.missing-choice': "your choice of what the answer is taken for",
    'viewer.missing-row': "{what} (findings that wait for it: {count})",
    'viewer.more': "Show the rest ({count} more)",
    'viewer.nobody': "nobody in particular",
    'viewer.none-purpose': "no key of your policy may sign for any purpose",
    'viewer.none-tenant': "no key of your policy may sign for any tenant",
    'viewer.open': "Open a pack",
    'viewer.open-hint': "Drop files anywhere on this page, or choose them. What each of them is shows by its content, not by its name.",
    'viewer.open-more': "Hold it against what is yours",
    'viewer.open-more-hint': "A pass needs something that did not come with the pack. Drop here, or choose, your trust policy or your own copies of the cited sources; another pack takes the place of this one.",
    'viewer.packed': "came with it",
    'viewer.packed.audit': "an audit, by the word of whoever made the pack",
    'viewer.packed.both': "an audit and a report, by the word of whoever made the pack; this page checked anew",
    'viewer.packed.none': "no audit and no report",
    'viewer.packed.other-report': "a report of another answer: it says nothing of this one",
    'viewer.packed.report': "a report, by the word of whoever made the pack; this page checked anew",
    'viewer.parts': "Seals and chain",
    'viewer.place': "at",
    'viewer.policy-missing': "no trust policy of yours is at hand: whom to trust was not judged",
    'viewer.policy-refused': "no trust policy ({code})",
    'viewer.progress': "Reading the pack: {percent} %",
    'viewer.proof': "Proof in the answer",
    'viewer.question': "Question",
    'viewer.refused': "This is no pack that could be verified",
    'viewer.refused-note': "A pack has one form, byte for byte. One changed, added or missing byte anywhere is refused, and nothing of it is shown.",
    'viewer.refused-other': "The file could not be read as a pack.",
    'viewer.rely': "What you rely on the answer for (choices of your policy)",
    'viewer.remove': "Remove",
    'viewer.role-use.pack': "what is verified: a .zip, or a page that carries one",
    'viewer.role-use.policy': "whom you trust, for what and for which sources; from you, never from whoever sent the pack",
    'viewer.role-use.source': "a cited document as you got it yourself; then no seal is needed for it",
    'viewer.role.pack': "Pack",
    'viewer.role.policy': "Trust policy",
    'viewer.role.source': "Own source",
    'viewer.running': "Verifying…",
    'viewer.seals': "Seals in the pack ({count})",
    'viewer.self': "This page cannot vouch for itself",
    'viewer.self-how': "To know for yourself, open your own copy of the empty verifier page, from the maker of the program, and drop this file on it.",
    'viewer.self-why': "It came together with the pack that it shows. Whoever handed it to you could have changed its program to say anything; what it says below is no more than the word of that person.",
    'viewer.settings': "How far it was checked",
    'viewer.share': "{n} of {m} citations",
    'viewer.skip': "Skip to the result",
    'viewer.status': "Status",
    'viewer.summary.fail': "Something does not hold. Do not rely on the answer as it stands.",
    'viewer.summary.pass': "Everything that was asked holds, against what you hold yourself.",
    'viewer.summary.unverifiable': "Nothing was found wrong, but not everything could be checked. That is no pass.",
    'viewer.tagline': "Checks an answer and its citations on this machine. Nothing is sent anywhere.",
    'viewer.title': "Loccit pack verifier",
    'viewer.trust.not-chosen': "not judged until you choose",
    'viewer.unicode': "character data",
    'viewer.without': "Leave out of the check",
    'viewer.without.audit': "what was selected, for whom and when (needs the audit and the store of whoever answered)",
    'viewer.without.reader': "whether the source says the same now (needs a store)",
    'viewer.without.support': "whether the passages bear the claims",
  },
  zh: {
    'cli.anchor.description': "先逐字查找引文，再对两侧作相同的归并（空白、引号、断词、连字、大小写、不可见字符、引用标记），再查找有改动的文字，最后分段查找；列出全部位置，最佳者在前。--selector 接受 W3C Web Annotation 选择器（JSON）或片段：char=10,20、line=0,2、:~:text=词语。--describe 给出一个片段的各种选择器。--cases 逐行回答 JSON 行，每行含 id、text 或 text_file、exact，以及已知的 prefix、suffix、char_start。text_file 须位于案例文件所在的文件夹之内。",
    'cli.anchor.examples': "示例：\n  loccit anchor page.md --quote \"high water is at six\"\n  loccit anchor page.md --quote tide --prefix \"keep the \" --suffix \" table\" --at 120\n  loccit anchor page.md --selector ':~:text=high%20water'\n  loccit anchor page.md --selector 'char=10,20' --json\n  loccit anchor page.md --describe 10 20\n  loccit anchor --cases cases.jsonl > found.jsonl\n退出码：0 已找到；1 这些文字并非恰在一处；2 输入有误。用 --cases 时，任一行有误为 2，否则为 0。",
    'cli.anchor.folding.case': "大小写",
    'cli.anchor.folding.hyphenation': "断词",
    'cli.anchor.folding.invisible': "不可见字符",
    'cli.anchor.folding.ligatures': "连字",
    'cli.anchor.folding.markers': "引用标记",
    'cli.anchor.folding.quotes': "引号",
    'cli.anchor.folding.space': "空白",
    'cli.anchor.foldings': "归并：{foldings}",
    'cli.anchor.more': "另有 {count} 处",
    'cli.anchor.not-unique': "也可指其他位置",
    'cli.anchor.option.at': "引文原先的位置（码点），仅作提示",
    'cli.anchor.outcome.absent': "文本中没有该引文。",
    'cli.anchor.outcome.altered': "此处的文字有改动。",
    'cli.anchor.outcome.ambiguous': "引文不能确定唯一位置：请给出其前后的文字。",
    'cli.anchor.outcome.exact': "引文逐字出现于此。",
    'cli.anchor.outcome.folded': "除归并的差异外，引文出现于此。",
    'cli.anchor.outcome.moved': "引文逐字出现于此，但不在原先的位置。",
    'cli.anchor.outcome.stitched': "引文由分处各处的片段拼接而成。",
    'cli.anchor.place': "第 {line} 行第 {column} 列",
    'cli.anchor.score': "引文的 {percent} %",
    'cli.anchor.summary': "在文本中查找引文或选择器的全部位置",
    'cli.answer.next-step': "下一步：{step}",
    'cli.answer.status': "{name}：{sentence}",
    'cli.ask.description': "只依据读者有权查看的内容，以来源中的原句作答；来源不能回答时如实说明。审计记录以回答的摘要为名保存在存储库中。",
    'cli.ask.examples': "示例：\n  loccit ask \"How long does a refund take?\"\n  loccit ask \"退款多久到账？\" --json > answer.json",
    'cli.ask.next': "下一步：加上 --json > answer.json，然后运行 loccit check answer.json{reader}",
    'cli.ask.nothing-published': "此处没有为该租户发布任何内容：请运行 loccit ingest，或检查 --tenant 与 --store。",
    'cli.ask.summary': "依据存储库回答问题并附引用",
    'cli.canonicalize.description': "严格解码，换行统一为 LF，文本规范为 NFC，输出 UTF-8；加 --json 则输出摘要与计数。",
    'cli.canonicalize.examples': "示例：\n  loccit canonicalize page.md > canonical.txt\n  loccit canonicalize page.md --json",
    'cli.canonicalize.summary': "输出文件的规范文本",
    'cli.check.allowed': "已允许“无法核验”（--allow-unverifiable）",
    'cli.check.anchors-none': "没有给出可供独立核对的材料：请用 --sources 指定来源，用 --store 指定存储库，或对带封印的回答用 --policy 指定信任策略。",
    'cli.check.as-above': "同上。",
    'cli.check.baseline': "与基线相比：已知 {known}，新增 {added}，已消失 {vanished}。",
    'cli.check.baseline-not-written': "并非所有文件都能读取，因此没有写入基线。",
    'cli.check.baseline-written': "已写入基线：{count} 处发现",
    'cli.check.closest': "此来源中最接近的句子（第 {line} 行）：“{text}”",
    'cli.check.compared': "论断“{claim}” ↔ 来源“{source}”",
    'cli.check.compared-claim': "（论断：{claim}）",
    'cli.check.compared-values': "（论断：{claim}；来源：{evidence}）",
    'cli.check.decided-on': "裁定所依据的段落：{passages}",
    'cli.check.decision': "{address}：{reviewer}（{time}）裁定为{verdict}：{reason} —— {state}",
    'cli.check.decision-unread': "{digest}…：{state}",
    'cli.check.decisions': "人工裁定",
    'cli.check.description': "核对回答文件（JSON）、包或 Markdown 报告的结构、来历、支撑与可核验性。无法核验的一律记为“无法核验”，绝不算通过。随回答一同提供的内容不能作为它的依据：包须凭自有的来源或存储库，或凭信任策略信任其密钥为该来源作证的封印，才能通过。不访问网络，除非以 --models 询问某端点的模型。",
    'cli.check.examples': "示例：\n  loccit check answer.json\n  loccit check report.md --sources docs/\n  loccit check report.md --sources docs/ --format html > report.html\n  loccit ask \"退款多久到账？\" --json | loccit check -\n  loccit check answer.pack --policy trust.json --purpose public-answer\n  loccit check answer.json --pack answer.pack --sources docs/",
    'cli.check.finding-place': "第 {line} 行：{text}",
    'cli.check.known': "（已知）",
    'cli.check.limits-brief': "通过并不证明：来源正确或完整，提取器、解析器与分块器如实，（未封印的）选材即实际所用，没有遗漏更好的依据，回答至今适用，或未显示的短文本能够保密。",
    'cli.check.no-citation': "没有引用",
    'cli.check.no-claims': "没有可核对的论断；这既不算通过，也不是错误。",
    'cli.check.option.audience': "您是谁（用于指明受众的封印）",
    'cli.check.option.format': "输出形式：text、json、html、sarif、junit 或 markdown",
    'cli.check.option.purpose': "把此回答用于什么（默认：策略中唯一的用途）",
    'cli.check.other-source': "{title}（{id}）逐字如此表述：“{text}”",
    'cli.check.passage': "原文",
    'cli.check.place': "（位置 {place}）",
    'cli.check.precision': "（该项检查经实测，{n} 次提示中有 {percent} 属实。）",
    'cli.check.reader': "读者身份：租户 {tenant}，组 {groups}（可用 --tenant 与 --as 指定其他读者）",
    'cli.check.resolved-by': "匹配方式：{by}",
    'cli.check.review': "建议优先查看（仅为工作次序，不作判定）",
    'cli.check.review-more': "另有 {count} 项",
    'cli.check.scope-without': "按要求未检查：{parts}",
    'cli.check.seals-unchecked': "未提供信任策略（--policy），因而未核验的封印：{count}。",
    'cli.check.share': "（{m} 条引用中 {n} 条通过）",
    'cli.check.source-not-found': "手头没有来源",
    'cli.check.source-refused': "未读取的来源：{place}：{what}（{code}）",
    'cli.check.summary': "对回答或报告做四层核对",
    'cli.check.summary-cut': "因摘要以 {most} 个字符为限，略去 {count} 条；完整内容见其他格式。",
    'cli.check.summary-line': "小结",
    'cli.check.title': "四层核对 {name}：{outcome}",
    'cli.check.uncited': "没有引用的陈述（{count} 条）：{claims}",
    'cli.check.uncited-title': "没有引用的陈述（{count} 条）",
    'cli.check.unmet-baseline': "基线之外的发现：{count} 处",
    'cli.check.unmet-coverage': "覆盖率 {coverage} 低于所要求的 {demanded}",
    'cli.check.unmet-rule': "{rule} 在 --fail-on 中被指定，且有 {count} 处发现",
    'cli.check.values': "（应为 {expected}，实为 {actual}）",
    'cli.collect.description': "报告引用的每个网址只取一次，把收到的字节连同来源清单和 collected.json 存入一个文件夹，供 check --sources 读取。除 --models 所询问的模型外，只有此命令使用网络。取不到的逐条列出原因，仍然无法核实。再次运行时只取缺少的。",
    'cli.collect.done': "引用的 {urls} 个网址中有 {had} 个在 {folder} 里，其中 {earlier} 个是以前取得的。",
    'cli.collect.examples': "示例：\n  loccit collect report.md --out cited\n  loccit check report.md --sources cited",
    'cli.collect.more': "还有 {count} 个，见 collected.json",
    'cli.collect.next': "下一步：loccit check REPORT --sources {folder}",
    'cli.collect.option.max-bytes': "单个正文的上限，接收时和解码后分别计算(32 MiB)",
    'cli.collect.option.out': "写入的文件夹：新的、空的，或上次运行的",
    'cli.collect.progress': "网址 {done}/{total}",
    'cli.collect.reason.bad-redirect': "它转向别处，但不是网址。",
    'cli.collect.reason.bad-url': "这不是网址。",
    'cli.collect.reason.broken-response': "收到的不是完整的响应。",
    'cli.collect.reason.content-encoding': "压缩方式未知或已损坏。",
    'cli.collect.reason.credentials': "网址里有用户名或密码。",
    'cli.collect.reason.dns': "该名称没有地址。",
    'cli.collect.reason.downgrade': "它从 https 转到 http；可用 --allow-downgrade 跟随。",
    'cli.collect.reason.headers-too-large': "响应头太大。",
    'cli.collect.reason.interrupted': "已被中断。",
    'cli.collect.reason.port': "不允许该端口；可用 --ports 允许。",
    'cli.collect.reason.redirect-loop': "它循环重定向。",
    'cli.collect.reason.refused-address': "该名称指向私有或保留网络；可用 --allow-private 允许私有网络。",
    'cli.collect.reason.scheme': "只取 http 和 https。",
    'cli.collect.reason.secret-in-url': "网址里有密钥或令牌，不得保存。",
    'cli.collect.reason.status': "服务器回应 {status}。",
    'cli.collect.reason.timeout': "用时太长。",
    'cli.collect.reason.tls': "证书或加密连接不成立。",
    'cli.collect.reason.too-large': "超过 --max-bytes。",
    'cli.collect.reason.too-many-redirects': "重定向次数太多。",
    'cli.collect.reason.too-many-urls': "引用的网址多于 --max-urls。",
    'cli.collect.reason.total-too-large': "总量已达上限。",
    'cli.collect.reason.unreachable': "该地址没有响应。",
    'cli.collect.summary': "取得报告引用的网页，供 check 的 --sources 使用",
    'cli.collect.unread': "其中 {count} 个属于本版本只保存而不读取的类型（如 HTML、PDF）：在有提取器之前，对它们的引用仍无法核验。",
    'cli.decide.about': "将签署：{citation} {verdict}。",
    'cli.decide.claim': "论断：{text}",
    'cli.decide.contrary': "核对的结论是“{verdict}”。该裁定将推翻下列发现：",
    'cli.decide.description': "签署对一条论断及所引段落的人工裁定。裁定只适用于这条论断与这些段落：任一有变，便不再适用，check 会说明。check --decisions 在 --policy 认可该密钥对此租户以 decision 用途签名时采纳它（keygen --purpose decision 可写出这样的条目）；多人说法不一时均不作准。FILE 可为回答、包、报告或服务商的响应。不覆盖任何文件。",
    'cli.decide.examples': "示例：\n  loccit decide answer.json C1.1 --verdict supported --reason \"已通读全文。\" --reviewer \"阅读者\" --key ada.pem -o c1.decision.json\n  loccit decide report.md C3 --sources docs --verdict contradicted --reason \"原文为 600。\" --reviewer 阅读者 --key ada.pem -o c3.decision.json\n  loccit check answer.json --decisions decisions --policy policy.json",
    'cli.decide.option.at': "裁定时间（默认：现在）",
    'cli.decide.passage': "段落：{text}",
    'cli.decide.summary': "签署对论断及所引段落的人工裁定",
    'cli.decide.written': "裁定已写入 {file}，由 {keyid} 签名。",
    'cli.error': "错误：{what}（{code}）",
    'cli.error.at': "位置：{place}",
    'cli.eval.abstained': "未判定",
    'cli.eval.all': "合计",
    'cli.eval.answers': "回答",
    'cli.eval.answers-difference': "回答，百分点",
    'cli.eval.answers-of': "{name}（回答：{answers}）",
    'cli.eval.balanced': "平衡准确率",
    'cli.eval.calls': "模型调用",
    'cli.eval.check': "检查项",
    'cli.eval.citations': "引用",
    'cli.eval.description': "pairs 逐集评判各行（含 id、claim、evidence 和 label：supported、partial、unsupported、contradicted）：有支撑对其余的平衡准确率、各结论的精确率与召回率、另计的未判定、混淆矩阵与成本，均附 95 % 区间，并与词语重合基线并列。answers 读取报告文件夹（loccit check --json）：各项比率及其计数，引用覆盖率与引用正确率为两个数字，错误按类别列出并各附一行提示词，多个文件夹并列。--compare 给出两个文件夹之间的差异及区间，双方共有的回答足够时按回答配对。suite 回答用例集中的问题并核验回答，给出 PASS（0）或 BLOCK（1）及作为凭据的摘要。0/0 为不适用。",
    'cli.eval.difference': "差异",
    'cli.eval.dropped': "舍弃",
    'cli.eval.examples': "示例：\n  loccit eval pairs dev.jsonl test.jsonl\n  loccit eval pairs labelled.jsonl --json > figures.json\n  loccit eval answers reports/\n  loccit eval answers --compare reports/before reports/after\n  loccit eval answers reports/ --export pairs.jsonl --audits audits/\n  loccit eval suite suites/refunds        # 含 suite.json 的文件夹：loccit schema suite\n退出码：0 已度量或 PASS；1 BLOCK；2 输入有误或有无法读取的行。",
    'cli.eval.export.left-out': "未导出：缺原文或结论",
    'cli.eval.export.negative': "反例：未通过",
    'cli.eval.export.open': "未判定：无人判定",
    'cli.eval.export.positive': "正例：有支撑",
    'cli.eval.findings': "发现",
    'cli.eval.flagged': "有支撑却被标记",
    'cli.eval.in-answers': "{findings}（{answers}）",
    'cli.eval.label': "标注 \\ 结论",
    'cli.eval.median-rank': "名次中位数",
    'cli.eval.money': "费用",
    'cli.eval.not-shown': "未显示差异",
    'cli.eval.not-supported': "其中确无支撑",
    'cli.eval.note.audits': "审计：{audits} 份。缺少回答或其审计的报告：{without} 份。",
    'cli.eval.note.checks': "每对只计一次。对标注为有支撑的对报出即为误报。",
    'cli.eval.note.export-labels': "标注即 label_source 所示各方的结论；只有“human”出自人工。",
    'cli.eval.note.few': "没有区间：每侧至少需要 {least} 个回答，而 {a} 有 {of_a} 个，{b} 有 {of_b} 个。同一回答中的内容彼此相关，因此少数回答的许多引用仍是少数样本。尚不能说明是否有变化。",
    'cli.eval.note.labelled-by-rules': "{set}：{of} 对中有 {count} 对的标注就是规则或模型的结论（label_source）。据此得出的数字只说明结论是否有变，不说明是否正确。",
    'cli.eval.note.overlap': "词语重合只是主题检查：必要而不充分。",
    'cli.eval.note.paired': "按双方共有的 {count} 个回答配对抽样（自助法）。区间含 0 时，这些回答未显示差异；回答越多区间越窄。",
    'cli.eval.note.prompts': "可用于提示词的句子：",
    'cli.eval.note.sets': "有支撑对其余；未判定按无支撑计。50 % 等于掷硬币。方括号内为 95 % 区间。",
    'cli.eval.note.two-figures': "覆盖率说明有多少得到引用，正确率说明所引之中有多少支撑论断：两个数字，不合为一。",
    'cli.eval.note.unanswered': "{set}：{of} 对中有 {count} 对未判定，因为所请的模型没有给出可采用的答复。",
    'cli.eval.note.unpaired': "两侧各按其全部回答计算（{of_a} 个与 {of_b} 个）：两侧同名的只有 {count} 个。同名的有 {least} 个或更多时逐个配对比较，能显示更小的差异。",
    'cli.eval.note.verdicts': "精确率：所给结论与标注一致的比例。其中确无支撑：所给结论中标注不是有支撑的比例。",
    'cli.eval.option.format': "输出形式：text、json 或 markdown",
    'cli.eval.overlap-from': "重合 ≥ {threshold}",
    'cli.eval.pairs': "对数",
    'cli.eval.precision': "精确率",
    'cli.eval.rate': "每秒对数",
    'cli.eval.recall': "召回率",
    'cli.eval.refused': "未能读取的行",
    'cli.eval.retrieved': "检索到",
    'cli.eval.selected': "选用",
    'cli.eval.set': "数据集",
    'cli.eval.shown': "有差异",
    'cli.eval.summary': "度量：带标注的论断与证据对，或已核对的回答",
    'cli.eval.title.answers': "回答",
    'cli.eval.title.checks': "各检查项：{set}",
    'cli.eval.title.comparison': "从 {a} 到 {b}，单位为百分点",
    'cli.eval.title.confusion': "混淆矩阵：{set}",
    'cli.eval.title.cost': "成本",
    'cli.eval.title.export': "已导出的对",
    'cli.eval.title.patterns': "错误类别",
    'cli.eval.title.patterns-by-system': "错误类别：发现数（涉及的回答数）",
    'cli.eval.title.retrieval': "所引原文在检索中的情况",
    'cli.eval.title.sets': "各数据集",
    'cli.eval.title.verdicts': "各结论",
    'cli.eval.tokens': "输入 + 输出词元",
    'cli.eval.too-few': "回答太少",
    'cli.eval.verdict': "结论",
    'cli.extract.citations': "引用",
    'cli.extract.claims': "论断",
    'cli.extract.description': "从 Markdown 报告或提供方 API 返回的响应中读出引用标记、参考文献列表与论断，并给出准确位置。",
    'cli.extract.examples': "示例：\n  loccit extract report.md\n  loccit extract report.md --json",
    'cli.extract.option.format': "输出形式：text、json、csl-json（只含来源条目）、web-annotation 或 ai-sdk",
    'cli.extract.references': "参考文献",
    'cli.extract.summary': "列出报告或响应中的引用、参考文献与论断",
    'cli.extract.uncited': "没有引用的陈述",
    'cli.help.arguments': "参数：",
    'cli.help.commands': "命令：",
    'cli.help.epilogue': "从这里开始：\n  loccit ingest docs/                     把一个文件夹读入 .loccit\n  loccit ask \"试用期多长？\"               依据其中内容作答并附引用\n  loccit check report.md --sources docs/  用来源核对一份报告\n  loccit support \"论断\" source.md         把一条论断与其证据比对\n\n退出码：0 通过；1 未通过或无法核验；2 用法或输入有误；\n3 指定或所需的存储库不存在，或其中没有发布内容。",
    'cli.help.operator': "供维护存储库的人使用：它查看并更改整个存储库，不问谁有权读取什么。",
    'cli.help.options': "选项：",
    'cli.help.usage': "用法：",
    'cli.help.usage-command': "[选项] {operands}",
    'cli.help.usage-program': "[选项] [命令]",
    'cli.ingest.deleted': "与上次相比已删除：{count}（{list}）",
    'cli.ingest.description': "从文件夹、文件或清单读取 Markdown 与纯文本，推导每份文档的链条，并为每个租户发布一个世代。任何一层含有 sources.json 的文件夹都按该清单读取；存储库不作为来源。所给内容即为该租户的全部有效文档；不再出现的文档记为已删除。使用 --events 时则逐行提交来源处发生的事件：给出回答即表示事件已保存，删除与收窄的访问名单立即生效，没有事件的文档保持不变。",
    'cli.ingest.events': "事件：已接受 {accepted}，已知 {replayed}，已过时 {stale}，已拒绝 {refused}",
    'cli.ingest.events-progress': "已接收 {done} 个事件",
    'cli.ingest.examples': "示例：\n  loccit ingest docs/\n  loccit ingest --manifest handbook/sources.json --store /srv/handbook\n  connector | loccit ingest --events - --json",
    'cli.ingest.more-refused': "另有 {count} 个被拒绝；用 --json 可列出全部",
    'cli.ingest.passed-over': "略过：{list}",
    'cli.ingest.passed.hidden-chars': "注释与标签中的字符",
    'cli.ingest.passed.ignored': "其他类型文件",
    'cli.ingest.passed.stores': "存储库",
    'cli.ingest.passed.symbolic-links': "符号链接",
    'cli.ingest.passed.unpublished': "草稿或归档文档",
    'cli.ingest.progress': "正在读取 {total} 个文件中的第 {done} 个",
    'cli.ingest.published': "租户 {tenant} 已发布到 {store}：文档 {documents}、元素 {elements}、分块 {chunks}",
    'cli.ingest.served': "租户 {tenant} 已发布到 {store}：文档 {documents}、分块 {chunks}",
    'cli.ingest.served-unchanged': "租户 {tenant} 在 {store} 中没有变化：文档 {documents}、分块 {chunks}",
    'cli.ingest.summary': "读取来源并发布一个世代",
    'cli.ingest.unchanged': "租户 {tenant} 在 {store} 中没有变化：文档 {documents}、元素 {elements}、分块 {chunks}",
    'cli.ingest.waiting': "事件 {event} 等待中：{reason}（{code}）",
    'cli.ingest.watching': "正在监视；按 Ctrl+C 结束",
    'cli.jcs.description': "严格读取 JSON，只输出其规范字节。",
    'cli.jcs.examples': "示例：\n  loccit jcs answer.json | sha256sum",
    'cli.jcs.summary': "输出 JSON 文件的 RFC 8785 字节",
    'cli.key.keyid': "密钥标识",
    'cli.keygen.description': "生成 Ed25519 密钥。私钥用口令加密（PKCS#8 与 scrypt，OpenSSL 可读取），所在文件只有属主可以打开；公钥放在旁边。输出密钥标识、各种形式的公钥以及可写入信任策略的条目，不输出任何秘密。不会覆盖已有文件。口令取自 --passphrase-file 或 LOCCIT_PASSPHRASE，否则在终端上询问。使用 --from 时不生成密钥，也不写入任何文件，只对他人给您的公钥输出同样的内容。",
    'cli.keygen.encrypted': "（已用口令加密，仅属主可读写）",
    'cli.keygen.examples': "示例：\n  loccit keygen -o signer.pem\n  loccit keygen -o ci.pem --passphrase-file secret.txt --tenant acme --json\n  loccit keygen -o test.jwk --format jwk --unencrypted\n  loccit keygen --from signer.pub.pem --expires 90d",
    'cli.keygen.option.at': "策略条目的起点（默认：现在）",
    'cli.keygen.option.audience': "策略条目中的受众（默认：不特定）",
    'cli.keygen.option.expires': "策略条目的终点：90d、4w、日期或时间（默认：365d）",
    'cli.keygen.option.format': "私钥的形式：pem（默认），或 jwk（不加密）",
    'cli.keygen.option.from': "他人的公钥文件：不生成密钥，只输出策略所需的条目",
    'cli.keygen.option.out': "私钥文件；公钥写入同名的 .pub.pem 文件",
    'cli.keygen.option.purpose': "策略条目中的用途（默认：public-answer）",
    'cli.keygen.option.tenant': "策略条目中的租户（默认：default）",
    'cli.keygen.plain': "（未加密，仅属主可读写）",
    'cli.keygen.policy': "信任策略 keys 中的条目；使用前请核对有效期、租户、用途与受众：",
    'cli.keygen.private': "私钥",
    'cli.keygen.public': "公钥",
    'cli.keygen.summary': "生成签名密钥",
    'cli.keygen.title': "新的 Ed25519 密钥",
    'cli.keygen.title-given': "Ed25519 公钥",
    'cli.keygen.unencrypted': "私钥未加密：任何人只要读到此文件或备份中的副本，就能以属主的名义签名。请仅用于测试，或存放在已加密的磁盘上。",
    'cli.lineage.broken': "链条不成立",
    'cli.lineage.compared.canonical': "记录的标识；由字节推导出的文本与 canonical_sha256",
    'cli.lineage.compared.chunk': "记录的标识；切片的哈希",
    'cli.lineage.compared.element': "记录的标识；列表中的行、在分块中的位置、切片的哈希",
    'cli.lineage.compared.generation': "记录的标识；全部条目的根与数目，以及其中的该条目",
    'cli.lineage.compared.index-entry': "记录的标识；检索文本与 retrieval_sha256",
    'cli.lineage.compared.parse': "记录的标识；元素列表与 elements_sha256",
    'cli.lineage.compared.raw': "所持字节的 SHA-256 与记录中的 raw_sha256",
    'cli.lineage.compared.span': "边界；切片的哈希与 span_sha256；位于元素与分块之内",
    'cli.lineage.description': "从原始字节到被引片段逐一重新计算标识与哈希，并显示哪些环节相符、不符或缺失。不写地址时逐条处理全部引用。",
    'cli.lineage.examples': "示例：\n  loccit lineage answer.json C1.1\n  loccit lineage answer.json C1.1 --rerun\n  loccit lineage answer.json C2.1 --json\n  loccit lineage answer.json --format dot | dot -Tsvg\n形式：text（即 tree）、json、mermaid、dot、prov（W3C PROV-JSON）。",
    'cli.lineage.holds': "链条成立",
    'cli.lineage.pack-alone': "以上仅由该包自身算出，而任何人都能做出一条成立的链：来源是否如其地址所示，须由 loccit verify 凭封印，或凭自有的来源或存储库判断。",
    'cli.lineage.recorded': "解析器、分块器与索引器只是记录在案，并未运行；--rerun 会重新运行。",
    'cli.lineage.rerun': "凡属本程序的解析器、分块器与索引器均已重新运行。",
    'cli.lineage.summary': "逐环重新计算并显示引用的链条",
    'cli.lineage.unchecked': "链条未能全部核对",
    'cli.lineage.undecided': "未判定：{rule}",
    'cli.models.cost': "按所给价格计算的费用：{cost}。",
    'cli.models.degraded': "有模型未能使用（{stage}：{code}）：所用段落为不借助它时找到的段落。",
    'cli.models.incomplete': "有模型无法访问或拒绝调用：相关论断保持未定。",
    'cli.models.used': "模型：调用 {calls} 次，{cached} 次由缓存应答，输入 {input} 个词元，输出 {output} 个词元。",
    'cli.open.chars': "字符 {start}-{end}",
    'cli.open.description': "按当前读者和当前时间显示被引段落及其上下文。",
    'cli.open.examples': "示例：\n  loccit open answer.json C1\n  loccit open answer.json C1.2 --as oncall",
    'cli.open.line': "第 {line} 行",
    'cli.open.nearest': "该标记没有指明段落；以下是与论断共有词语最多的段落：",
    'cli.open.nothing': "此处没有该读者可读的内容",
    'cli.open.summary': "在原处显示被引段落",
    'cli.opinion.cached': "取自缓存",
    'cli.opinion.one-key': "{names}用同一密钥（{keyid}）签名：可能是同一人。",
    'cli.opinion.quote': "依据“{text}”",
    'cli.opinion.voice': "{name}说：{verdict}",
    'cli.opinion.voices': "{voices}。",
    'cli.option.accept-language': "请求的语言，例如 de, en;q=0.5",
    'cli.option.allow-downgrade': "跟随从 https 到 http 的重定向",
    'cli.option.allow-private': "允许本机和私有网络的地址",
    'cli.option.allow-unverifiable': "没有失败、但有无法核验之处时也以 0 退出",
    'cli.option.answer-id': "回答的标识，用于可重复的输出（ans_ 加 32 位十六进制数字）",
    'cli.option.as': "读者所属的组，用逗号分隔；代表已经通过身份验证的主体，本身不做验证",
    'cli.option.at': "以哪个时间为准：YYYY-MM-DDThh:mm:ssZ 或日期（默认：现在）",
    'cli.option.audience': "回答面向的受众；不写则不特定",
    'cli.option.audit': "审计文件：ask 写入，check 读取",
    'cli.option.audits': "审计文件夹：所引原文在检索中的名次",
    'cli.option.baseline': "已知发现的文件：照常显示，但不判为未通过",
    'cli.option.bibliography': "报告之外、其标记可指向的来源文件：CSL-JSON、BibTeX 或 RIS",
    'cli.option.brief': "通过的只占一行，其余给出详情",
    'cli.option.cases': "逐行回答 JSON 行文件；- 为标准输入",
    'cli.option.charset': "声明的字节编码",
    'cli.option.compare': "给出两个报告文件夹之间的差异",
    'cli.option.decisions': "人工裁定（已签名）的文件或文件夹，用逗号分隔；--policy 说明谁的裁定算数",
    'cli.option.describe': "给出片段 CHAR_START CHAR_END（按码点）的选择器",
    'cli.option.events': "来源事件文件，每行一个（urn:loccit:event:1）；- 表示标准输入",
    'cli.option.evidence': "证据的文字，代替文件",
    'cli.option.expires': "有效期至：12h、90d、4w、日期或时间",
    'cli.option.export': "把已评判的论断与原文逐行写入新文件",
    'cli.option.fail-on': "出现即判为未通过的规则、层或级别（warning、note），提示也算（用逗号分隔）",
    'cli.option.format': "输出形式：text、tree、json、mermaid、dot 或 prov",
    'cli.option.generator': "由谁撰写回答：extractive（来源中的原句）或 model（--models 文件中的 writer，核验之后才显示）；文件中指定了 writer 时默认用它",
    'cli.option.help': "显示帮助",
    'cli.option.html': "要写出的网页：在浏览器中离线显示并核验该包；对已有的包使用时不加 -o",
    'cli.option.id-alphabet': "[doc#chunk] 标记中标识的字符：kebab（默认）或 letters（任何文字）",
    'cli.option.json': "输出一个 JSON 文档，而不是文字",
    'cli.option.key': "私钥文件（PEM 或 JSON Web Key），须仅限属主打开",
    'cli.option.lang': "消息语言：en 或 zh",
    'cli.option.lenient': "也按清单读取其他程序的归档，并加以说明",
    'cli.option.level': "raw：原始字节与文本（默认）；canonical：仅文本",
    'cli.option.manifest': "要读取的来源清单（urn:loccit:sources:1）",
    'cli.option.mark-scope': "引用标记的作用范围：所在陈述（precise，默认）、同一块中其前未引用的陈述（passage），或谈及同一术语的陈述（concept）",
    'cli.option.max-bytes': "单个文本的最大字节数，无论是文件还是包内文本（默认 32 MiB）",
    'cli.option.max-urls': "最多取多少个网址(1000)",
    'cli.option.media-type': "媒体类型：text/plain 或 text/markdown",
    'cli.option.min-coverage': "词语重叠覆盖率的最低值（有有效引用的论断 / 全部论断），写作 n/m 或百分比",
    'cli.option.mode': "界限的读法：descriptive；或 normative，用于规定性文本，其中界限即为数值（默认 descriptive）",
    'cli.option.models': "就规则未能判定的内容询问该文件所列的模型，或用其查找可作答的段落；论断与证据、问题与段落会发给它们（见 `loccit schema models`）",
    'cli.option.not-found': "写作者表示未找到内容的固定句子，每种语言一句，用 | 分隔：届时只有这些句子无需引用，不再识别常见说法",
    'cli.option.out': "要写入的文件；不会覆盖已有内容",
    'cli.option.pack': "含引用所指内容的包：供计算用，自身不是依据",
    'cli.option.pairs': "逐行回答 JSON 行文件；- 为标准输入",
    'cli.option.passages': "标记所指的编号段落的数量",
    'cli.option.passphrase-file': "存放私钥口令的文件（否则取 LOCCIT_PASSPHRASE，再否则询问）",
    'cli.option.pause': "对同一主机两次请求之间的毫秒数(1000)",
    'cli.option.policy': "信任策略：哪些密钥可以签什么、代表哪些来源",
    'cli.option.ports': "除 80 和 443 外允许的端口",
    'cli.option.prefix': "引文之前的文字",
    'cli.option.proof': "不做封印，而把 eddsa-jcs-2022 证明放入回答",
    'cli.option.purpose': "回答可用于何种用途，例如 public-answer",
    'cli.option.quote': "要查找的文字",
    'cli.option.reason': "用自己的话说明理由；会被签名并显示",
    'cli.option.refresh': "已经取得的也重新取",
    'cli.option.report': "对此回答的核对报告，由封印绑定",
    'cli.option.require-models': "模型无法访问时以退出码 3 结束，而不是让论断保持未定",
    'cli.option.rerun': "重新运行解析器、分块器与索引器，并比对其结果",
    'cli.option.reviewer': "要显示的裁定人姓名",
    'cli.option.seal': "文件之外的封印，用逗号分隔",
    'cli.option.selector': "选择器（JSON）或片段",
    'cli.option.sources': "存放被引来源的文件夹或清单",
    'cli.option.store': "要使用的存储库（默认：此处或最近上级目录中的 .loccit）",
    'cli.option.suffix': "引文之后的文字",
    'cli.option.superscripts': "把上标数字（¹、<sup>1</sup>、^1^）视为引用标记",
    'cli.option.tenant': "读取哪个租户的文档",
    'cli.option.this-answer': "裁定仅适用于这一份回答",
    'cli.option.timeout': "一个网址连同重定向的秒数(120)",
    'cli.option.trust-policy': "信任策略：谁的裁定算数",
    'cli.option.unencrypted': "不加密私钥",
    'cli.option.verbatim': "论断自称引用原文：须在证据中逐字出现",
    'cli.option.verdict': "段落是否支撑论断：supported、partial、contradicted、unsupported、undecided",
    'cli.option.version': "显示版本",
    'cli.option.watch': "来源更改并停止写入后重新发布，每次一行；收到 SIGINT 或 SIGTERM 时结束",
    'cli.option.without': "不检查的部分：audit、reader、support（用逗号分隔）",
    'cli.option.write-baseline': "把当前全部发现写入新文件，作为以后核对的基线",
    'cli.pack.audit': "已收入审计记录：其中写有提问者与检索内容。请只交给有权查看的人。",
    'cli.pack.bytes': "{bytes} 字节",
    'cli.pack.cited': "{count} 份（均为被引文档；其他文档未收入任何内容）",
    'cli.pack.description': "写出一个文件，内含回答及其引用所指向的内容：每条链的记录、每份被引文档的文本，级别为 raw 时还有原始字节。未被引用的文档以及读者无权打开的内容一概不收入。--report 加入此刻所做核对的报告，--audit 加入存储库保存的审计记录，其中写有提问者与检索内容。相同的输入得到相同的字节；不会覆盖已有文件，也不会留下半个文件。",
    'cli.pack.documents': "文档",
    'cli.pack.examples': "示例：\n  loccit pack answer.json -o answer.pack\n  loccit pack answer.json --sources docs/ --level canonical --report -o answer.pack\n  loccit pack answer.json --audit -o audited.pack\n  loccit pack sealed.pack --html sealed.html",
    'cli.pack.file': "写入",
    'cli.pack.level': "级别",
    'cli.pack.level.canonical': "canonical：仅文本",
    'cli.pack.level.raw': "raw：原始字节与文本",
    'cli.pack.no-audit': "不含审计记录：无法凭它核对回答所依据的选材。",
    'cli.pack.option.audit': "收入存储库保存的审计记录；其中写有提问者与检索内容",
    'cli.pack.option.report': "收入此刻所做核对的报告",
    'cli.pack.page': "可在任意浏览器中显示并核验它的网页：{file}",
    'cli.pack.page-limit': "该网页不能为自己作证：收到者应将它拖到自己持有的空白核验页上。您的空白核验页位于：",
    'cli.pack.progress': "正在打包：{done}/{total} 字节",
    'cli.pack.report': "已收入此刻所做核对的报告：{outcome}。",
    'cli.pack.summary': "把一份回答及其证据放入一个文件",
    'cli.pack.title': "已打包",
    'cli.pack.unsealed': "尚未封印；可用 `loccit sign` 封印。",
    'cli.pairs.more': "另有 {count} 行",
    'cli.pairs.refused': "未能读取的行：{count}。",
    'cli.pairs.refused-line': "{place}：{what}（{code}）",
    'cli.passphrase.again': "请再输入一次：",
    'cli.passphrase.held': "密钥的口令（不显示）：",
    'cli.passphrase.new': "新密钥的口令，至少 {least} 个字符（不显示）：",
    'cli.read-as': "读作：{form}",
    'cli.read-as-lost': "未保留或未说明：{codes}",
    'cli.reconcile.description': "读取整个存储库并且不信任其中任何内容：损坏、缺失或残留的文件与行，与标识不符的记录，与摘要不符的列表，以及删除、事件与审计。不作任何更改。存储库一致时退出码为 0，有任何发现为 1，没有存储库为 3。",
    'cli.reconcile.examples': "示例：\n  loccit reconcile\n  loccit reconcile --store /srv/handbook --json",
    'cli.reconcile.faults': "{store} 不一致：发现 {count} 处",
    'cli.reconcile.holds': "{store} 一致：未发现问题",
    'cli.reconcile.remedy.audit': "请从备份恢复审计：它无法重新生成。",
    'cli.reconcile.remedy.event': "请以更大的序号重新提交该事件，或由来源发布其文档。",
    'cli.reconcile.remedy.file': "请查明来历并将其移除。",
    'cli.reconcile.remedy.leftover': "无需处理：它从不被读取，会随下一次写入消失。",
    'cli.reconcile.remedy.reingest': "请对相同的来源运行 ingest：重新发布会写回受损的内容。",
    'cli.reconcile.remedy.restore': "请从备份恢复存储库，或由来源重新建立。",
    'cli.reconcile.summary': "找出存储库与链条之间的每一处不一致",
    'cli.repair.after': "改后：{text}",
    'cli.repair.before': "改前：{text}",
    'cli.repair.counts': "替换 {replaced} 条，移除 {removed} 条，未核实 {unverified} 条",
    'cli.repair.description': "修补回答或报告中未通过核查的引用，结果写入新文件，并逐条说明改动。已通过的论断一律不动；修补过的引用计为已修补，绝不计为有效；不覆盖任何文件。读者无权查看的内容既不检索也不提及。FILE 可为回答（JSON）或报告（Markdown），- 为标准输入。依据存储库修补的回答，其审计记录与提问所得的回答一样存入存储库。若有论断仍未核实或回答被拒绝，以 1 结束。",
    'cli.repair.examples': "示例：\n  loccit repair answer.json -o repaired.json\n  loccit repair answer.json --policy retrieve -o repaired.json\n  loccit repair report.md --sources docs --policy retrieve -o repaired.md\n  loccit repair a.json b.md --policy retrieve --models models.json -o repaired",
    'cli.repair.failed': "{citation} 不符合：{what}（{rule}）",
    'cli.repair.gone': "不再出现",
    'cli.repair.not-written': "未写入任何文件。",
    'cli.repair.option.decisions': "人工裁定（已签名）的文件或文件夹，用逗号分隔；--trust-policy 说明谁的裁定算数",
    'cli.repair.option.out': "新文件，不得已存在；处理多个文件时为存放新文件的文件夹",
    'cli.repair.option.policy': "对未通过的引用如何处理：degrade 将论断标为未核实；retrieve 先为论断重新检索；reject 不予输出（默认 degrade）",
    'cli.repair.refused': "已拒绝：{count} 条论断的引用未通过。",
    'cli.repair.removed': "已移除",
    'cli.repair.replaced': "已替换",
    'cli.repair.replacing': "现引 {document}：“{text}”（重合度 {ratio}，{verdict}）",
    'cli.repair.summary': "修补或标注未通过核查之处，写入新文件",
    'cli.repair.unchanged': "没有未通过之处：{file} 与原文件逐字节相同。",
    'cli.repair.unverified': "未核实",
    'cli.repair.written': "已写入：{file}",
    'cli.rules.description': "输出四层的全部规则及其严重程度，或某条规则的要求与处理办法。",
    'cli.rules.examples': "示例：\n  loccit rules\n  loccit rules provenance/span-hash",
    'cli.rules.planned': "计划中",
    'cli.rules.summary': "输出规则表，或某一条规则",
    'cli.schema.description': "不写名称时列出全部；写名称时输出该模式；再写文件时进行校验。文件名以 .jsonl 结尾，或首行已是完整文档时，逐行校验。每处问题都标出行、列和 JSON Pointer。",
    'cli.schema.examples': "示例：\n  loccit schema\n  loccit schema answer > answer.schema.json\n  loccit schema answer answer.json\n  loccit schema lineage records.jsonl",
    'cli.schema.invalid': "{file} 不符合模式 {name}：{count} 处",
    'cli.schema.summary': "列出或输出 JSON Schema，或校验文件",
    'cli.schema.valid': "{file} 符合模式 {name}",
    'cli.schema.valid-lines': "{file} 每一行都符合模式 {name}：共 {count} 行",
    'cli.seal.answer': "回答",
    'cli.seal.audience': "受众",
    'cli.seal.expires': "有效至",
    'cli.seal.issued': "签名方自述的签发时间",
    'cli.seal.pack': "包",
    'cli.seal.purpose': "用途",
    'cli.seal.tenant': "租户",
    'cli.sign.about': "将要封印：回答 {answer}，状态：{status}",
    'cli.sign.binds.answer': "回答",
    'cli.sign.binds.audit': "审计记录",
    'cli.sign.binds.pack': "包",
    'cli.sign.binds.report': "报告",
    'cli.sign.bound': "绑定",
    'cli.sign.description': "用 Ed25519 密钥封印一份回答（JSON）或一个包：得到一个含 in-toto 声明的 DSSE 信封，放在回答旁边或新的包中。封印说明由谁给出此回答、用于何种用途、属于哪个租户、面向何种受众、有效至何时；并不说明回答通过了核对，可用 --report 绑定核对报告。不会覆盖已有文件。私钥文件须仅限属主打开。",
    'cli.sign.examples': "示例：\n  loccit sign answer.json --key signer.pem --purpose public-answer --expires 90d -o answer.seal.dsse.json\n  loccit sign answer.pack --key signer.pem --purpose public-answer --expires 2027-01-31 -o sealed.pack\n  loccit sign answer.json --key signer.pem --expires 90d --proof -o answer.proof.json",
    'cli.sign.file': "写入",
    'cli.sign.no-report': "未一并封印核对报告：这只说明由谁给出回答，并不说明它通过了核对。",
    'cli.sign.option.at': "签发时间，由签名方自述（默认：现在）",
    'cli.sign.option.audit': "此回答的审计记录，由封印绑定",
    'cli.sign.option.tenant': "回答所引文档的租户（默认：包的租户，否则为 default）",
    'cli.sign.report': "一并封印了核对报告：{outcome}。这是签名方的说法；核验者会重新核对。",
    'cli.sign.summary': "封印一份回答或一个包",
    'cli.sign.title.pack': "已封印（在新的包中）",
    'cli.sign.title.proof': "证明已放入回答",
    'cli.sign.title.seal': "已封印（封印在回答之外）",
    'cli.sources.title': "来源",
    'cli.status.closed': "{document} 在其删除发布之前对所有人关闭",
    'cli.status.description': "显示每个租户的世代、文档、分块与删除标记，已保存而未发布的事件及各自的原因，以及因此关闭的文档。给出路径时，按 ingest 的方式读取那里的来源并与已提供的内容比较；不写入任何内容。",
    'cli.status.drift': "来源：一致 {current}、已更改 {changed}、新增 {new}、已消失 {deleted}、无法读取 {unavailable}",
    'cli.status.drift.changed': "发布之后已更改",
    'cli.status.drift.current': "与已提供的内容一致",
    'cli.status.drift.deleted': "仍在提供，但来源中已不存在",
    'cli.status.drift.new': "尚未发布",
    'cli.status.drift.unavailable': "无法读取",
    'cli.status.events': "事件：已提供的内容涵盖 {last} 个中的 {through} 个",
    'cli.status.examples': "示例：\n  loccit status\n  loccit status docs/ --store /srv/handbook --json",
    'cli.status.more': "另有 {count} 项；用 --json 可列出全部",
    'cli.status.narrowed': "在发布之前，{document} 只对新访问名单上的读者开放",
    'cli.status.no-generation': "尚未发布",
    'cli.status.not-tried': "下一次 ingest 将发布",
    'cli.status.option.tenant': "只显示该租户",
    'cli.status.pending': "{document} 的事件 {event} 等待中：{reason}",
    'cli.status.store': "存储库 {store}：{count} 个租户",
    'cli.status.summary': "显示存储库提供的内容以及等待中的内容",
    'cli.status.tenant': "租户 {tenant}：文档 {documents}、分块 {chunks}、删除标记 {tombstones}、世代 {generations}",
    'cli.stdin': "标准输入",
    'cli.store.description': "export 把存储库中的全部内容（各世代、事件、审计记录）写入一个由普通文件组成的新文件夹，其他程序可以读取；import 把这样的文件夹读入一个新的存储库。已存在的目标绝不会被写入。",
    'cli.store.examples': "示例：\n  loccit store export kept                      # 把这里找到的存储库写成文件夹\n  loccit store export kept --store kb/.loccit\n  loccit store import kept --store new/.loccit",
    'cli.store.exported': "已导出到 {store}：租户 {tenants}，代 {generations}，事件 {events}，审计 {audits}",
    'cli.store.imported': "已导入到 {store}：租户 {tenants}，代 {generations}，事件 {events}，审计 {audits}",
    'cli.store.option.store': "要导出的存储库，或要导入到的新存储库（默认：.loccit）",
    'cli.store.progress': "正在复制 {done}/{total}",
    'cli.store.summary': "把存储库写成一个由普通文件组成的文件夹，或将其读回",
    'cli.suite.difference': "{member}：预期为 {expected}；实际为 {actual}",
    'cli.suite.evidence': "用例集 {suite}，语料 {corpus}",
    'cli.suite.failures': "与预期不符：{failures}",
    'cli.suite.nothing': "无",
    'cli.suite.verdict': "{verdict}：{name} 的 {total} 个用例中通过 {passed} 个",
    'cli.summary': "让任何人都能核对 AI 回答中的引用。",
    'cli.support.agreeing': "一致的数值（不作判定）：{pairs}",
    'cli.support.claim': "论断",
    'cli.support.decided-by': "判定依据：{rung}",
    'cli.support.description': "按级逐项比对论断与证据：整句、数值与单位、否定、条件、名称。每项发现都指明规则、两侧的文字和所比的值。仅凭规则，只有整句相同才判为有支撑；任何规则都无权判定的为未判定。--pairs 逐行回答，每行含 id、claim、evidence，以及已知的 before、after、lang、verbatim、mode；结果为 JSON，保持原有顺序。词语重合只作说明，不作判定。",
    'cli.support.evidence': "证据",
    'cli.support.examples': "示例：\n  loccit support \"退款需一天。\" --evidence \"退款需三天。\"\n  loccit support \"钥匙免费。\" page.md --json\n  loccit support \"至少提前一天预订。\" rules.md --mode normative\n  loccit support --pairs pairs.jsonl > verdicts.jsonl\n  loccit support --pairs - < pairs.jsonl | jq -c 'select(.verdict==\"contradicted\")'\n退出码：0 有支撑；1 其他结论；2 输入有误；用 --pairs 时有任一行有误为 2，否则为 0。",
    'cli.support.needs-human': "应由人工查看：各方判断不一。",
    'cli.support.needs-human-open': "应由人工查看。",
    'cli.support.overlap': "共同词语：{shared}/{total}（{ratio}）。仅为主题检查，不作判定。",
    'cli.support.same-kind': "证据中的同类数值：{figures}",
    'cli.support.summary': "判断证据是否支撑论断，并列出比对内容",
    'cli.usage.bad-languages': "--accept-language 不是语言列表",
    'cli.usage.excess-arguments': "参数过多",
    'cli.usage.missing-argument': "缺少参数 {name}",
    'cli.usage.missing-path': "请给出文件夹、文件或清单",
    'cli.usage.missing-value': "选项 {name} 需要一个值",
    'cli.usage.other': "参数与命令不符",
    'cli.usage.unknown-option': "没有选项 {name}",
    'cli.verify.asked': "按此判断",
    'cli.verify.asked-audience': "受众 {audience}",
    'cli.verify.asked-purpose': "用途 {purpose}",
    'cli.verify.asked-tenant': "租户 {tenant}",
    'cli.verify.chain': "链条",
    'cli.verify.chain-undecided': "被引用的内容均不在手头（--sources、--store 或含有它的包）",
    'cli.verify.description': "离线核验一个包，或一份回答及其旁边的封印，并分别说明四件事：签名是否成立；签的是什么、是否就是这一份；每条引用是否逐环通向其字节；核对的四层。信任谁、用于什么、代表哪些来源，写在信任策略（--policy）中；它由您自己掌握，绝不随文件而来。没有策略时用 --key 的密钥核对签名，不判断信任，因而不算通过。只查看指定的存储库或来源。",
    'cli.verify.examples': "示例：\n  loccit verify answer.pack --policy trust.json\n  loccit verify answer.pack --policy trust.json --without audit,reader\n  loccit verify answer.json --seal answer.seal.dsse.json --policy trust.json --sources docs/\n  loccit verify - --policy trust.json --json < answer.pack\n退出码：0 范围内全部通过且有受信任的封印；1 未通过；2 输入有误；\n3 指定的存储库不存在。",
    'cli.verify.follows': "仅由此而来的发现：{count} 条（--json 会列出）",
    'cli.verify.foreign': "此归档不是包的标准形式，已按清单读取（--lenient）；略过的条目：{count}。",
    'cli.verify.key.expired': "密钥已过期，其有效期至 {at}",
    'cli.verify.key.not-yet-valid': "密钥尚未生效，自 {at} 起有效",
    'cli.verify.key.revoked': "密钥已于 {at} 被撤销",
    'cli.verify.layers': "四层",
    'cli.verify.link-undecided': "未能全部判定：{links}",
    'cli.verify.option.audience': "您是谁（用于指明受众的封印）",
    'cli.verify.option.audit': "放在回答旁边、可能被封印的审计记录",
    'cli.verify.option.key': "没有策略时用来核对签名的公钥文件，用逗号分隔",
    'cli.verify.option.purpose': "把此回答用于什么（默认：策略中唯一的用途）",
    'cli.verify.option.report': "放在回答旁边、可能被封印的报告",
    'cli.verify.option.store': "要查看的存储库；不写则不查看",
    'cli.verify.option.tenant': "按哪个租户使用此回答（默认：策略中唯一的租户）",
    'cli.verify.packed-report': "包中附有报告（{verdict}）：那是制作者的说法。以下为此刻核对的结果。",
    'cli.verify.proof': "回答中的证明",
    'cli.verify.proof-malformed': "形式不符",
    'cli.verify.proof-scope': "证明不含租户、用途与受众，不能为引用作证。",
    'cli.verify.reasons': "未通过，原因",
    'cli.verify.seal': "封印 {name}…",
    'cli.verify.signature': "签名",
    'cli.verify.statement': "声明",
    'cli.verify.step.asked': "如果您并非如此使用这份回答，请用 --tenant、--purpose 或 --audience 指明；否则请向签发方索取相符的封印。",
    'cli.verify.step.expired': "请让签发方用有效的密钥重新封印，或向策略的管理者索取较新的策略。",
    'cli.verify.step.key-not-trusted': "请让签发方用策略信任的密钥重新封印，或向策略的管理者确认它是否最新。",
    'cli.verify.step.key-unknown': "如果您知道这是谁的密钥，请将其条目写入策略：loccit keygen --from FILE 会输出该条目。",
    'cli.verify.step.not-yet-valid': "请核对本机时钟与 --at；在此时间之前，策略不信任该密钥。",
    'cli.verify.step.other-file': "请找出此封印所对应的文件，或向签发方索取这一份的封印。",
    'cli.verify.step.revoked': "无论签名写着什么日期，都不要采信该密钥签过的内容；请让签发方用另一把密钥重新封印。",
    'cli.verify.step.seal-expired': "请向签发方索取有效的封印。",
    'cli.verify.step.source-not-covered': "未涵盖：{sources}。如果这些密钥可以代表它，请把其地址或地址前缀写入策略的 sources；也可提供您自己持有的来源：--sources DIR 或 --store DIR。",
    'cli.verify.step.threshold-not-met': "请索取由策略中足够数量的密钥签名的封印。",
    'cli.verify.step.unsealed': "请向制作者索取带封印的包，或用 --seal FILE 给出封印。",
    'cli.verify.summary': "核验包或回答的封印、链条与四层",
    'cli.verify.tenant-differs': "包中是租户 {held} 的文档，而您按 {asked} 核验：未查看其中任何文档（--tenant {held} 则按该租户使用此回答）",
    'cli.verify.threshold': "受信任的密钥：{trusted}，需要：{threshold}",
    'cli.verify.title': "核验 {name}：{outcome}",
    'cli.verify.trust': "密钥的信任",
    'cli.verify.unchecked.audit': "它绑定了一份不在手头的审计记录",
    'cli.verify.unchecked.pack': "它是对一个不在手头的包所做的封印，因此不能为引用作证",
    'cli.verify.unchecked.report': "它绑定了一份不在手头的报告",
    'cli.with-code': "{what}（{code}）",
    'conflict.next-step': "请向两份来源的负责部门确认以哪一份为准；在此之前，两个数字都不应采用。",
    'count.citations_resolved': "找到来源的引用",
    'count.claims_cited': "有引用的论断",
    'count.claims_supported': "有支撑的论断",
    'count.provenance': "来历通过",
    'count.repaired': "已修复",
    'count.structure': "结构通过",
    'count.support': "支撑通过",
    'count.verifiability': "可核验性通过",
    'decision.applied': "以此为准。",
    'decision.change.added': "新增段落，出自 {document}：“{text}”",
    'decision.change.gone': "{document} 的一个段落已不在该引用的依据之中",
    'decision.change.moved': "{document} 已有变动，该段落的文字未变：“{text}”",
    'decision.change.words': "{document} 现在的文字不同：“{text}”",
    'decision.claim-changed': "论断此后已有变动，不再适用。",
    'decision.disagrees': "策略所信任的其他人员说法不同，均不作准。",
    'decision.evidence-changed': "所引段落此后已有变动，不再适用。",
    'decision.malformed': "无法读作裁定，不作准。",
    'decision.no-policy': "没有策略说明谁的裁定算数（--policy），不作准。",
    'decision.other-answer': "与此回答中的任何论断都无关。",
    'decision.other-tenant': "属于其他租户，在此不作准。",
    'decision.unsigned': "未经签名，不作准。",
    'decision.untrusted': "策略不认可其签名作出裁定，不作准。",
    'demand.provenance.access-denied': "作答时读者须有权阅读该来源。",
    'demand.provenance.answer-digest': "审计记录须对应这份回答。",
    'demand.provenance.audit-mismatch': "审计记录须前后一致，并与存储库相符。",
    'demand.provenance.audit-missing': "须有这份回答的审计记录。",
    'demand.provenance.canonical-hash': "规范文本的哈希须等于 canonical_sha256。",
    'demand.provenance.canonical-id': "规范修订的标识须由其记录算得。",
    'demand.provenance.chain-broken': "每一层级须指明其下一层级的标识。",
    'demand.provenance.chunk-id': "分块的标识须由其记录算得。",
    'demand.provenance.coordinate-space': "坐标空间须与记录一致。",
    'demand.provenance.element-id': "元素的标识须由其记录算得。",
    'demand.provenance.element-not-in-chunk': "元素须属于所引分块。",
    'demand.provenance.element-not-in-parse': "元素须属于其解析修订。",
    'demand.provenance.entry-id': "索引条目的标识须由其记录算得。",
    'demand.provenance.entry-not-in-generation': "条目须属于作答时的世代。",
    'demand.provenance.no-anchor': "须有不随工件一同提供的内容可供比对。",
    'demand.provenance.not-in-effect': "作答时该来源须处于有效期内。",
    'demand.provenance.not-selected': "所引条目须是为这份回答选定的。",
    'demand.provenance.parse-id': "解析修订的标识须由其记录算得。",
    'demand.provenance.quote-mismatch': "引文须与区间文本及其前后文一致。",
    'demand.provenance.raw-hash': "原始字节的哈希须等于 raw_sha256。",
    'demand.provenance.raw-to-canonical': "规范文本须能由原始字节导出。",
    'demand.provenance.span-bounds': "区间须位于规范文本之内。",
    'demand.provenance.span-hash': "区间内文本的哈希须等于 span_sha256。",
    'demand.provenance.span-outside-chunk': "区间须位于分块之内。",
    'demand.provenance.span-outside-element': "区间须位于元素之内，且属于内容。",
    'demand.provenance.span-splits-grapheme': "区间不应切断一个可见字符。",
    'demand.provenance.superseded': "作答时该修订须为现行修订。",
    'demand.provenance.tombstoned': "作答时该文档须未被删除。",
    'demand.provenance.unknown-source': "所引来源须为此处所知。",
    'demand.provenance.wrong-generation': "世代须是审计记录所指的那一个。",
    'demand.provenance.wrong-tenant': "来源须属于回答所在的租户。",
    'demand.structure.annotation-misplaced': "响应中的引用须位于响应所说的回答位置。",
    'demand.structure.answer-not-rendered': "回答须由其论断按规则生成。",
    'demand.structure.duplicate-citation': "同一论断对同一区间只引用一次。",
    'demand.structure.duplicate-id': "同一标识只能出现一次。",
    'demand.structure.entry-duplicated': "同一来源只列一个条目。",
    'demand.structure.entry-unused': "来源条目须被引用标记使用。",
    'demand.structure.figure-missing': "提到的图、表或章节须存在。",
    'demand.structure.hidden-character': "文本与标识中不得含有隐藏字符。",
    'demand.structure.malformed-json': "工件须为严格的 JSON。",
    'demand.structure.mark-without-entry': "引用标记须有对应的条目或来源。",
    'demand.structure.missing-citation': "事实与推断须附引用。",
    'demand.structure.mixed-mark-style': "一份报告只使用一种引用标记样式。",
    'demand.structure.numbering-gap': "条目编号须连续。",
    'demand.structure.schema-mismatch': "工件须符合其声明的模式。",
    'demand.structure.source-version-mismatch': "source_version 须与记录一致。",
    'demand.structure.span-order': "区间的起点须在终点之前，各区间须递增排列。",
    'demand.structure.statement-differs': "可见陈述须与论断一致。",
    'demand.structure.statement-uncovered': "回答中的每句陈述都须归属某条论断。",
    'demand.structure.status-shape': "论断、冲突与原因须与状态相符。",
    'demand.structure.text-not-canonical': "文本须为规范形式：换行为 LF，并经 NFC 规范化。",
    'demand.structure.unknown-reference': "内部引用所指的对象须存在于工件中。",
    'demand.support.compound-claim': "一条论断只陈述一件事。",
    'demand.support.condition-dropped': "须保留证据中的条件。",
    'demand.support.conflict-hidden': "来源互相矛盾时须作为冲突呈现。",
    'demand.support.context-reverses': "区间前后文不得使其含义反转。",
    'demand.support.contradicted': "证据不得与论断相反。",
    'demand.support.date-mismatch': "日期须与证据一致。",
    'demand.support.entity-absent': "论断中的名称须见于证据。",
    'demand.support.identifier-absent': "论断中的代码标识符须见于证据。",
    'demand.support.judge-error': "受托判断的模型或人员须给出可读取的结论。",
    'demand.support.kind-mislabelled': "论断的类别须与其性质相符。",
    'demand.support.low-overlap': "论断与证据须有足够多的共同词语。",
    'demand.support.misattributed': "论断须引用真正如此表述的来源。",
    'demand.support.modality-strengthened': "论断的语气不得强于证据。",
    'demand.support.negation-mismatch': "肯定与否定须与证据一致。",
    'demand.support.not-extractive': "标明逐字摘录的论断须与其区间文本完全相同；引号中的话须见于区间。",
    'demand.support.number-absent': "论断中的数值须见于证据。",
    'demand.support.number-mismatch': "数值须与证据一致。",
    'demand.support.off-topic': "证据与论断须谈同一件事。",
    'demand.support.partly-supported': "证据须支撑整条论断。",
    'demand.support.range-mismatch': "取值范围须与证据一致。",
    'demand.support.redundant-citation': "每条引用都应有所增益。",
    'demand.support.scope-widened': "论断的适用范围不得超出证据。",
    'demand.support.span-fragment': "所引区间须能独立成句。",
    'demand.support.undecided': "须已判明证据是否说了论断所说的内容。",
    'demand.support.unit-mismatch': "单位须与证据一致。",
    'demand.support.unlabelled-inference': "推断须加以标明。",
    'demand.support.unsupported': "证据须支撑论断。",
    'demand.verifiability.cannot-open': "读者须能打开来源。",
    'demand.verifiability.drifted': "段落须仍与引用时一致。",
    'demand.verifiability.hidden-character': "所引文本不得含有隐藏字符。",
    'demand.verifiability.link-text-mismatch': "链接文字须与其目标相符。",
    'demand.verifiability.mixed-script': "一个词只使用一种文字。",
    'demand.verifiability.not-available-now': "读者此刻须能阅读该来源。",
    'demand.verifiability.quote-ambiguous': "引文在来源中须唯一。",
    'demand.verifiability.seal-expired': "封印须在有效期内。",
    'demand.verifiability.title-mismatch': "显示的标题须与来源一致。",
    'demand.verifiability.title-missing': "须显示标题。",
    'demand.verifiability.unsafe-uri': "地址须可安全访问。",
    'demand.verifiability.version-missing': "须显示来源的版本。",
    'demand.verifiability.withheld': "未公开的内容须说明未公开。",
    'demand.verifiability.wrong-place': "来源须能在所引位置打开。",
    'distrust.expired': "密钥已过期",
    'distrust.missing-audience': "声明未指明受众，而该密钥只能为指定的受众签名",
    'distrust.missing-purpose': "声明未指明用途",
    'distrust.missing-tenant': "声明未指明租户",
    'distrust.not-yet-valid': "密钥尚未生效",
    'distrust.revoked': "密钥已被撤销",
    'distrust.unknown-key': "策略未列出此密钥",
    'distrust.wrong-audience': "密钥无权为该受众签名",
    'distrust.wrong-purpose': "密钥无权为该用途签名",
    'distrust.wrong-tenant': "密钥无权为该租户签名",
    'drift.ambiguous': "现在该段落在别处出现不止一次：{places}。",
    'drift.changed': "现在来源中已没有该段落。",
    'drift.current': "现在提供的仍是所引修订。",
    'drift.deleted': "现在该文档已被移除。",
    'drift.moved': "现在该段落位于别处：{places}。",
    'drift.unavailable': "现在不向该读者提供此文档。",
    'drift.unchanged': "现在提供的是另一修订，该段落仍与引用时一致。",
    'error-kind.conditions': "条件、范围、确定性",
    'error-kind.conflicts': "未说明矛盾",
    'error-kind.figures': "数值、单位、日期",
    'error-kind.labels': "建议或推断未标明",
    'error-kind.names': "名称与标识",
    'error-kind.not-borne': "原文不支撑",
    'error-kind.opposite': "与来源相反",
    'error-kind.quotes': "引文与片段",
    'error-kind.uncited': "没有引用",
    'error-kind.wrong-source': "来源有误或未知",
    'error.address-not-secure': "文本与密钥将以明文经过网络到达模型。",
    'error.address-unreadable': "模型的地址无法调用。",
    'error.address-with-credentials': "模型的地址中有用户名或密码。",
    'error.answer-malformed': "由这些论断组成的回答无法通过检查的第一层。",
    'error.audit-exists': "已存有使用该随机数的审计记录。",
    'error.audit-malformed': "无法读取审计记录。",
    'error.bad-answer-id': "这不是回答标识。",
    'error.bad-case': "该案例的成员 {member} 缺失或形式不符。",
    'error.bad-choice': "选项 {option} 可取：{choices}。",
    'error.bad-duration': "终点须为起点之后的时间，或一段时长。",
    'error.bad-key': "这些字节不是 Ed25519 密钥。",
    'error.bad-number': "选项 {option} 须为不小于 1 的整数。",
    'error.bad-pair': "该对的成员 {member} 缺失或形式不符。",
    'error.bad-position': "选项 {option} 须为从 0 起的码点位置。",
    'error.bad-question': "问题须为 1 至 {limit} 个字符的规范文本。",
    'error.bad-rate': "选项 {option} 须写成比例，例如 4/5 或 80%。",
    'error.bad-signature': "签名方返回的并不是其密钥的签名。",
    'error.bad-time': "选项 --at 须为时间，例如 2026-11-30T09:00:00Z，或为日期。",
    'error.bad-usage': "无法理解这条命令：{problem}。",
    'error.bibliography-key-twice': "书目中有两个不同的条目使用同一个键。",
    'error.bibliography-syntax': "书目从此处起无法读取。",
    'error.bom-conflict': "字节顺序标记与声明的编码不一致。",
    'error.build-incoherent': "构建结果自相矛盾，未予发布。",
    'error.byte-order-mark': "JSON 不得以字节顺序标记开头。",
    'error.cache-unwritable': "模型答复无法保存在此文件夹中：该处不可写入。",
    'error.charset-unsupported': "不支持所声明的编码。",
    'error.classifier-runtime-missing': "在指定模型的文件旁和当前文件夹都没有安装 {package}。",
    'error.collection-busy': "另一次运行正在写入该文件夹。",
    'error.compressed': "归档中有条目经过压缩；包中每个条目均按原样存储。",
    'error.content-missing': "事件未附内容，而该文档尚无任何内容。",
    'error.content-needs-folder': "以路径给出的内容须相对于事件文件；标准输入没有所在文件夹。",
    'error.control-character': "字符串中有未转义的控制字符。",
    'error.cycle': "该值包含其自身。",
    'error.damaged-entry': "有条目的校验和与其字节不符：文件已损坏，或被人改动。",
    'error.damaged-key': "密钥文件已损坏。",
    'error.document-id': "这不能用作文档标识。",
    'error.duplicate-document': "两个来源的文档标识相同。",
    'error.duplicate-entry': "在不允许重复的列表中有重复的条目。",
    'error.duplicate-key': "策略中同一密钥列出了两次。",
    'error.duplicate-name': "同一对象中有重复的成员名。",
    'error.duplicate-path': "有两个文档指向同一文件。",
    'error.duplicate-subject': "声明中有两个主体同名。",
    'error.empty-input': "输入为空。",
    'error.empty-string': "文本不得为空。",
    'error.encrypted': "归档中有条目已加密；除其读者外无人可以核查。",
    'error.encrypted-key': "私钥已加密。",
    'error.entry-unknown': "该世代中没有这个索引条目。",
    'error.event-conflict': "该 event_id 已被本租户的另一事件占用。",
    'error.event-malformed': "所给内容不是来源事件。",
    'error.event-schema': "事件不符合其模式。",
    'error.evidence-missing': "有引用指向包中不存在的记录或文本。",
    'error.evidence-unavailable': "该读者无法取得回答所引的内容。",
    'error.evidence-unused': "包中有任何引用都未指向的记录或文本。",
    'error.exposed-file': "该文件含有私钥或其口令，而属主之外的人也能打开。",
    'error.file-not-found': "文件不存在。",
    'error.forbidden-name': "不接受该成员名。",
    'error.fragment-check-failed': "该片段标识是为文本的另一状态生成的。",
    'error.fragment-invalid': "该片段标识无法读取，或不指向任何一段文本。",
    'error.generation-superseded': "在此期间已发布了另一世代。",
    'error.ill-formed-text': "这些字节不是所声明编码下的合法文本；未声明编码时按 UTF-8 读取。",
    'error.ill-formed-utf8': "JSON 不是合法的 UTF-8。",
    'error.invalid-escape': "JSON 中没有这样的转义。",
    'error.invalid-literal': "此处不是 true、false 或 null。",
    'error.invalid-number': "此处不是合法的 JSON 数字。",
    'error.is-a-directory': "这是文件夹；此处需要文件。",
    'error.is-a-key': "该文件是密钥。",
    'error.is-a-manifest': "该文件是来源清单。",
    'error.is-a-policy': "该文件是信任策略。",
    'error.is-a-report': "该文件是核对报告。",
    'error.is-a-seal': "该文件是封印。",
    'error.is-an-audit': "该文件是审计记录。",
    'error.jwk-not-encrypted': "这里的 JSON Web Key 不加密。",
    'error.key-mismatch': "密钥的公私两半并不匹配。",
    'error.key-missing': "该端点没有密钥不接受调用。",
    'error.keyid-mismatch': "密钥标识不是其旁边密钥的指纹。",
    'error.level-mismatch': "包中的证据与其级别不符。",
    'error.level-reserved': "证据级别 `spans` 留待后续版本使用。",
    'error.lone-surrogate': "文本含有不成对的代理码元。",
    'error.malformed-answer': "该回答不是符合模式的制品。",
    'error.malformed-audit': "该审计不符合其模式。",
    'error.malformed-json': "文档不是严格的 JSON。",
    'error.malformed-manifest': "包的清单不符合其模式或不是规范形式。",
    'error.malformed-records': "records.jsonl 中有一行不是规范形式的谱系记录，或顺序有误。",
    'error.malformed-report': "该报告不符合其模式。",
    'error.malformed-seal': "该封印不是已知形式的信封。",
    'error.manifest-malformed': "无法读取清单。",
    'error.manifest-schema': "清单不符合其模式。",
    'error.media-type-unknown': "无法读取该媒体类型。",
    'error.media-type-unsupported': "不支持这种媒体类型。",
    'error.missing-entry': "清单列出的条目在包中不存在，或包缺少清单或回答。",
    'error.missing-member': "缺少成员。",
    'error.model-file-unreadable': "模型的 {part} 无法使用。",
    'error.model-input-unknown': "模型需要输入 {part}，而文本对无法提供。",
    'error.model-labels-missing': "模型的 config.json 没有说明哪个输出是 entailment、neutral 和 contradiction。",
    'error.models-unavailable': "有模型无法访问或拒绝调用。",
    'error.name-too-long': "文件名或路径超过文件系统允许的长度。",
    'error.no-audit': "手头没有此回答的审计记录。",
    'error.no-generation': "该租户尚未发布任何内容。",
    'error.no-reports': "该文件夹中没有报告。",
    'error.no-store': "此处没有存储库。",
    'error.no-such-citation': "工件在该地址没有引用。",
    'error.no-such-folder': "输出所在的文件夹不存在。",
    'error.not-a-baseline': "该文件不是基线。",
    'error.not-a-bibliography': "这不是 CSL-JSON、BibTeX 或 RIS 格式的书目文件。",
    'error.not-a-collection': "该文件夹里有别的内容，不是收集结果。",
    'error.not-a-directory': "这是文件；此处需要文件夹。",
    'error.not-a-file': "这是管道或设备；此处需要文件。",
    'error.not-a-record': "该值不是沿革记录。",
    'error.not-a-report': "这是 JSON，不是 Markdown 或纯文本报告。",
    'error.not-a-store': "该文件夹不是存储库。",
    'error.not-a-zip': "该文件不是 ZIP 归档，或已被截断。",
    'error.not-an-answer': "该文件不是回答文件。",
    'error.not-base64': "某个值不是使用单一字母表且填充正确的 base64。",
    'error.not-canonical-form': "其字节与包写入器对该内容写出的字节不同。",
    'error.not-did-key': "密钥名称不是 did:key。",
    'error.not-finite': "数字不是有限值。",
    'error.not-json': "该值在 JSON 中没有对应形式。",
    'error.not-nfc': "文本未采用 NFC 规范化形式。",
    'error.not-normalized': "文本未采用 NFC 规范化形式。",
    'error.not-of-answer': "审计、报告或封印属于另一个回答。",
    'error.not-of-pack': "该封印属于另一个包。",
    'error.not-pem': "文本不是单个 PEM 块。",
    'error.not-plain': "该值不是普通的对象或数组。",
    'error.not-repairable': "此类文件无法修补：它是他人返回或封存内容的记录。",
    'error.nothing-to-decide': "{address} 处没有可裁定的内容：所引文本不在手头，或其字节已被证伪。",
    'error.nothing-to-ingest': "此处没有可导入的内容。",
    'error.nul-character': "文本含有 U+0000。",
    'error.null-not-allowed': "该成员不得为 null。",
    'error.number-overflow': "数字过大，无法表示。",
    'error.option-needed': "此处需要：{option}。",
    'error.option-twice': "此处同一内容给出了两次：{option}。",
    'error.option-unfit': "选项 {option} 在此不适用。",
    'error.output-exists': "输出文件已存在。",
    'error.output-to-stream': "输出须写入文件，而 `-` 不是文件名。",
    'error.overlapping-entries': "归档中的条目相互重叠。",
    'error.page-without-pack': "该网页中没有包。",
    'error.passphrase-differs': "两次输入的口令不一致。",
    'error.passphrase-needed': "需要口令，而没有可供询问的终端。",
    'error.passphrase-short': "口令不足 {least} 个字符。",
    'error.path-outside': "该路径超出其所在文件夹，或并非各系统理解一致的路径。",
    'error.piece-ambiguous': "切分器给出的一个片段可以对应多个位置。",
    'error.piece-empty': "切分器给出的一个片段为空。",
    'error.piece-not-found': "切分器给出的一个片段不在规范文本中。",
    'error.piece-out-of-order': "切分器给出的一个片段只出现在它前面的片段之前或之中。",
    'error.position-inside-character': "位置落在一个字符内部。",
    'error.position-out-of-range': "位置超出文本范围。",
    'error.previous-incomplete': "上一世代缺少构建下一世代所需的内容。",
    'error.private-key': "应为公钥之处放着私钥。",
    'error.public-key': "这是公钥；签名需要私钥。",
    'error.quote-ambiguous': "这些文字在该分块中出现不止一次。",
    'error.quote-empty': "引文除空白外没有内容。",
    'error.quote-not-found': "这些文字不在该分块中。",
    'error.report-not-utf8': "只能修补 UTF-8 编码的报告，而此报告为其他编码。",
    'error.response-ambiguous': "该响应同时具有两种形式的成员。",
    'error.response-member-malformed': "响应的某个成员与其形式规定的类型不符。",
    'error.response-member-missing': "响应缺少其形式所要求的成员。",
    'error.response-text-malformed': "响应的某段文本含有 U+0000 或不成对的代理码元。",
    'error.response-too-large': "响应的某段文本或某个列表超出可读取的大小。",
    'error.response-unknown': "该 JSON 不是任何已知形式的响应。",
    'error.schema-without-validator': "此模式不描述任何文档，只存放其他模式共用的定义。",
    'error.scrypt-limits': "密钥文件要求的内存或计算量超过允许范围。",
    'error.seal-needs-answer': "证明应放入回答，而不是放入包。",
    'error.selector-invalid': "选择器在 {member} 处形式不符。",
    'error.selector-unsupported': "此处不支持这种选择器（{member}）。",
    'error.sequence-conflict': "该文档已处于同一序号：来自另一事件或已发布的内容。",
    'error.several-revisions': "该回答引用了同一文档的多个修订版。",
    'error.several-tenants': "这些记录属于多个租户。",
    'error.small-order-key': "该密钥的阶过小：无人签署的消息也会显得签名有效。",
    'error.source-uri': "这不能用作来源地址。",
    'error.source-version': "这不能用作来源版本。",
    'error.sources-refused': "用例集的一个来源无法读取。",
    'error.span-bounds': "该区间为空或不在文本之内。",
    'error.span-outside-chunk': "该区间不在条目的分块之内。",
    'error.span-outside-element': "该区间不在单个元素之内。",
    'error.sparse-array': "数组中有空缺项。",
    'error.store-damaged': "存储库已损坏：有文件缺失或被改动。",
    'error.store-locked': "另一进程正在向该存储库发布。",
    'error.store-version': "该存储库的格式不受当前版本支持。",
    'error.symlink-loop': "符号链接指回了自身。",
    'error.tenant-mismatch': "这些文档属于不同的租户。",
    'error.tenant-needed': "存储库中有多个租户。",
    'error.threshold-unreachable': "阈值大于密钥数量。",
    'error.time-out-of-range': "时间超出 0000 至 9999 年的范围。",
    'error.title': "这不能用作标题。",
    'error.too-deep': "JSON 嵌套过深。",
    'error.too-large': "输入超过了 {limit} 字节的上限。",
    'error.too-many': "条目数量超过了 {limit} 的上限。",
    'error.too-many-elements': "文本中的标题、段落和表格行，或行数，超过了 {limit} 的上限。",
    'error.too-many-values': "JSON 中的值过多。",
    'error.trailing-content': "JSON 值之后还有多余内容。",
    'error.unexpected': "出现了程序未预料到的问题。",
    'error.unexpected-character': "此处有 JSON 不允许的字符。",
    'error.unexpected-end': "JSON 提前结束。",
    'error.unexpected-form': "文档中有成员缺失、不认识或形式不符。",
    'error.unknown-command': "没有这个命令。",
    'error.unknown-json': "该文件是 JSON，但既不是回答，也不是已知形式的响应：{forms}。",
    'error.unknown-key-form': "文本不是这里能读取的密钥形式。",
    'error.unknown-member': "有未知成员。",
    'error.unknown-path': "归档中有包不允许含有的条目。",
    'error.unknown-rule': "没有这条规则。",
    'error.unknown-schema': "没有这个模式。",
    'error.unknown-type': "没有这种类型的标识。",
    'error.unlisted-entry': "包中有清单未列出的条目。",
    'error.unlisted-key': "某个来源条目指定了策略未列出的密钥。",
    'error.unreadable': "无法读取文件。",
    'error.unreadable-name': "{option} 的名称含有不可见字符、首尾空白，或超过 {limit} 个字符。",
    'error.unsafe-integer': "整数过大，无法精确表示。",
    'error.unsafe-path': "有条目的路径不是普通的相对 ASCII 路径。",
    'error.unwritable': "无法写入文件。",
    'error.window-empty': "文档永远不会生效：终止时间早于生效时间。",
    'error.window-reversed': "密钥的有效期在开始之前就已结束。",
    'error.wrong-algorithm': "密钥或其加密方式不属于这里使用的种类。",
    'error.wrong-form': "成员的格式不符。",
    'error.wrong-hash': "有条目的 SHA-256 与清单不符：包已损坏，或被人改动。",
    'error.wrong-name': "有条目路径中的摘要与其字节的摘要不同。",
    'error.wrong-passphrase': "口令错误，或文件已损坏。",
    'error.wrong-size': "有条目的大小与清单不符。",
    'error.wrong-tenant': "该证据属于另一个租户。",
    'error.wrong-type': "成员的类型不符。",
    'error.zip64': "该归档使用了 ZIP64，而包从不使用。",
    'error.zone-unknown': "清单所用的时区无法识别。",
    'finding.unverifiable': "无法核验，原因：{missing}。要求：{demand}",
    'input-form.ai-sdk': "AI SDK 的消息或结果",
    'input-form.anthropic-message': "Anthropic Messages API 的消息",
    'input-form.azure-chat': "Azure OpenAI 基于自有数据的响应（实验性）",
    'input-form.bedrock-response': "Amazon Bedrock 的响应",
    'input-form.cohere-chat': "Cohere Chat API 的响应",
    'input-form.gemini-response': "Gemini API 带依据的响应",
    'input-form.haystack-answer': "Haystack 的回答（实验性）",
    'input-form.langchain-message': "LangChain 的消息（实验性）",
    'input-form.llama-index-response': "LlamaIndex 的响应（实验性）",
    'input-form.markdown': "Markdown 报告",
    'input-form.openai-response': "OpenAI API 的响应",
    'input-form.perplexity-response': "Perplexity API 的响应（实验性）",
    'input-form.vertex-grounding': "Vertex AI 依据检查的结果（实验性）",
    'input-form.web-annotation': "W3C Web Annotation 标注",
    'kind.absence': "未找到：",
    'kind.advice': "建议：",
    'kind.inference': "推断：",
    'kind.opinion': "看法：",
    'layer.provenance': "来历",
    'layer.structure': "结构",
    'layer.support': "支撑",
    'layer.verifiability': "可核验性",
    'level.canonical': "规范文本",
    'level.chunk': "分块",
    'level.element': "元素",
    'level.generation': "世代",
    'level.index-entry': "索引条目",
    'level.parse': "解析",
    'level.raw': "原始字节",
    'level.span': "片段",
    'limits.extractor': "提取器如实反映了页面内容（除非重新运行过）",
    'limits.heading': "通过并不证明",
    'limits.nothing-better': "没有遗漏更好的依据",
    'limits.parser': "解析器与分块器如实工作",
    'limits.seal-clock': "判断密钥与封印所依据的本机时钟准确",
    'limits.seal-omitted': "没有给出过、也没有隐瞒过别的回答",
    'limits.seal-policy': "信任策略是最新的，且失窃的密钥均已撤销",
    'limits.seal-right': "受信任的密钥所封印的内容属实：封印只说明由谁给出",
    'limits.selection': "在没有封印审计记录时，所列选材即实际所用",
    'limits.short-secret': "未显示的短文本能够保密",
    'limits.source-right': "来源正确、完整，或确由其地址所称的一方发布",
    'limits.still-current': "回答至今仍然适用（除非此刻核对过）",
    'link.matched': "相符",
    'link.mismatched': "不符",
    'link.not-available': "缺失",
    'link.rerun.matched': "已重新运行",
    'link.rerun.mismatched': "重新运行：结果不同",
    'link.rerun.not-available': "无法重新运行",
    'lost.answer-cut-off': "回答被截断",
    'lost.answer-refused': "模型拒绝作答",
    'lost.answer-span-differs': "回答中的位置与所称文字不符",
    'lost.answer-span-unchecked': "未能与文字核对的回答中位置",
    'lost.citation-without-source': "没有来源的引用",
    'lost.source-span-differs': "来源中的位置与所引文字不符",
    'measure.below-overlap': "低于重合阈值的引用 / 引用",
    'measure.citation-abstained': "未判定 / 已评判的引用",
    'measure.citation-correctness': "引用正确率：支撑论断的引用 / 已判定的引用",
    'measure.citation-coverage': "引用覆盖率：已引用的论断 / 需要引用的论断",
    'measure.fabricated': "虚构率：没有对应区块的引用 / 引用",
    'measure.grade-a': "A 级 / 经评判模型评判",
    'measure.highly-relevant': "高度相关 / 可获取",
    'measure.obtainable': "可获取 / 有效",
    'measure.overlap-coverage': "按词语重合的覆盖率：有有效引用的论断 / 论断",
    'measure.valid': "有效 / 全部引用",
    'missing.anchor': "没有独立的依据",
    'missing.audit': "缺少审计记录",
    'missing.extractor': "手头没有相应的提取器",
    'missing.generation': "缺少世代",
    'missing.judge': "没有可采用的模型或人工判断",
    'missing.model': "没有可用的模型",
    'missing.policy': "未提供信任策略",
    'missing.raw': "缺少原始字节",
    'missing.reader': "未指明读者",
    'missing.record': "缺少记录",
    'missing.seal': "没有封印",
    'missing.separator': "、",
    'missing.source': "缺少来源",
    'missing.store': "未提供存储库",
    'missing.text': "缺少规范文本",
    'missing.time': "未给出时间",
    'missing.trust': "现有封印均不被信任为该来源作证",
    'missing.unicode': "Unicode 版本不同",
    'outcome.fail': "不通过",
    'outcome.inapplicable': "不适用",
    'outcome.notice': "提示",
    'outcome.pass': "通过",
    'outcome.skipped': "已跳过",
    'outcome.unverifiable': "无法核验",
    'overlap.block-does-not-support': "文本块不支撑",
    'overlap.block-missing': "文本块不存在",
    'overlap.coverage': "覆盖率",
    'overlap.heading': "词语重叠：只判断主题，必要而不充分",
    'overlap.repaired': "已修复",
    'overlap.valid': "有效",
    'page.anchor.raw': "原始字节",
    'page.anchor.seal': "受信任的封印",
    'page.anchor.sources': "来源文件",
    'page.anchor.store': "存储库",
    'page.back': "返回正文",
    'page.badge': "{claim}：{word}。查看核对结果",
    'page.colour.bad': "有误或失实",
    'page.colour.good': "忠实",
    'page.colour.open': "未核验，或未找到来源",
    'page.colour.partly': "相关，有保留",
    'page.colour.uncited': "没有引用",
    'page.colours': "各颜色的陈述数",
    'page.file': "文件",
    'page.found': "核对结果",
    'page.hidden': "一个看不见的字符，在此显示出来",
    'page.hint': "选择一条陈述、其引用标记或符号，即可查看其引用、核对结果与原文段落。",
    'page.image': "［图片：{alt}］",
    'page.index': "文件列表",
    'page.layers': "四层核对",
    'page.not-in-text': "此陈述未作为报告正文显示。",
    'page.not-read': "未能读取",
    'page.notes': "注释",
    'page.notices': "已知发现与提示",
    'page.other-passages': "此来源中比对过的其他段落（{count}）",
    'page.passages': "段落（{count}）",
    'page.report': "报告",
    'page.scope.anchors': "核对依据：{anchors}",
    'page.scope.at': "时间：{at}",
    'page.scope.marks': "标记范围：{scope}",
    'page.scope.reader': "读者：租户 {tenant}，群组 {groups}",
    'page.skip': "跳至报告",
    'page.title': "引用核对",
    'page.verdict': "结论",
    'page.word.open': "未核验",
    'page.word.provenance': "与来源不符",
    'page.word.reserved': "有保留",
    'page.word.structure': "形式有误",
    'page.word.unobtainable': "未找到来源",
    'page.word.verifiability': "无法打开",
    'prompt.conditions': "把原文的条件、例外和适用范围与论断一并写出，语气不比原文更肯定。",
    'prompt.conflicts': "原文互相矛盾时予以说明并同时引用；不要自行取舍。",
    'prompt.figures': "数值连同单位、界限和日期一律照抄所引原文；不换算，不取整，不推算。",
    'prompt.labels': "建议标明为建议，自己的推断标明为推断。",
    'prompt.names': "只使用所引原文中出现的名称、编号和标识，写法与原文一致。",
    'prompt.not-borne': "一句只写一个论断，只写所引原文说到的内容；没有原文依据的内容不写。",
    'prompt.opposite': "引用前确认原文肯定你所写的内容，包括每一个“不”“无”“未”。",
    'prompt.quotes': "逐字引用完整句子及其限定语；不要拼接分处各处的文字。",
    'prompt.uncited': "每条事实陈述都以其原文的标记结尾；没有来源时说明未找到来源。",
    'prompt.wrong-source': "引用该陈述所在的那段原文，使用给定的标记；绝不引用未提供的来源。",
    'rate.none': "不适用",
    'reason.draft-not-checked': "草稿未能通过核验流程，因此不予显示。",
    'reason.index-unavailable': "无法读取索引。",
    'reason.live-data-needed': "问题询问的是当前状态，只能由工具给出。",
    'reason.no-matching-evidence': "没有找到能回答该问题的段落。",
    'reason.part-without-evidence': "问题的一部分没有找到证据。",
    'reason.question-needs-detail': "问题没有说明回答所取决于的条件。",
    'reason.question-without-terms': "问题中没有可供检索的词语。",
    'reason.request-not-permitted': "此处不回答这类问题。",
    'reason.retrieval-unavailable': "检索服务不可用。",
    'reason.tool-unavailable': "工具不可用。",
    'reason.writer-unavailable': "回答生成服务不可用。",
    'reconcile.acl-digest': "访问名单与所承诺的不符。",
    'reconcile.audit-damaged': "审计无法读取，或属于另一回答。",
    'reconcile.audit-unknown-entry': "审计提及其世代中没有的条目。",
    'reconcile.audit-unknown-generation': "审计提及从未在此发布的世代。",
    'reconcile.authorization-revision': "访问名单的修订号不同。",
    'reconcile.database-damaged': "存储文件的结构已损坏。",
    'reconcile.document-without-revision': "有效文档没有修订。",
    'reconcile.documents-unsorted': "文档次序不对，或有文档重复。",
    'reconcile.entries-count': "条目数与世代所承诺的不同。",
    'reconcile.entries-root': "条目与世代所承诺的不符。",
    'reconcile.entry-acl': "条目所承诺的访问名单与其文档的不同。",
    'reconcile.entry-without-record': "所承诺的条目没有记录。",
    'reconcile.event-beyond': "已提供的内容声称涵盖日志中没有的事件。",
    'reconcile.event-content-missing': "等待中事件的内容不存在或哈希不符。",
    'reconcile.event-damaged': "已确认的事件无法读取。",
    'reconcile.event-id-unknown': "按标识找不到该事件，或按文档找不到其最后事件。",
    'reconcile.event-lost': "已确认的事件既未等待，也不在已提供的内容之中。",
    'reconcile.event-missing': "已确认的事件不存在。",
    'reconcile.event-waiting-unknown': "所称等待的并非可等待的事件。",
    'reconcile.generation-id': "由世代记录算出的标识不同。",
    'reconcile.generation-missing': "已发布的世代不存在或无法打开。",
    'reconcile.generation-of-another': "世代属于另一租户，或与其位置所述不同。",
    'reconcile.leftover': "被中断的写入留下了它。",
    'reconcile.manifest-damaged': "世代的文档与文件清单已损坏。",
    'reconcile.orphan': "存储库中没有任何内容提及它。",
    'reconcile.pointer-damaged': "说明租户提供内容的文件已损坏。",
    'reconcile.raw-damaged': "来源字节的哈希不符。",
    'reconcile.raw-missing': "来源的字节不存在。",
    'reconcile.record-malformed': "有记录无法读取。",
    'reconcile.record-missing': "其他记录提及的记录不存在。",
    'reconcile.record-orphaned': "记录不属于任何有效文档。",
    'reconcile.record-without-entry': "条目的记录不在所承诺之列。",
    'reconcile.records-damaged': "记录被改动或不存在。",
    'reconcile.revision-of-another': "有效文档的修订属于另一文档。",
    'reconcile.snapshot-digest': "文档与世代所承诺的不符。",
    'reconcile.text-damaged': "规范文本的哈希不符。",
    'reconcile.text-missing': "规范文本不存在。",
    'reconcile.tombstone-live': "已删除的文档仍然有效。",
    'reconcile.tombstones-digest': "删除标记与世代所承诺的不符。",
    'remedy.address-not-secure': "请给出 https 地址；若确要如此，请写明 `allow_insecure`。",
    'remedy.address-unreadable': "请给出绝对 https 地址，不含查询与片段，例如 https://models.example/v1。",
    'remedy.address-with-credentials': "请从地址中去掉；密钥从环境变量读取。",
    'remedy.addresses': "可用的地址有：{addresses}。",
    'remedy.anchor-options': "一次只做一件事：--quote（可配 --prefix、--suffix、--at）；--selector；--describe；或不带文件的 --cases。",
    'remedy.answer-malformed': "请更正错误所指的成员；每一项都附有所违反的规则。",
    'remedy.audit-exists': "请重新提问；每个回答都使用新的随机数。",
    'remedy.audit-malformed': "请提供原样写入的审计记录。",
    'remedy.bad-answer-id': "回答标识是 ans_ 加 32 位小写十六进制数字。",
    'remedy.bad-case': "每个案例占一行：id、text 或 text_file（二者取一）、exact，以及已知的 prefix、suffix、char_start。案例文件代替文本文件。",
    'remedy.bad-choice': "请从中选择。",
    'remedy.bad-duration': "请写作 12h、90d、4w、2027-01-31 或 2027-01-31T09:00:00Z。",
    'remedy.bad-key': "请向密钥所有者重新获取密钥。",
    'remedy.bad-number': "请写成数字，例如 1000000。",
    'remedy.bad-pair': "每对占一行：id、claim、evidence，以及已知的 before、after、lang、verbatim、mode；用于 eval 时另含 label：supported、partial、unsupported 或 contradicted。",
    'remedy.bad-position': "请写成数字，例如 120。",
    'remedy.bad-question': "请把问题放在引号里，作为一个参数。",
    'remedy.bad-rate': "请给出两个整数，前者不大于后者，或不超过 100% 的百分比。",
    'remedy.bad-signature': "请确认该服务使用 Ed25519 对完整消息签名，且使用其声明的密钥。",
    'remedy.bad-time': "请写作 YYYY-MM-DDThh:mm:ssZ。",
    'remedy.bad-usage': "用 `loccit {command} --help` 查看用法。",
    'remedy.beside-answer': "包、封印及其信任策略只与回答搭配；核对报告时请去掉，并用 --sources 或 --store 提供来源。",
    'remedy.bibliography-key-twice': "请为其中一个条目换一个键，或删去报告所指之外的那一个。",
    'remedy.bibliography-syntax': "请检查此处或前一条目是否缺少花括号、引号或逗号。",
    'remedy.bom-conflict': "请声明文件实际使用的编码，或不作声明。",
    'remedy.build-incoherent': "存储库未作任何改动；请重新运行 ingest，若仍出现请反馈。",
    'remedy.byte-order-mark': "请写出不带字节顺序标记的文件。",
    'remedy.cache-folder': "模型文件中的 `cache` 应为文件夹：请改用其他名称，或移走该文件。",
    'remedy.cache-unwritable': "请在模型文件的 `cache` 中指定可写入的文件夹，或去掉 `cache`。",
    'remedy.charset-unsupported': "请将文件转换为 UTF-8。",
    'remedy.classifier-runtime-missing': "在其中一个文件夹中运行 `npm install onnxruntime-node @huggingface/tokenizers --ignore-scripts`。",
    'remedy.collection-busy': "请等它结束，或指定别的文件夹。",
    'remedy.compressed': "如为外来归档，请使用 --lenient 读取；报告会注明。",
    'remedy.content-missing': "请以更大的序号发送一次带内容的文档。",
    'remedy.content-needs-folder': "请指定事件文件，或以 text 或 base64 给出内容。",
    'remedy.control-character': "请将其转义为 \\u00XX。",
    'remedy.cycle': "请给出不含循环的数据。",
    'remedy.damaged-entry': "请勿依据它。请重新索取该文件；如再次出现，请换一种传输方式。",
    'remedy.damaged-key': "请从备份中取用副本。",
    'remedy.document-id': "请使用 1 至 200 个字符，采用 NFC，不含控制字符，首尾不留空白。",
    'remedy.duplicate-document': "请读入共同的上级文件夹，或用清单为文档命名。",
    'remedy.duplicate-entry': "请删去其中一条。",
    'remedy.duplicate-key': "请将同一密钥的全部规定写入一个条目。",
    'remedy.duplicate-name': "请只保留其一；不同读取器的取舍并不一致。",
    'remedy.duplicate-path': "每个文件只应列出一次。",
    'remedy.duplicate-subject': "每个主体只命名一次。",
    'remedy.empty-input': "请提供回答（JSON）或包。",
    'remedy.empty-string': "请给出其值，或在允许处使用 null。",
    'remedy.encrypted': "请索取原始写出的包；传输时可对整个文件加密。",
    'remedy.encrypted-key': "请提供口令。",
    'remedy.entry-unknown': "请引用所检索的世代中的条目。",
    'remedy.event-conflict': "请为每个事件使用各自的 id；重发事件时内容须与原来完全相同。",
    'remedy.event-malformed': "请按模式把每个事件写成一行 JSON：loccit schema event。",
    'remedy.event-schema': "用 loccit schema event 查看模式。",
    'remedy.events-alone': "请单独使用 --events：事件更改正在提供的内容，文件夹与清单则取代它。请分别运行。",
    'remedy.evidence-missing': "请索取包含其回答所引全部内容的包。",
    'remedy.evidence-unavailable': "请用 --store 或 --sources 指定存放位置，并用 --tenant 与 --as 说明以谁的身份读取。",
    'remedy.evidence-unused': "请索取原始写出的包；包只包含其回答所引的内容。",
    'remedy.exposed-file': "请用 chmod 600 收回权限。如果他人可能已经读过，请另建密钥并撤销此密钥。",
    'remedy.exposed-passphrase': "请用 chmod 600 收回权限。如果他人可能已经读过，请改用其他口令；已用它加密的密钥须重新生成。",
    'remedy.file-not-found': "请检查路径。",
    'remedy.forbidden-name': "请勿使用 __proto__ 作为名称。",
    'remedy.fragment-check-failed': "若仍要查找，请去掉 length 与 md5，并核对该处的文字。",
    'remedy.fragment-invalid': "请写作 char=10,20、line=0,2 或 :~:text=词语；词语中的逗号、& 与连字符须用百分号编码。",
    'remedy.generation-superseded': "请重新运行 ingest。",
    'remedy.ill-formed-text': "请指明编码：在 sources.json 中写 charset，或使用 canonicalize --charset；也可将文件转换为 UTF-8。",
    'remedy.ill-formed-utf8': "请以 UTF-8 写出文件。",
    'remedy.invalid-escape': "请使用 \\uXXXX 或 JSON 规定的短转义。",
    'remedy.invalid-literal': "请用小写书写字面量，或为其加引号。",
    'remedy.invalid-number': "请只用数字书写，不带前导零、加号或名称。",
    'remedy.is-a-directory': "请指定其中的文件。",
    'remedy.is-a-key': "请给出回答或包，并用 --policy 指定信任策略，或用 --key 指定公钥。",
    'remedy.is-a-manifest': "请给出回答或报告，并用 --sources 指定该清单或其文件夹；`loccit ingest` 可将其读入存储库。",
    'remedy.is-a-policy': "请给出回答或包，并用 --policy 指定该策略。",
    'remedy.is-a-report': "请给出该报告所核对的回答或包。",
    'remedy.is-a-seal': "请给出它所封印的回答，并把封印放在旁边：`loccit verify 回答 --seal 封印`。",
    'remedy.is-an-audit': "请给出它所属的回答或包，并用 --audit 指定该审计记录。",
    'remedy.jwk-not-encrypted': "请用 --format pem，或同时写明 --unencrypted。",
    'remedy.key-mismatch': "请由私钥一半重新生成该密钥。",
    'remedy.key-missing': "请把环境变量 LOCCIT_JUDGE_KEY 设为密钥。",
    'remedy.keygen-from': "使用 --from 时不生成密钥，也不写入文件：请去掉该选项。",
    'remedy.keyid-computed': "旁边公钥的标识是 {keyid}。请先查明本意是哪一个，再改正另一个。",
    'remedy.keyid-mismatch': "请先查明本意是哪一个，再改正另一个。",
    'remedy.level-mismatch': "请索取原始写出的包。",
    'remedy.level-reserved': "请使用 raw 或 canonical 级别。",
    'remedy.line-cut': "每行须是一个完整的 JSON 对象，中间不得换行。",
    'remedy.lone-surrogate': "请写出完整字符；若已丢失，请写作 U+FFFD。",
    'remedy.malformed-answer': "请用 `loccit check FILE` 查看问题。",
    'remedy.malformed-audit': "请用 `loccit schema audit FILE` 查看问题。",
    'remedy.malformed-json': "请用 JSON 库重新写出：名称不重复、末尾无多余内容、UTF-8 且不带字节顺序标记。",
    'remedy.malformed-manifest': "请用 `loccit schema pack FILE` 查看问题，或重新索取该包。",
    'remedy.malformed-records': "请索取原始写出的包。",
    'remedy.malformed-report': "请用 `loccit check FILE --json` 重新生成。",
    'remedy.malformed-seal': "请索取由 `loccit sign` 写出的封印。",
    'remedy.manifest-malformed': "请按模式写成 JSON：loccit schema sources。",
    'remedy.manifest-schema': "用 loccit schema sources 文件 查看全部问题；用 loccit schema sources 查看模式本身。",
    'remedy.media-type-unknown': "请使用 text/markdown 或 text/plain；其他类型的文档请不要提供，或将其删除。",
    'remedy.media-type-unsupported': "请使用 text/plain 或 text/markdown。",
    'remedy.missing-entry': "请索取完整的包。",
    'remedy.missing-member': "请给出该类型的全部成员；仅在允许处使用 null。",
    'remedy.model-file-unreadable': "该文件夹需要同一个模型的 config.json、tokenizer.json、tokenizer_config.json 和 ONNX 权重。",
    'remedy.model-input-unknown': "请使用读取 input_ids、attention_mask 以及至多 token_type_ids 的模型。",
    'remedy.model-labels-missing': "请使用 id2label 列出这三个标签的自然语言推理模型。",
    'remedy.models-form': "`loccit schema models FILE` 会列出差异；schemas/docs/models.md 解释每个成员并附示例。",
    'remedy.models-unavailable': "请确认端点正在运行且密钥正确；不加 --require-models 时相关论断保持未定，作答时则不使用该模型。",
    'remedy.name-too-long': "请使用更短的名称。",
    'remedy.near-name': "您是否想输入 {near}？",
    'remedy.needs-extractor': "只能核对 UTF-8 编码的 Markdown、纯文本或回答（JSON）。其他格式需要提取器，本版本没有提取器。",
    'remedy.no-audit': "请用 --store 指定产生此回答的存储库，或去掉 --audit。",
    'remedy.no-generation': "请先运行 loccit ingest，或检查 --tenant。",
    'remedy.no-reports': "先用 `loccit check FILE --json > DIR/NAME.json` 写出报告，再给出该文件夹。",
    'remedy.no-store': "请用 loccit ingest 建立，或用 --store 指定。",
    'remedy.no-such-citation': "地址形如 C1.1：先是论断，再是引用在其中的序号。",
    'remedy.no-such-folder': "请先创建该文件夹，或指定已有文件夹中的文件。",
    'remedy.not-a-baseline': "请用 loccit check --write-baseline 生成；loccit schema baseline FILE 可指出差异所在。",
    'remedy.not-a-bibliography': "请重新导出书目，使用上述格式之一，并为每个条目给出键。",
    'remedy.not-a-collection': "请指定新的或空的文件夹。",
    'remedy.not-a-directory': "请指定其所在的文件夹。",
    'remedy.not-a-file': "请将其内容复制到文件中，再指定该文件。",
    'remedy.not-a-record': "请给出含 id 与 preimage 的对象。",
    'remedy.not-a-report': "若是回答，请使用 loccit check。",
    'remedy.not-a-store': "请指定空文件夹，或由 loccit ingest 写入的文件夹。",
    'remedy.not-a-zip': "请确认文件已完整传输；包由 `loccit pack` 写出。",
    'remedy.not-an-answer': "请提供 loccit ask --json 的输出。",
    'remedy.not-base64': "请重新编码这些字节，不要加入空白，也不要改动填充。",
    'remedy.not-canonical-form': "请索取原始写出的包；如为外来归档，请使用 --lenient 读取。",
    'remedy.not-did-key': "请给出 did:key:z 及 base58btc 形式的密钥，即 keygen 所打印的形式。",
    'remedy.not-finite': "请给出有限数值或 null。",
    'remedy.not-json': "请只使用对象、数组、字符串、数字、布尔值与 null。",
    'remedy.not-nfc': "请以 NFC 形式书写。",
    'remedy.not-normalized': "请以 NFC 形式书写。",
    'remedy.not-of-answer': "请提供属于该回答的文件；`answer_sha256` 标明其归属。",
    'remedy.not-of-pack': "请提供为该包制作的封印。",
    'remedy.not-pem': "请提供原样的密钥文件，包括首行和末行，且没有其他内容。",
    'remedy.not-plain': "请先将其转换为普通数据。",
    'remedy.not-repairable': "请修补由它生成的回答或报告。",
    'remedy.nothing-to-decide': "请以相同的选项运行 check，查看缺少什么；找到来源后再裁定。",
    'remedy.nothing-to-ingest': "请指定含有 .md、.markdown 或 .txt 文件的文件夹，或清单。",
    'remedy.nul-character': "文件为二进制或已损坏；请提供文本本身。",
    'remedy.null-not-allowed': "请给出其值。",
    'remedy.number-overflow': "请以字符串给出。",
    'remedy.one-file': "此处给出了多个文件：请只给一个；来自标准输入的内容请先存为文件。",
    'remedy.one-format': "--json 与 --format 只能给出其一。",
    'remedy.one-pack': "该文件本身就是包：请去掉此选项，或用回答代替包。",
    'remedy.option-needed': "用 `loccit {command} --help` 查看各选项的取值。",
    'remedy.option-twice': "请去掉其中之一。",
    'remedy.option-unfit': "请去掉此选项；该命令的 --help 说明它与什么搭配。",
    'remedy.output-exists': "请指定其他文件；不会覆盖已有内容。",
    'remedy.output-to-stream': "请指定一个文件。",
    'remedy.overlapping-entries': "请勿解压该文件；它被设计为对不同读取器呈现不同内容。",
    'remedy.pack-options': "包自带报告与审计记录：请去掉此选项，或用 `loccit pack` 将其放入包中。",
    'remedy.page-without-pack': "请提供由 `loccit pack FILE --html PAGE` 写出的网页，或包本身。",
    'remedy.passphrase-differs': "请重新开始；尚未写入任何内容。",
    'remedy.passphrase-needed': "请将口令写入文件并用 --passphrase-file 指定，或设置 {variable}。",
    'remedy.passphrase-short': "请使用更长的口令，例如几个互不相关的词。",
    'remedy.path-outside': "请只写该文件夹之内的文件，路径中不含控制字符与反斜杠，也不要经过通向外部的符号链接。",
    'remedy.piece-ambiguous': "请交出全部片段，包括被丢弃的片段，使其顺序不留歧义。",
    'remedy.piece-empty': "请在定位之前去掉空片段。",
    'remedy.piece-not-found': "请对规范文本进行切分，并原样交出各片段，包括空白字符。",
    'remedy.piece-out-of-order': "请按文本顺序交出各片段，并说明它们最多重叠多少。",
    'remedy.policy-form': "`loccit schema trust-policy FILE` 会列出差异，schemas/docs/trust-policy.md 解释每个成员；未列出的成员会被拒绝。",
    'remedy.policy-has-several': "策略允许多个取值：请指明您把这份回答用于哪一个。不会以文件自称的为准。",
    'remedy.policy-wanted': "请给出信任策略：`loccit keygen` 输出的密钥条目写入其 `keys`；形式见 `loccit schema trust-policy`（schemas/docs/trust-policy.md）。",
    'remedy.position-inside-character': "请使用该字符之前或之后的位置。",
    'remedy.position-out-of-range': "请使用从 0 到文本长度之间的位置。",
    'remedy.previous-incomplete': "请将来源导入新的文件夹。",
    'remedy.private-key': "请将其取出并改放公钥；凡见过该文件的人，都应视为已知道此私钥。",
    'remedy.proof-options': "证明不含用途、租户和受众，也不绑定报告或审计记录：请去掉此选项，或不用 --proof 而生成封印。",
    'remedy.provenance.access-denied': "请针对该读者重新作答。",
    'remedy.provenance.answer-digest': "回答在给出之后被改动过：请重新获取。",
    'remedy.provenance.audit-mismatch': "请从写入处重新获取审计记录。",
    'remedy.provenance.audit-missing': "请用 --audit 提供审计记录，或用 --store 与 --tenant 指定其存储库与租户；也可用 --without audit 不核对此项。",
    'remedy.provenance.canonical-hash': "存储的文本已被改动：请重新运行 ingest。",
    'remedy.provenance.canonical-id': "请将文档、地址与哈希同记录比对：loccit lineage。",
    'remedy.provenance.chain-broken': "请从同一条链中取得全部标识：loccit lineage。",
    'remedy.provenance.chunk-id': "请用 loccit lineage 查看该环节，并重新导入来源。",
    'remedy.provenance.coordinate-space': "请以规范文本的码点给出位置。",
    'remedy.provenance.element-id': "请用 loccit lineage 查看该环节，并重新导入来源。",
    'remedy.provenance.element-not-in-chunk': "请引用区间所在的元素。",
    'remedy.provenance.element-not-in-parse': "请引用该修订中的元素。",
    'remedy.provenance.entry-id': "请用 loccit lineage 查看该环节，并重新导入来源。",
    'remedy.provenance.entry-not-in-generation': "请依据已发布的世代重新作答。",
    'remedy.provenance.no-anchor': "请提供您自己持有的来源（--sources DIR 或 --store DIR）；若带有封印，也可提供其 sources 列出此地址的信任策略（--policy FILE）。",
    'remedy.provenance.not-in-effect': "请依据有效的来源重新作答。",
    'remedy.provenance.not-selected': "请只引用选定的段落。",
    'remedy.provenance.parse-id': "请用 loccit lineage 查看该环节，并重新导入来源。",
    'remedy.provenance.quote-mismatch': "请逐字引用该段落，或更正区间。",
    'remedy.provenance.raw-hash': "请找到当时被引用的字节；眼前的并不是它们。",
    'remedy.provenance.raw-to-canonical': "请重新导入该来源。",
    'remedy.provenance.span-bounds': "请依据文本重新取得区间。",
    'remedy.provenance.span-hash': "区间与哈希并不对应：请重新引用该段落。",
    'remedy.provenance.span-outside-chunk': "请引用段落所在的分块。",
    'remedy.provenance.span-outside-element': "请引用段落所在的元素；注释以及不属于任何元素的文字不可引用。",
    'remedy.provenance.span-splits-grapheme': "请将区间扩展到完整字符。",
    'remedy.provenance.superseded': "请依据当前修订重新作答。",
    'remedy.provenance.tombstoned': "请在不使用它的情况下重新作答。",
    'remedy.provenance.unknown-source': "请核对名称或标识，或提供包含它的来源（--sources DIR 或 --store DIR），并说明以谁的身份读取：--tenant 与 --as GROUPS。",
    'remedy.provenance.wrong-generation': "请提供保存该世代的存储库。",
    'remedy.provenance.wrong-tenant': "请在本租户范围内重新作答。",
    'remedy.public-key': "请用 --key 给出私钥：keygen 将 signer.pem 与 signer.pub.pem 写在一起。",
    'remedy.quote-ambiguous': "请引用更长的文字，或给出其位置。",
    'remedy.quote-empty': "请给出要查找的文字。",
    'remedy.quote-not-found': "请按规范文本原样引用；查找时不做任何折叠。",
    'remedy.reason.decisions-disagree': "须由他们达成一致，或由策略说明谁的裁定算数。",
    'remedy.reason.models-disagree': "须由人工阅读两者后判定（loccit decide）。",
    'remedy.reason.models-silent': "请再次询问模型，或由人工阅读两者后判定（loccit decide）。",
    'remedy.reason.models-undecided': "须由人工阅读两者后判定（loccit decide）。",
    'remedy.report-not-utf8': "请另存为 UTF-8 后再修补。",
    'remedy.response-ambiguous': "请把每个 API 返回的内容各存为一个文件。",
    'remedy.response-member-malformed': "请保留 API 返回的响应原样，并检查所指出的成员。",
    'remedy.response-member-missing': "请保留 API 返回的响应原样，不要省略成员。",
    'remedy.response-text-malformed': "请先拼接流式数据再解析，避免把字符切成两半。",
    'remedy.response-too-large': "请拆分响应，每份一个回答。",
    'remedy.response-unknown': "请传入 API 返回的完整响应，作为一个 JSON 文档；可读取的形式列于 docs/interop。",
    'remedy.schema-without-validator': "请写该文档所属的模式：{names}。",
    'remedy.scrypt-limits': "请用 keygen 或 openssl pkcs8 -topk8 -scrypt 重新加密该密钥。",
    'remedy.seal-needs-answer': "请先将证明放入回答再打包，或去掉 --proof 以封印此包。",
    'remedy.selector-invalid': "TextQuoteSelector 须有 exact，TextPositionSelector 须有 start 与 end，FragmentSelector 须有 value；片段不得为空。",
    'remedy.selector-unsupported': "请使用 TextQuoteSelector、TextPositionSelector，或符合 RFC 5147 或文本片段规范的 FragmentSelector。",
    'remedy.sequence-conflict': "请为文档的事件递增编号，每个序号只用一次；用 loccit status 查看当前序号。",
    'remedy.several-revisions': "请重新提问，使回答对每份文档只依据一个修订版。",
    'remedy.several-tenants': "请为每个租户分别生成包。",
    'remedy.small-order-key': "请勿使用，并查明其来源。",
    'remedy.source-uri': "请使用 https、http、urn、kb 或 file-set，仅含 ASCII，且不含用户名、片段标识与凭据。",
    'remedy.source-version': "请使用 1 至 200 个字符，采用 NFC，不含控制字符，首尾不留空白。",
    'remedy.sources-refused': "对来源运行 loccit ingest：它会逐一列出文件及原因。",
    'remedy.span-bounds': "请按规范文本的码点计数，从 0 开始，不含末尾。",
    'remedy.span-outside-chunk': "请引用其分块包含该区间的条目。",
    'remedy.span-outside-element': "请为每个段落或表格行分别建立引用。",
    'remedy.sparse-array': "请用 null 填补空缺。",
    'remedy.store-damaged': "请重新导入来源；若仍被拒绝，请用 `--store` 导入到新的存储库。损坏期间不会使用已发布的世代。",
    'remedy.store-locked': "请等待其结束后再次运行该命令。",
    'remedy.store-version': "请使用写入它的版本，或将来源导入新的文件夹。",
    'remedy.structure.annotation-misplaced': "请按该提供方说明页所列的单位与文本计数；切勿手动移动引用。",
    'remedy.structure.answer-not-rendered': "请依据论断重新生成回答。",
    'remedy.structure.duplicate-citation': "请删去其中一条。",
    'remedy.structure.duplicate-id': "请为每条论断使用独立的标识。",
    'remedy.structure.entry-duplicated': "请合并这些条目。",
    'remedy.structure.entry-unused': "请在使用之处引用它，或将其删除。",
    'remedy.structure.figure-missing': "请补上，或更正所指。",
    'remedy.structure.hidden-character': "请将其删除；出现在数字或标识中时视为错误。",
    'remedy.structure.malformed-json': "请用 JSON 编码器重新写出；出错位置已标明。",
    'remedy.structure.mark-without-entry': "请补上条目，或更正编号。",
    'remedy.structure.missing-citation': "请引用支撑它的段落，或标明为建议或看法。",
    'remedy.structure.mixed-mark-style': "请统一样式。",
    'remedy.structure.numbering-gap': "请为条目连续编号。",
    'remedy.structure.schema-mismatch': "请对照模式检查该处：loccit schema。",
    'remedy.structure.source-version-mismatch': "请引用实际读取的版本，或依据当前版本重新作答。",
    'remedy.structure.span-order': "请使 char_start 小于 char_end，并按升序排列。",
    'remedy.structure.statement-differs': "请使陈述与论断一致，或分别核对两者。",
    'remedy.structure.statement-uncovered': "请将其写成带引用的论断，或予以删除。",
    'remedy.structure.status-shape': "请更正状态，或补齐该状态所要求的内容。",
    'remedy.structure.text-not-canonical': "请将其规范化：换行用 LF，采用 NFC，不含 U+0000。",
    'remedy.structure.unknown-reference': "请改指工件中已有的论断或引用，或删去此处引用。",
    'remedy.suite-form': "请对照 `loccit schema suite`；id 不得重复，`same_as` 指向在它之前的用例。",
    'remedy.suite-options': "请只给一个用例集；其结果以文本显示，或用 --json 输出 JSON。",
    'remedy.support-options': "请给出论断及其证据（--evidence 或文件，- 为标准输入），或仅用 --pairs。",
    'remedy.support.compound-claim': "请拆分为一句一条论断。",
    'remedy.support.condition-dropped': "请写明该条件。",
    'remedy.support.conflict-hidden': "请给出冲突状态，并附上双方引用。",
    'remedy.support.context-reverses': "请连同上下文一起引用，并如实表述。",
    'remedy.support.contradicted': "请撤回或更正该论断。",
    'remedy.support.date-mismatch': "请采用来源给出的日期。",
    'remedy.support.entity-absent': "请引用提到该名称的段落。",
    'remedy.support.identifier-absent': "请引用出现该标识符的段落。",
    'remedy.support.judge-error': "请再次请求判断；没有结论按未判定处理。",
    'remedy.support.kind-mislabelled': "请更正类别。",
    'remedy.support.low-overlap': "请确认是否引对了段落；词语重叠只用于判断主题，并非证明。",
    'remedy.support.misattributed': "请改引所指出的来源。",
    'remedy.support.modality-strengthened': "请保留“可能”“通常”“至多”等限定词。",
    'remedy.support.negation-mismatch': "请保留来源中的否定。",
    'remedy.support.not-extractive': "请原样摘录该段落，或改标为转述。",
    'remedy.support.number-absent': "请引用给出该数值的段落，或将其删去。",
    'remedy.support.number-mismatch': "请采用来源给出的数值。",
    'remedy.support.off-topic': "请引用与论断主题相关的段落。",
    'remedy.support.partly-supported': "请只陈述证据所支撑的部分，或拆分论断，或为其余部分补充证据。",
    'remedy.support.range-mismatch': "请采用来源给出的范围或界限，包括两端。",
    'remedy.support.redundant-citation': "可将其删去：副本不算第二个来源。",
    'remedy.support.scope-widened': "请以来源的适用范围为限。",
    'remedy.support.span-fragment': "请引用整句。",
    'remedy.support.undecided': "须由人工阅读两者后判定（loccit decide），或请模型判断（--models）。",
    'remedy.support.unit-mismatch': "请采用来源给出的单位：工作日不等于自然日。",
    'remedy.support.unlabelled-inference': "请标明为推断，或只陈述来源所说的内容。",
    'remedy.support.unsupported': "请引用能支撑它的证据，或删去该论断。",
    'remedy.symlink-loop': "请直接指定文件。",
    'remedy.tenant-mismatch': "请为每个租户分别构建世代。",
    'remedy.tenant-needed': "请用 --tenant 指定一个。",
    'remedy.threshold-unreachable': "请降低阈值，或为策略及每个来源列出更多密钥。",
    'remedy.time-out-of-range': "若没有期限，请省略该项。",
    'remedy.title': "请使用不超过 2000 个字符的 NFC 文本。",
    'remedy.too-deep': "嵌套请勿超过 64 层。",
    'remedy.too-large': "请拆分输入；若命令支持，可用 --max-bytes 提高上限。",
    'remedy.too-many': "请去掉不需要的条目，或拆分。",
    'remedy.too-many-elements': "请将其拆分为多个文件。",
    'remedy.too-many-values': "请拆分文档：连同对象、列表及其内容，一份文档最多可含 1,000,000 个值。",
    'remedy.trailing-content': "文件中只应保留一个值。",
    'remedy.unexpected': "请报告此问题；设置 NODE_DEBUG=loccit 可输出查找原因所需的信息。",
    'remedy.unexpected-character': "请查看所示位置；可能是逗号、冒号或引号有误。",
    'remedy.unexpected-end': "文件被截断：请重新获取。",
    'remedy.unexpected-form': "请对照文档说明页检查；未列出的成员会被拒绝。",
    'remedy.unknown-command': "请用 loccit --help 查看命令列表。",
    'remedy.unknown-json': "请提供服务方返回的完整响应；Loccit 的回答在成员 schema 中写有 urn:loccit:answer:1。",
    'remedy.unknown-key-form': "请给出 PEM 文件、JSON Web Key 或 did:key。",
    'remedy.unknown-member': "请将其删去：标识由固定的成员列表构成。",
    'remedy.unknown-path': "请索取由 `loccit pack` 生成的包；不得向包中添加任何内容。",
    'remedy.unknown-rule': "请用 loccit rules 查看规则列表。",
    'remedy.unknown-schema': "请用 loccit schema 查看模式列表。",
    'remedy.unknown-type': "请使用规范规定的六种记录类型之一。",
    'remedy.unlisted-entry': "请索取原始写出的包；未列出的内容不受任何封印约束。",
    'remedy.unlisted-key': "请把该密钥加入 keys，或从来源条目中删去其标识。",
    'remedy.unreadable': "请检查其访问权限。",
    'remedy.unreadable-name': "请给出便于阅读和比对的短名称，例如 public-answer。",
    'remedy.unsafe-integer': "请勿超过 2^53 - 1，或以字符串给出。",
    'remedy.unsafe-path': "请勿解压该文件；请索取由 `loccit pack` 生成的包。",
    'remedy.unwritable': "请检查权限与剩余空间。",
    'remedy.verifiability.cannot-open': "请用 --sources DIR 提供该来源，或用 --store DIR 提供保存它的存储库。",
    'remedy.verifiability.drifted': "请阅读当前修订。",
    'remedy.verifiability.hidden-character': "采信之前，请先用 loccit open 查看该段落。",
    'remedy.verifiability.link-text-mismatch': "请使文字与目标一致。",
    'remedy.verifiability.mixed-script': "请逐字比对。",
    'remedy.verifiability.not-available-now': "请用 --sources DIR 或 --store DIR 提供来源的现状，或用 --without reader 不核对此项；若已提供，请联系来源的管理者。",
    'remedy.verifiability.quote-ambiguous': "请补充其前后的文字。",
    'remedy.verifiability.seal-expired': "请向签发方索取新的封印。",
    'remedy.verifiability.title-mismatch': "请采用该来源的标题，或改引具有此标题的来源。",
    'remedy.verifiability.title-missing': "请给出来源的标题。若来源本无标题，请在能取得该来源的情况下核对：--sources DIR 或 --store DIR，并用 --tenant 与 --as GROUPS 说明读者。",
    'remedy.verifiability.unsafe-uri': "请使用 https、http、urn、kb 或 file-set，且不含用户名、密码与片段标识。",
    'remedy.verifiability.version-missing': "请给出所读取的版本。",
    'remedy.verifiability.withheld': "请向签发方申请公开。",
    'remedy.verifiability.wrong-place': "请更正定位信息。",
    'remedy.window-empty': "请更正 effective_from 或 effective_to。",
    'remedy.window-reversed': "请检查 not_before 和 not_after。",
    'remedy.wrong-algorithm': "请使用 Ed25519 密钥；若需加密，请使用 scrypt 与 AES-256-CBC。",
    'remedy.wrong-form': "请使用规范规定的格式。",
    'remedy.wrong-hash': "请勿依据它。请重新索取该包；如再次出现，请换一种传输方式。",
    'remedy.wrong-name': "该包已被改动；请重新索取。",
    'remedy.wrong-passphrase': "请重新输入，并检查键盘布局。",
    'remedy.wrong-size': "该包已被改动或损坏；请重新索取。",
    'remedy.wrong-tenant': "请用 --tenant 指定回答所属的租户。",
    'remedy.wrong-type': "请使用规范规定的类型。",
    'remedy.zip64': "请索取由 `loccit pack` 写出、不超过 4 GiB 的包。",
    'remedy.zone-unknown': "请使用 IANA 时区名，例如 Asia/Shanghai，或 UTC。",
    'repair.label.replaced': "（引文已修补）",
    'repair.label.unverified': "（未核实）",
    'repair.no-source': "“{text}”的来源（未核实）",
    'repair.unverified': "未核实：{text}",
    'resolved-by.block': "分块",
    'resolved-by.document-id': "文档标识",
    'resolved-by.doi': "DOI",
    'resolved-by.name': "文件名",
    'resolved-by.passage-number': "段落编号",
    'resolved-by.path': "路径",
    'resolved-by.title': "标题",
    'resolved-by.url': "网址",
    'review.conflict-hidden': "来源互相矛盾",
    'review.context': "段落的上下文",
    'review.contradicted': "相矛盾",
    'review.decisions-disagree': "人工裁定不一",
    'review.disputed': "模型与结论不一",
    'review.figure-absent': "数值未见依据",
    'review.judge-failed': "评判未成功",
    'review.kind': "论断的类别",
    'review.low-overlap': "共同词语很少",
    'review.misattributed': "另一来源如此表述",
    'review.name-absent': "名称未见依据",
    'review.off-topic': "主题不符",
    'review.opposite-wording': "否定不一致",
    'review.partial': "部分支撑",
    'review.person-asked': "评判模型无法判断",
    'review.stronger-wording': "措辞更强",
    'review.undecided': "未判定",
    'review.unsupported': "无支撑",
    'rule-value.anchor': "锚点引用",
    'rule-value.answer': "答复",
    'rule-value.audit': "审计记录",
    'rule-value.judge': "判定者",
    'rule-value.lineage': "来源链引用",
    'rule-value.raw': "原始字节",
    'rule-value.reader': "读者",
    'rule-value.record': "记录",
    'rule-value.report': "报告",
    'rule-value.source': "来源",
    'rule-value.store': "存储库",
    'rule-value.support': "支撑",
    'rule-value.text': "规范文本",
    'rule.provenance.access-denied': "作答时读者无权阅读该来源。",
    'rule.provenance.answer-digest': "这不是审计记录所对应的回答。",
    'rule.provenance.audit-mismatch': "审计记录自相矛盾，或与回答、存储库不符。",
    'rule.provenance.audit-missing': "没有这份回答的审计记录。",
    'rule.provenance.canonical-hash': "规范文本的哈希与记载不符。",
    'rule.provenance.canonical-id': "规范修订的标识不符，或引用所述与其记录不一致。",
    'rule.provenance.chain-broken': "引用给出的标识与链上相邻层级不符。",
    'rule.provenance.chunk-id': "由分块的记录算出的标识不同。",
    'rule.provenance.coordinate-space': "位置使用的是另一种坐标空间。",
    'rule.provenance.element-id': "由元素的记录算出的标识不同。",
    'rule.provenance.element-not-in-chunk': "该分块不包含此元素。",
    'rule.provenance.element-not-in-parse': "解析修订在该处是另一个元素，或没有元素。",
    'rule.provenance.entry-id': "由索引条目的记录算出的标识不同。",
    'rule.provenance.entry-not-in-generation': "作答时的世代中没有该条目。",
    'rule.provenance.no-anchor': "除工件自带的内容外，没有可供比对的依据。",
    'rule.provenance.not-in-effect': "作答时所引来源不在有效期内。",
    'rule.provenance.not-selected': "所引条目不在为这份回答选定的条目之中。",
    'rule.provenance.parse-id': "由解析修订的记录算出的标识不同。",
    'rule.provenance.quote-mismatch': "引文与区间处的文本不同。",
    'rule.provenance.raw-hash': "原始字节的哈希与记载不符。",
    'rule.provenance.raw-to-canonical': "由原始字节得到的是另一份规范文本。",
    'rule.provenance.span-bounds': "区间超出了规范文本。",
    'rule.provenance.span-hash': "区间内文本的哈希与记载不符。",
    'rule.provenance.span-outside-chunk': "区间超出了分块。",
    'rule.provenance.span-outside-element': "区间超出了元素，或其中没有来源读者能看到的文字。",
    'rule.provenance.span-splits-grapheme': "区间的起点或终点落在一个可见字符内部。",
    'rule.provenance.superseded': "作答时所引修订已被取代。",
    'rule.provenance.tombstoned': "作答时所引文档已被删除。",
    'rule.provenance.unknown-source': "此处没有所引用的来源。",
    'rule.provenance.wrong-generation': "眼前的世代不是作答时的那一个。",
    'rule.provenance.wrong-tenant': "所引来源属于另一租户。",
    'rule.structure.annotation-misplaced': "响应所给的引用位置在回答中是别的文字，或不存在。",
    'rule.structure.answer-not-rendered': "回答文本与其论断的生成结果不符。",
    'rule.structure.duplicate-citation': "同一区间在该论断下被引用了两次。",
    'rule.structure.duplicate-id': "该标识出现了不止一次。",
    'rule.structure.entry-duplicated': "两个条目指向同一来源，或使用了同一标记。",
    'rule.structure.entry-unused': "没有引用标记使用该条目。",
    'rule.structure.figure-missing': "报告提到了并不存在的图、表或章节。",
    'rule.structure.hidden-character': "此处有读者看不见的字符。",
    'rule.structure.malformed-json': "工件不是严格的 JSON。",
    'rule.structure.mark-without-entry': "该引用标记在来源列表中没有对应条目。",
    'rule.structure.missing-citation': "该论断需要引用，却没有引用。",
    'rule.structure.mixed-mark-style': "报告混用了多种引用标记样式。",
    'rule.structure.numbering-gap': "条目编号不连续。",
    'rule.structure.schema-mismatch': "有成员缺失、多余或格式不符。",
    'rule.structure.source-version-mismatch': "来源版本与该修订的记录不一致。",
    'rule.structure.span-order': "区间为空、颠倒或次序有误。",
    'rule.structure.statement-differs': "可见陈述与其对应的论断不同。",
    'rule.structure.statement-uncovered': "回答中有未被任何论断覆盖的内容。",
    'rule.structure.status-shape': "该状态不允许这样的论断、冲突与原因组合。",
    'rule.structure.text-not-canonical': "文本不是规范形式。",
    'rule.structure.unknown-reference': "工件中没有使用该标识的对象。",
    'rule.support.compound-claim': "该论断同时陈述了几件事。",
    'rule.support.condition-dropped': "证据附有条件，而论断将其略去。",
    'rule.support.conflict-hidden': "选定的来源互相矛盾，而回答未予说明。",
    'rule.support.context-reverses': "前后的文字可能推翻或限制这句话。",
    'rule.support.contradicted': "证据所述与论断相反。",
    'rule.support.date-mismatch': "日期与证据中的不同。",
    'rule.support.entity-absent': "证据中没有论断使用的某个名称。",
    'rule.support.identifier-absent': "证据中没有论断使用的某个标识符。",
    'rule.support.judge-error': "受托判断者没有给出可采用的答复。",
    'rule.support.kind-mislabelled': "论断标注的类别与其性质不符。",
    'rule.support.low-overlap': "论断与证据的共同词语很少。",
    'rule.support.misattributed': "如此表述的是另一来源，而非所引来源。",
    'rule.support.modality-strengthened': "论断的语气比证据更肯定。",
    'rule.support.negation-mismatch': "论断与证据在肯定、否定上不一致。",
    'rule.support.not-extractive': "标明摘录的文字与所引文本不符。",
    'rule.support.number-absent': "证据中没有这个数值。",
    'rule.support.number-mismatch': "论断中的数值与证据中的不同。",
    'rule.support.off-topic': "证据与论断没有任何实质词语相同。",
    'rule.support.partly-supported': "证据只支撑论断的一部分。",
    'rule.support.range-mismatch': "取值范围与证据中的不同。",
    'rule.support.redundant-citation': "该引用与同一论断的另一条引用重复，或来自相同的文本。",
    'rule.support.scope-widened': "论断的适用范围超出了证据。",
    'rule.support.span-fragment': "所引区间只是片段，单独不构成陈述。",
    'rule.support.undecided': "仅凭规则无法判明证据是否说了论断所说的内容。",
    'rule.support.unit-mismatch': "单位与证据中的不同。",
    'rule.support.unlabelled-inference': "论断超出证据，却未标明为推断。",
    'rule.support.unsupported': "证据不支撑该论断。",
    'rule.verifiability.cannot-open': "无法从此处打开该来源。",
    'rule.verifiability.drifted': "来源此后有变动；段落已移动或内容不同。",
    'rule.verifiability.hidden-character': "所引文本含有读者看不见的字符。",
    'rule.verifiability.link-text-mismatch': "链接文字所指与其目标不同。",
    'rule.verifiability.mixed-script': "有词语混用了外形相近的不同文字。",
    'rule.verifiability.not-available-now': "此读者目前无法阅读该来源。",
    'rule.verifiability.quote-ambiguous': "引文在来源中出现了不止一次。",
    'rule.verifiability.seal-expired': "封印已过期。",
    'rule.verifiability.title-mismatch': "显示的标题与来源的标题不同。",
    'rule.verifiability.title-missing': "引用没有显示标题。",
    'rule.verifiability.unsafe-uri': "地址的协议或组成部分不应被访问。",
    'rule.verifiability.version-missing': "引用没有显示版本。",
    'rule.verifiability.withheld': "该段落未向此读者公开。",
    'rule.verifiability.wrong-place': "所指位置并非段落所在之处。",
    'schema.additional-properties': "该成员不在模式之中。",
    'schema.any-of': "此处不符合任何一种允许的格式。",
    'schema.const': "此处应为 {allowed}。",
    'schema.dependent-required': "缺少成员 {member}；这些成员须同时给出。",
    'schema.enum': "此处应为下列之一：{allowed}。",
    'schema.fault-limit': "错误已达 {limit} 处，未全部列出。",
    'schema.items': "此处的项多于 {limit} 个。",
    'schema.max-items': "此处的项多于 {limit} 个。",
    'schema.max-length': "此处超过 {limit} 个字符。",
    'schema.max-properties': "此处的成员多于 {limit} 个。",
    'schema.maximum': "此处大于 {limit}。",
    'schema.min-items': "此处的项少于 {limit} 个。",
    'schema.min-length': "此处少于 {limit} 个字符。",
    'schema.minimum': "此处小于 {limit}。",
    'schema.nfc': "此处未采用 NFC 规范化形式。",
    'schema.not': "此处不符合要求的格式。",
    'schema.one-of': "各备选项中须给出且仅给出一个。",
    'schema.other': "此处不符合模式。",
    'schema.pattern': "此处不符合要求的格式。",
    'schema.property-names': "该成员名不符合要求的格式。",
    'schema.required': "缺少成员 {member}。",
    'schema.source-uri': "地址中含有不允许的部分。",
    'schema.type': "此处的类型应为 {type}。",
    'schema.unique-items': "有重复的项。",
    'seal.answer-mismatch': "它是为另一份回答所做的",
    'seal.audit-mismatch': "它绑定的是另一份审计记录",
    'seal.malformed-envelope': "封印不是规定形式的信封",
    'seal.malformed-predicate': "声明缺少成员，或含有这里不认识的成员",
    'seal.malformed-statement': "所签内容不是 in-toto 声明",
    'seal.pack-mismatch': "它是为另一个包所做的",
    'seal.payload-type': "信封声明的内容类型不同",
    'seal.predicate-type': "声明属于其他类型",
    'seal.report-mismatch': "它绑定的是另一份报告",
    'seal.seal-expired': "它已过期",
    'seal.unexpected-subject': "声明针对的不是单独一份回答",
    'seal.window-reversed': "它在开始之前就已结束",
    'seal.wrong-audience': "它面向的是其他受众",
    'seal.wrong-purpose': "它的用途与要求的不同",
    'seal.wrong-tenant': "它所属的租户与要求的不同",
    'severity.error': "错误",
    'severity.note': "说明",
    'severity.warning': "警告",
    'signature.context': "证明与文档的上下文不同",
    'signature.expired': "证明已过期",
    'signature.keyid-missing': "签名未指明密钥",
    'signature.mismatch': "签名不成立",
    'signature.payload-type': "载荷类型与预期不符",
    'signature.purpose': "证明用于其他目的",
    'signature.signature-length': "签名长度不是 64 字节",
    'signature.signature-scalar': "签名不是唯一允许的形式",
    'signature.unknown-key': "签名所属的密钥未提供",
    'signature.verified': "签名有效",
    'source-trust.below-threshold': "可代表此来源的受信任密钥数量不足",
    'source-trust.no-entry': "策略未为此来源指定任何密钥",
    'source-trust.trusted': "签名的密钥可以代表此来源",
    'status-name.answered': "已回答",
    'status-name.conflict': "来源冲突",
    'status-name.dependency_unavailable': "依赖不可用",
    'status-name.generation_unavailable': "生成不可用",
    'status-name.insufficient_evidence': "证据不足",
    'status-name.partial': "部分回答",
    'status-name.policy_denied': "策略不允许",
    'status-name.tool_required': "需要工具",
    'status.conflict': "各来源的说法不一致。",
    'status.dependency_unavailable': "所需服务目前不可用。",
    'status.generation_unavailable': "目前无法生成答案。",
    'status.insufficient_evidence': "现有来源无法回答这个问题。",
    'status.partial': "根据现有来源，只能回答问题的一部分。",
    'status.policy_denied': "此处无法回答这个问题。",
    'status.tool_required': "此问题需要实时数据，已存文档无法回答。",
    'support.band.high': "高度相似",
    'support.band.low': "不相似",
    'support.band.middle': "较相似",
    'support.interval.at-least': "至少 {lo}",
    'support.interval.at-most': "至多 {hi}",
    'support.interval.between': "{lo} 至 {hi}",
    'support.interval.less-than': "小于 {hi}",
    'support.interval.more-than': "大于 {lo}",
    'support.interval.ordinal': "第 {value}",
    'support.kind.count': "数量",
    'support.kind.identifier': "标识",
    'support.kind.ordinal': "序数",
    'support.reason.addresses-judge': "论断或证据中有对评判者说的话；应由人查看。",
    'support.reason.answer-unreadable': "模型所说的不是对所问的回答。",
    'support.reason.budget-exhausted': "模型的预算已用尽，因此没有询问模型。",
    'support.reason.claim-denies-evidence': "论断否认了证据所述。",
    'support.reason.decisions-disagree': "裁定有效的人员说法不一，因此均不作准。",
    'support.reason.empty-claim': "论断为空。",
    'support.reason.empty-evidence': "证据为空。",
    'support.reason.is-question': "没有规则可以判定：该句是疑问句。",
    'support.reason.language-not-declared': "该模型并非为论断或证据的语言而设。",
    'support.reason.model-refused': "模型端点拒绝了调用：请检查密钥、配额和模型名称。",
    'support.reason.model-unavailable': "未能连上模型：没有连接、未在时限内答复，或端点自身出错。",
    'support.reason.models-disagree': "规则无法判定，所请的模型说法不一。",
    'support.reason.models-silent': "规则无法判定，所请的模型没有给出可采用的答复。",
    'support.reason.models-undecided': "规则无法判定，所请的模型也无法判断。",
    'support.reason.no-exact-sentence': "没有规则可以判定：论断不是证据中的整句，也没有规则判其相矛盾。",
    'support.reason.other-model': "作答的不是所指定的模型，其答复不予采用。",
    'support.reason.quote-not-in-evidence': "模型所引的文字不在证据中。",
    'support.reason.quote-not-telling': "模型所引的文字在证据中，但过少，不足以支持论断。",
    'support.reason.reversed-by-context': "没有规则可以判定：句子前后的文字可能推翻它。",
    'support.reason.span-is-fragment': "没有规则可以判定：这些文字在证据中出现，但只是句子的一部分。",
    'support.reason.stands-in-quote': "没有规则可以判定：这些文字在证据中位于引语之内，其作者可能另有其人。",
    'support.reason.text-too-long': "论断与证据的长度超过提供给模型的上限。",
    'support.reason.words-stand-within': "没有规则可以判定：这些文字在证据中出现，但前后另有文字，可能加以限制或推翻。",
    'support.relation.absent': "证据中没有可比的内容。",
    'support.relation.disjoint': "两值互斥。",
    'support.relation.narrower': "论断的范围更窄，排除了证据所允许的取值。",
    'support.relation.opposite': "一侧的说法与另一侧相反。",
    'support.relation.other-unit': "单位不同，且不能互相换算。",
    'support.relation.overlap': "两个范围仅部分重合。",
    'support.relation.stronger': "论断比证据说得更强。",
    'support.relation.weaker': "论断比证据说得更弱。",
    'support.relation.wider': "论断的范围更宽，允许了证据所排除的取值。",
    'support.rung.conditions': "条件与范围",
    'support.rung.embedding': "相似度",
    'support.rung.exact': "整句比对",
    'support.rung.human': "人工",
    'support.rung.judge': "评判模型",
    'support.rung.language': "否定与措辞",
    'support.rung.names': "名称",
    'support.rung.nli': "推理模型",
    'support.rung.numbers': "数值比对",
    'support.rung.overlap': "词语重合",
    'support.score.band': "{value}",
    'support.score.contradiction': "矛盾 {value}",
    'support.score.cosine': "余弦 {value}",
    'support.score.entailment': "蕴含 {value}",
    'support.score.grade': "等级 {value}",
    'support.score.grades': "各次 {value}",
    'support.score.neutral': "中立 {value}",
    'support.unit.aud': "澳元",
    'support.unit.byte': "字节",
    'support.unit.cad': "加元",
    'support.unit.celsius': "℃",
    'support.unit.cheng': "成",
    'support.unit.chf': "瑞士法郎",
    'support.unit.cm': "厘米",
    'support.unit.cny': "元",
    'support.unit.cny-jiao': "角",
    'support.unit.day': "天",
    'support.unit.day-old': "天大",
    'support.unit.decade': "个十年",
    'support.unit.eur': "欧元",
    'support.unit.fahrenheit': "℉",
    'support.unit.foot': "英尺",
    'support.unit.g': "克",
    'support.unit.gb': "GB",
    'support.unit.gbp': "英镑",
    'support.unit.gib': "GiB",
    'support.unit.hectare': "公顷",
    'support.unit.hkd': "港元",
    'support.unit.hour': "小时",
    'support.unit.inch': "英寸",
    'support.unit.jin': "斤",
    'support.unit.jpy': "日元",
    'support.unit.kb': "KB",
    'support.unit.kg': "公斤",
    'support.unit.kib': "KiB",
    'support.unit.km': "公里",
    'support.unit.km2': "平方公里",
    'support.unit.krw': "韩元",
    'support.unit.kw': "千瓦",
    'support.unit.kwh': "千瓦时",
    'support.unit.l': "升",
    'support.unit.lb': "磅",
    'support.unit.li': "里",
    'support.unit.m': "米",
    'support.unit.m2': "平方米",
    'support.unit.m3': "立方米",
    'support.unit.mb': "MB",
    'support.unit.mg': "毫克",
    'support.unit.mib': "MiB",
    'support.unit.mile': "英里",
    'support.unit.minute': "分钟",
    'support.unit.ml': "毫升",
    'support.unit.mm': "毫米",
    'support.unit.month': "个月",
    'support.unit.month-old': "个月大",
    'support.unit.mu': "亩",
    'support.unit.mw': "兆瓦",
    'support.unit.night': "晚",
    'support.unit.permille': "‰",
    'support.unit.pp': "个百分点",
    'support.unit.ratio': "（比率）",
    'support.unit.second': "秒",
    'support.unit.sgd': "新加坡元",
    'support.unit.t': "吨",
    'support.unit.tb': "TB",
    'support.unit.ton': "吨",
    'support.unit.twd': "新台币",
    'support.unit.usd': "美元",
    'support.unit.week': "周",
    'support.unit.week-old': "周大",
    'support.unit.working-day': "个工作日",
    'support.unit.working-week': "个工作周",
    'support.unit.year': "年",
    'support.unit.year-old': "岁",
    'support.unit.zhe': "折",
    'support.units.byte': "字节",
    'support.units.day': "天",
    'support.units.day-old': "天大",
    'support.units.decade': "个十年",
    'support.units.foot': "英尺",
    'support.units.hectare': "公顷",
    'support.units.hour': "小时",
    'support.units.inch': "英寸",
    'support.units.jin': "斤",
    'support.units.li': "里",
    'support.units.mile': "英里",
    'support.units.minute': "分钟",
    'support.units.month': "个月",
    'support.units.month-old': "个月大",
    'support.units.mu': "亩",
    'support.units.night': "晚",
    'support.units.pp': "个百分点",
    'support.units.second': "秒",
    'support.units.ton': "吨",
    'support.units.week': "周",
    'support.units.week-old': "周大",
    'support.units.working-day': "个工作日",
    'support.units.working-week': "个工作周",
    'support.units.year': "年",
    'support.units.year-old': "岁",
    'tour.ask': "2. 五个问题，每个回答都做四层核对",
    'tour.ingest': "1. 读入三个租户的资料：acme 的中英文手册、软件手册（default）、globex 的手册",
    'tour.next': "接下来，用你自己的文件夹试试：",
    'tour.report': "4. 用来源核对一份 Markdown 报告",
    'tour.results': "JSON 结果与存储库：{folder}",
    'tour.tamper': "3. 第一个回答的五份副本，各改一处：由哪一层的哪条规则拒绝",
    'tour.tamper.answer-text': "回答正文加上 “and arrives the same day, free of charge”",
    'tour.tamper.claim': "论断改为 “guaranteed to arrive the same day”",
    'tour.tamper.document': "引用指向未被选用的文档",
    'tour.tamper.source-version': "来源版本改为 \"wrong\"",
    'tour.tamper.title': "来源标题被改",
    'tour.title': "Loccit：任何人都能核对的引用",
    'unknown-source.ambiguous-source.remedy': "请用文件名或网址指明所指的来源。",
    'unknown-source.ambiguous-source.said': "名称有歧义：它与手头的多个来源相符（{documents}），无法判断指的是哪一个。",
    'unknown-source.ambiguous.remedy': "请改用条目的编号或键，或用 2024a、2024b 区分年份。",
    'unknown-source.ambiguous.said': "该标记与列表中的多个条目相符，无法判断指的是哪一个。",
    'unknown-source.extractor.remedy': "请把它的文本保存为 .md 或 .txt 文件，并在 sources.json 中写明网址；也可自行阅读。",
    'unknown-source.extractor.said': "所引来源已给出，但属于本版本不读取的类型：目前只读取 Markdown 和纯文本。",
    'unknown-source.text.remedy': "核对输出中“未读取的来源”各行说明了原因。",
    'unknown-source.text.said': "所引来源已给出，但无法读取。",
    'verdict.contradicted': "相矛盾",
    'verdict.not-judged': "未评判",
    'verdict.partial': "部分支撑",
    'verdict.supported': "有支撑",
    'verdict.undecided': "未判定",
    'verdict.unsupported': "无支撑",
    'verification.chain-broken': "有引用的链条不成立",
    'verification.key-not-trusted': "策略不信任任何一个签名的密钥",
    'verification.key-unknown': "签名的密钥均不在策略之列",
    'verification.layers-failed': "核对中有一层未通过",
    'verification.layers-unverifiable': "核对中有一层未能全部判定（--without 可缩小范围，结果会写明）",
    'verification.policy-missing': "没有给出信任策略（--policy）：未判断应信任谁",
    'verification.proof-not-verified': "回答中的证明不成立",
    'verification.signature-not-verified': "没有签名能用手头的密钥验证",
    'verification.source-not-covered': "策略未允许足够的签名密钥代表某个被引用的来源",
    'verification.statement-not-valid': "所签内容对此回答、此使用者或此时不成立",
    'verification.threshold-not-met': "受信任的签名密钥数量不足",
    'verification.unsealed': "没有封印",
    'verified.chain.matched': "每一环均成立",
    'verified.chain.mismatched': "不成立",
    'verified.chain.none': "没有引用",
    'verified.chain.not-available': "未能全部核对",
    'verified.signature.none': "没有封印",
    'verified.signature.not-checked': "未核对：手头没有其密钥",
    'verified.signature.not-verified': "不成立",
    'verified.signature.verified': "成立",
    'verified.statement.none': "没有封印",
    'verified.statement.not-read': "未读取",
    'verified.statement.not-valid': "在此不成立",
    'verified.statement.unsigned': "形式合格，但手头没有密钥为它签名",
    'verified.statement.valid': "针对此回答，且在有效期内",
    'verified.trust.none': "没有封印",
    'verified.trust.not-judged': "没有策略，未判断",
    'verified.trust.not-trusted': "不受信任",
    'verified.trust.trusted': "受信任",
    'viewer.answer': "回答",
    'viewer.answer-id': "回答标识",
    'viewer.broken': "此浏览器不允许本页运行。请用较新的浏览器打开，或用命令行核验该包。",
    'viewer.chain.recomputed': "重新计算得到：",
    'viewer.chain.recorded': "所有标识与哈希均在此重新计算。解析器、分块器与索引器只是记录在案，并未重新运行。",
    'viewer.choose': "选择文件…",
    'viewer.choose-one': "请选择",
    'viewer.choose-purpose': "您的策略允许多种用途：请在下方选择您将此回答用于哪一种；不以封印自己的说法为准",
    'viewer.choose-tenant': "您的策略允许多个租户：请在下方选择您按哪个租户使用此回答；不以包自己的说法为准",
    'viewer.citation': "引用 {address}",
    'viewer.claims': "论断及其引用",
    'viewer.created': "作答时间（自述）：{time}。",
    'viewer.digest': "包的摘要",
    'viewer.done': "已在此浏览器中核验：{result}",
    'viewer.expected': "应为",
    'viewer.facts': "核验的对象",
    'viewer.file-count': "{count} 个文件，{bytes} 字节",
    'viewer.files': "内容",
    'viewer.findings': "发现（{count} 处）",
    'viewer.found': "实为",
    'viewer.held': "手头的文件",
    'viewer.held.cited': "与某条被引来源逐字节相同：可作为独立依据",
    'viewer.held.other': "不是任何一条被引来源",
    'viewer.held.unread': "是被引来源，但无法读取其文本",
    'viewer.hidden': "一个看不见的字符，在此显示出来",
    'viewer.judged-at': "判断时间",
    'viewer.language': "语言",
    'viewer.layers': "四层核对",
    'viewer.layers-unverifiable': "核对中有一层未能全部判定",
    'viewer.missing': "要判定更多内容，还缺少",
    'viewer.missing-choice': "您对此回答用于何处的选择",
    'viewer.missing-row': "{what}（有 {count} 处发现因此未定）",
    'viewer.more': "显示其余部分（还有 {count} 个字符）",
    'viewer.nobody': "不特定",
    'viewer.none-purpose': "您的策略没有为任何密钥列出用途",
    'viewer.none-tenant': "您的策略没有为任何密钥列出租户",
    'viewer.open': "打开一个包",
    'viewer.open-hint': "把文件拖到本页任意位置，或在此选择。每个文件的类别由其内容判断，与文件名无关。",
    'viewer.open-more': "用您自己的材料核对",
    'viewer.open-more-hint': "要算通过，须有不随包而来的依据。请把您的信任策略或您自己持有的被引来源文件拖到此处，或在此选择；放入另一个包则替换当前的包。",
    'viewer.packed': "随附",
    'viewer.packed.audit': "一份审计记录，出自包的制作者",
    'viewer.packed.both': "一份审计记录与一份报告，出自包的制作者；本页已重新核对",
    'viewer.packed.none': "没有审计记录，也没有报告",
    'viewer.packed.other-report': "一份关于其他回答的报告：与此回答无关",
    'viewer.packed.report': "一份报告，出自包的制作者；本页已重新核对",
    'viewer.parts': "封印与链条",
    'viewer.place': "位置",
    'viewer.policy-missing': "手头没有您的信任策略：未判断应信任谁",
    'viewer.policy-refused': "不是信任策略（{code}）",
    'viewer.progress': "正在读取包：{percent}%",
    'viewer.proof': "回答中的证明",
    'viewer.question': "问题",
    'viewer.refused': "这不是可以核验的包",
    'viewer.refused-note': "包只有一种逐字节确定的形式。任何一处字节被改动、增加或缺失，都会被拒绝，且不显示其中任何内容。",
    'viewer.refused-other': "无法将该文件作为包读取。",
    'viewer.rely': "您将此回答用于（选项来自您的策略）",
    'viewer.remove': "移除",
    'viewer.role-use.pack': "核验的对象：一个 .zip，或一个附带它的网页",
    'viewer.role-use.policy': "您信任谁、用于什么、代表哪些来源；须出自您自己，绝不能来自发送包的人",
    'viewer.role-use.source': "您自己取得的被引文件；有了它，便不需要为其提供封印",
    'viewer.role.pack': "包",
    'viewer.role.policy': "信任策略",
    'viewer.role.source': "自有来源",
    'viewer.running': "正在核验…",
    'viewer.seals': "包中的封印（{count} 个）",
    'viewer.self': "本页不能为自己作证",
    'viewer.self-how': "要亲自确认，请打开您自己从程序发布者处取得的空白核验页，再把本文件拖到上面。",
    'viewer.self-why': "它与所显示的包一同而来。把它交给您的人可以改动其程序，让它说任何话；以下内容的可信程度不超过此人的一面之词。",
    'viewer.settings': "核对的范围",
    'viewer.share': "{m} 条引用中的 {n} 条",
    'viewer.skip': "跳到结果",
    'viewer.status': "状态",
    'viewer.summary.fail': "有内容不成立。请勿按现状采信此回答。",
    'viewer.summary.pass': "以您自己持有的依据核对，所问各项均成立。",
    'viewer.summary.unverifiable': "没有发现错误，但未能全部核对。这不算通过。",
    'viewer.tagline': "在本机核对回答及其引用，不向任何地方发送任何内容。",
    'viewer.title': "Loccit 包核验页",
    'viewer.trust.not-chosen': "待您选择后才会判断",
    'viewer.unicode': "字符数据版本",
    'viewer.without': "不检查的部分",
    'viewer.without.audit': "选材、对象与时间（需要作答方的审计记录与存储库）",
    'viewer.without.reader': "来源此刻是否仍然如此（需要存储库）",
    'viewer.without.support': "段落是否支撑论断",
  },
};
