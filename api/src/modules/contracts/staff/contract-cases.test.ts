import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  ContractCase,
  ContractCaseDetail,
  ContractCaseList,
} from '@gruenland/shared-contracts/api/staff-contracts.ts';

import { berlinDay } from '#berlin-day.ts';
import { newEmail, signInStaff } from '#testing/people.ts';
import { placePrintOrder } from '#testing/print-orders.ts';
import { shiftTime, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

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
const findListedCase = async (name: string, view = 'offen'): Promise<ContractCase | undefined> =>
  (await get<ContractCaseList>(`?ansicht=${view}`)).cases.find((each) => each.name === name);
const read = async (name: string, view = 'offen') => {
  const found = await findListedCase(name, view);
  if (!found) throw new Error(`no case of ${name} in the view ${view}`);
  return get<ContractCaseDetail>(`/${found.id}`);
};

let personCount = 0;
/** Returns a unique name by which a test finds its case in the list. */
const createUniqueName = () => `Anna Acker ${(personCount += 1)}`;

async function submitDeclaration(
  kind: 'cancellations' | 'withdrawals',
  own: object,
): Promise<string> {
  const name = createUniqueName();
  const manner = kind === 'cancellations' ? { manner: 'ordinary' } : {};
  const body = { ...manner, name, contract: 'mein Abo', email: newEmail(), ...own };
  const answer = await api.post(`/api/contracts/${kind}`, body);
  expect(answer.statusCode).toBe(201);
  return name;
}
const readContract = async (orderNo: string) =>
  (
    await api.database.pool.query(
      'SELECT state, ends_on::text FROM print_subscriptions WHERE order_no = $1',
      [orderNo],
    )
  ).rows[0];
const waitForMail = (email: string, words: string) =>
  waitUntil(`mail „${words}“`, () =>
    api.mails
      .to(email)
      .map(({ text }) => text.replaceAll(/\s+/gu, ' '))
      .find((text) => text.includes(words)),
  );
const readAuditActions = async (id: string) => {
  const { rows } = await api.database.pool.query<{ action: string }>(
    'SELECT action FROM audit_log WHERE subject = $1 ORDER BY id',
    [`contract-declaration:${id}`],
  );
  return rows.map(({ action }) => action);
};
const getToday = () => berlinDay(new Date());

describe('a cancellation', () => {
  test('with a known contract is settled automatically', async () => {
    const email = newEmail();
    const { order } = await placePrintOrder(api, email);
    const name = await submitDeclaration('cancellations', { email, contract: order.orderNo });
    expect(await findListedCase(name)).toBeUndefined();
    expect(await findListedCase(name, 'erledigt')).toMatchObject({
      step: 'none',
      deadline: null,
      orderNo: order.orderNo,
    });
  });

  test('without a known contract waits for staff, and is effective from its receipt', async () => {
    const [email, other] = [newEmail(), newEmail('inhaberin')];
    const { order } = await placePrintOrder(api, other);
    await shiftTime(
      api,
      `UPDATE print_subscriptions SET created_at = now() - interval '14 months' WHERE order_no = '${order.orderNo}'`,
    );
    const name = await submitDeclaration('cancellations', { email });
    await shiftTime(
      api,
      `UPDATE contract_declarations SET received_at = now() - interval '10 days' WHERE name = '${name}'`,
    );
    const open = await read(name);
    expect(open).toMatchObject({ step: 'assign', orderNo: null, version: 0, contract: null });
    expect(open.deadline?.daysLeft).toBe(-8);
    const unknownOrderAnswer = await send(open.id, 'assign', {
      version: 0,
      orderNo: 'GL-UNBEKANNT',
    });
    expect(unknownOrderAnswer.json()).toMatchObject({ fields: { orderNo: expect.any(String) } });
    const body = { version: 0, orderNo: order.orderNo.toLowerCase() };
    expect((await send(open.id, 'assign', body)).statusCode).toBe(200);
    const { state, ends_on: endsOn } = await readContract(order.orderNo);
    expect(state).toBe('cancelled');
    // The contract ends one month after receipt, which was ten days ago, and not one month from
    // today.
    const days = (Date.parse(endsOn) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(15);
    expect(days).toBeLessThan(23);
    expect(await read(name, 'erledigt')).toMatchObject({ assigned: true, step: 'none' });
    await waitForMail(email, 'endet am');
    await waitForMail(other, 'mit einer anderen E-Mail-Adresse');
    expect(await readAuditActions(open.id)).toEqual([
      'contract.cancellation',
      'staff.contract-assigned',
    ]);
    const again = await send(open.id, 'assign', { ...body, version: 1 });
    expect(again.json()).toMatchObject({ code: 'record.state' });
  });

  test('shows candidate contracts', async () => {
    const email = newEmail();
    const { order } = await placePrintOrder(api, email);
    const name = await submitDeclaration('cancellations', { email });
    const { candidates } = await read(name);
    expect(candidates.map(({ orderNo }) => orderNo)).toEqual([order.orderNo]);
  });

  /** Orders a contract and declares its extraordinary cancellation. */
  async function declareExtraordinary() {
    const email = newEmail();
    const { order } = await placePrintOrder(api, email);
    const own = { email, contract: order.orderNo, reason: 'Kein Heft kam an.' };
    const name = await submitDeclaration('cancellations', { ...own, manner: 'extraordinary' });
    return { email, order, name, open: await read(name) };
  }

  test('an extraordinary one is accepted with an end date', async () => {
    const { email, order, name, open } = await declareExtraordinary();
    expect(open).toMatchObject({ step: 'decide', reason: 'Kein Heft kam an.' });
    const acceptDecision = { version: 0, decision: 'accepted', endsOn: getToday() };
    expect((await send(open.id, 'decide', acceptDecision)).statusCode).toBe(200);
    expect(await readContract(order.orderNo)).toEqual({ state: 'cancelled', ends_on: getToday() });
    expect(await read(name, 'erledigt')).toMatchObject({ decision: 'accepted', step: 'none' });
    await waitForMail(email, 'wir nehmen Ihre außerordentliche Kündigung an');
    expect(await readAuditActions(open.id)).toContain('staff.contract-decided');
  });

  test('an extraordinary one is refused with a reason, or treated as ordinary', async () => {
    const { email, order, open } = await declareExtraordinary();
    const bare = await send(open.id, 'decide', { version: 0, decision: 'refused' });
    expect(bare.json().fields).toHaveProperty('reason');
    const reason = 'Ein Heft kam zu spät, das nächste pünktlich.';
    await send(open.id, 'decide', { version: 0, decision: 'refused', reason });
    expect(await readContract(order.orderNo)).toEqual({ state: 'ordered', ends_on: null });
    expect(await waitForMail(email, 'nicht annehmen')).toContain(reason);

    const second = await declareExtraordinary();
    await send(second.open.id, 'decide', { version: 0, decision: 'ordinary', reason });
    expect(await readContract(second.order.orderNo)).toEqual({
      state: 'cancelled',
      ends_on: second.open.contract?.earliestEnd,
    });
    await waitForMail(second.email, 'als ordentliche Kündigung');
  });

  test('of two parallel decisions the second is rejected', async () => {
    const { open } = await declareExtraordinary();
    const body = { version: 0, decision: 'accepted' };
    const both = await Promise.all([send(open.id, 'decide', body), send(open.id, 'decide', body)]);
    const codes = both.map((answer) => answer.json().code ?? 'done');
    expect(codes.toSorted()).toEqual(['done', 'record.changed']);
    const again = await send(open.id, 'decide', { ...body, version: 1 });
    expect(again.json()).toMatchObject({ code: 'record.state' });
  });

  test('never postpones an existing end date', async () => {
    const { order, open } = await declareExtraordinary();
    await shiftTime(
      api,
      `UPDATE print_subscriptions SET ends_on = '2026-01-31' , created_at = '2025-01-10' WHERE order_no = '${order.orderNo}'`,
    );
    const late = { version: 0, decision: 'accepted', endsOn: '2027-01-31' };
    const refused = await send(open.id, 'decide', late);
    expect(refused.json().fields).toHaveProperty('endsOn');
    expect(await readContract(order.orderNo)).toMatchObject({ ends_on: '2026-01-31' });
  });
});

describe('a withdrawal', () => {
  test('in time stays open until the refund, which is due in fourteen days', async () => {
    const email = newEmail();
    const { order } = await placePrintOrder(api, email);
    const name = await submitDeclaration('withdrawals', { email, contract: order.orderNo });
    const open = await read(name);
    expect(open).toMatchObject({ step: 'refund', deadline: { daysLeft: 14 } });
    const sendRefund = (refundedOn: string) =>
      send(open.id, 'refund', { version: 0, refundedOn, refundCents: 9840 });
    expect((await sendRefund('2020-01-01')).json().fields).toHaveProperty('refundedOn');
    expect((await sendRefund(getToday())).statusCode).toBe(200);
    expect(await read(name, 'erledigt')).toMatchObject({
      refundedOn: getToday(),
      refundCents: 9840,
    });
    await waitForMail(email, 'erstattet');
    expect(await readAuditActions(open.id)).toEqual([
      'contract.withdrawal',
      'staff.contract-refunded',
    ]);
  });

  test('that is late requires a decision', async () => {
    const email = newEmail();
    const { order } = await placePrintOrder(api, email);
    await shiftTime(
      api,
      `UPDATE print_subscriptions SET created_at = now() - interval '90 days', start_issue = '2026-01' WHERE order_no = '${order.orderNo}'`,
    );
    const name = await submitDeclaration('withdrawals', { email, contract: order.orderNo });
    const open = await read(name);
    expect(open).toMatchObject({ step: 'decide', contract: { withdrawable: false } });
    const early = { version: 0, refundedOn: getToday(), refundCents: 0 };
    expect((await send(open.id, 'refund', early)).json()).toMatchObject({
      code: 'record.state',
    });
    await send(open.id, 'decide', { version: 0, decision: 'accepted' });
    expect(await read(name)).toMatchObject({ step: 'refund', decision: 'accepted' });
    expect(await readContract(order.orderNo)).toMatchObject({ state: 'withdrawn' });
  });
});

test('the list is sorted by deadline and counts overdue cases', async () => {
  const declarationAges: readonly (readonly [number, 'cancellations' | 'withdrawals'])[] = [
    [20, 'withdrawals'],
    [1, 'cancellations'],
    [3, 'withdrawals'],
  ];
  const names: string[] = [];
  const { counts: before } = await get<ContractCaseList>('');
  for (const [days, kind] of declarationAges) {
    const name = await submitDeclaration(kind, {});
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
  const name = await submitDeclaration('cancellations', { email });
  const { id } = await read(name);
  await send(id, 'reply', { version: 0, text: 'Welches Abo meinen Sie denn?' });
  await waitForMail(email, 'Welches Abo meinen Sie denn?');
  await send(id, 'close', { version: 1, done: true, note: 'Hat nie bestellt.' });
  expect(await read(name, 'erledigt')).toMatchObject({
    note: 'Hat nie bestellt.',
    answers: [{ text: 'Welches Abo meinen Sie denn?' }],
    handled: { by: 'Anna Acker' },
  });
  await send(id, 'close', { version: 2, done: false, note: 'Hat nie bestellt.' });
  expect(await findListedCase(name)).toMatchObject({ view: 'offen' });
  expect(await readAuditActions(id)).toEqual([
    'contract.cancellation',
    'staff.contract-answered',
    'staff.contract-closed',
    'staff.contract-reopened',
  ]);
});
