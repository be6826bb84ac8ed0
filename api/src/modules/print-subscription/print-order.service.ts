import { randomInt } from 'node:crypto';

import type {
  PrintOffer,
  PrintOrder,
  PrintOrderDraft,
  PrintOrderDraftRequest,
  PrintOrderValues,
} from '@gruenland/shared-contracts/api/print-subscription.ts';

import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import type { IdempotentRequest } from '#idempotency/idempotency-key.ts';
import { withIdempotency } from '#idempotency/with-idempotency.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';
import type { Encryption } from '#secrets/encrypt.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { validateOrderDraft, toPrintOrder, getSummary, toDraftValues } from './order-summary.ts';
import type { ValidatedOrderDraft } from './order-summary.ts';
import { listNextIssues, printProducts } from './print-products.ts';
import { enforceVoucherLimit, enqueueVoucher, releaseVoucher } from './release-voucher.ts';
import type { MayReceiveVoucher } from './release-voucher.ts';
import {
  closeDraft,
  findDraft,
  findSubscription,
  insertDraft,
  insertSubscription,
  lockDraft,
} from './print-subscription.repository.ts';

/** Number of hours after which an order draft expires. */
const draftLifetimeHours = 24;

/** The signed-in user who orders. */
export type Buyer = Pick<User, 'id' | 'email'>;

/** Lets people enter, review and place an order of a print subscription. */
export interface PrintOrderService {
  offer(): PrintOffer;
  /** Stores a draft. @throws Problem `request.invalid` with an error message per invalid field */
  draft(
    request: PrintOrderDraftRequest,
    idempotentRequest?: IdempotentRequest | null,
  ): Promise<{ readonly code: string }>;
  /** Returns the values of a draft that was not ordered yet. @throws Problem `record.not-found` */
  readDraftValues(code: string): Promise<PrintOrderValues>;
  /** Returns a draft for review. @throws Problem `record.not-found` */
  readDraft(code: string): Promise<PrintOrderDraft>;
  /**
   * Places the order. A repeated call returns the same order. @throws Problem `record.not-found`,
   * `request.rate-limited`
   */
  place(code: string, user: Buyer | null): Promise<{ readonly code: string }>;
  /**
   * Sends the voucher of a gift after the giver has followed the link in the order mail. A repeated
   * call sends nothing. @throws Problem `token.invalid`, `request.rate-limited`
   */
  releaseVoucher(code: string): Promise<void>;
  /** Returns a placed order. @throws Problem `record.not-found` */
  readOrder(code: string): Promise<PrintOrder>;
}

export interface PrintOrderServiceDependencies {
  readonly db: Drizzle;
  readonly encryption: Encryption;
  readonly signedIds: IdSigner;
  /** Counts a mail to an email address. @returns whether the mail may be sent */
  readonly tryCountMail: (email: string) => Promise<boolean>;
  readonly mayReceiveVoucher: MayReceiveVoucher;
  readonly notifyTaskRunner: () => void;
}

/** Characters of order numbers, chosen so that people do not easily confuse them. */
const orderNumberCharacters = '6789BCDFGHJKLMNPQRTW';

function createOrderNumber(): string {
  return `GL-${Array.from({ length: 8 }, () => orderNumberCharacters[randomInt(orderNumberCharacters.length)]).join('')}`;
}

async function insertOrder(
  tx: Executor,
  validatedDraft: ValidatedOrderDraft,
  encryption: Encryption,
  userId: string | null,
): Promise<string> {
  const { request, product, iban } = validatedDraft;
  const summary = getSummary(validatedDraft);
  const orderNo = createOrderNumber();
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
    ibanEncrypted: iban ? encryption.encrypt(iban) : null,
    ibanLast4: summary.ibanLast4,
    mandateRef: iban ? `${orderNo}-M1` : null,
    mandateAt: iban ? new Date() : null,
  });
}

const decryptDraft = (encryption: Encryption, encryptedDraft: string): ValidatedOrderDraft =>
  validateOrderDraft(JSON.parse(encryption.decrypt(encryptedDraft)) as PrintOrderDraftRequest);

/** Creates an order from a draft. If the draft was already ordered, returns the existing order. */
async function placeOrder(
  tx: Executor,
  encryption: Encryption,
  draftId: string,
  user: Buyer | null,
): Promise<string> {
  const draft = await lockDraft(tx, draftId);
  if (!draft) throw new Problem('record.not-found');
  if (draft.subscriptionId) return draft.subscriptionId;
  if (draft.expiresAt <= new Date()) throw new Problem('record.not-found');
  const validatedDraft = decryptDraft(encryption, draft.encrypted);
  const { gift, email } = getSummary(validatedDraft);
  const userId = user?.id ?? null;
  const id = await insertOrder(tx, validatedDraft, encryption, userId);
  await closeDraft(tx, draftId, id);
  // Until the giver's email address is confirmed, no mail contains texts that the giver entered.
  const isReleased = user?.email === email;
  await enqueueTask(tx, { kind: 'mail.print-order', payload: { subscriptionId: id, isReleased } });
  if (isReleased && gift?.voucherTo === 'recipient') await enqueueVoucher(tx, id, gift);
  const subject = `print-subscription:${id}`;
  await recordAudit(tx, { action: 'print-subscription.ordered', actor: userId, subject });
  return id;
}

