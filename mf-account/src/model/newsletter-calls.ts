import * as paths from '@gruenland/shared-contracts/paths.ts';
import {
  addIdempotencyKey,
  getText,
  listTickedValues,
} from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormCall } from '@gruenland/shared-ui/form/call/form-call.ts';

/** Prefix of the checkbox names, for example `liste-wochenblatt`. */
export const LIST_FIELD_PREFIX = 'liste-';

export const subscribeCall: FormCall = {
  path: '/api/newsletter/subscribe',
  body: (values) =>
    addIdempotencyKey(values, {
      email: getText(values, 'email'),
      firstName: getText(values, 'firstName'),
      listIds: listTickedValues(values, LIST_FIELD_PREFIX),
      page: getText(values, 'seite') || paths.newsletter(),
    }),
  getNextPath: () => `${paths.newsletter()}?gesendet=1`,
};

export const confirmNewsletterCall: FormCall = {
  path: '/api/newsletter/confirm',
  body: (values) => ({ code: getText(values, 'code') }),
  getNextPath: (_values, answer) => {
    const { state } = (answer ?? {}) as { readonly state?: string };
    return `${paths.newsletterConfirm()}?fertig=${state === 'already' ? 'schon' : '1'}`;
  },
};

export const unsubscribeCall: FormCall = {
  path: '/api/newsletter/unsubscribe',
  body: (values) => ({ code: getText(values, 'code') }),
  getNextPath: () => `${paths.newsletterUnsubscribe()}?fertig=1`,
};
