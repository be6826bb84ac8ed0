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
  cookie = await signInStaff(api, 'leserservice');
});
afterAll(() => api?.end());

const base = '/api/redaktion/vertraege';
const get = async <Answer>(url: string) =>
  (await api.ask({ url: base + url, headers: { cookie } })).json<Answer>();
const send = (id: string, what: string, body: object) =>
  api.post(`${base}/${id}/${what}`, body, { cookie });
const listed = async (name: string, view = 'offen'): Promise<ContractCase | undefined> =>
  (await get<ContractCaseList>(`?ansicht=${view}`)).cases.find((each) => each.name === name);
const read = async (name: string, view = 'offen') => {
  const found = await listed(name, view);
  if (!found) throw new Error(`${name} is not ${view}`);
  return get<ContractCaseDetail>(`/${found.id}`);
};

let people = 0;
/** Somebody whose name nobody else has, as the list shows names. */
const somebody = () => `Anna Acker ${(people += 1)}`;

async function declare(kind: 'cancellations' | 'withdrawals', own: object): Promise<string> {
  const name = somebody();
  const manner = kind === 'cancellations' ? { manner: 'ordentlich' } : {};
  const body = { ...manner, name, contract: 'mein Abo', email: newEmail(), ...own };
  const answer = await api.post(`/api/contracts/${kind}`, body);
  expect(answer.statusCode).toBe(201);
  return name;
}
const stored = async (orderNo: string) =>
  (
    await api.database.pool.query(
      'SELECT state, ends_on FROM print_subscriptions WHERE order_no = $1',
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

describe('a Kündigung', () => {
  test('whose contract was found is settled by itself', async () => {
    const email = newEmail();
    const { order } = await orderPrint(api, email);
    const name = await declare('cancellations', { email, contract: order.orderNo });
    expect(await listed(name)).toBeUndefined();
    expect(await listed(name, 'erledigt')).toMatchObject({
      step: 'nichts',
      deadline: null,
      orderNo: order.orderNo,
    });
  });

  test('whose contract was not found waits for a person, and counts from when it came', async () => {
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
    expect(open).toMatchObject({ step: 'zuordnen', orderNo: null, version: 0, contract: null });
    expect(open.deadline?.daysLeft).toBe(-8);
    const wrong = await send(open.id, 'zuordnen', { version: 0, orderNo: 'GL-UNBEKANNT' });
    expect(wrong.json()).toMatchObject({ fields: { orderNo: expect.any(String) } });
    const body = { version: 0, orderNo: order.orderNo.toLowerCase() };
    expect((await send(open.id, 'zuordnen', body)).statusCode).toBe(200);
    const { state, ends_on: endsOn } = await stored(order.orderNo);
    expect(state).toBe('cancelled');
    // A month after it came in, ten days ago; not a month from today.
    const days = (Date.parse(endsOn) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(15);
    expect(days).toBeLessThan(23);
    expect(await read(name, 'erledigt')).toMatchObject({ assigned: true, step: 'nichts' });
    await mailTo(email, 'endet am');
    await mailTo(other, 'mit einer anderen E-Mail-Adresse');
    expect(await noted(open.id)).toEqual(['contract.kuendigung', 'desk.contract-assigned']);
    const again = await send(open.id, 'zuordnen', { ...body, version: 1 });
    expect(again.json()).toMatchObject({ code: 'record.state' });
  });

  test('shows contracts that could be meant', async () => {
    const email = newEmail();
    const { order } = await orderPrint(api, email);
    const name = await declare('cancellations', { email });
    const { candidates } = await read(name);
    expect(candidates.map(({ orderNo }) => orderNo)).toEqual([order.orderNo]);
  });

  /** An extraordinary one about a contract of its own. */
  async function extraordinary() {
    const email = newEmail();
    const { order } = await orderPrint(api, email);
    const own = { email, contract: order.orderNo, reason: 'Kein Heft kam an.' };
    const name = await declare('cancellations', { ...own, manner: 'ausserordentlich' });
    return { email, order, name, open: await read(name) };
  }

  test('without notice is accepted as of a day', async () => {
    const { email, order, name, open } = await extraordinary();
    expect(open).toMatchObject({ step: 'entscheiden', reason: 'Kein Heft kam an.' });
    const accepted = { version: 0, decision: 'accepted', endsOn: today() };
    expect((await send(open.id, 'entscheiden', accepted)).statusCode).toBe(200);
    expect(await stored(order.orderNo)).toEqual({ state: 'cancelled', ends_on: today() });
    expect(await read(name, 'erledigt')).toMatchObject({ decision: 'accepted', step: 'nichts' });
    await mailTo(email, 'wir nehmen Ihre außerordentliche Kündigung an');
    expect(await noted(open.id)).toContain('desk.contract-decided');
  });

  test('without notice is refused with a reason, or taken as an ordinary one', async () => {
    const { email, order, open } = await extraordinary();
    const bare = await send(open.id, 'entscheiden', { version: 0, decision: 'refused' });
    expect(bare.json().fields).toHaveProperty('reason');
    const reason = 'Ein Heft kam zu spät, das nächste pünktlich.';
    await send(open.id, 'entscheiden', { version: 0, decision: 'refused', reason });
    expect(await stored(order.orderNo)).toEqual({ state: 'ordered', ends_on: null });
    expect(await mailTo(email, 'nicht annehmen')).toContain(reason);

    const second = await extraordinary();
    await send(second.open.id, 'entscheiden', { version: 0, decision: 'ordinary', reason });
    expect(await stored(second.order.orderNo)).toEqual({
      state: 'cancelled',
      ends_on: second.open.contract?.earliestEnd,
    });
    await mailTo(second.email, 'als ordentliche Kündigung');
  });

  test('of two who decide the second is told, and nothing is decided twice', async () => {
    const { open } = await extraordinary();
    const body = { version: 0, decision: 'accepted' };
    const both = await Promise.all([
      send(open.id, 'entscheiden', body),
      send(open.id, 'entscheiden', body),
    ]);
    const codes = both.map((answer) => answer.json().code ?? 'done');
    expect(codes.toSorted()).toEqual(['done', 'record.changed']);
    const again = await send(open.id, 'entscheiden', { ...body, version: 1 });
    expect(again.json()).toMatchObject({ code: 'record.state' });
  });

  test('never moves a day that is set', async () => {
    const { order, open } = await extraordinary();
    await shiftTime(
      api,
      `UPDATE print_subscriptions SET ends_on = '2026-01-31' , created_at = '2025-01-10' WHERE order_no = '${order.orderNo}'`,
    );
    const late = { version: 0, decision: 'accepted', endsOn: '2027-01-31' };
    const refused = await send(open.id, 'entscheiden', late);
    expect(refused.json().fields).toHaveProperty('endsOn');
    expect(await stored(order.orderNo)).toMatchObject({ ends_on: '2026-01-31' });
  });
});

describe('a Widerruf', () => {
  test('in time waits until the money is back, for fourteen days', async () => {
    const email = newEmail();
    const { order } = await orderPrint(api, email);
    const name = await declare('withdrawals', { email, contract: order.orderNo });
    const open = await read(name);
    expect(open).toMatchObject({ step: 'erstatten', deadline: { daysLeft: 14 } });
    const refund = (refundedOn: string) =>
      send(open.id, 'erstatten', { version: 0, refundedOn, refundCents: 9840 });
    expect((await refund('2020-01-01')).json().fields).toHaveProperty('refundedOn');
    expect((await refund(today())).statusCode).toBe(200);
    expect(await read(name, 'erledigt')).toMatchObject({ refundedOn: today(), refundCents: 9840 });
    await mailTo(email, 'erstattet');
    expect(await noted(open.id)).toEqual(['contract.widerruf', 'desk.contract-refunded']);
  });

  test('that came too late is decided about', async () => {
    const email = newEmail();
    const { order } = await orderPrint(api, email);
    await shiftTime(
      api,
      `UPDATE print_subscriptions SET created_at = now() - interval '90 days', start_issue = '2026-01' WHERE order_no = '${order.orderNo}'`,
    );
    const name = await declare('withdrawals', { email, contract: order.orderNo });
    const open = await read(name);
    expect(open).toMatchObject({ step: 'entscheiden', contract: { withdrawable: false } });
    const early = { version: 0, refundedOn: today(), refundCents: 0 };
    expect((await send(open.id, 'erstatten', early)).json()).toMatchObject({
      code: 'record.state',
    });
    await send(open.id, 'entscheiden', { version: 0, decision: 'accepted' });
    expect(await read(name)).toMatchObject({ step: 'erstatten', decision: 'accepted' });
    expect(await stored(order.orderNo)).toMatchObject({ state: 'withdrawn' });
  });
});

test('the list goes by deadline, and counts what is overdue', async () => {
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

test('an answer goes out by mail, a case is closed with a note and opened again', async () => {
  const email = newEmail();
  const name = await declare('cancellations', { email });
  const { id } = await read(name);
  await send(id, 'antworten', { version: 0, text: 'Welches Abo meinen Sie denn?' });
  await mailTo(email, 'Welches Abo meinen Sie denn?');
  await send(id, 'abschliessen', { version: 1, done: true, note: 'Hat nie bestellt.' });
  expect(await read(name, 'erledigt')).toMatchObject({
    note: 'Hat nie bestellt.',
    answers: [{ text: 'Welches Abo meinen Sie denn?' }],
    handled: { by: 'Anna Acker' },
  });
  await send(id, 'abschliessen', { version: 2, done: false, note: 'Hat nie bestellt.' });
  expect(await listed(name)).toMatchObject({ view: 'offen' });
  expect(await noted(id)).toEqual([
    'contract.kuendigung',
    'desk.contract-answered',
    'desk.contract-closed',
    'desk.contract-reopened',
  ]);
});