/**
 * Counts the mail that an order causes. If the email address is the confirmed one of `user`, counts
 * the voucher for the recipient, otherwise the order mail.
 * @throws Problem `request.rate-limited` if the limit is reached
 */
async function enforceOrderMailLimit(
  { tryCountMail, mayReceiveVoucher }: PrintOrderServiceDependencies,
  draft: ValidatedOrderDraft,
  user: Buyer | null,
): Promise<void> {
  const { email, gift } = getSummary(draft);
  if (email === user?.email) await enforceVoucherLimit(mayReceiveVoucher, gift);
  else if (!(await tryCountMail(email))) throw new Problem('request.rate-limited');
}

export function createPrintOrderService(
  dependencies: PrintOrderServiceDependencies,
): PrintOrderService {
  const { db, encryption, signedIds, notifyTaskRunner } = dependencies;
  const getIdFromCode = (purpose: 'print-order' | 'print-order-draft', code: string): string => {
    const id = signedIds.read(purpose, code);
    if (!id) throw new Problem('record.not-found');
    return id;
  };

  /** Reads a draft that was not ordered yet. @throws Problem `record.not-found` */
  async function requireOpenDraft(code: string): Promise<ValidatedOrderDraft> {
    const draft = await findDraft(db, getIdFromCode('print-order-draft', code));
    if (!draft || draft.subscriptionId || draft.expiresAt <= new Date()) {
      throw new Problem('record.not-found');
    }
    return decryptDraft(encryption, draft.encrypted);
  }

  async function checkMailLimit(code: string, user: Buyer | null): Promise<void> {
    const draft = await requireOpenDraft(code).catch(() => null);
    if (draft) await enforceOrderMailLimit(dependencies, draft, user);
  }

  /**
   * Copies the IBAN of the previous draft when the user goes back to change it. The form then
   * leaves the IBAN empty, because no page shows a stored IBAN.
   */
  async function copyEarlierIban(
    request: PrintOrderDraftRequest,
    earlierDraftCode: string | null | undefined,
  ): Promise<PrintOrderDraftRequest> {
    if (!earlierDraftCode || request.iban || request.payment !== 'sepa') return request;
    const { iban } = await requireOpenDraft(earlierDraftCode).catch(() => ({ iban: null }));
    return { ...request, iban };
  }

  return {
    offer: () => ({ products: printProducts, issues: listNextIssues(new Date()) }),
    draft: async ({ earlier: earlierDraftCode, ...input }, idempotentRequest = null) => {
      const request = await copyEarlierIban(input, earlierDraftCode);
      validateOrderDraft(request);
      const expiresAt = new Date(Date.now() + draftLifetimeHours * 3_600_000);
      const encryptedDraft = encryption.encrypt(JSON.stringify(request));
      const { id } = await db.transaction((tx) =>
        withIdempotency(tx, idempotentRequest, async () => ({
          id: await insertDraft(tx, encryptedDraft, expiresAt),
        })),
      );
      return { code: signedIds.sign('print-order-draft', id) };
    },
    readDraftValues: async (code) => toDraftValues(await requireOpenDraft(code)),
    readDraft: async (code) => {
      const draft = await findDraft(db, getIdFromCode('print-order-draft', code));
      if (!draft) throw new Problem('record.not-found');
      if (draft.subscriptionId) {
        const contract = await findSubscription(db, draft.subscriptionId);
        if (!contract) throw new Problem('record.not-found');
        return { ...toPrintOrder(contract), placed: true };
      }
      if (draft.expiresAt <= new Date()) throw new Problem('record.not-found');
      return { ...getSummary(decryptDraft(encryption, draft.encrypted)), placed: false };
    },
    place: async (code, user) => {
      const draftId = getIdFromCode('print-order-draft', code);
      await checkMailLimit(code, user);
      const id = await db.transaction((tx) => placeOrder(tx, encryption, draftId, user));
      notifyTaskRunner();
      return { code: signedIds.sign('print-order', id) };
    },
    releaseVoucher: (code) => releaseVoucher(dependencies, code),
    readOrder: async (code) => {
      const contract = await findSubscription(db, getIdFromCode('print-order', code));
      if (!contract) throw new Problem('record.not-found');
      return toPrintOrder(contract);
    },
  };
}
