import type { PrintProduct } from '@gruenland/shared-contracts/api/print-subscription.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Executor } from '#db/database.ts';

import { keepsOn } from './print-products.ts';
import { changeSubscription, findByNumber } from './print-subscription.repository.ts';
import type { StoredPrintSubscription } from './print-subscription.repository.ts';

/** Days for a withdrawal (§ 355 BGB), counted generously from the order. */
const withdrawalDays = 15;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function afterMonths(from: Date, months: number): Date {
  const date = new Date(from);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date;
}

/** The first day on which a contract can end when it is cancelled today (§ 309 Nr. 9 BGB). */
export function earliestEnd(subscription: StoredPrintSubscription, today: Date): string {
  const product = subscription.agreed as PrintProduct;
  const firstTerm = afterMonths(subscription.createdAt, product.termMonths);
  if (!keepsOn(product) || firstTerm > today) return dayOf(firstTerm);
  return dayOf(afterMonths(today, 1));
}

/**
 * Ends the contract that somebody declared to end, where number and address name exactly one.
 * Everything else is for people to sort out; the declaration counts all the same.
 *
 * @returns the contract's id, or null.
 */
export async function endDeclaredContract(
  tx: Executor,
  declared: {
    readonly kind: 'kuendigung' | 'widerruf';
    readonly contract: string;
    readonly email: string;
    readonly endsOn: string | null;
  },
): Promise<string | null> {
  const found = await findByNumber(tx, declared.contract, declared.email);
  if (!found || found.state === 'ended' || found.state === 'withdrawn') return found?.id ?? null;
  const now = new Date();
  const action = `print-subscription.${declared.kind}`;
  const subject = `print-subscription:${found.id}`;
  await recordAudit(tx, { action, actor: null, subject });
  if (declared.kind === 'widerruf') {
    const inTime = now.getTime() - found.createdAt.getTime() < withdrawalDays * 86_400_000;
    const change = { state: 'withdrawn' as const, endsOn: dayOf(now) };
    if (inTime) await changeSubscription(tx, found.id, found.version, change);
    return found.id;
  }
  const earliest = earliestEnd(found, now);
  const endsOn = declared.endsOn && declared.endsOn > earliest ? declared.endsOn : earliest;
  await changeSubscription(tx, found.id, found.version, { state: 'cancelled', endsOn });
  return found.id;
}
