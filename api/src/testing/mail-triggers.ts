import type { mailRules } from '#queue/mail-rules.ts';
import type { MailKind } from '#queue/mail-rules.ts';

import type { ContentServer } from './content-server.ts';
import { createMarketMailTriggers, freeText } from './market-mail-triggers.ts';
import type { PrepareMailTrigger } from './market-mail-triggers.ts';
import { createEmail, register, registerPerson, signIn, waitForCode } from './people.ts';
import { createOrderDraft, createPrintOrderInput, placeOrder } from './print-orders.ts';
import { siteUrl } from './test-api.ts';
import type { TestApi } from './test-api.ts';
import { waitForTasks } from './wait-for-tasks.ts';

/**
 * The kinds of mails that can be caused by an anonymous caller, or by a caller who has not proven
 * the email address.
 */
export type LimitedMailKind = {
  readonly [Kind in MailKind]: (typeof mailRules)[Kind] extends 'proven' ? never : Kind;
}[MailKind];

const contract = { name: 'Anna Acker', contract: freeText, manner: 'extraordinary' };

/** Enters the prize draw on the content page `gewinnspiel`. */
const enterPrizeDraw = (api: TestApi, email: string) =>
  api.post('/api/forms/entries', {
    story: 'gewinnspiel',
    block: 'g1',
    firstName: 'Anna',
    lastName: 'Acker',
    email,
    acceptTerms: true,
  });

async function prepareFormMailTrigger(api: TestApi, content: ContentServer, email: string) {
  const field = { component: 'form_field', _uid: 'name', name: 'name', label: 'Name' };
  const steps = [{ component: 'form_step', fields: [field] }];
  const form = email.split('@')[0] ?? '';
  content.stories.set(`_forms/${form}`, { component: 'form', recipient: email, steps });
  let keyCount = 0;
  // All mails of a form go to the same email address, so their limit counts per network of the
  // sender. This function sends all requests from one network.
  return () =>
    api.sendRequest({
      method: 'POST',
      url: '/api/forms/submissions',
      remoteAddress: `2001:db8:1:2::${(keyCount += 1)}`,
      headers: { origin: siteUrl },
      payload: { form, answers: { name: 'Anna' }, key: `key-of-${form}-${keyCount}` },
    });
}

async function prepareEntryMailTrigger(api: TestApi, email: string) {
  await enterPrizeDraw(api, email);
  const code = await waitForCode(api, email, '/gewinnspiel/teilnahme-bestaetigt');
  await api.post('/api/forms/entries/confirm', { code });
  await api.database.pool.query('DELETE FROM throttles');
  return () => enterPrizeDraw(api, email);
}

/**
 * Creates one function for each limited kind of mail, which prepares a mail of this kind. The type
 * makes sure that no kind is missing.
 */
export const createMailTriggers = (
  api: TestApi,
  content: ContentServer,
): Readonly<Record<LimitedMailKind, PrepareMailTrigger>> => ({
  'mail.confirm-registration': async (email) => () => register(api, email),
  'mail.already-registered': async (email) => {
    await registerPerson(api, email);
    await api.database.pool.query('DELETE FROM throttles');
    return () => register(api, email);
  },
  'mail.reset-password': async (email) => {
    await registerPerson(api, email);
    return () => api.post('/api/auth/forgot-password', { email });
  },
  'mail.confirm-email-change': async (email) => {
    // Uses a new account for each call, because a separate limit applies to mails to the account's
    // old address.
    return async () => {
      const cookie = await signIn(api);
      await api.post('/api/account/email', { email }, { cookie });
    };
  },
  'mail.email-change-requested': async (email) => {
    await registerPerson(api, email);
    const cookie = await signIn(api, email);
    return async () => {
      await api.post('/api/account/email', { email: createEmail('neu') }, { cookie });
      // Waits until the mails are sent. The next call replaces this email change, which would
      // cancel its mails.
      await waitForTasks(api);
    };
  },
  'mail.form-submitted': async (email) => prepareFormMailTrigger(api, content, email),
  'mail.confirm-entry': async (email) => () => enterPrizeDraw(api, email),
  'mail.entry-exists': async (email) => prepareEntryMailTrigger(api, email),
  'mail.newsletter-confirm': async (email) => () =>
    api.post('/api/newsletter/subscribe', { email, listIds: ['markt'], page: '/artikel/heu' }),
  'mail.print-order': async (email) => {
    const gift = { voucherTo: 'giver', message: freeText };
    const place = { street: freeText, city: freeText };
    const delivery = { ...createPrintOrderInput(email).delivery, ...place };
    const product = { productId: 'geschenkabo', payment: 'invoice', billing: delivery, gift };
    return async () => {
      const input = createPrintOrderInput(email, { ...product, delivery });
      const draft = await createOrderDraft(api, input);
      await placeOrder(api, draft.json().code);
    };
  },
  'mail.print-voucher': async (email) => {
    // Only a giver with a confirmed email address may put a message into a voucher.
    const giver = await registerPerson(api);
    const cookie = await signIn(api, giver);
    const { delivery } = createPrintOrderInput(giver);
    const gift = { voucherTo: 'recipient', email };
    const product = { productId: 'geschenkabo', payment: 'invoice', billing: delivery, gift };
    return async () => {
      const draft = await createOrderDraft(api, createPrintOrderInput(giver, product));
      await placeOrder(api, draft.json().code, cookie);
    };
  },
  'mail.contract-receipt': async (email) => {
    let count = 0;
    return () => {
      count += 1;
      const body = { ...contract, reason: `${freeText} ${count}`, email };
      return api.post('/api/contracts/cancellations', body);
    };
  },
  ...createMarketMailTriggers(api),
});
