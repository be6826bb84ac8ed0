import { desc, eq, inArray, or, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { recordAudit } from '#audit/audit.ts';
import { printSubscriptions } from '#db/tables/print-subscriptions.ts';

import { toPrintOrder } from '../order-summary.ts';
import { applyDeclaration, canBeWithdrawn, getEarliestEnd } from '../print-contract.ts';
import { changeSubscription, findSubscription } from '../print-subscription.repository.ts';
import type { StoredPrintSubscription } from '../print-subscription.repository.ts';

/** Maximum number of contracts offered as candidates for a declaration. */
const maxCandidates = 5;

/** Converts a contract to a candidate for a declaration that was received at `at`. */
function toFoundContract(stored: StoredPrintSubscription, at: Date) {
  const { product, billing, delivery, orderNo, orderedAt, email } = toPrintOrder(stored);
  const { firstName, lastName } = billing ?? delivery;
  return {
    id: stored.id,
    orderNo,
    product: product.name,
    customer: `${firstName} ${lastName}`,
    email,
    orderedAt,
    state: stored.state,
    endsOn: stored.endsOn,
    earliestEnd: getEarliestEnd(stored, at),
    withdrawable: canBeWithdrawn(stored, at),
  };
}

async function lockContract(
  tx: Executor,
  by: { readonly id: string } | { readonly orderNo: string },
): Promise<StoredPrintSubscription | null> {
  const condition =
    'id' in by
      ? eq(printSubscriptions.id, by.id)
      : eq(printSubscriptions.orderNo, by.orderNo.trim().toUpperCase());
  const rows = await tx.select().from(printSubscriptions).where(condition).for('update');
  return rows[0] ?? null;
}

/** The print subscription functions for the staff page for cancellations and withdrawals. */
export const declaredPrintContracts = {
  find: async (db: Executor, id: string, at: Date) => {
    const stored = await findSubscription(db, id);
    return stored && toFoundContract(stored, at);
  },
  findBriefs: async (db: Executor, ids: readonly string[]) => {
    const rows = ids.length
      ? await db
          .select({
            id: printSubscriptions.id,
            orderNo: printSubscriptions.orderNo,
            state: printSubscriptions.state,
          })
          .from(printSubscriptions)
          .where(inArray(printSubscriptions.id, [...ids]))
      : [];
    return new Map(rows.map(({ id, ...brief }) => [id, brief]));
  },
  findCandidates: async (
    db: Executor,
    by: { readonly number: string; readonly email: string },
    at: Date,
  ) => {
    const number = by.number.trim().toUpperCase();
    const rows = await db
      .select()
      .from(printSubscriptions)
      .where(
        or(
          eq(printSubscriptions.email, by.email),
          eq(printSubscriptions.orderNo, number),
          sql`upper(${printSubscriptions.customerNo}) = ${number}`,
        ),
      )
      .orderBy(desc(printSubscriptions.id))
      .limit(maxCandidates);
    return rows.map((row) => toFoundContract(row, at));
  },
  end: async (
    tx: Executor,
    orderNo: string,
    declaration: Parameters<typeof applyDeclaration>[1] & { readonly receivedAt: Date },
    actor: string,
  ) => {
    const stored = await lockContract(tx, { orderNo });
    if (!stored) return null;
    await applyDeclaration(tx, declaration, stored, declaration.receivedAt, actor);
    const endedContract = await findSubscription(tx, stored.id);
    return endedContract && toFoundContract(endedContract, declaration.receivedAt);
  },
  endByDecision: async (
    tx: Executor,
    id: string,
    decision: { readonly state: 'cancelled' | 'withdrawn'; readonly endsOn: string },
    actor: string,
  ) => {
    const stored = await lockContract(tx, { id });
    if (!stored || stored.state === 'ended' || stored.state === 'withdrawn') return false;
    if (!(await changeSubscription(tx, id, stored.version, decision))) {
      throw new Error(`print subscription ${id} changed despite its lock`);
    }
    const subject = `print-subscription:${id}`;
    const { state, endsOn } = decision;
    await recordAudit(tx, {
      action: `print-subscription.${state}`,
      actor,
      subject,
      details: { endsOn },
    });
    return true;
  },
};
