import type { EntryDecision } from '@gruenland/shared-contracts/api/moderation.ts';

import type { StoredCase } from './moderation-kind.ts';
import { cannedReason } from './moderation-mails.service.ts';

/** A decision against an entry, as its owner reads it. */
export function decisionView(decided: StoredCase): EntryDecision {
  const { title, text, rule } = cannedReason(decided.reason);
  return {
    title,
    text: decided.note ? `${text}\n\n${decided.note}` : text,
    rule,
    automated: decided.automated,
    at: (decided.decidedAt ?? decided.updatedAt).toISOString(),
    appeal: decided.appeal ?? 'possible',
  };
}
