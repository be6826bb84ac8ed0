import type { DecideCaseRequest } from '@gruenland/shared-contracts/api/moderation.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';
import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';

import { findCase, saveCase } from './case.repository.ts';
import type { ModerationKind, StoredCase } from './moderation-kind.ts';
import { findConflictOfInterest } from './conflict-of-interest.ts';
import type { DecisionTarget } from './conflict-of-interest.ts';

/** Returns the moderation kind of a case. */
export type FindKind = (storedCase: StoredCase) => ModerationKind;

/**
 * Finds and locks a case. @throws Problem if the case does not exist, was changed or was decided
 */
export async function lockCase(
  tx: Executor,
  id: string,
  version: number,
  isWaiting: (storedCase: StoredCase) => boolean,
): Promise<StoredCase> {
  const storedCase = await findCase(tx, id, true);
  if (!storedCase) throw new Problem('record.not-found');
  if (storedCase.version !== version) throw new Problem('record.changed');
  if (!isWaiting(storedCase)) throw new Problem('record.state');
  return storedCase;
}

/**
 * Checks that a moderator may decide a case. @returns details for the audit log @throws Problem
 * `moderation.own-entry` for a conflict of interest
 */
export async function requireEligibleModerator(
  tx: Executor,
  kind: ModerationKind,
  storedCase: StoredCase,
  moderator: User,
  target: DecisionTarget,
): Promise<{ alone?: true }> {
  const conflict = await findConflictOfInterest(tx, kind, storedCase, moderator, target);
  if (conflict === 'other') throw new Problem('moderation.own-entry');
  return conflict === 'alone' ? { alone: true } : {};
}

/** Options for a decision that is part of a batch. */
export interface BatchDecision {
  readonly count: number;
  readonly isEligible: (storedCase: StoredCase) => boolean;
}

const singleDecision: BatchDecision = { count: 1, isEligible: () => true };

/**
 * Decides one case in its own transaction, with an audit log entry. @throws the problems of
 * `ModerationService.decide`
 */
export async function decideCase(
  db: Drizzle,
  getKind: FindKind,
  moderator: User,
  id: string,
  request: DecideCaseRequest,
  batchDecision = singleDecision,
): Promise<void> {
  const { version, decision, reason = null, note = null, reporterNote = null } = request;
  await db.transaction(async (tx) => {
    const isWaiting = (candidate: StoredCase) =>
      candidate.state === 'open' && batchDecision.isEligible(candidate);
    const storedCase = await lockCase(tx, id, version, isWaiting);
    const conflict = await requireEligibleModerator(
      tx,
      getKind(storedCase),
      storedCase,
      moderator,
      'case',
    );
    const isRejected = decision === 'reject';
    const change = {
      reporterNote,
      state: isRejected ? ('rejected' as const) : ('approved' as const),
      reason: isRejected ? reason : null,
      note,
      decidedBy: moderator.id,
      decidedAt: new Date(),
    };
    await saveCase(tx, id, change);
    const decidedCase = { ...storedCase, ...change };
    await (isRejected
      ? getKind(storedCase).reject(tx, decidedCase)
      : getKind(storedCase).approve(tx, decidedCase));
    const batchDetails = batchDecision.count > 1 ? { together: batchDecision.count } : {};
    await recordAudit(tx, {
      action: `moderation.${change.state}`,
      actor: moderator.id,
      subject: `${storedCase.kind}:${storedCase.subjectId}`,
      details: {
        case: id,
        score: storedCase.score,
        ...(reason && { reason }),
        ...conflict,
        ...batchDetails,
      },
    });
    if (isRejected && storedCase.kind !== 'report') {
      await enqueueTask(tx, { kind: 'mail.moderation-rejected', payload: { caseId: id } });
    }
  });
}
