import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { createEmail, registerPerson, signIn } from '#testing/people.ts';
import {
  delivery,
  createOrderDraft,
  getFirstIssueId as issue,
  iban,
  placePrintOrder,
  placeOrder,
  createPrintOrderInput as order,
  readPlacedOrder,
} from '#testing/print-orders.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

import { listNextIssues } from './print-products.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const draft = (payload: object) => createOrderDraft(api, payload);
const placeDraft = (code: string, cookie = '') => placeOrder(api, code, cookie);
const readOrder = (code: string) => readPlacedOrder(api, code);
const orderSubscription = (email: string, overrides: object = {}) =>
  placePrintOrder(api, email, overrides);

describe('products', () => {
  test('have prices from the server and the next three issues', async () => {
    const offer = (await api.sendRequest({ url: '/api/print-subscription/products' })).json();
    // The offer that costs and binds least comes first.
    expect(offer.products.map(({ kind }: { kind: string }) => kind)).toEqual([
      'trial',
      'self',
      'gift',
      'student',
    ]);
    expect(offer.issues).toHaveLength(3);
  });

  test('issues appear on first Saturdays, with two weeks of lead time', () => {
    expect(listNextIssues(new Date('2026-11-20T10:00:00Z')).map(({ label }) => label)).toEqual(
      [
        'Heft 12/2026, erscheint am 5. Dezember 2026',
        'Heft 1/2027, erscheint am 2. Januar 2027',
        'Heft 2/2027, erscheint am 6. Februar 2027',
      ].slice(0, 3),
    );
    expect(listNextIssues(new Date('2026-11-23T10:00:00Z'))[0]?.id).toBe('2027-01');
  });
});

