import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  ContractCase,
  ContractCaseDetail,
  ContractCaseList,
} from '@gruenland/shared-contracts/api/staff-contracts.ts';

import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';
import { createEmail, signInStaff } from '#testing/people.ts';
import { placePrintOrder } from '#testing/print-orders.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  cookie = await signInStaff(api, 'customer-service');
});
afterAll(() => api?.end());

const contractsPath = '/api/staff/contracts';
const fetchPath = async <Body>(url: string) =>
  (await api.sendRequest({ url: contractsPath + url, headers: { cookie } })).json<Body>();
const postAction = (id: string, actionName: string, body: object) =>
  api.post(`${contractsPath}/${id}/${actionName}`, body, { cookie });
const findListedCase = async (name: string, view = 'offen'): Promise<ContractCase | undefined> =>
  (await fetchPath<ContractCaseList>(`?ansicht=${view}`)).cases.find(
    (listedCase) => listedCase.name === name,
  );
const readCase = async (name: string, view = 'offen') => {
  const listedCase = await findListedCase(name, view);
  if (!listedCase) throw new Error(`no case of ${name} in the view ${view}`);
  return fetchPath<ContractCaseDetail>(`/${listedCase.id}`);
};

let nameCount = 0;
/** Returns a unique name by which a test finds its case in the list. */
const createUniqueName = () => `Anna Acker ${(nameCount += 1)}`;

async function submitDeclaration(
  kind: 'cancellations' | 'withdrawals',
  changedFields: object,
): Promise<string> {
  const name = createUniqueName();
  const manner = kind === 'cancellations' ? { manner: 'ordinary' } : {};
  const body = { ...manner, name, contract: 'mein Abo', email: createEmail(), ...changedFields };
  const response = await api.post(`/api/contracts/${kind}`, body);
  expect(response.statusCode).toBe(201);
  return name;
}
const readContract = async (orderNo: string) =>
  (
    await api.database.pool.query(
      'SELECT state, ends_on::text FROM print_subscriptions WHERE order_no = $1',
      [orderNo],
    )
  ).rows[0];
const waitForMail = (email: string, mailText: string) =>
  waitUntil(`mail „${mailText}“`, () =>
    api.mails
      .to(email)
      .map(({ text }) => text.replaceAll(/\s+/gu, ' '))
      .find((text) => text.includes(mailText)),
  );
const readAuditActions = async (id: string) => {
  const { rows } = await api.database.pool.query<{ action: string }>(
    'SELECT action FROM audit_log WHERE subject = $1 ORDER BY id',
    [`contract-declaration:${id}`],
  );
  return rows.map(({ action }) => action);
};
const getToday = () => getBerlinDay(new Date());

