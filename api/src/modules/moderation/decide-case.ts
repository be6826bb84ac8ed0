import type { DecideCaseRequest } from '@gruenland/shared-contracts/api/moderation.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';
import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { enqueue } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';

import { findCase, saveCase } from './case.repository.ts';
import type { ModerationKind, StoredCase } from './moderation-kind.ts';
import { whoDecides } from './who-decides.ts';
import type { Decision } from './who-decides.ts';

/** Who handles what a case is about. */
export type KindOf = (stored: StoredCase) => ModerationKind;

/** A case to decide on, locked. @throws Problem when it is gone, was decided or changed */
export async function takeCase(
  tx: Executor,
  id: string,
  version: number,
  waits: (stored: StoredCase) => boolean,
): Promise<StoredCase> {
  const stored = await findCase(tx, id, true);
  if (!stored) throw new Problem('record.not-found');
  if (stored.version !== version) throw new Problem('record.changed');
  if (!waits(stored)) throw new Problem('record.state');
  return stored;
}

/** Refuses who is concerned. @returns what the audit log notes of it @throws Problem `moderation.own` */
export async function checkDecider(
  tx: Executor,
  kind: ModerationKind,
  stored: StoredCase,
  moderator: User,
  what: Decision,
): Promise<{ alone?: true }> {
  const who = await whoDecides(tx, kind, stored, moderator, what);
  if (who === 'other') throw new Problem('moderation.own');
  return who === 'alone' ? { alone: true } : {};
}

/** A decision among others that were made by the same click. */
export interface TogetherWith {
  readonly count: number;
  readonly mayBe: (stored: StoredCase) => boolean;
}

const alone: TogetherWith = { count: 1, mayBe: () => true };

/** One decision, in a transaction and with a note in the audit log of its own. @throws as `decide` does */
export async function decideCase(
  db: Drizzle,
  kindOf: KindOf,
  moderator: User,
  id: string,
  request: DecideCaseRequest,
  together = alone,
): Promise<void> {
  const { version, decision, reason = null, note = null, reporterNote = null } = request;
  await db.transaction(async (tx) => {
    const waits = (one: StoredCase) => one.state === 'open' && together.mayBe(one);
    const stored = await takeCase(tx, id, version, waits);
    const who = await checkDecider(tx, kindOf(stored), stored, moderator, 'case');
    const rejected = decision === 'reject';
    const change = {
      reporterNote,
      state: rejected ? ('rejected' as const) : ('approved' as const),
      reason: rejected ? reason : null,
      note,
      decidedBy: moderator.id,
      decidedAt: new Date(),
    };
    await saveCase(tx, id, change);
    const decided = { ...stored, ...change };
    await (rejected ? kindOf(stored).reject(tx, decided) : kindOf(stored).approve(tx, decided));
    const many = together.count > 1 ? { together: together.count } : {};
    await recordAudit(tx, {
      action: `moderation.${change.state}`,
      actor: moderator.id,
      subject: `${stored.kind}:${stored.subjectId}`,
      details: { case: id, score: stored.score, ...(reason && { reason }), ...who, ...many },
    });
    if (rejected && stored.kind !== 'report') {
      await enqueue(tx, { kind: 'mail.moderation-rejected', payload: { caseId: id } });
    }
  });
}
