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

/** Converts a contract to a candidate for a declaration received at `receivedAt`. */
function toCandidateContract(storedContract: StoredPrintSubscription, receivedAt: Date) {
  const { product, billing, delivery, orderNo, orderedAt, email } = toPrintOrder(storedContract);
  const { firstName, lastName } = billing ?? delivery;
  return {
    id: storedContract.id,
    orderNo,
    product: product.name,
    customer: `${firstName} ${lastName}`,
    email,
    orderedAt,
    state: storedContract.state,
    endsOn: storedContract.endsOn,
    earliestEnd: getEarliestEnd(storedContract, receivedAt),
    withdrawable: canBeWithdrawn(storedContract, receivedAt),
  };
}

async function lockContract(
  tx: Executor,
  contractKey: { readonly id: string } | { readonly orderNo: string },
): Promise<StoredPrintSubscription | null> {
  const condition =
    'id' in contractKey
      ? eq(printSubscriptions.id, contractKey.id)
      : eq(printSubscriptions.orderNo, contractKey.orderNo.trim().toUpperCase());
  const rows = await tx.select().from(printSubscriptions).where(condition).for('update');
  return rows[0] ?? null;
}

/**
 * Functions with which the staff page for cancellations and withdrawals finds and changes
 * contracts.
 */
export const printContractRepository = {
  find: async (db: Executor, id: string, receivedAt: Date) => {
    const storedContract = await findSubscription(db, id);
    return storedContract && toCandidateContract(storedContract, receivedAt);
  },
  findSummaries: async (db: Executor, ids: readonly string[]) => {
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
    return new Map(rows.map(({ id, ...contractSummary }) => [id, contractSummary]));
  },
  findCandidates: async (
    db: Executor,
    contractKey: { readonly orderNo: string; readonly email: string },
    receivedAt: Date,
  ) => {
    const number = contractKey.orderNo.trim().toUpperCase();
    const rows = await db
      .select()
      .from(printSubscriptions)
      .where(
        or(
          eq(printSubscriptions.email, contractKey.email),
          eq(printSubscriptions.orderNo, number),
          sql`upper(${printSubscriptions.customerNo}) = ${number}`,
        ),
      )
      .orderBy(desc(printSubscriptions.id))
      .limit(maxCandidates);
    return rows.map((row) => toCandidateContract(row, receivedAt));
  },
  end: async (
    tx: Executor,
    orderNo: string,
    declaration: Parameters<typeof applyDeclaration>[1] & { readonly receivedAt: Date },
    actor: string,
  ) => {
    const storedContract = await lockContract(tx, { orderNo });
    if (!storedContract) return null;
    await applyDeclaration(tx, declaration, storedContract, declaration.receivedAt, actor);
    const endedContract = await findSubscription(tx, storedContract.id);
    return endedContract && toCandidateContract(endedContract, declaration.receivedAt);
  },
  endByDecision: async (
    tx: Executor,
    id: string,
    decision: { readonly state: 'cancelled' | 'withdrawn'; readonly endsOn: string },
    actor: string,
  ) => {
    const storedContract = await lockContract(tx, { id });
    if (!storedContract || storedContract.state === 'ended' || storedContract.state === 'withdrawn')
      return false;
    if (!(await changeSubscription(tx, id, storedContract.version, decision))) {
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
