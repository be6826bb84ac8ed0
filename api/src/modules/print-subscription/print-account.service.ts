import type {
  ChangePrintAddressRequest,
  ChangePrintPaymentRequest,
  PausePrintRequest,
  PrintComplaintRequest,
  PrintSubscriptions,
} from '@gruenland/shared-contracts/api/print-subscription.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';
import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

import { recordAudit } from '#audit/audit.ts';
import { writeUnlessReadOnly } from '#db/database.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import type { IdempotentRequest } from '#idempotency/idempotency-key.ts';
import { withIdempotency } from '#idempotency/with-idempotency.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { Problem } from '#problem.ts';
import type { Encryption } from '#secrets/encrypt.ts';

import { parseIban } from './parse-iban.ts';
import { toPrintOrder } from './order-summary.ts';
import { listNextIssues } from './print-products.ts';
import {
  changeSubscription,
  claimSubscriptions,
  findRequestsOfSubscriptions,
  findSubscription,
  findSubscriptionsOfUser,
  insertRequest,
} from './print-subscription.repository.ts';
import type { PrintChange, StoredPrintSubscription } from './print-subscription.repository.ts';

type RequestKind = 'address' | 'pause' | 'complaint' | 'payment';

/**
 * Reads and changes a user's print contracts. Each change is stored as a service request and
 * confirmed by mail.
 */
export interface PrintAccountService {
  read(user: User): Promise<PrintSubscriptions>;
  changeAddress(user: User, request: ChangePrintAddressRequest): Promise<void>;
  pauseDelivery(user: User, request: PausePrintRequest): Promise<void>;
  submitComplaint(
    user: User,
    request: PrintComplaintRequest,
    idempotentRequest: IdempotentRequest | null,
  ): Promise<void>;
  changePayment(user: User, request: ChangePrintPaymentRequest): Promise<void>;
}

export interface PrintAccountServiceDependencies {
  readonly db: Drizzle;
  readonly encryption: Encryption;
  readonly notifyTaskRunner: () => void;
}

const endedStates = new Set(['ended', 'withdrawn']);

async function requireOwnContract(
  tx: Executor,
  user: User,
  id: string,
): Promise<StoredPrintSubscription> {
  const subscription = await findSubscription(tx, id);
  if (subscription?.userId !== user.id) throw new Problem('record.not-found');
  if (endedStates.has(subscription.state)) throw new Problem('record.state');
  return subscription;
}

async function recordRequest(
  tx: Executor,
  user: User,
  subscriptionId: string,
  kind: RequestKind,
  details: object,
): Promise<void> {
  const requestId = await insertRequest(tx, { subscriptionId, kind, details });
  await enqueueTask(tx, { kind: 'mail.print-change', payload: { requestId } });
  const subject = `print-subscription:${subscriptionId}`;
  await recordAudit(tx, { action: `print-subscription.${kind}`, actor: user.id, subject });
}

/**
 * Returns the new values of a contract's bank columns for a changed payment method. @throws Problem
 * `request.invalid`
 */
function createPaymentChange(
  request: ChangePrintPaymentRequest,
  storedContract: StoredPrintSubscription,
  encryption: Encryption,
): PrintChange {
  if (request.payment === 'invoice') {
    const emptyBankColumns = { accountHolder: null, ibanEncrypted: null, ibanLast4: null };
    return { payment: 'invoice', ...emptyBankColumns, mandateRef: null, mandateAt: null };
  }
  const ibanResult = parseIban(request.iban ?? '');
  if (!ibanResult.ok)
    throw new Problem('request.invalid', { fields: { iban: ibanResult.problem } });
  // Every SEPA mandate gets a new mandate reference.
  return {
    payment: 'sepa',
    accountHolder: request.accountHolder ?? null,
    ibanEncrypted: encryption.encrypt(ibanResult.iban),
    ibanLast4: ibanResult.iban.slice(-4),
    mandateRef: `${storedContract.orderNo}-M${storedContract.version + 1}`,
    mandateAt: new Date(),
  };
}

export function createPrintAccountService(
  dependencies: PrintAccountServiceDependencies,
): PrintAccountService {
  const { db, encryption, notifyTaskRunner } = dependencies;

  async function change(
    user: User,
    { id, version }: { readonly id: string; readonly version: number },
    kind: RequestKind,
    details: object,
    fields: (contract: StoredPrintSubscription) => PrintChange,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      const contract = await requireOwnContract(tx, user, id);
      const isChanged = await changeSubscription(tx, id, version, fields(contract));
      if (!isChanged) throw new Problem('record.changed');
      await recordRequest(tx, user, id, kind, details);
    });
    notifyTaskRunner();
  }

  return {
    read: async ({ id, email }) => {
      await writeUnlessReadOnly(() => claimSubscriptions(db, id, email));
      const contracts = await findSubscriptionsOfUser(db, id);
      const requests = await findRequestsOfSubscriptions(
        db,
        contracts.map((contract) => contract.id),
      );
      const subscriptions = contracts.map((contract) => ({
        ...toPrintOrder(contract),
        id: contract.id,
        version: contract.version,
        state: contract.state,
        endsOn: contract.endsOn,
        pausedFrom: contract.pausedFrom,
        pausedUntil: contract.pausedUntil,
        requests: requests
          .filter(({ subscriptionId }) => subscriptionId === contract.id)
          .map(({ kind, createdAt }) => ({ kind, createdAt: createdAt.toISOString() })),
      }));
      return { subscriptions, issues: listNextIssues(new Date()) };
    },
    changeAddress: (user, request) => {
      const { delivery, fromIssue } = request;
      return change(user, request, 'address', { delivery, fromIssue }, () => ({ delivery }));
    },
    pauseDelivery: (user, request) => {
      const { from, until } = request;
      if (from < getBerlinDay(new Date())) {
        const fields = { from: 'Dieser Tag ist schon vorbei.' };
        return Promise.reject(new Problem('request.invalid', { fields }));
      }
      const details = { from, until };
      return change(user, request, 'pause', details, () => ({
        pausedFrom: from,
        pausedUntil: until,
      }));
    },
    submitComplaint: async (user, { id, issue, text }, idempotentRequest) => {
      await db.transaction((tx) =>
        withIdempotency(tx, idempotentRequest, async () => {
          await requireOwnContract(tx, user, id);
          await recordRequest(tx, user, id, 'complaint', { issue, text });
          return { noted: id };
        }),
      );
      notifyTaskRunner();
    },
    changePayment: (user, request) =>
      change(user, request, 'payment', { payment: request.payment }, (contract) =>
        createPaymentChange(request, contract, encryption),
      ),
  };
}
