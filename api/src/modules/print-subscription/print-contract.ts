import type { PrintProduct } from '@gruenland/shared-contracts/api/print-subscription.ts';
import { addDays, addMonths, getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Executor } from '#db/database.ts';

import { getIssueDay, renewsAutomatically } from './print-products.ts';
import { changeSubscription, lockContractByNumber } from './print-subscription.repository.ts';
import type { PrintChange, StoredPrintSubscription } from './print-subscription.repository.ts';

/** Withdrawal period of 14 days (§ 355 BGB), plus one day for the declaration to arrive. */
const withdrawalPeriodDays = 15;

/** Returns the last day of a contract's first term (`2027-01-31`). */
export function getFirstTermEnd(
  subscription: Pick<StoredPrintSubscription, 'agreed' | 'createdAt'>,
): string {
  const { termMonths } = subscription.agreed as PrintProduct;
  return addMonths(getBerlinDay(subscription.createdAt), termMonths);
}

/**
 * Returns the earliest day on which a contract can end if it is cancelled now (§ 309 Nr. 9 BGB).
 */
export function getEarliestEnd(
  subscription: Pick<StoredPrintSubscription, 'agreed' | 'createdAt'>,
  now: Date,
): string {
  const today = getBerlinDay(now);
  const firstTermEnd = getFirstTermEnd(subscription);
  if (!renewsAutomatically(subscription.agreed as PrintProduct) || firstTermEnd > today)
    return firstTermEnd;
  return addMonths(today, 1);
}

/**
 * Returns whether the withdrawal period is still open. The period starts with the delivery of the
 * first issue, as the withdrawal information states (§ 356 Abs. 2 Nr. 1 d BGB), but never before
 * the order.
 */
export function canBeWithdrawn(
  { createdAt, startIssue }: Pick<StoredPrintSubscription, 'createdAt' | 'startIssue'>,
  now: Date,
): boolean {
  const [issueDay, orderDay] = [getIssueDay(startIssue), getBerlinDay(createdAt)];
  const periodStart = issueDay > orderDay ? issueDay : orderDay;
  return getBerlinDay(now) <= addDays(periodStart, withdrawalPeriodDays);
}

/** A declaration by which a subscriber ends a contract. */
interface Declaration {
  readonly kind: 'cancellation' | 'withdrawal';
  readonly manner: 'ordinary' | 'extraordinary' | null;
  readonly contract: string;
  readonly email: string;
  readonly endsOn: string | null;
}

/**
 * Returns the contract change that a declaration causes without a staff decision. Returns null if
 * staff must decide or if nothing changes.
 */
function getDeclaredChange(
  declaration: Omit<Declaration, 'contract' | 'email'>,
  contract: StoredPrintSubscription,
  now: Date,
) {
  if (declaration.kind === 'withdrawal') {
    return canBeWithdrawn(contract, now)
      ? ({ state: 'withdrawn', endsOn: getBerlinDay(now) } as const)
      : null;
  }
  // Staff decide whether the reason for an extraordinary cancellation is valid, and when the
  // contract ends.
  if (declaration.manner === 'extraordinary') return null;
  const earliestEnd = getEarliestEnd(contract, now);
  const requestedEnd = renewsAutomatically(contract.agreed as PrintProduct)
    ? (declaration.endsOn ?? '')
    : '';
  const endsOn = requestedEnd > earliestEnd ? requestedEnd : earliestEnd;
  // A later declaration never postpones an existing end date.
  if (contract.endsOn && contract.endsOn <= endsOn) return null;
  return { state: 'cancelled', endsOn } as const satisfies PrintChange;
}

/**
 * Applies a declaration to a locked contract, unless staff must decide about it.
 *
 * @param receivedAt time at which the declaration was received
 * @param actor staff member who assigned the contract; null if order number and email address
 *   matched
 * @returns whether the contract was changed
 */
export async function applyDeclaration(
  tx: Executor,
  declaration: Omit<Declaration, 'contract' | 'email'>,
  contract: StoredPrintSubscription,
  receivedAt: Date,
  actor: string | null,
): Promise<boolean> {
  if (contract.state === 'ended' || contract.state === 'withdrawn') return false;
  const change = getDeclaredChange(declaration, contract, receivedAt);
  if (!change) return false;
  // The change cannot fail with a version conflict, because the row is locked.
  if (!(await changeSubscription(tx, contract.id, contract.version, change))) {
    throw new Error(`print subscription ${contract.id} changed despite its lock`);
  }
  const action = `print-subscription.${declaration.kind}`;
  await recordAudit(tx, { action, actor, subject: `print-subscription:${contract.id}` });
  return true;
}

/**
 * Ends the contract that a declaration names if exactly one contract has its order number and email
 * address. Otherwise staff handle the declaration, which is legally effective in any case.
 *
 * @returns the id of the ended contract, or null
 */
export async function endDeclaredContract(
  tx: Executor,
  declaration: Declaration,
): Promise<string | null> {
  const contract = await lockContractByNumber(tx, declaration.contract, declaration.email);
  if (!contract) return null;
  await applyDeclaration(tx, declaration, contract, new Date(), null);
  return contract.id;
}