describe('a cancellation', () => {
  test('with a known contract is settled automatically', async () => {
    const email = createEmail();
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
    const [email, holderEmail] = [createEmail(), createEmail('inhaberin')];
    const { order } = await placePrintOrder(api, holderEmail);
    await runSql(
      api,
      `UPDATE print_subscriptions SET created_at = now() - interval '14 months' WHERE order_no = '${order.orderNo}'`,
    );
    const name = await submitDeclaration('cancellations', { email });
    await runSql(
      api,
      `UPDATE contract_declarations SET received_at = now() - interval '10 days' WHERE name = '${name}'`,
    );
    const openCase = await readCase(name);
    expect(openCase).toMatchObject({ step: 'assign', orderNo: null, version: 0, contract: null });
    expect(openCase.deadline?.daysLeft).toBe(-8);
    const unknownOrderResponse = await postAction(openCase.id, 'assign', {
      version: 0,
      orderNo: 'GL-UNBEKANNT',
    });
    expect(unknownOrderResponse.json()).toMatchObject({ fields: { orderNo: expect.any(String) } });
    const body = { version: 0, orderNo: order.orderNo.toLowerCase() };
    expect((await postAction(openCase.id, 'assign', body)).statusCode).toBe(200);
    const { state, ends_on: endsOn } = await readContract(order.orderNo);
    expect(state).toBe('cancelled');
    // The declaration was received ten days ago. The contract ends one month after receipt, not one
    // month from today.
    const daysUntilEnd = (Date.parse(endsOn) - Date.now()) / 86_400_000;
    expect(daysUntilEnd).toBeGreaterThan(15);
    expect(daysUntilEnd).toBeLessThan(23);
    expect(await readCase(name, 'erledigt')).toMatchObject({ assigned: true, step: 'none' });
    await waitForMail(email, 'endet am');
    await waitForMail(holderEmail, 'mit einer anderen E-Mail-Adresse');
    expect(await readAuditActions(openCase.id)).toEqual([
      'contract.cancellation',
      'staff.contract-assigned',
    ]);
    const repeatedResponse = await postAction(openCase.id, 'assign', { ...body, version: 1 });
    expect(repeatedResponse.json()).toMatchObject({ code: 'record.state' });
  });

  test('shows candidate contracts', async () => {
    const email = createEmail();
    const { order } = await placePrintOrder(api, email);
    const name = await submitDeclaration('cancellations', { email });
    const { candidates } = await readCase(name);
    expect(candidates.map(({ orderNo }) => orderNo)).toEqual([order.orderNo]);
  });

  /** Orders a contract and declares its extraordinary cancellation. */
  async function declareExtraordinaryCancellation() {
    const email = createEmail();
    const { order } = await placePrintOrder(api, email);
    const declaredFields = { email, contract: order.orderNo, reason: 'Kein Heft kam an.' };
    const name = await submitDeclaration('cancellations', {
      ...declaredFields,
      manner: 'extraordinary',
    });
    return { email, order, name, open: await readCase(name) };
  }

  test('an extraordinary one is accepted with an end date', async () => {
    const { email, order, name, open } = await declareExtraordinaryCancellation();
    expect(open).toMatchObject({ step: 'decide', reason: 'Kein Heft kam an.' });
    const acceptDecision = { version: 0, decision: 'accepted', endsOn: getToday() };
    expect((await postAction(open.id, 'decide', acceptDecision)).statusCode).toBe(200);
    expect(await readContract(order.orderNo)).toEqual({ state: 'cancelled', ends_on: getToday() });
    expect(await readCase(name, 'erledigt')).toMatchObject({ decision: 'accepted', step: 'none' });
    await waitForMail(email, 'wir nehmen Ihre außerordentliche Kündigung an');
    expect(await readAuditActions(open.id)).toContain('staff.contract-decided');
  });

  test('an extraordinary one is refused with a reason, or treated as ordinary', async () => {
    const { email, order, open } = await declareExtraordinaryCancellation();
    const missingReasonResponse = await postAction(open.id, 'decide', {
      version: 0,
      decision: 'refused',
    });
    expect(missingReasonResponse.json().fields).toHaveProperty('reason');
    const reason = 'Ein Heft kam zu spät, das nächste pünktlich.';
    await postAction(open.id, 'decide', { version: 0, decision: 'refused', reason });
    expect(await readContract(order.orderNo)).toEqual({ state: 'ordered', ends_on: null });
    expect(await waitForMail(email, 'nicht annehmen')).toContain(reason);

    const secondCase = await declareExtraordinaryCancellation();
    await postAction(secondCase.open.id, 'decide', { version: 0, decision: 'ordinary', reason });
    expect(await readContract(secondCase.order.orderNo)).toEqual({
      state: 'cancelled',
      ends_on: secondCase.open.contract?.earliestEnd,
    });
    await waitForMail(secondCase.email, 'als ordentliche Kündigung');
  });

  test('of two parallel decisions the second is rejected', async () => {
    const { open } = await declareExtraordinaryCancellation();
    const body = { version: 0, decision: 'accepted' };
    const responses = await Promise.all([
      postAction(open.id, 'decide', body),
      postAction(open.id, 'decide', body),
    ]);
    const problemCodes = responses.map((response) => response.json().code ?? 'done');
    expect(problemCodes.toSorted()).toEqual(['done', 'record.changed']);
    const repeatedResponse = await postAction(open.id, 'decide', { ...body, version: 1 });
    expect(repeatedResponse.json()).toMatchObject({ code: 'record.state' });
  });

  test('never postpones an existing end date', async () => {
    const { order, open } = await declareExtraordinaryCancellation();
    await runSql(
      api,
      `UPDATE print_subscriptions SET ends_on = '2026-01-31' , created_at = '2025-01-10' WHERE order_no = '${order.orderNo}'`,
    );
    const lateDecision = { version: 0, decision: 'accepted', endsOn: '2027-01-31' };
    const lateResponse = await postAction(open.id, 'decide', lateDecision);
    expect(lateResponse.json().fields).toHaveProperty('endsOn');
    expect(await readContract(order.orderNo)).toMatchObject({ ends_on: '2026-01-31' });
  });
});

