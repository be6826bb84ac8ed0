import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { newEmail } from '#testing/people.ts';
import { orderPrint } from '#testing/print-orders.ts';
import { shiftTime, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { until } from '#testing/until.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const ordered = (email: string) => orderPrint(api, email);

describe('ending a contract', () => {
  const cancel = (own: object) =>
    api.post('/api/contracts/cancellations', {
      manner: 'ordentlich',
      name: 'Anna Acker',
      contract: 'Jahresabo',
      email: newEmail(),
      ...own,
    });
  const stored = async (orderNo: string) =>
    (
      await api.database.pool.query(
        'SELECT state, ends_on FROM print_subscriptions WHERE order_no = $1',
        [orderNo],
      )
    ).rows[0];
  const receipt = async (code: string) =>
    (await api.ask({ url: `/api/contracts/receipt?code=${code}` })).json();

  test('a Kündigung is confirmed on the page, as a file and by mail, with the second', async () => {
    const email = newEmail('kuendigung');
    const { order: done } = await ordered(email);
    const answer = await cancel({ email, contract: done.orderNo.toLowerCase() });
    expect(answer.statusCode).toBe(201);
    const { code } = answer.json();
    const shown = await receipt(code);
    const moment = shown.lines[0].value;
    expect(moment).toMatch(/\d{2}:\d{2}:\d{2}$/u);
    const file = await api.ask({ url: `/api/contracts/receipt-file?code=${code}` });
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="Kuendigung-/u);
    expect(file.body).toContain(moment);
    const mail = await until('receipt', () =>
      api.mails.to(email).find(({ text }) => text.includes('Ihre Kündigung ist')),
    );
    expect(mail.text).toContain(moment);
    const ends = new Date(done.orderedAt);
    ends.setUTCFullYear(ends.getUTCFullYear() + 1);
    expect(await stored(done.orderNo)).toEqual({
      state: 'cancelled',
      ends_on: ends.toISOString().slice(0, 10),
    });
  });

  test('after the first year it ends within a month', async () => {
    const email = newEmail();
    const { order: done } = await ordered(email);
    await shiftTime(
      api,
      `UPDATE print_subscriptions SET created_at = now() - interval '14 months' WHERE order_no = '${done.orderNo}'`,
    );
    await cancel({ email, contract: done.orderNo });
    const { ends_on: endsOn } = await stored(done.orderNo);
    const days = (Date.parse(endsOn) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(25);
    expect(days).toBeLessThan(32);
  });

  test('is taken from everybody and never says whether there is a contract', async () => {
    const known = newEmail();
    const { order: done } = await ordered(known);
    const shapes = [];
    for (const [email, contract] of [
      [known, done.orderNo],
      [newEmail(), done.orderNo],
      [known, 'irgendetwas'],
    ]) {
      const { lines } = await receipt((await cancel({ email, contract })).json().code);
      shapes.push(lines.map(({ name }: { name: string }) => name));
    }
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });

  test('somebody else cannot end it with the number alone', async () => {
    const { order: done } = await ordered(newEmail());
    await cancel({ contract: done.orderNo });
    expect(await stored(done.orderNo)).toEqual({ state: 'ordered', ends_on: null });
  });

  test('one press is one Kündigung, whatever the network does', async () => {
    const email = newEmail();
    const body = { email, idempotencyKey: 'one-press-of-the-button' };
    const codes = await Promise.all([cancel(body), cancel(body)]);
    expect(new Set(codes.map((answer) => answer.json().code)).size).toBe(1);
  });

  test('an extraordinary one names its reason', async () => {
    const refused = await cancel({ manner: 'ausserordentlich' });
    expect(refused.json().fields).toHaveProperty('reason');
    const taken = await cancel({ manner: 'ausserordentlich', reason: 'Drei Hefte kamen nie an.' });
    const names = (await receipt(taken.json().code)).lines.map(
      ({ name }: { name: string }) => name,
    );
    expect(names).toContain('Grund');
  });

  test('a Widerruf in time ends the contract and is confirmed', async () => {
    const email = newEmail('widerruf');
    const { order: done } = await ordered(email);
    const answer = await api.post('/api/contracts/withdrawals', {
      name: 'Anna Acker',
      contract: done.orderNo,
      email,
    });
    expect(await receipt(answer.json().code)).toMatchObject({ kind: 'widerruf' });
    expect(await stored(done.orderNo)).toMatchObject({ state: 'withdrawn' });
    await until('receipt', () =>
      api.mails.to(email).find(({ text }) => text.includes('Ihr Widerruf ist')),
    );
  });
});
