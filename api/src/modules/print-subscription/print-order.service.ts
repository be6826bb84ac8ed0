import { randomInt } from 'node:crypto';

import type {
  PrintOffer,
  PrintOrder,
  PrintOrderDraft,
  PrintOrderDraftRequest,
  PrintOrderValues,
} from '@gruenland/shared-contracts/api/print-subscription.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import type { CreatingCall } from '#idempotency/idempotency-key.ts';
import { once } from '#idempotency/once.ts';
import { enqueue } from '#queue/task.repository.ts';
import { voucherTime } from '#mail/voucher-mails.ts';
import { Problem } from '#problem.ts';
import type { Seal } from '#secrets/encrypt.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { checkDraft, orderOf, summaryOf, valuesOf } from './order-summary.ts';
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
  draft(
    request: PrintOrderDraftRequest,
    call?: CreatingCall | null,
  ): Promise<{ readonly code: string }>;
  /** What was given for a draft that is not placed yet. @throws Problem `record.not-found` */
  readValues(code: string): Promise<PrintOrderValues>;
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

const openDraft = (seal: Seal, sealed: string): CheckedDraft =>
  checkDraft(JSON.parse(seal.open(sealed)) as PrintOrderDraftRequest);

/** Makes the order of a draft, or finds the one it made. */
async function placeIn(
  tx: Executor,
  seal: Seal,
  draftId: string,
  userId: string | null,
): Promise<string> {
  const draft = await lockDraft(tx, draftId);
  if (!draft) throw new Problem('record.not-found');
  if (draft.subscriptionId) return draft.subscriptionId;
  if (draft.expiresAt <= new Date()) throw new Problem('record.not-found');
  const checked = openDraft(seal, draft.sealed);
  const { gift } = summaryOf(checked);
  const id = await insertOrder(tx, checked, seal, userId);
  await closeDraft(tx, draftId, id);
  const payload = { subscriptionId: id };
  await enqueue(tx, { kind: 'mail.print-order', payload });
  if (gift) await enqueue(tx, { kind: 'mail.print-voucher', payload, ...voucherTime(gift) });
  const subject = `print-subscription:${id}`;
  await recordAudit(tx, { action: 'print-subscription.ordered', actor: userId, subject });
  return id;
}

export function createPrintOrderService(parts: PrintOrderServiceParts): PrintOrderService {
  const { db, seal, signedIds, wakeJobs } = parts;

  const idOf = (purpose: 'print-order' | 'print-order-draft', code: string): string => {
    const id = signedIds.read(purpose, code);
    if (!id) throw new Problem('record.not-found');
    return id;
  };

  /** A draft that waits for the button. */
  async function waiting(code: string): Promise<CheckedDraft> {
    const draft = await findDraft(db, idOf('print-order-draft', code));
    if (!draft || draft.subscriptionId || draft.expiresAt <= new Date()) {
      throw new Problem('record.not-found');
    }
    return openDraft(seal, draft.sealed);
  }

  /** Who goes back does not have to type the account again, which no page shows again. */
  async function withEarlierAccount(
    request: PrintOrderDraftRequest,
    earlier: string | null | undefined,
  ): Promise<PrintOrderDraftRequest> {
    if (!earlier || request.iban || request.payment !== 'sepa') return request;
    const { iban } = await waiting(earlier).catch(() => ({ iban: null }));
    return { ...request, iban };
  }

  return {
    offer: () => ({ products: printProducts, issues: nextIssues(new Date()) }),
    draft: async ({ earlier, ...given }, call = null) => {
      const request = await withEarlierAccount(given, earlier);
      checkDraft(request);
      const expiresAt = new Date(Date.now() + draftHours * 3_600_000);
      const sealed = seal.close(JSON.stringify(request));
      const { id } = await db.transaction((tx) =>
        once(tx, call, async () => ({ id: await insertDraft(tx, sealed, expiresAt) })),
      );
      return { code: signedIds.sign('print-order-draft', id) };
    },
    readValues: async (code) => valuesOf(await waiting(code)),
    readDraft: async (code) => {
      const draft = await findDraft(db, idOf('print-order-draft', code));
      if (!draft) throw new Problem('record.not-found');
      if (draft.subscriptionId) {
        const stored = await findSubscription(db, draft.subscriptionId);
        if (!stored) throw new Problem('record.not-found');
        return { ...orderOf(stored), placed: true };
      }
      if (draft.expiresAt <= new Date()) throw new Problem('record.not-found');
      return { ...summaryOf(openDraft(seal, draft.sealed)), placed: false };
    },
    place: async (code, userId) => {
      const draftId = idOf('print-order-draft', code);
      const id = await db.transaction((tx) => placeIn(tx, seal, draftId, userId));
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
