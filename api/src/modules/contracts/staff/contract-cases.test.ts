import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  ContractCase,
  ContractCaseDetail,
  ContractCaseList,
} from '@gruenland/shared-contracts/api/staff-contracts.ts';

import { berlinDay } from '#berlin-day.ts';
import { newEmail, signInStaff } from '#testing/people.ts';
import { orderPrint } from '#testing/print-orders.ts';
import { shiftTime, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { until } from '#testing/until.ts';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  cookie = await signInStaff(api, 'customer-service');
});
afterAll(() => api?.end());

const base = '/api/staff/contracts';
const get = async <Answer>(url: string) =>
  (await api.ask({ url: base + url, headers: { cookie } })).json<Answer>();
const send = (id: string, what: string, body: object) =>
  api.post(`${base}/${id}/${what}`, body, { cookie });
const listed = async (name: string, view = 'offen'): Promise<ContractCase | undefined> =>
  (await get<ContractCaseList>(`?ansicht=${view}`)).cases.find((each) => each.name === name);
const read = async (name: string, view = 'offen') => {
  const found = await listed(name, view);
  if (!found) throw new Error(`no case of ${name} in the view ${view}`);
  return get<ContractCaseDetail>(`/${found.id}`);
};

let people = 0;
/** A unique name, to find a case in the list. */
const uniqueName = () => `Anna Acker ${(people += 1)}`;

async function declare(kind: 'cancellations' | 'withdrawals', own: object): Promise<string> {
  const name = uniqueName();
  const manner = kind === 'cancellations' ? { manner: 'ordinary' } : {};
  const body = { ...manner, name, contract: 'mein Abo', email: newEmail(), ...own };
  const answer = await api.post(`/api/contracts/${kind}`, body);
  expect(answer.statusCode).toBe(201);
  return name;
}
const stored = async (orderNo: string) =>
  (
    await api.database.pool.query(
      'SELECT state, ends_on::text FROM print_subscriptions WHERE order_no = $1',
      [orderNo],
    )
  ).rows[0];
const mailTo = (email: string, words: string) =>
  until(`mail „${words}“`, () =>
    api.mails
      .to(email)
      .map(({ text }) => text.replaceAll(/\s+/gu, ' '))
      .find((text) => text.includes(words)),
  );
const noted = async (id: string) => {
  const { rows } = await api.database.pool.query<{ action: string }>(
    'SELECT action FROM audit_log WHERE subject = $1 ORDER BY id',
    [`contract-declaration:${id}`],
  );
  return rows.map(({ action }) => action);
};
const today = () => berlinDay(new Date());

