import { and, isNotNull, lt, sql } from 'drizzle-orm';

import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

import type { Executor } from '#db/database.ts';
import { deleteInBatches, updateInBatches } from '#db/erase-in-batches.ts';
import {
  printOrderDrafts,
  printRequests,
  printSubscriptions as contracts,
} from '#db/tables/print-subscriptions.ts';

/**
 * Returns the condition for contracts that ended before a day. The index
 * `print_subscriptions_ended_idx` has the same condition.
 */
const createEndedCondition = (endedBefore: Date) =>
  and(
    sql`${contracts.state} in ('ended', 'withdrawn')`,
    lt(contracts.endsOn, getBerlinDay(endedBefore)),
  );

/** Deletes order drafts that expired before `expiredBefore`. */
export async function deleteOldDrafts(db: Executor, expiredBefore: Date): Promise<void> {
  await deleteInBatches(db, printOrderDrafts, lt(printOrderDrafts.expiresAt, expiredBefore));
}

/** Removes the bank account from contracts that ended before `endedBefore`. */
export async function clearBankAccounts(db: Executor, endedBefore: Date): Promise<void> {
  const change = {
    ibanEncrypted: null,
    accountHolder: null,
    updatedAt: sql`${contracts.updatedAt}`,
  };
  const bankAccountCondition = isNotNull(contracts.ibanEncrypted);
  await updateInBatches(
    db,
    contracts,
    change,
    and(bankAccountCondition, createEndedCondition(endedBefore)),
  );
}

/**
 * Deletes contracts that ended before `endedBefore`, with their service requests. A contract is
 * kept as long as a cancellation or withdrawal refers to it.
 */
export async function deleteOldContracts(db: Executor, endedBefore: Date): Promise<void> {
  const noDeclarationCondition = sql`not exists (select 1 from contract_declarations as d
    where d.subscription_id = ${contracts.id})`;
  await deleteInBatches(
    db,
    contracts,
    and(createEndedCondition(endedBefore), noDeclarationCondition),
  );
}

/** Deletes service requests that were created before `createdBefore`. */
export async function deleteOldRequests(db: Executor, createdBefore: Date): Promise<void> {
  await deleteInBatches(db, printRequests, lt(printRequests.createdAt, createdBefore));
}
