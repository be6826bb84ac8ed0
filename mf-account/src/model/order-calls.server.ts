import { codeResponseSchema } from '@gruenland/shared-contracts/api/print-subscription.schema.ts';
import type { CodeResponse } from '@gruenland/shared-contracts/api/print-subscription.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import {
  isTicked,
  addIdempotencyKey,
  pickTexts,
  getText,
} from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormCall, FormInput } from '@gruenland/shared-ui/form/call/form-call.ts';
import { readAddress } from './postal-address.ts';

function readBankAccount(values: FormInput): object {
  return {
    ...pickTexts(values, ['payment', 'accountHolder', 'iban']),
    mandate: isTicked(values, 'mandate'),
  };
}

/**
 * Reads the separate billing address. Gifts always have one; other orders have one only if the
 * customer ticks the box.
 */
function readBillingAddress(values: FormInput): object | null {
  const hasSeparateBillingAddress =
    getText(values, 'productId') === 'geschenkabo' || isTicked(values, 'otherBilling');
  return hasSeparateBillingAddress ? readAddress(values, 'billing') : null;
}

export const saveOrderDraftCall: FormCall<CodeResponse> = {
  responseSchema: codeResponseSchema,
  path: '/api/print-subscription/drafts',
  body: (values) =>
    addIdempotencyKey(values, {
      ...pickTexts(values, ['productId', 'startIssue', 'email', 'phone', 'customerNo', 'earlier']),
      delivery: readAddress(values, 'delivery'),
      billing: readBillingAddress(values),
      gift:
        getText(values, 'productId') === 'geschenkabo'
          ? {
              message: getText(values, 'giftMessage'),
              voucherTo: getText(values, 'giftVoucherTo') || 'giver',
              email: getText(values, 'giftEmail'),
              voucherOn:
                getText(values, 'giftVoucherTo') === 'recipient'
                  ? getText(values, 'giftVoucherOn')
                  : '',
            }
          : null,
      ...readBankAccount(values),
      studentProof: isTicked(values, 'studentProof'),
    }),
  getNextPath: (_values, { code }) => paths.reviewSubscriptionOrder(code),
};

export const placeOrderCall: FormCall<CodeResponse> = {
  responseSchema: codeResponseSchema,
  path: '/api/print-subscription/orders',
  body: (values) => pickTexts(values, ['code']),
  getNextPath: (_values, { code }) => paths.subscriptionOrdered(code),
};

const readSubscriptionReference = (values: FormInput) => ({
  id: getText(values, 'id'),
  version: Number(getText(values, 'version')),
});

const createNextPathGetter = (changeName: string) => () =>
  `${paths.accountPage('abonnement')}?geaendert=${changeName}`;

/**
 * Api calls that change a print subscription. Each key is the last path segment of the page with
 * the form.
 */
export const subscriptionCalls: Readonly<Record<string, FormCall>> = {
  adresse: {
    path: '/api/account/print-subscriptions/address',
    body: (values) => ({
      ...readSubscriptionReference(values),
      delivery: readAddress(values, 'delivery'),
      fromIssue: getText(values, 'fromIssue'),
    }),
    getNextPath: createNextPathGetter('adresse'),
  },
  pause: {
    path: '/api/account/print-subscriptions/pause',
    body: (values) => ({
      ...readSubscriptionReference(values),
      ...pickTexts(values, ['from', 'until']),
    }),
    getNextPath: createNextPathGetter('pause'),
  },
  reklamation: {
    path: '/api/account/print-subscriptions/complaint',
    body: (values) => addIdempotencyKey(values, pickTexts(values, ['id', 'issue', 'text'])),
    getNextPath: createNextPathGetter('reklamation'),
  },
  zahlung: {
    path: '/api/account/print-subscriptions/payment',
    body: (values) => ({ ...readSubscriptionReference(values), ...readBankAccount(values) }),
    getNextPath: createNextPathGetter('zahlung'),
  },
};

/** Returns whether a path segment is a key of `subscriptionCalls`. */
export function isSubscriptionChange(pathSegment: string | undefined): pathSegment is string {
  return pathSegment !== undefined && Object.hasOwn(subscriptionCalls, pathSegment);
}

export const cancelContractCall: FormCall<CodeResponse> = {
  responseSchema: codeResponseSchema,
  path: '/api/contracts/cancellations',
  body: (values) =>
    addIdempotencyKey(
      values,
      pickTexts(values, ['manner', 'reason', 'name', 'contract', 'endsOn', 'email']),
    ),
  getNextPath: (_values, { code }) => paths.cancellationReceived(code),
};

export const withdrawContractCall: FormCall<CodeResponse> = {
  responseSchema: codeResponseSchema,
  path: '/api/contracts/withdrawals',
  body: (values) => addIdempotencyKey(values, pickTexts(values, ['name', 'contract', 'email'])),
  getNextPath: (_values, { code }) => paths.withdrawalReceived(code),
};

/** Api call that sends the voucher of a gift. */
export const releaseVoucherCall: FormCall = {
  path: '/api/print-subscription/vouchers',
  body: (values) => ({ code: getText(values, 'code') }),
  getNextPath: () => '/abo-bestellen/gutschein?fertig=1',
};
