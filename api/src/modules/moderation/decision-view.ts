import type { ModerationDecision } from '@gruenland/shared-contracts/api/moderation.ts';

import type { StoredCase } from './moderation-kind.ts';
import { getPredefinedReason } from './moderation-mails.service.ts';

/** Converts a decision against an entry to the form that the owner of the entry reads. */
export function toDecisionView(decidedCase: StoredCase): ModerationDecision {
  const { title, text, rule } = getPredefinedReason(decidedCase.reason);
  return {
    title,
    text: decidedCase.note ? `${text}\n\n${decidedCase.note}` : text,
    rule,
    automated: decidedCase.automated,
    at: (decidedCase.decidedAt ?? decidedCase.updatedAt).toISOString(),
    appeal: decidedCase.appeal ?? 'possible',
  };
}
