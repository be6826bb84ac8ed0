import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

import { waitForTasks } from '#testing/wait-for-tasks.ts';
import { createEmail, registerPerson, signIn, waitForCode } from '#testing/people.ts';
import {
  delivery,
  createOrderDraft,
  placeOrder,
  placePrintOrder,
  createPrintOrderInput,
  readPlacedOrder,
} from '#testing/print-orders.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const getDayFromNow = (days: number) => addDays(getBerlinDay(new Date()), days);

const createGiftOrderFields = (giftOverrides: object) => ({
  productId: 'geschenkabo',
  payment: 'invoice',
  billing: { ...delivery, firstName: 'Heiko' },
  gift: { voucherTo: 'recipient', ...giftOverrides },
});

/** Places a gift order. An empty cookie stands for a guest. */
async function placeGiftOrder(email: string, cookie: string, giftOverrides: object) {
  const input = createPrintOrderInput(email, createGiftOrderFields(giftOverrides));
  return placeOrder(api, (await createOrderDraft(api, input)).json().code, cookie);
}

const waitForOrderMail = (email: string) => waitUntil('order mail', () => api.mails.to(email)[0]);

/** Releases the voucher, as the button behind the link in the order mail does. */
async function releaseVoucher(email: string) {
  const code = await waitForCode(api, email, '/abo-bestellen/gutschein');
  return api.post('/api/print-subscription/vouchers', { code });
}

describe('security finding 3: a gift order reaches others only after its giver has confirmed', () => {
  test.each([
    ['giver, as a file', { voucherTo: 'giver' }, 'sobald Sie ihn freigeben'],
    ['other by post', { voucherTo: 'recipient' }, 'kommt mit der Post an: Anna Acker, DE-26939.'],
    [
      'other by mail',
      { voucherTo: 'recipient', email: 'oma' },
      'geht der Gutschein sofort an die beschenkte',
    ],
  ])('the voucher goes to the %s', async (_recipient, giftOverrides, expectedText) => {
    const email = createEmail('schenkt');
    const recipientEmail = createEmail('oma');
    const { order } = await placePrintOrder(api, email, {
      ...createGiftOrderFields({ ...giftOverrides, message: 'Alles Gute' }),
      ...('email' in giftOverrides && {
        gift: { ...giftOverrides, message: 'Alles Gute', email: recipientEmail },
      }),
    });
    const mail = await waitForOrderMail(email);
    expect(mail.text).toContain('Guten Tag, Heiko Acker,');
    expect(mail.text.replaceAll(/\s+/gu, ' ')).toContain(expectedText);
    expect(mail.source).not.toMatch(/Alles Gute|Feldweg/u);
    expect(mail.source).not.toContain(recipientEmail);
    await waitForTasks(api);
    expect([api.mails.to(email).length, api.mails.to(recipientEmail)]).toEqual([1, []]);
    if (giftOverrides.voucherTo === 'recipient' && !('email' in giftOverrides)) return;

    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await releaseVoucher(email)).statusCode).toBe(200);
    }
    await waitForTasks(api);
    const isForGiver = giftOverrides.voucherTo === 'giver';
    const voucherMails = isForGiver ? api.mails.to(email).slice(1) : api.mails.to(recipientEmail);
    expect(voucherMails).toHaveLength(1);
    expect(voucherMails[0]?.source).toContain(`Gutschein-${order.orderNo}.txt`);
    expect(voucherMails[0]?.text).not.toMatch(/€|Rechnung|Feldweg/u);
    expect(voucherMails[0]?.text).toMatch(
      isForGiver ? /zum Ausdrucken/u : /Heiko Acker schenkt Ihnen Grünland[^]*Alles Gute/u,
    );
  });

  test('a signed-in giver with this address has confirmed it already', async () => {
    const email = await registerPerson(api, createEmail('schenkt'));
    const recipientEmail = createEmail('oma');
    await placeGiftOrder(email, await signIn(api, email), { email: recipientEmail });
    await waitForTasks(api);
    expect(api.mails.to(recipientEmail)).toHaveLength(1);
  });

  test('the link is valid for ten days', async () => {
    const email = createEmail('schenkt');
    await placePrintOrder(api, email, createGiftOrderFields({ email: createEmail('oma') }));
    const subject = `email = '${email}'`;
    await waitForOrderMail(email);
    await api.database.pool.query(
      `UPDATE print_subscriptions SET created_at = now() - interval '11 days' WHERE ${subject}`,
    );
    expect((await releaseVoucher(email)).json()).toMatchObject({ code: 'token.invalid' });
  });

  test.each([
    ['delivery.firstName', 'Ihre Bank evil.example/login'],
    ['delivery.lastName', 'https://evil.example'],
    ['delivery.street', 'evil-bank.de/abholen'],
    ['delivery.city', 'www.evil'],
  ])('rejects %s: %s', async (field, value) => {
    const name = field.split('.')[1] ?? '';
    const input = createPrintOrderInput(createEmail(), {
      delivery: { ...delivery, [name]: value },
    });
    expect((await createOrderDraft(api, input)).json().fields).toHaveProperty([field]);
  });
});