describe('a cancellation', () => {
  test('with a known contract is settled automatically', async () => {
    const email = newEmail();
    const { order } = await orderPrint(api, email);
    const name = await declare('cancellations', { email, contract: order.orderNo });
    expect(await listed(name)).toBeUndefined();
    expect(await listed(name, 'erledigt')).toMatchObject({
      step: 'none',
      deadline: null,
      orderNo: order.orderNo,
    });
  });

  test('without a known contract waits for staff, and is effective from its receipt', async () => {
    const [email, other] = [newEmail(), newEmail('inhaberin')];
    const { order } = await orderPrint(api, other);
    await shiftTime(
      api,
      `UPDATE print_subscriptions SET created_at = now() - interval '14 months' WHERE order_no = '${order.orderNo}'`,
    );
    const name = await declare('cancellations', { email });
    await shiftTime(
      api,
      `UPDATE contract_declarations SET received_at = now() - interval '10 days' WHERE name = '${name}'`,
    );
    const open = await read(name);
    expect(open).toMatchObject({ step: 'assign', orderNo: null, version: 0, contract: null });
    expect(open.deadline?.daysLeft).toBe(-8);
    const wrong = await send(open.id, 'assign', { version: 0, orderNo: 'GL-UNBEKANNT' });
    expect(wrong.json()).toMatchObject({ fields: { orderNo: expect.any(String) } });
    const body = { version: 0, orderNo: order.orderNo.toLowerCase() };
    expect((await send(open.id, 'assign', body)).statusCode).toBe(200);
    const { state, ends_on: endsOn } = await stored(order.orderNo);
    expect(state).toBe('cancelled');
    // One month after receipt, which was ten days ago; not one month from today.
    const days = (Date.parse(endsOn) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(15);
    expect(days).toBeLessThan(23);
    expect(await read(name, 'erledigt')).toMatchObject({ assigned: true, step: 'none' });
    await mailTo(email, 'endet am');
    await mailTo(other, 'mit einer anderen E-Mail-Adresse');
    expect(await noted(open.id)).toEqual(['contract.cancellation', 'desk.contract-assigned']);
    const again = await send(open.id, 'assign', { ...body, version: 1 });
    expect(again.json()).toMatchObject({ code: 'record.state' });
  });

  test('shows candidate contracts', async () => {
    const email = newEmail();
    const { order } = await orderPrint(api, email);
    const name = await declare('cancellations', { email });
    const { candidates } = await read(name);
    expect(candidates.map(({ orderNo }) => orderNo)).toEqual([order.orderNo]);
  });

  /** Declares an extraordinary cancellation of a new contract. */
  async function extraordinary() {
    const email = newEmail();
    const { order } = await orderPrint(api, email);
    const own = { email, contract: order.orderNo, reason: 'Kein Heft kam an.' };
    const name = await declare('cancellations', { ...own, manner: 'extraordinary' });
    return { email, order, name, open: await read(name) };
  }

  test('an extraordinary one is accepted with an end date', async () => {
    const { email, order, name, open } = await extraordinary();
    expect(open).toMatchObject({ step: 'decide', reason: 'Kein Heft kam an.' });
    const accepted = { version: 0, decision: 'accepted', endsOn: today() };
    expect((await send(open.id, 'decide', accepted)).statusCode).toBe(200);
    expect(await stored(order.orderNo)).toEqual({ state: 'cancelled', ends_on: today() });
    expect(await read(name, 'erledigt')).toMatchObject({ decision: 'accepted', step: 'none' });
    await mailTo(email, 'wir nehmen Ihre außerordentliche Kündigung an');
    expect(await noted(open.id)).toContain('desk.contract-decided');
  });

  test('an extraordinary one is refused with a reason, or treated as ordinary', async () => {
    const { email, order, open } = await extraordinary();
    const bare = await send(open.id, 'decide', { version: 0, decision: 'refused' });
    expect(bare.json().fields).toHaveProperty('reason');
    const reason = 'Ein Heft kam zu spät, das nächste pünktlich.';
    await send(open.id, 'decide', { version: 0, decision: 'refused', reason });
    expect(await stored(order.orderNo)).toEqual({ state: 'ordered', ends_on: null });
    expect(await mailTo(email, 'nicht annehmen')).toContain(reason);

    const second = await extraordinary();
    await send(second.open.id, 'decide', { version: 0, decision: 'ordinary', reason });
    expect(await stored(second.order.orderNo)).toEqual({
      state: 'cancelled',
      ends_on: second.open.contract?.earliestEnd,
    });
    await mailTo(second.email, 'als ordentliche Kündigung');
  });

  test('of two parallel decisions the second is rejected', async () => {
    const { open } = await extraordinary();
    const body = { version: 0, decision: 'accepted' };
    const both = await Promise.all([send(open.id, 'decide', body), send(open.id, 'decide', body)]);
    const codes = both.map((answer) => answer.json().code ?? 'done');
    expect(codes.toSorted()).toEqual(['done', 'record.changed']);
    const again = await send(open.id, 'decide', { ...body, version: 1 });
    expect(again.json()).toMatchObject({ code: 'record.state' });
  });

  test('never postpones an existing end date', async () => {
    const { order, open } = await extraordinary();
    await shiftTime(
      api,
      `UPDATE print_subscriptions SET ends_on = '2026-01-31' , created_at = '2025-01-10' WHERE order_no = '${order.orderNo}'`,
    );
    const late = { version: 0, decision: 'accepted', endsOn: '2027-01-31' };
    const refused = await send(open.id, 'decide', late);
    expect(refused.json().fields).toHaveProperty('endsOn');
    expect(await stored(order.orderNo)).toMatchObject({ ends_on: '2026-01-31' });
  });
});

describe('a withdrawal', () => {
  test('in time stays open until the refund, which is due in fourteen days', async () => {
    const email = newEmail();
    const { order } = await orderPrint(api, email);
    const name = await declare('withdrawals', { email, contract: order.orderNo });
    const open = await read(name);
    expect(open).toMatchObject({ step: 'refund', deadline: { daysLeft: 14 } });
    const refund = (refundedOn: string) =>
      send(open.id, 'refund', { version: 0, refundedOn, refundCents: 9840 });
    expect((await refund('2020-01-01')).json().fields).toHaveProperty('refundedOn');
    expect((await refund(today())).statusCode).toBe(200);
    expect(await read(name, 'erledigt')).toMatchObject({ refundedOn: today(), refundCents: 9840 });
    await mailTo(email, 'erstattet');
    expect(await noted(open.id)).toEqual(['contract.withdrawal', 'desk.contract-refunded']);
  });

  test('that is late requires a decision', async () => {
    const email = newEmail();
    const { order } = await orderPrint(api, email);
    await shiftTime(
      api,
      `UPDATE print_subscriptions SET created_at = now() - interval '90 days', start_issue = '2026-01' WHERE order_no = '${order.orderNo}'`,
    );
    const name = await declare('withdrawals', { email, contract: order.orderNo });
    const open = await read(name);
    expect(open).toMatchObject({ step: 'decide', contract: { withdrawable: false } });
    const early = { version: 0, refundedOn: today(), refundCents: 0 };
    expect((await send(open.id, 'refund', early)).json()).toMatchObject({
      code: 'record.state',
    });
    await send(open.id, 'decide', { version: 0, decision: 'accepted' });
    expect(await read(name)).toMatchObject({ step: 'refund', decision: 'accepted' });
    expect(await stored(order.orderNo)).toMatchObject({ state: 'withdrawn' });
  });
});

test('the list is sorted by deadline and counts overdue cases', async () => {
  const ages: readonly (readonly [number, 'cancellations' | 'withdrawals'])[] = [
    [20, 'withdrawals'],
    [1, 'cancellations'],
    [3, 'withdrawals'],
  ];
  const names: string[] = [];
  const { counts: before } = await get<ContractCaseList>('');
  for (const [days, kind] of ages) {
    const name = await declare(kind, {});
    names.push(name);
    await shiftTime(
      api,
      `UPDATE contract_declarations SET received_at = now() - interval '${days} days' WHERE name = '${name}'`,
    );
  }
  const { cases, counts } = await get<ContractCaseList>('');
  expect(cases.map(({ name }) => name).filter((name) => names.includes(name))).toEqual(names);
  expect(counts.overdue).toBe(before.overdue + 1);
  const days = cases.map(({ deadline }) => deadline?.daysLeft ?? 0);
  expect(days).toEqual(days.toSorted((left, right) => left - right));
});

test('an answer is mailed; a case is closed with a note and reopened', async () => {
  const email = newEmail();
  const name = await declare('cancellations', { email });
  const { id } = await read(name);
  await send(id, 'reply', { version: 0, text: 'Welches Abo meinen Sie denn?' });
  await mailTo(email, 'Welches Abo meinen Sie denn?');
  await send(id, 'close', { version: 1, done: true, note: 'Hat nie bestellt.' });
  expect(await read(name, 'erledigt')).toMatchObject({
    note: 'Hat nie bestellt.',
    answers: [{ text: 'Welches Abo meinen Sie denn?' }],
    handled: { by: 'Anna Acker' },
  });
  await send(id, 'close', { version: 2, done: false, note: 'Hat nie bestellt.' });
  expect(await listed(name)).toMatchObject({ view: 'offen' });
  expect(await noted(id)).toEqual([
    'contract.cancellation',
    'desk.contract-answered',
    'desk.contract-closed',
    'desk.contract-reopened',
  ]);
});
