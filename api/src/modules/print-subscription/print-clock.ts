import { and, eq, gt, gte, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { printSubscriptions } from '#db/tables/print-subscriptions.ts';

import { firstTermEnd } from './print-contract.ts';
import { issueDay, keepsRunning } from './print-products.ts';
import type { PrintChange } from './print-subscription.repository.ts';

type State = NonNullable<PrintChange['state']>;

/** Contracts in which magazines are, or will be, sent and no end is set by anybody. */
const running: State[] = ['ordered', 'active', 'paused'];

const { agreed, state, endsOn, startIssue, pausedFrom, pausedUntil } = printSubscriptions;

/** The contracts of these that are in that state from now on. */
async function move(tx: Executor, which: SQL | undefined, next: PrintChange): Promise<void> {
  const moved = await tx
    .update(printSubscriptions)
    .set({ ...next, version: sql`${printSubscriptions.version} + 1` })
    .where(which)
    .returning({ id: printSubscriptions.id });
  const action = `print-subscription.${next.state}`;
  for (const { id } of moved) {
    await recordAudit(tx, { action, actor: null, subject: `print-subscription:${id}` });
  }
}

/** Gifts and trials: their end was agreed from the start, nobody has to cancel. */
async function endFinishedTerms(tx: Executor, today: string): Promise<void> {
  const stored = await tx
    .select()
    .from(printSubscriptions)
    .where(and(inArray(state, running), sql`${agreed} ->> 'renewal' <> ${keepsRunning}`))
    .for('update');
  for (const each of stored) {
    const end = firstTermEnd(each);
    if (end >= today) continue;
    await move(tx, eq(printSubscriptions.id, each.id), { state: 'ended', endsOn: end });
  }
}

/** The month of the latest issue that has appeared (`2026-12`). */
function latestIssue(now: Date): string {
  const month = now.toISOString().slice(0, 7);
  if (issueDay(month) <= now) return month;
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  return before.toISOString().slice(0, 7);
}

/**
 * What the calendar does to contracts, once a day: those that are over end, those whose first issue
 * has appeared run, and those that wait for somebody to come back pause between their two days,
 * both included.
 */
export async function keepPrintClock(db: Drizzle, now = new Date()): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await db.transaction(async (tx) => {
    await move(tx, and(eq(state, 'cancelled'), lt(endsOn, today)), { state: 'ended' });
    await endFinishedTerms(tx, today);
    const started = and(eq(state, 'ordered'), lte(startIssue, latestIssue(now)));
    await move(tx, started, { state: 'active' });
    const away = and(lte(pausedFrom, today), gte(pausedUntil, today));
    await move(tx, and(eq(state, 'active'), away), { state: 'paused' });
    const back = or(lt(pausedUntil, today), gt(pausedFrom, today));
    await move(tx, and(eq(state, 'paused'), back), { state: 'active' });
  });
}