describe('security finding 1: gifts are no way to mail strangers', () => {
  test('a signed-in giver mails a recipient at most three times an hour', async () => {
    const email = await registerPerson(api, createEmail('schenkt'));
    const cookie = await signIn(api, email);
    const recipientEmail = createEmail('oma');
    const responses = [];
    for (let order = 0; order < 4; order += 1) {
      responses.push(await placeGiftOrder(email, cookie, { email: recipientEmail }));
    }
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429]);
    expect(responses[3]?.json()).toMatchObject({ code: 'request.rate-limited' });
    await waitForTasks(api);
    expect(api.mails.to(recipientEmail)).toHaveLength(3);
    const otherResponse = await placeGiftOrder(email, cookie, { email: createEmail('opa') });
    expect(otherResponse.statusCode).toBe(201);
  });

  test('released vouchers count, repeated releases do not', async () => {
    const recipientEmail = createEmail('oma');
    const giverEmails = ['a', 'b', 'c', 'd'].map((name) => createEmail(name));
    for (const email of giverEmails) {
      await placeGiftOrder(email, '', { email: recipientEmail });
      await waitForOrderMail(email);
    }
    const [firstGiverEmail = '', lastGiverEmail = ''] = [giverEmails[0], giverEmails[3]];
    for (const email of [
      ...Array.from({ length: 5 }, () => firstGiverEmail),
      ...giverEmails.slice(0, 3),
    ]) {
      expect((await releaseVoucher(email)).statusCode).toBe(200);
    }
    expect((await releaseVoucher(lastGiverEmail)).json()).toMatchObject({
      code: 'request.rate-limited',
    });
    await waitForTasks(api);
    expect(api.mails.to(recipientEmail)).toHaveLength(3);
    await api.database.pool.query('UPDATE throttles SET window_ends_at = now()');
    expect((await releaseVoucher(lastGiverEmail)).statusCode).toBe(200);
    await waitForTasks(api);
    expect(api.mails.to(recipientEmail)).toHaveLength(4);
  });

  test('vouchers that are scheduled for one day are spread over its hours', async () => {
    const recipientEmail = createEmail('oma');
    const email = await registerPerson(api, createEmail('schenkt'));
    const cookie = await signIn(api, email);
    const gift = { email: recipientEmail, voucherOn: getDayFromNow(20) };
    const endLimitWindow = () =>
      api.database.pool.query(`UPDATE throttles SET window_ends_at = now()`);
    for (let order = 0; order < 5; order += 1) {
      expect((await placeGiftOrder(email, cookie, gift)).statusCode).toBe(201);
      await endLimitWindow();
    }
    const runDueVouchers = async () => {
      await api.database.pool.query(
        `UPDATE tasks SET run_at = now() WHERE kind = 'mail.print-voucher' AND state = 'waiting'
           AND payload->>'subscriptionId' IN (SELECT id FROM print_subscriptions WHERE email = $1)`,
        [email],
      );
      await waitForTasks(api);
    };
    await runDueVouchers();
    expect(api.mails.to(recipientEmail)).toHaveLength(3);
    await runDueVouchers();
    expect(api.mails.to(recipientEmail)).toHaveLength(3);
    await endLimitWindow();
    await runDueVouchers();
    expect(api.mails.to(recipientEmail)).toHaveLength(5);
  });

  test('scheduled vouchers use up no mails before they are sent', async () => {
    const recipientEmail = createEmail('oma');
    const email = await registerPerson(api, createEmail('schenkt'));
    const cookie = await signIn(api, email);
    const place = (giftOverrides: object) =>
      placeGiftOrder(email, cookie, { email: recipientEmail, ...giftOverrides });
    for (let order = 0; order < 3; order += 1) await place({ voucherOn: getDayFromNow(20) });
    expect((await place({})).statusCode).toBe(201);
    await waitForTasks(api);
    expect(api.mails.to(recipientEmail)).toHaveLength(1);
  });

  test.each([
    'Dein Gewinn: https://evil.example',
    'Alles Gute\n\nwww.evil',
    'Melde dich auf evil.example',
    'Melde dich auf evil.\u00adexample',
    'Schreib an bank@evil',
  ])('rejects the message %j', async (message) => {
    const input = createPrintOrderInput(createEmail(), createGiftOrderFields({ message }));
    expect((await createOrderDraft(api, input)).json().fields).toHaveProperty(['gift.message']);
  });

  test.each(['Alles Gute!\n\nDeine Oma', 'Zum 60. Geburtstag, z.B. zum Lesen ... Küsse 👩‍👧'])(
    'accepts the message %j',
    async (message) => {
      const input = createPrintOrderInput(createEmail(), createGiftOrderFields({ message }));
      expect((await createOrderDraft(api, input)).statusCode).toBe(201);
    },
  );
});

