import * as paths from '@gruenland/shared-contracts/paths.ts';
import { isTicked, keyed, pick, textOf } from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormCall, FormInput } from '@gruenland/shared-ui/form/call/form-call.ts';
import { addressFrom } from './postal.ts';

const codeIn = (answer: unknown): string => {
  const { code } = (answer ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
};

function bankFrom(values: FormInput): object {
  return {
    ...pick(values, ['payment', 'accountHolder', 'iban']),
    mandate: isTicked(values, 'mandate'),
  };
}

/** A gift always has a payer of its own; others only when they say so. */
function billingFrom(values: FormInput): object | null {
  const wanted = textOf(values, 'productId') === 'geschenkabo' || isTicked(values, 'otherBilling');
  return wanted ? addressFrom(values, 'billing') : null;
}

export const draftCall: FormCall = {
  path: '/api/print-subscription/drafts',
  body: (values) =>
    keyed(values, {
      ...pick(values, ['productId', 'startIssue', 'email', 'phone', 'customerNo', 'earlier']),
      delivery: addressFrom(values, 'delivery'),
      billing: billingFrom(values),
      gift:
        textOf(values, 'productId') === 'geschenkabo'
          ? {
              message: textOf(values, 'giftMessage'),
              voucherTo: textOf(values, 'giftVoucherTo') || 'schenkende',
              email: textOf(values, 'giftEmail'),
              voucherOn:
                textOf(values, 'giftVoucherTo') === 'beschenkte'
                  ? textOf(values, 'giftVoucherOn')
                  : '',
            }
          : null,
      ...bankFrom(values),
      studentProof: isTicked(values, 'studentProof'),
    }),
  done: (_values, answer) => paths.aboPruefen(codeIn(answer)),
};

export const placeOrderCall: FormCall = {
  path: '/api/print-subscription/orders',
  again: true,
  body: (values) => pick(values, ['code']),
  done: (_values, answer) => paths.aboBestellt(codeIn(answer)),
};

const ofSubscription = (values: FormInput) => ({
  id: textOf(values, 'id'),
  version: Number(textOf(values, 'version')),
});

const changed = (what: string) => () => `${paths.accountPage('abonnement')}?geaendert=${what}`;

/** What can be done with a running subscription, by the last part of its address. */
export const subscriptionCalls: Readonly<Record<string, FormCall>> = {
  adresse: {
    path: '/api/account/print-subscriptions/address',
    body: (values) => ({
      ...ofSubscription(values),
      delivery: addressFrom(values, 'delivery'),
      fromIssue: textOf(values, 'fromIssue'),
    }),
    done: changed('adresse'),
  },
  pause: {
    path: '/api/account/print-subscriptions/pause',
    body: (values) => ({ ...ofSubscription(values), ...pick(values, ['from', 'until']) }),
    done: changed('pause'),
  },
  reklamation: {
    path: '/api/account/print-subscriptions/complaint',
    body: (values) => keyed(values, pick(values, ['id', 'issue', 'text'])),
    done: changed('reklamation'),
  },
  zahlung: {
    path: '/api/account/print-subscriptions/payment',
    body: (values) => ({ ...ofSubscription(values), ...bankFrom(values) }),
    done: changed('zahlung'),
  },
};

/** Whether a path segment names one of these. */
export function isSubscriptionChange(what: string | undefined): what is string {
  return what !== undefined && Object.hasOwn(subscriptionCalls, what);
}

export const cancelCall: FormCall = {
  path: '/api/contracts/cancellations',
  body: (values) =>
    keyed(values, pick(values, ['manner', 'reason', 'name', 'contract', 'endsOn', 'email'])),
  done: (_values, answer) => paths.kuendigungBestaetigt(codeIn(answer)),
};

export const withdrawCall: FormCall = {
  path: '/api/contracts/withdrawals',
  body: (values) => keyed(values, pick(values, ['name', 'contract', 'email'])),
  done: (_values, answer) => paths.widerrufBestaetigt(codeIn(answer)),
};
