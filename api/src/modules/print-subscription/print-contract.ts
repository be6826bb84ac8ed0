import type { PrintProduct } from '@gruenland/shared-contracts/api/print-subscription.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Executor } from '#db/database.ts';

import { issueDay, keepsOn } from './print-products.ts';
import { changeSubscription, lockByNumber } from './print-subscription.repository.ts';
import type { PrintChange, StoredPrintSubscription } from './print-subscription.repository.ts';

/** Days for a withdrawal (§ 355 BGB), one of them for the way. */
const withdrawalDays = 15;
const day = 86_400_000;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The same day some months later; the last one of a month that is too short (§ 188 BGB). */
function afterMonths(from: Date, months: number): Date {
  const date = new Date(from);
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== from.getUTCDate()) date.setUTCDate(0);
  return date;
}

/** The last day of what was agreed first (`2027-01-31`). */
export function firstTermEnd(
  subscription: Pick<StoredPrintSubscription, 'agreed' | 'createdAt'>,
): string {
  const { termMonths } = subscription.agreed as PrintProduct;
  return dayOf(afterMonths(subscription.createdAt, termMonths));
}

/** The first day on which a contract can end when it is cancelled today (§ 309 Nr. 9 BGB). */
export function earliestEnd(subscription: StoredPrintSubscription, today: Date): string {
  const firstTerm = firstTermEnd(subscription);
  if (!keepsOn(subscription.agreed as PrintProduct) || firstTerm > dayOf(today)) return firstTerm;
  return dayOf(afterMonths(today, 1));
}

/**
 * Whether a Widerruf still counts: the time begins with the first issue, as the Belehrung says
 * (§ 356 Abs. 2 Nr. 1 d BGB), never before the order.
 */
export function canBeWithdrawn(
  { createdAt, startIssue }: Pick<StoredPrintSubscription, 'createdAt' | 'startIssue'>,
  now: Date,
): boolean {
  const begin = Math.max(createdAt.getTime(), issueDay(startIssue).getTime());
  return now.getTime() < begin + withdrawalDays * day;
}

/** What somebody declared who wants a contract to end. */
interface Declared {
  readonly kind: 'kuendigung' | 'widerruf';
  readonly manner: 'ordentlich' | 'ausserordentlich' | null;
  readonly contract: string;
  readonly email: string;
  readonly endsOn: string | null;
}

/** What a declaration changes by itself; null when nothing, or when people have to look at it. */
function changeBy(
  declared: Omit<Declared, 'contract' | 'email'>,
  found: StoredPrintSubscription,
  now: Date,
) {
  if (declared.kind === 'widerruf') {
    return canBeWithdrawn(found, now)
      ? ({ state: 'withdrawn', endsOn: dayOf(now) } as const)
      : null;
  }
  // Whether its reason holds, and from when on, no program can say.
  if (declared.manner === 'ausserordentlich') return null;
  const earliest = earliestEnd(found, now);
  const wanted = keepsOn(found.agreed as PrintProduct) ? (declared.endsOn ?? '') : '';
  const endsOn = wanted > earliest ? wanted : earliest;
  // A day that is set already never moves back, whatever is declared later.
  if (found.endsOn && found.endsOn <= endsOn) return null;
  return { state: 'cancelled', endsOn } as const satisfies PrintChange;
}

/**
 * Does to a locked contract what a declaration says by itself; what people have to look at stays.
 *
 * @param at when the declaration came in
 * @param actor who found the contract; null where its number and address did
 * @returns whether anything was changed
 */
export async function applyDeclared(
  tx: Executor,
  declared: Omit<Declared, 'contract' | 'email'>,
  found: StoredPrintSubscription,
  at: Date,
  actor: string | null,
): Promise<boolean> {
  if (found.state === 'ended' || found.state === 'withdrawn') return false;
  const change = changeBy(declared, found, at);
  if (!change) return false;
  // The row is locked: nothing can come in between.
  if (!(await changeSubscription(tx, found.id, found.version, change))) {
    throw new Error(`print subscription ${found.id} changed under its lock`);
  }
  const action = `print-subscription.${declared.kind}`;
  await recordAudit(tx, { action, actor, subject: `print-subscription:${found.id}` });
  return true;
}

/**
 * Ends the contract that somebody declared to end, where number and address name exactly one.
 * Everything else is for people to sort out; the declaration counts all the same.
 *
 * @returns the contract's id, or null.
 */
export async function endDeclaredContract(
  tx: Executor,
  declared: Declared,
): Promise<string | null> {
  const found = await lockByNumber(tx, declared.contract, declared.email);
  if (!found) return null;
  await applyDeclared(tx, declared, found, new Date(), null);
  return found.id;
}