test('sends a voucher on its day, unless the order was withdrawn', async () => {
  const email = createEmail('schenkt');
  const recipientEmail = createEmail('oma');
  const voucherOn = getDayFromNow(20);
  const { order } = await placePrintOrder(
    api,
    email,
    createGiftOrderFields({ email: recipientEmail, voucherOn }),
  );
  expect(order.gift).toMatchObject({ voucherOn });
  const mail = await waitUntil('confirmation', () => api.mails.to(email)[0]);
  expect(mail.text).toMatch(/geht der Gutschein am\s\d+\.\s\S+\s\d{4}\san\sdie\sbeschenkte/u);
  await releaseVoucher(email);
  await waitForTasks(api);
  expect(api.mails.to(recipientEmail)).toEqual([]);
  const { pool } = api.database;
  const isWaitingSql = `state = 'waiting' AND payload->>'subscriptionId' =
    (SELECT id FROM print_subscriptions WHERE order_no = '${order.orderNo}')`;
  const { rows } = await pool.query(`SELECT run_at FROM tasks WHERE ${isWaitingSql}`);
  expect(rows.map(({ run_at }) => new Date(run_at as string).toISOString())).toEqual([
    `${voucherOn}T05:00:00.000Z`,
  ]);

  await pool.query(`UPDATE print_subscriptions SET state = 'withdrawn' WHERE order_no = $1`, [
    order.orderNo,
  ]);
  await pool.query(`UPDATE tasks SET run_at = now() WHERE ${isWaitingSql}`);
  await waitForTasks(api);
  expect(api.mails.to(recipientEmail)).toEqual([]);
});

test('a voucher is sent on its day', async () => {
  const recipientEmail = createEmail('oma');
  const giftOrder = createGiftOrderFields({ email: recipientEmail, voucherOn: getDayFromNow(2) });
  const email = createEmail('schenkt');
  await placePrintOrder(api, email, giftOrder);
  await releaseVoucher(email);
  await api.database.pool.query(
    `UPDATE tasks SET run_at = now() WHERE kind = 'mail.print-voucher' AND state = 'waiting'`,
  );
  const mail = await waitUntil('voucher', () => api.mails.to(recipientEmail)[0]);
  expect(mail.text).toContain('schenkt Ihnen Grünland');
});

test.each([
  ['gestern', 'Bitte geben Sie einen Tag an, zum Beispiel 24.12.2026.'],
  [getDayFromNow(-2), 'Bitte geben Sie einen Tag von heute an bis in einem Jahr an.'],
  [getDayFromNow(400), 'Bitte geben Sie einen Tag von heute an bis in einem Jahr an.'],
])('rejects a voucher for %s', async (voucherOn, message) => {
  const response = await createOrderDraft(
    api,
    createPrintOrderInput(createEmail('schenkt'), createGiftOrderFields({ voucherOn })),
  );
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toEqual({ 'gift.voucherOn': message });
});

test('prints care-of line and salutation on the envelope, for a proven email address only', async () => {
  const email = await registerPerson(api, createEmail('schenkt'));
  const voucherOn = getDayFromNow(3).split('-').toReversed().join('.');
  const input = createPrintOrderInput(email, {
    ...createGiftOrderFields({ voucherOn }),
    delivery: { ...delivery, salutation: 'ms', co: 'Hof Ohlsen', company: 'Bitte anrufen' },
  });
  const waitForMail = (count: number) =>
    waitUntil('confirmation', () => api.mails.to(email)[count]);
  const orderCode = (await placeOrder(api, (await createOrderDraft(api, input)).json().code)).json()
    .code;
  expect((await readPlacedOrder(api, orderCode)).gift).toMatchObject({
    voucherOn: getDayFromNow(3),
  });
  const mailToUnconfirmedGiver = await waitForMail(1);
  expect(mailToUnconfirmedGiver.source).not.toMatch(/Ohlsen|Feldweg|Ovelg|anrufen/u);
  expect(mailToUnconfirmedGiver.text).toContain(`/abo-bestellen/bestellt?code=${orderCode}`);
  const cookie = await signIn(api, email);
  await placeOrder(api, (await createOrderDraft(api, input)).json().code, cookie);
  expect((await waitForMail(2)).text).toContain('Frau Anna Acker, c/o Hof Ohlsen, Feldweg 3a');
});
