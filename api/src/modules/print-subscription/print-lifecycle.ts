import { and, eq, gt, gte, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { addMonths, getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { printSubscriptions } from '#db/tables/print-subscriptions.ts';

import { getFirstTermEnd } from './print-contract.ts';
import { getIssueDay, renewalText } from './print-products.ts';
import type { PrintChange } from './print-subscription.repository.ts';

type ContractState = NonNullable<PrintChange['state']>;

/** States of contracts that were not cancelled, withdrawn or ended. */
const runningStates: ContractState[] = ['ordered', 'active', 'paused'];

const { agreed, state, endsOn, startIssue, pausedFrom, pausedUntil } = printSubscriptions;

/**
 * Applies `change` to all contracts that match `condition`, and records the new state of each in
 * the audit log.
 */
async function changeContracts(
  tx: Executor,
  condition: SQL | undefined,
  change: PrintChange,
): Promise<void> {
  const changedRows = await tx
    .update(printSubscriptions)
    .set({ ...change, version: sql`${printSubscriptions.version} + 1` })
    .where(condition)
    .returning({ id: printSubscriptions.id });
  const action = `print-subscription.${change.state}`;
  for (const { id } of changedRows) {
    await recordAudit(tx, { action, actor: null, subject: `print-subscription:${id}` });
  }
}

/** Ends gift and trial contracts whose agreed term is over; they need no cancellation. */
async function endFinishedTerms(tx: Executor, today: string): Promise<void> {
  const contracts = await tx
    .select()
    .from(printSubscriptions)
    .where(and(inArray(state, runningStates), sql`${agreed} ->> 'renewal' <> ${renewalText}`))
    .for('update');
  for (const contract of contracts) {
    const end = getFirstTermEnd(contract);
    if (end >= today) continue;
    await changeContracts(tx, eq(printSubscriptions.id, contract.id), {
      state: 'ended',
      endsOn: end,
    });
  }
}

/** Returns the month of the latest published issue (`2026-12`). */
function getLatestIssue(now: Date): string {
  const today = getBerlinDay(now);
  const month = today.slice(0, 7);
  return getIssueDay(month) <= today ? month : addMonths(`${month}-01`, -1).slice(0, 7);
}

/**
 * Updates contract states once a day: ends contracts past their last day, activates contracts whose
 * first issue was published, and pauses contracts between the first and the last day of a pause
 * (both inclusive).
 */
export async function runPrintLifecycle(db: Drizzle, now = new Date()): Promise<void> {
  const today = getBerlinDay(now);
  await db.transaction(async (tx) => {
    await changeContracts(tx, and(eq(state, 'cancelled'), lt(endsOn, today)), { state: 'ended' });
    await endFinishedTerms(tx, today);
    const startedCondition = and(eq(state, 'ordered'), lte(startIssue, getLatestIssue(now)));
    await changeContracts(tx, startedCondition, { state: 'active' });
    const inPauseCondition = and(lte(pausedFrom, today), gte(pausedUntil, today));
    await changeContracts(tx, and(eq(state, 'active'), inPauseCondition), { state: 'paused' });
    const outsidePauseCondition = or(lt(pausedUntil, today), gt(pausedFrom, today));
    await changeContracts(tx, and(eq(state, 'paused'), outsidePauseCondition), { state: 'active' });
  });
}
