/** Exports what other modules may import from this module in addition to `module.ts`. */
export { appealInterval } from './appeal-period.ts';
export {
  closeCases,
  deleteCasesOfEntries,
  findLatestDecision,
  findLatestDecisions,
  openCase,
  picturesLabel,
} from './case.repository.ts';
export { toDecisionView } from './decision-view.ts';
export { moderationKinds } from './moderation-kind.ts';
export type { DecisionWording, ModerationKind, StoredCase } from './moderation-kind.ts';
export { fileAppeal } from './moderation.service.ts';
export { createReport, isReported } from './report.service.ts';
