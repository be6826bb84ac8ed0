import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { allJobsDone } from '#testing/tasks-done.ts';
import { newEmail } from '#testing/people.ts';
import { delivery, draftOrder, orderPrint, printOrder } from '#testing/print-orders.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { until } from '#testing/until.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

test.each([
  ['giver, as a file', { voucherTo: 'schenkende' }, 'liegt dieser Nachricht bei'],
  ['other by post', { voucherTo: 'beschenkte' }, 'kommt mit der Post an: Anna Acker, Feldweg'],
  ['other by mail', { voucherTo: 'beschenkte', email: 'oma' }, 'ist unterwegs an'],
])('the voucher of a gift reaches the %s', async (_whom, own, said) => {
  const email = newEmail('schenkt');
  const oma = newEmail('oma');
  const { order: done } = await orderPrint(api, email, {
    productId: 'geschenkabo',
    payment: 'rechnung',
    billing: { ...delivery, firstName: 'Heiko' },
    gift: { ...own, message: 'Alles Gute', ...('email' in own && { email: oma }) },
  });
  const mail = await until('confirmation', () => api.mails.to(email)[0]);
  expect(mail.text).toContain('Guten Tag, Heiko Acker,');
  expect(mail.text).toContain(said);
  await allJobsDone(api);
  const voucher = `Gutschein-${done.orderNo}.txt`;
  expect(mail.source.includes(voucher)).toBe(own.voucherTo === 'schenkende');
  const received = api.mails.to(oma).map(({ text, source }) => ({
    gift: /Heiko Acker schenkt Ihnen Grünland[^]*Alles Gute/u.test(text),
    private: /€|Rechnung|Feldweg/u.test(text),
    voucher: source.includes(voucher),
  }));
  const expected = { gift: true, private: false, voucher: true };
  expect(received).toEqual('email' in own ? [expected] : []);
});

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const gift = (own: object) => ({
  productId: 'geschenkabo',
  payment: 'rechnung',
  billing: { ...delivery, firstName: 'Heiko' },
  gift: { voucherTo: 'beschenkte', ...own },
});

test('a voucher waits for its day, and is not sent when the order was taken back', async () => {
  const email = newEmail('schenkt');
  const oma = newEmail('oma');
  const voucherOn = inDays(20);
  const { order } = await orderPrint(api, email, gift({ email: oma, voucherOn }));
  expect(order.gift).toMatchObject({ voucherOn });
  const mail = await until('confirmation', () => api.mails.to(email)[0]);
  expect(mail.text).toMatch(/Der Gutschein geht am \d+\. \S+ \d{4} an oma/u);
  await allJobsDone(api);
  expect(api.mails.to(oma)).toEqual([]);
  const { pool } = api.database;
  const waiting = `kind = 'mail.print-voucher' AND state = 'waiting'`;
  const { rows } = await pool.query(`SELECT run_at FROM jobs WHERE ${waiting}`);
  expect(rows.map(({ run_at }) => new Date(run_at as string).toISOString())).toEqual([
    `${voucherOn}T05:00:00.000Z`,
  ]);

  await pool.query(`UPDATE print_subscriptions SET state = 'withdrawn' WHERE order_no = $1`, [
    order.orderNo,
  ]);
  await pool.query(`UPDATE jobs SET run_at = now() WHERE ${waiting}`);
  await allJobsDone(api);
  expect(api.mails.to(oma)).toEqual([]);
});

test('a voucher comes on its day', async () => {
  const oma = newEmail('oma');
  const own = gift({ email: oma, voucherOn: inDays(2) });
  await orderPrint(api, newEmail('schenkt'), own);
  await api.database.pool.query(
    `UPDATE jobs SET run_at = now() WHERE kind = 'mail.print-voucher' AND state = 'waiting'`,
  );
  const mail = await until('voucher', () => api.mails.to(oma)[0]);
  expect(mail.text).toContain('schenkt Ihnen Grünland');
});

test.each([
  ['gestern', 'Bitte geben Sie einen Tag an, zum Beispiel 24.12.2026.'],
  [inDays(-2), 'Bitte geben Sie einen Tag von heute an bis in einem Jahr an.'],
  [inDays(400), 'Bitte geben Sie einen Tag von heute an bis in einem Jahr an.'],
])('a voucher for %s is refused', async (voucherOn, message) => {
  const answer = await draftOrder(api, printOrder(newEmail('schenkt'), gift({ voucherOn })));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ 'gift.voucherOn': message });
});

test('care-of and how somebody is addressed stand on the envelope', async () => {
  const email = newEmail('schenkt');
  const voucherOn = inDays(3).split('-').toReversed().join('.');
  const { order } = await orderPrint(api, email, {
    ...gift({ voucherOn }),
    delivery: { ...delivery, salutation: 'frau', co: 'Hof Ohlsen' },
  });
  expect(order.gift).toMatchObject({ voucherOn: inDays(3) });
  const mail = await until('confirmation', () => api.mails.to(email)[0]);
  expect(mail.text).toContain('Frau Anna Acker, c/o Hof Ohlsen, Feldweg 3a');
});
