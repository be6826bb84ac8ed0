import type { EntryDecision } from '@gruenland/shared-contracts/api/moderation.ts';

import type { StoredCase } from './moderation-kind.ts';
import { getPredefinedReason } from './moderation-mails.service.ts';

/** Returns a decision against an entry, as its owner reads it. */
export function decisionView(decided: StoredCase): EntryDecision {
  const { title, text, rule } = getPredefinedReason(decided.reason);
  return {
    title,
    text: decided.note ? `${text}\n\n${decided.note}` : text,
    rule,
    automated: decided.automated,
    at: (decided.decidedAt ?? decided.updatedAt).toISOString(),
    appeal: decided.appeal ?? 'possible',
  };
}
