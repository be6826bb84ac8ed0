import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { waitForTasks } from '#testing/wait-for-tasks.ts';
import { newEmail } from '#testing/people.ts';
import {
  delivery,
  createOrderDraft,
  placePrintOrder,
  createPrintOrderInput,
} from '#testing/print-orders.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

test.each([
  ['giver, as a file', { voucherTo: 'giver' }, 'liegt dieser Nachricht bei'],
  ['other by post', { voucherTo: 'recipient' }, 'kommt mit der Post an: Anna Acker, Feldweg'],
  ['other by mail', { voucherTo: 'recipient', email: 'oma' }, 'ist unterwegs an'],
])('delivers the voucher of a gift to the %s', async (_recipient, giftOverrides, expectedText) => {
  const email = newEmail('schenkt');
  const recipientEmail = newEmail('oma');
  const { order: done } = await placePrintOrder(api, email, {
    productId: 'geschenkabo',
    payment: 'invoice',
    billing: { ...delivery, firstName: 'Heiko' },
    gift: {
      ...giftOverrides,
      message: 'Alles Gute',
      ...('email' in giftOverrides && { email: recipientEmail }),
    },
  });
  const mail = await waitUntil('confirmation', () => api.mails.to(email)[0]);
  expect(mail.text).toContain('Guten Tag, Heiko Acker,');
  expect(mail.text).toContain(expectedText);
  await waitForTasks(api);
  const voucherFilename = `Gutschein-${done.orderNo}.txt`;
  expect(mail.source.includes(voucherFilename)).toBe(giftOverrides.voucherTo === 'giver');
  const receivedMails = api.mails.to(recipientEmail).map(({ text, source }) => ({
    gift: /Heiko Acker schenkt Ihnen Grünland[^]*Alles Gute/u.test(text),
    private: /€|Rechnung|Feldweg/u.test(text),
    voucher: source.includes(voucherFilename),
  }));
  const expectedMail = { gift: true, private: false, voucher: true };
  expect(receivedMails).toEqual('email' in giftOverrides ? [expectedMail] : []);
});

const getDayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const createGift = (giftOverrides: object) => ({
  productId: 'geschenkabo',
  payment: 'invoice',
  billing: { ...delivery, firstName: 'Heiko' },
  gift: { voucherTo: 'recipient', ...giftOverrides },
});

test('sends a voucher on its day, unless the order was withdrawn', async () => {
  const email = newEmail('schenkt');
  const recipientEmail = newEmail('oma');
  const voucherOn = getDayFromNow(20);
  const { order } = await placePrintOrder(
    api,
    email,
    createGift({ email: recipientEmail, voucherOn }),
  );
  expect(order.gift).toMatchObject({ voucherOn });
  const mail = await waitUntil('confirmation', () => api.mails.to(email)[0]);
  expect(mail.text).toMatch(/Der Gutschein geht am \d+\. \S+ \d{4} an oma/u);
  await waitForTasks(api);
  expect(api.mails.to(recipientEmail)).toEqual([]);
  const { pool } = api.database;
  const isWaitingSql = `kind = 'mail.print-voucher' AND state = 'waiting'`;
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
  const recipientEmail = newEmail('oma');
  const giftOrder = createGift({ email: recipientEmail, voucherOn: getDayFromNow(2) });
  await placePrintOrder(api, newEmail('schenkt'), giftOrder);
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
  const answer = await createOrderDraft(
    api,
    createPrintOrderInput(newEmail('schenkt'), createGift({ voucherOn })),
  );
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ 'gift.voucherOn': message });
});

test('prints care-of line and salutation on the envelope', async () => {
  const email = newEmail('schenkt');
  const voucherOn = getDayFromNow(3).split('-').toReversed().join('.');
  const { order } = await placePrintOrder(api, email, {
    ...createGift({ voucherOn }),
    delivery: { ...delivery, salutation: 'ms', co: 'Hof Ohlsen' },
  });
  expect(order.gift).toMatchObject({ voucherOn: getDayFromNow(3) });
  const mail = await waitUntil('confirmation', () => api.mails.to(email)[0]);
  expect(mail.text).toContain('Frau Anna Acker, c/o Hof Ohlsen, Feldweg 3a');
});