describe('a withdrawal', () => {
  test('in time stays open until the refund, which is due in fourteen days', async () => {
    const email = createEmail();
    const { order } = await placePrintOrder(api, email);
    const name = await submitDeclaration('withdrawals', { email, contract: order.orderNo });
    const openCase = await readCase(name);
    expect(openCase).toMatchObject({ step: 'refund', deadline: { daysLeft: 14 } });
    const sendRefund = (refundedOn: string) =>
      postAction(openCase.id, 'refund', { version: 0, refundedOn, refundCents: 9840 });
    expect((await sendRefund('2020-01-01')).json().fields).toHaveProperty('refundedOn');
    expect((await sendRefund(getToday())).statusCode).toBe(200);
    expect(await readCase(name, 'erledigt')).toMatchObject({
      refundedOn: getToday(),
      refundCents: 9840,
    });
    await waitForMail(email, 'erstattet');
    expect(await readAuditActions(openCase.id)).toEqual([
      'contract.withdrawal',
      'staff.contract-refunded',
    ]);
  });

  test('that is late requires a decision', async () => {
    const email = createEmail();
    const { order } = await placePrintOrder(api, email);
    await runSql(
      api,
      `UPDATE print_subscriptions SET created_at = now() - interval '90 days', start_issue = '2026-01' WHERE order_no = '${order.orderNo}'`,
    );
    const name = await submitDeclaration('withdrawals', { email, contract: order.orderNo });
    const openCase = await readCase(name);
    expect(openCase).toMatchObject({ step: 'decide', contract: { withdrawable: false } });
    const earlyRefund = { version: 0, refundedOn: getToday(), refundCents: 0 };
    expect((await postAction(openCase.id, 'refund', earlyRefund)).json()).toMatchObject({
      code: 'record.state',
    });
    await postAction(openCase.id, 'decide', { version: 0, decision: 'accepted' });
    expect(await readCase(name)).toMatchObject({ step: 'refund', decision: 'accepted' });
    expect(await readContract(order.orderNo)).toMatchObject({ state: 'withdrawn' });
  });
});

test('the list is sorted by deadline and counts overdue cases', async () => {
  const declarationAgesInDays: readonly (readonly [number, 'cancellations' | 'withdrawals'])[] = [
    [20, 'withdrawals'],
    [1, 'cancellations'],
    [3, 'withdrawals'],
  ];
  const names: string[] = [];
  const { counts: countsBefore } = await fetchPath<ContractCaseList>('');
  for (const [days, kind] of declarationAgesInDays) {
    const name = await submitDeclaration(kind, {});
    names.push(name);
    await runSql(
      api,
      `UPDATE contract_declarations SET received_at = now() - interval '${days} days' WHERE name = '${name}'`,
    );
  }
  const { cases, counts } = await fetchPath<ContractCaseList>('');
  expect(cases.map(({ name }) => name).filter((name) => names.includes(name))).toEqual(names);
  expect(counts.overdue).toBe(countsBefore.overdue + 1);
  const days = cases.map(({ deadline }) => deadline?.daysLeft ?? 0);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
});

test('an answer is mailed; a case is closed with a note and reopened', async () => {
  const email = createEmail();
  const name = await submitDeclaration('cancellations', { email });
  const { id } = await readCase(name);
  await postAction(id, 'reply', { version: 0, text: 'Welches Abo meinen Sie denn?' });
  await waitForMail(email, 'Welches Abo meinen Sie denn?');
  await postAction(id, 'close', { version: 1, done: true, note: 'Hat nie bestellt.' });
  expect(await readCase(name, 'erledigt')).toMatchObject({
    note: 'Hat nie bestellt.',
    answers: [{ text: 'Welches Abo meinen Sie denn?' }],
    handled: { by: 'Anna Acker' },
  });
  await postAction(id, 'close', { version: 2, done: false, note: 'Hat nie bestellt.' });
  expect(await findListedCase(name)).toMatchObject({ view: 'offen' });
  expect(await readAuditActions(id)).toEqual([
    'contract.cancellation',
    'staff.contract-answered',
    'staff.contract-closed',
    'staff.contract-reopened',
  ]);
});
