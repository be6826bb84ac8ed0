import { randomInt } from 'node:crypto';

import type {
  PrintOffer,
  PrintOrder,
  PrintOrderDraft,
  PrintOrderDraftRequest,
} from '@gruenland/shared-contracts/api/print-subscription.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { enqueue } from '#jobs/job.repository.ts';
import { Problem } from '#problem.ts';
import type { Seal } from '#secrets/seal.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { checkDraft, orderOf, summaryOf } from './order-summary.ts';
import type { CheckedDraft } from './order-summary.ts';
import { nextIssues, printProducts } from './print-products.ts';
import {
  closeDraft,
  findDraft,
  findSubscription,
  insertDraft,
  insertSubscription,
  lockDraft,
} from './print-subscription.repository.ts';

/** Hours for which a draft waits for the button. */
const draftHours = 24;

/** From data over a look at all of it to an order (domain 2.7). */
export interface PrintOrderService {
  offer(): PrintOffer;
  /** @throws Problem `request.invalid` with the fields in question */
  draft(request: PrintOrderDraftRequest): Promise<{ readonly code: string }>;
  /** @throws Problem `record.not-found` */
  readDraft(code: string): Promise<PrintOrderDraft>;
  /** The button. The same draft makes the same order. @throws Problem `record.not-found` */
  place(code: string, userId: string | null): Promise<{ readonly code: string }>;
  /** @throws Problem `record.not-found` */
  readOrder(code: string): Promise<PrintOrder>;
}

export interface PrintOrderServiceParts {
  readonly db: Drizzle;
  readonly seal: Seal;
  readonly signedIds: SignedIds;
  readonly wakeJobs: () => void;
}

/** Letters and digits that nobody mistakes for each other. */
const alphabet = '6789BCDFGHJKLMNPQRTW';

function newOrderNo(): string {
  return `GL-${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
}

async function insertOrder(
  tx: Executor,
  checked: CheckedDraft,
  seal: Seal,
  userId: string | null,
): Promise<string> {
  const { request, product, iban } = checked;
  const summary = summaryOf(checked);
  const orderNo = newOrderNo();
  return insertSubscription(tx, {
    orderNo,
    userId,
    email: request.email,
    phone: request.phone ?? null,
    customerNo: request.customerNo ?? null,
    kind: product.kind,
    productId: product.id,
    agreed: product,
    priceCents: summary.priceCents,
    delivery: summary.delivery,
    billing: summary.billing,
    gift: summary.gift,
    startIssue: summary.startIssue,
    payment: summary.payment,
    accountHolder: summary.accountHolder,
    ibanSealed: iban ? seal.close(iban) : null,
    ibanLast4: summary.ibanLast4,
    mandateRef: iban ? `${orderNo}-M1` : null,
    mandateAt: iban ? new Date() : null,
  });
}

export function createPrintOrderService(parts: PrintOrderServiceParts): PrintOrderService {
  const { db, seal, signedIds, wakeJobs } = parts;

  const idOf = (purpose: 'print-order' | 'print-order-draft', code: string): string => {
    const id = signedIds.read(purpose, code);
    if (!id) throw new Problem('record.not-found');
    return id;
  };

  const open = (sealed: string): CheckedDraft =>
    checkDraft(JSON.parse(seal.open(sealed)) as PrintOrderDraftRequest);

  async function placeIn(tx: Executor, draftId: string, userId: string | null): Promise<string> {
    const draft = await lockDraft(tx, draftId);
    if (!draft) throw new Problem('record.not-found');
    if (draft.subscriptionId) return draft.subscriptionId;
    if (draft.expiresAt <= new Date()) throw new Problem('record.not-found');
    const id = await insertOrder(tx, open(draft.sealed), seal, userId);
    await closeDraft(tx, draftId, id);
    await enqueue(tx, { kind: 'mail.print-order', payload: { subscriptionId: id } });
    const subject = `print-subscription:${id}`;
    await recordAudit(tx, { action: 'print-subscription.ordered', actor: userId, subject });
    return id;
  }

  return {
    offer: () => ({ products: printProducts, issues: nextIssues(new Date()) }),
    draft: async (request) => {
      checkDraft(request);
      const expiresAt = new Date(Date.now() + draftHours * 3_600_000);
      const id = await insertDraft(db, seal.close(JSON.stringify(request)), expiresAt);
      return { code: signedIds.sign('print-order-draft', id) };
    },
    readDraft: async (code) => {
      const draft = await findDraft(db, idOf('print-order-draft', code));
      if (!draft) throw new Problem('record.not-found');
      if (draft.subscriptionId) {
        const stored = await findSubscription(db, draft.subscriptionId);
        if (!stored) throw new Problem('record.not-found');
        return { ...orderOf(stored), placed: true };
      }
      if (draft.expiresAt <= new Date()) throw new Problem('record.not-found');
      return { ...summaryOf(open(draft.sealed)), placed: false };
    },
    place: async (code, userId) => {
      const draftId = idOf('print-order-draft', code);
      const id = await db.transaction((tx) => placeIn(tx, draftId, userId));
      wakeJobs();
      return { code: signedIds.sign('print-order', id) };
    },
    readOrder: async (code) => {
      const stored = await findSubscription(db, idOf('print-order', code));
      if (!stored) throw new Problem('record.not-found');
      return orderOf(stored);
    },
  };
}
