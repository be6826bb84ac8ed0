import type { NewsletterConfirmResponse } from '@gruenland/shared-contracts/api/newsletter.ts';
import { newsletterConfirmResponseSchema } from '@gruenland/shared-contracts/api/newsletter.schema.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import {
  addIdempotencyKey,
  getText,
  listTickedValues,
} from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormCall } from '@gruenland/shared-ui/form/call/form-call.ts';
import { NEWSLETTER_FIELD_PREFIX } from './newsletter-list-field.ts';

export const subscribeCall: FormCall = {
  path: '/api/newsletter/subscribe',
  body: (values) =>
    addIdempotencyKey(values, {
      email: getText(values, 'email'),
      firstName: getText(values, 'firstName'),
      listIds: listTickedValues(values, NEWSLETTER_FIELD_PREFIX),
      page: getText(values, 'seite') || paths.newsletter(),
    }),
  getNextPath: (values) =>
    `${paths.newsletter()}?gesendet=${getText(values, 'erneut') === '' ? '1' : 'erneut'}`,
};

export const confirmNewsletterCall: FormCall<NewsletterConfirmResponse> = {
  responseSchema: newsletterConfirmResponseSchema,
  path: '/api/newsletter/confirm',
  body: (values) => ({ code: getText(values, 'code') }),
  getNextPath: (_values, { state }) =>
    `${paths.newsletterConfirm()}?fertig=${state === 'already' ? 'schon' : '1'}`,
};

export const unsubscribeCall: FormCall = {
  path: '/api/newsletter/unsubscribe',
  body: (values) => ({ code: getText(values, 'code') }),
  getNextPath: () => `${paths.newsletterUnsubscribe()}?fertig=1`,
};