describe('ordering', () => {
  test('leads from a draft over a review to one order, confirmed by mail with a file', async () => {
    const email = createEmail('abo');
    const { code } = (await draft(order(email))).json();
    const draftBeforeOrder = (
      await api.sendRequest({ url: `/api/print-subscription/drafts?code=${code}` })
    ).json();
    expect(draftBeforeOrder).toMatchObject({ priceCents: 9840, ibanLast4: '3000', placed: false });
    const responses = await Promise.all([placeDraft(code), placeDraft(code), placeDraft(code)]);
    expect(new Set(responses.map((response) => response.json().code)).size).toBe(1);
    const placedOrder = await readOrder(responses[0]?.json().code);
    expect(placedOrder).toMatchObject({
      orderNo: expect.stringMatching(/^GL-[6-9B-DF-HJ-NP-RTW]{8}$/u),
      mandateRef: `${placedOrder.orderNo}-M1`,
    });
    const mail = await waitUntil('confirmation', () => api.mails.to(email)[0]);
    for (const part of [
      placedOrder.orderNo,
      '98,40\u00a0€',
      'Widerrufsbelehrung',
      'Mandat',
      'acht Wochen',
      'Danach läuft das Abo weiter',
      '/vertrag-widerrufen',
    ]) {
      expect(mail.text).toContain(part);
    }
    expect(mail.text).not.toContain('DE89');
    expect(api.mails.to(email)).toHaveLength(1);
    const draftAfterOrder = (
      await api.sendRequest({ url: `/api/print-subscription/drafts?code=${code}` })
    ).json();
    expect(draftAfterOrder).toMatchObject({ placed: true, priceCents: 9840 });
  });

  test('a draft repeated with its key is stored once; other data with that key are rejected', async () => {
    const email = createEmail();
    const sendDraft = (payload: object) =>
      api.post('/api/print-subscription/drafts', {
        ...payload,
        idempotencyKey: `key-of-${email}`.replace(/[^\w-]/gu, '-'),
      });
    const responses = await Promise.all([sendDraft(order(email)), sendDraft(order(email))]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(responses[0]?.json().code).toBe(responses[1]?.json().code);
    const otherResponse = await sendDraft(order(email, { phone: '0511 123456' }));
    expect(otherResponse.json()).toMatchObject({ code: 'request.key-reused' });
  });

  test('going back restores the input without IBAN and mandate, which stay valid', async () => {
    const email = createEmail();
    const { code } = (await draft(order(email, { customerNo: '4711' }))).json();
    const url = `/api/print-subscription/drafts/values?code=${code}`;
    const values = (await api.sendRequest({ url })).json();
    expect(values).toMatchObject({ email, customerNo: '4711', delivery, ibanLast4: '3000' });
    expect(JSON.stringify(values)).not.toMatch(/370400440532|mandate|"iban"/u);

    const orderWithoutIban = order(email, { iban: '', earlier: code });
    const changedDraft = (await draft({ ...orderWithoutIban, productId: 'jahresabo' })).json();
    const draftResponse = await api.sendRequest({
      url: `/api/print-subscription/drafts?code=${changedDraft.code}`,
    });
    expect(draftResponse.json()).toMatchObject({ ibanLast4: '3000', placed: false });
    expect((await draft({ ...orderWithoutIban, mandate: false })).json().fields).toHaveProperty(
      'mandate',
    );
    expect((await draft(order(email, { iban: '' }))).json().fields).toHaveProperty('iban');

    await placeDraft(code);
    expect((await api.sendRequest({ url })).statusCode).toBe(404);
    // The draft was already ordered, so its IBAN was deleted and must be entered again.
    expect((await draft(orderWithoutIban)).json().fields).toHaveProperty('iban');
  });

  test('stores no readable IBAN, and no draft after the order', async () => {
    await orderSubscription(createEmail());
    await draft(order(createEmail()));
    const { rows } = await api.database.pool.query(
      `SELECT s::text AS text FROM print_subscriptions s
       UNION ALL SELECT d::text FROM print_order_drafts d`,
    );
    for (const { text } of rows) expect(text).not.toMatch(/370400440532|3704 0044/u);
    const { rows: placedDrafts } = await api.database.pool.query(
      'SELECT encrypted FROM print_order_drafts WHERE subscription_id IS NOT NULL',
    );
    expect(placedDrafts.every(({ encrypted }) => encrypted === '')).toBe(true);
  });

  test('a gift has a payer and a fixed end; its price depends on the country', async () => {
    const gift = {
      productId: 'geschenkabo',
      payment: 'invoice',
      gift: { voucherTo: 'recipient' },
    };
    const responseWithoutPayer = await draft(order(createEmail(), gift));
    expect(responseWithoutPayer.json()).toMatchObject({
      fields: { 'billing.firstName': expect.any(String) },
    });
    const { order: giftOrder } = await orderSubscription(createEmail('geschenk'), {
      ...gift,
      delivery: { ...delivery, zip: '4020', city: 'Linz', country: 'AT' },
      billing: delivery,
    });
    expect(giftOrder).toMatchObject({ priceCents: 10_680, gift: { voucherTo: 'recipient' } });
    expect(giftOrder.product.renewal).toContain('endet danach von selbst');
  });

  test.each([
    ['delivery.zip', { delivery: { ...delivery, zip: '2693' } }],
    ['delivery.zip', { delivery: { ...delivery, zip: '26939', country: 'AT' } }],
    ['delivery.lastName', { delivery: { ...delivery, lastName: ' ' } }],
    ['iban', { iban: 'DE00' }],
    ['iban', { iban: '' }],
    ['mandate', { mandate: false }],
    ['accountHolder', { accountHolder: '' }],
    ['startIssue', { startIssue: '2020-01' }],
    ['productId', { productId: 'gold' }],
    ['studentProof', { productId: 'studierende' }],
    ['email', { email: 'x' }],
  ])('explains why %s is invalid', async (field, overrides) => {
    const response = await draft(order(createEmail(), overrides));
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty([field]);
  });

  test('ignores prices sent by the client', async () => {
    expect((await draft(order(createEmail(), { priceCents: 1 }))).statusCode).toBe(400);
  });

  test('rejects forged codes and expired drafts', async () => {
    const { code } = (await draft(order(createEmail()))).json();
    for (const invalidCode of [`${code}x`, 'a'.repeat(30)]) {
      expect((await placeDraft(invalidCode)).statusCode).toBe(404);
    }
    await runSql(api, 'UPDATE print_order_drafts SET expires_at = now()');
    expect((await placeDraft(code)).statusCode).toBe(404);
  });
});

describe('a subscription in the account', () => {
  async function createSubscriber() {
    const email = await registerPerson(api);
    await orderSubscription(email);
    const cookie = await signIn(api, email);
    const readSubscriptions = async () =>
      (
        await api.sendRequest({ url: '/api/account/print-subscriptions', headers: { cookie } })
      ).json().subscriptions[0];
    const postAction = (action: string, body: object) =>
      api.post(`/api/account/print-subscriptions/${action}`, body, { cookie });
    return {
      email,
      cookie,
      read: readSubscriptions,
      postSubscriberAction: postAction,
      ...(await readSubscriptions()),
    };
  }

  test('changes the address from an issue on, once, and sends a mail', async () => {
    const { email, id, version, postSubscriberAction, read } = await createSubscriber();
    const newAddress = { ...delivery, street: 'Hofweg' };
    const body = { id, version, delivery: newAddress, fromIssue: issue() };
    expect((await postSubscriberAction('address', body)).json()).toEqual({ done: true });
    expect((await read()).delivery.street).toBe('Hofweg');
    expect((await postSubscriberAction('address', body)).json()).toMatchObject({
      code: 'record.changed',
    });
    await waitUntil('mail', () =>
      api.mails.to(email).find(({ text }) => text.includes('neue Lieferadresse')),
    );
  });

  test('of two parallel changes the second is rejected', async () => {
    const { id, version, postSubscriberAction } = await createSubscriber();
    const responses = await Promise.all(
      ['A-Weg', 'B-Weg'].map((street) =>
        postSubscriberAction('address', {
          id,
          version,
          delivery: { ...delivery, street },
          fromIssue: issue(),
        }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('can be paused, complained about and paid by other means', async () => {
    const { id, version, postSubscriberAction, read, email } = await createSubscriber();
    const pastPauseResponse = await postSubscriberAction('pause', {
      id,
      version,
      from: '2020-01-01',
      until: '2020-02-01',
    });
    expect(pastPauseResponse.json().fields).toHaveProperty('from');
    await postSubscriberAction('pause', { id, version, from: '2099-07-01', until: '2099-07-20' });
    expect(await read()).toMatchObject({ pausedFrom: '2099-07-01', pausedUntil: '2099-07-20' });
    const complaint = {
      id,
      issue: '2026-11',
      text: 'Das Heft kam nass an.',
      idempotencyKey: 'complaint-key-000001',
    };
    await postSubscriberAction('complaint', complaint);
    await postSubscriberAction('complaint', complaint);
    const paymentResponse = await postSubscriberAction('payment', {
      id,
      version: version + 1,
      payment: 'invoice',
    });
    expect(paymentResponse.json()).toEqual({ done: true });
    const { payment, ibanLast4, requests } = await read();
    expect([payment, ibanLast4]).toEqual(['invoice', null]);
    expect(requests.map(({ kind }: { kind: string }) => kind)).toEqual([
      'payment',
      'complaint',
      'pause',
    ]);
    await waitUntil('three mails', () => api.mails.to(email).length >= 5);
  });

  test('a change of the bank account requires recent authentication', async () => {
    const { id, version, postSubscriberAction, read } = await createSubscriber();
    await runSql(api, `UPDATE sessions SET authenticated_at = now() - interval '1 hour'`);
    const body = { id, version, payment: 'sepa', accountHolder: 'A', iban, mandate: true };
    expect((await postSubscriberAction('payment', body)).json()).toMatchObject({
      code: 'session.stale',
    });
    expect((await read()).mandateRef).toMatch(/-M1$/u);
  });

  test('of another user answers 404', async () => {
    const subscriber = await createSubscriber();
    const otherSubscriber = await createSubscriber();
    const body = { id: otherSubscriber.id, version: 1, delivery, fromIssue: issue() };
    expect((await subscriber.postSubscriberAction('address', body)).statusCode).toBe(404);
  });
});
