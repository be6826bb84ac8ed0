import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addMonths, getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

import { canBeWithdrawn } from '#modules/print-subscription/print-contract.ts';
import { createEmail, registerPerson, signIn } from '#testing/people.ts';
import { placePrintOrder } from '#testing/print-orders.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const orderContract = (email: string) => placePrintOrder(api, email);

describe('declaring the end of a contract', () => {
  const declareCancellation = (changedFields: object) =>
    api.post('/api/contracts/cancellations', {
      manner: 'ordinary',
      name: 'Anna Acker',
      contract: 'Jahresabo',
      email: createEmail(),
      ...changedFields,
    });
  const readContract = async (orderNo: string) =>
    (
      await api.database.pool.query(
        'SELECT state, ends_on::text FROM print_subscriptions WHERE order_no = $1',
        [orderNo],
      )
    ).rows[0];
  const readReceipt = async (code: string) =>
    (await api.sendRequest({ url: `/api/contracts/receipt?code=${code}` })).json();

  test('confirms a cancellation on the page, as file and by mail, with the exact time', async () => {
    const email = createEmail('kuendigung');
    const { order: placedOrder } = await orderContract(email);
    const response = await declareCancellation({
      email,
      contract: placedOrder.orderNo.toLowerCase(),
    });
    expect(response.statusCode).toBe(201);
    const { code } = response.json();
    const receipt = await readReceipt(code);
    const receivedAtText = receipt.lines[0].value;
    expect(receivedAtText).toMatch(/\d{2}:\d{2}:\d{2}$/u);
    const file = await api.sendRequest({ url: `/api/contracts/receipt-file?code=${code}` });
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="Kuendigung-/u);
    expect(file.body).toContain(receivedAtText);
    const mail = await waitUntil('receipt', () =>
      api.mails.to(email).find(({ text }) => text.includes('Ihre Kündigung ist')),
    );
    expect(mail.text).toContain(receivedAtText);
    expect(await readContract(placedOrder.orderNo)).toEqual({
      state: 'cancelled',
      ends_on: addMonths(getBerlinDay(new Date(placedOrder.orderedAt)), 12),
    });
  });

  test('after the first year, ends the contract within a month', async () => {
    const email = createEmail();
    const { order: placedOrder } = await orderContract(email);
    await runSql(
      api,
      `UPDATE print_subscriptions SET created_at = now() - interval '14 months' WHERE order_no = '${placedOrder.orderNo}'`,
    );
    await declareCancellation({ email, contract: placedOrder.orderNo });
    const { ends_on: endsOn } = await readContract(placedOrder.orderNo);
    const daysUntilEnd = (Date.parse(endsOn) - Date.now()) / 86_400_000;
    expect(daysUntilEnd).toBeGreaterThan(25);
    expect(daysUntilEnd).toBeLessThan(32);
  });

  test('accepts any input and never reveals whether a contract exists', async () => {
    const customerEmail = createEmail();
    const { order: placedOrder } = await orderContract(customerEmail);
    const lineNamesByReceipt = [];
    for (const [email, contract] of [
      [customerEmail, placedOrder.orderNo],
      [createEmail(), placedOrder.orderNo],
      [customerEmail, 'irgendetwas'],
    ]) {
      const { lines } = await readReceipt(
        (await declareCancellation({ email, contract })).json().code,
      );
      lineNamesByReceipt.push(lines.map(({ name }: { name: string }) => name));
    }
    expect(lineNamesByReceipt[1]).toEqual(lineNamesByReceipt[0]);
    expect(lineNamesByReceipt[2]).toEqual(lineNamesByReceipt[0]);
  });

  test('order number without the right address ends nothing', async () => {
    const { order: placedOrder } = await orderContract(createEmail());
    await declareCancellation({ contract: placedOrder.orderNo });
    expect(await readContract(placedOrder.orderNo)).toEqual({ state: 'ordered', ends_on: null });
  });

  test('a repeated request creates one declaration', async () => {
    const email = createEmail();
    const body = { email, idempotencyKey: 'one-press-of-the-button' };
    const responses = await Promise.all([declareCancellation(body), declareCancellation(body)]);
    expect(new Set(responses.map((response) => response.json().code)).size).toBe(1);
  });

  test('an extraordinary cancellation requires a reason', async () => {
    const missingReasonResponse = await declareCancellation({ manner: 'extraordinary' });
    expect(missingReasonResponse.json().fields).toHaveProperty('reason');
    const cancelResponse = await declareCancellation({
      manner: 'extraordinary',
      reason: 'Drei Hefte kamen nie an.',
    });
    const lineNames = (await readReceipt(cancelResponse.json().code)).lines.map(
      ({ name }: { name: string }) => name,
    );
    expect(lineNames).toContain('Grund');
  });

  const declareWithdrawal = (email: string, contract: string) =>
    api.post('/api/contracts/withdrawals', { name: 'Anna Acker', contract, email });
  const updateContract = (orderNo: string, sqlAssignments: string) =>
    runSql(api, `UPDATE print_subscriptions SET ${sqlAssignments} WHERE order_no = '${orderNo}'`);
  const findAuditEntries = async (orderNo: string, action: string) => {
    const { rows } = await api.database.pool.query(
      `SELECT 1 FROM audit_log a JOIN print_subscriptions p ON a.subject = 'print-subscription:' || p.id
       WHERE p.order_no = $1 AND a.action = $2`,
      [orderNo, `print-subscription.${action}`],
    );
    return rows.length;
  };

  test('an extraordinary cancellation waits for staff and changes nothing', async () => {
    const email = createEmail();
    const { order: placedOrder } = await orderContract(email);
    const cancelRequest = { email, contract: placedOrder.orderNo };
    await declareCancellation({
      ...cancelRequest,
      manner: 'extraordinary',
      reason: 'Kein Heft kam.',
    });
    expect(await readContract(placedOrder.orderNo)).toEqual({ state: 'ordered', ends_on: null });
    expect(await findAuditEntries(placedOrder.orderNo, 'cancellation')).toBe(0);
    const { rows } = await api.database.pool.query(
      `SELECT manner, subscription_id IS NOT NULL AS found FROM contract_declarations WHERE email = $1`,
      [email],
    );
    expect(rows).toEqual([{ manner: 'extraordinary', found: true }]);
  });

  test('a second cancellation never postpones the end', async () => {
    const email = createEmail();
    const { order: placedOrder } = await orderContract(email);
    await declareCancellation({ email, contract: placedOrder.orderNo });
    const endedContract = await readContract(placedOrder.orderNo);
    await declareCancellation({ email, contract: placedOrder.orderNo, endsOn: '2031-12-31' });
    expect(await readContract(placedOrder.orderNo)).toEqual(endedContract);
    // This cancellation names no day. Because the first year is over, it would end the contract one
    // month from today. The contract keeps its earlier end date instead.
    await updateContract(
      placedOrder.orderNo,
      `created_at = now() - interval '14 months', ends_on = '2026-01-02'`,
    );
    await declareCancellation({ email, contract: placedOrder.orderNo });
    expect(await readContract(placedOrder.orderNo)).toEqual({
      state: 'cancelled',
      ends_on: '2026-01-02',
    });
    expect(await findAuditEntries(placedOrder.orderNo, 'cancellation')).toBe(1);
  });

  test('an earlier end replaces a later one', async () => {
    const email = createEmail();
    const { order: placedOrder } = await orderContract(email);
    await declareCancellation({ email, contract: placedOrder.orderNo, endsOn: '2031-12-31' });
    expect((await readContract(placedOrder.orderNo)).ends_on).toBe('2031-12-31');
    await declareCancellation({ email, contract: placedOrder.orderNo });
    expect((await readContract(placedOrder.orderNo)).ends_on < '2031-01-01').toBe(true);
  });

  test('a cancellation takes effect despite a parallel change of the contract', async () => {
    const email = await registerPerson(api);
    const { order: placedOrder } = await orderContract(email);
    const cookie = await signIn(api, email);
    const subscriptionsResponse = await api.sendRequest({
      url: '/api/account/print-subscriptions',
      headers: { cookie },
    });
    const [{ id, version }] = subscriptionsResponse.json().subscriptions;
    const pauseRequest = { id, version, from: '2099-07-01', until: '2099-07-20' };
    await Promise.all([
      api.post('/api/account/print-subscriptions/pause', pauseRequest, { cookie }),
      declareCancellation({ email, contract: placedOrder.orderNo }),
    ]);
    expect(await readContract(placedOrder.orderNo)).toMatchObject({ state: 'cancelled' });
  });

  test('a withdrawal is possible until 14 days after the first issue', async () => {
    const [earlyEmail, lateEmail] = [createEmail(), createEmail()];
    const { order: timelyOrder } = await orderContract(earlyEmail);
    const { order: lateOrder } = await orderContract(lateEmail);
    await updateContract(timelyOrder.orderNo, `created_at = now() - interval '20 days'`);
    await declareWithdrawal(earlyEmail, timelyOrder.orderNo);
    expect(await readContract(timelyOrder.orderNo)).toMatchObject({ state: 'withdrawn' });
    expect(await findAuditEntries(timelyOrder.orderNo, 'withdrawal')).toBe(1);
    const pastMonth = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 7);
    await updateContract(
      lateOrder.orderNo,
      `created_at = now() - interval '90 days', start_issue = '${pastMonth}'`,
    );
    await declareWithdrawal(lateEmail, lateOrder.orderNo);
    expect(await readContract(lateOrder.orderNo)).toEqual({ state: 'ordered', ends_on: null });
    expect(await findAuditEntries(lateOrder.orderNo, 'withdrawal')).toBe(0);
  });

  test.each([
    ['2026-11-20', '2026-12', '2026-12-20T22:59:00Z', true],
    ['2026-11-20', '2026-12', '2026-12-20T23:00:00Z', false],
    ['2026-12-01', '2026-11', '2026-12-16T22:59:00Z', true],
    ['2026-12-01', '2026-11', '2026-12-16T23:00:00Z', false],
  ])('ordered %s from issue %s, withdrawn %s: %s', (day, startIssue, now, isInTime) => {
    const contract = { createdAt: new Date(day), startIssue };
    expect(canBeWithdrawn(contract, new Date(now))).toBe(isInTime);
  });

  test('a withdrawal in time ends the contract and is confirmed', async () => {
    const email = createEmail('widerruf');
    const { order: placedOrder } = await orderContract(email);
    const response = await api.post('/api/contracts/withdrawals', {
      name: 'Anna Acker',
      contract: placedOrder.orderNo,
      email,
    });
    expect(await readReceipt(response.json().code)).toMatchObject({ kind: 'withdrawal' });
    expect(await readContract(placedOrder.orderNo)).toMatchObject({ state: 'withdrawn' });
    await waitUntil('receipt', () =>
      api.mails.to(email).find(({ text }) => text.includes('Ihr Widerruf ist')),
    );
  });
});
