import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

import { runMaintenance } from '#testing/wait-for-tasks.ts';
import { createEmail } from '#testing/people.ts';
import { delivery, placePrintOrder } from '#testing/print-orders.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const getDayFromNow = (days: number) => addDays(getBerlinDay(new Date()), days);

const gift = { productId: 'geschenkabo', billing: delivery, gift: { voucherTo: 'recipient' } };

/**
 * Creates a contract: places an order and applies SQL assignments to its row, as if time had
 * passed.
 */
async function createContract(sqlAssignments: string, overrides: object = {}): Promise<string> {
  const { orderNo } = (await placePrintOrder(api, createEmail(), overrides)).order;
  if (sqlAssignments) {
    await runSql(
      api,
      `UPDATE print_subscriptions SET ${sqlAssignments} WHERE order_no = '${orderNo}'`,
    );
  }
  return orderNo;
}

async function getState(orderNo: string): Promise<string> {
  const { rows } = await api.database.pool.query(
    'SELECT state FROM print_subscriptions WHERE order_no = $1',
    [orderNo],
  );
  return rows[0].state;
}

const createPauseSql = (firstDay: number, lastDay: number) =>
  `paused_from = '${getDayFromNow(firstDay)}', paused_until = '${getDayFromNow(lastDay)}'`;

const cases: readonly [string, string, string, object?][] = [
  ['waits for its first issue', '', 'ordered'],
  ['becomes active with its first issue', `start_issue = '2024-01'`, 'active'],
  [
    'stays cancelled until its last day',
    `state = 'cancelled', ends_on = '${getDayFromNow(0)}'`,
    'cancelled',
  ],
  ['ends after its last day', `state = 'cancelled', ends_on = '${getDayFromNow(-1)}'`, 'ended'],
  [
    'continues after its first term',
    `start_issue = '2024-01', created_at = now() - interval '2 years'`,
    'active',
  ],
  [
    'ends automatically as a gift',
    `created_at = now() - interval '12 months 5 days'`,
    'ended',
    gift,
  ],
  [
    'stays active until its end as a gift',
    `state = 'active', created_at = now() - interval '11 months'`,
    'active',
    gift,
  ],
  [
    'ends automatically as a trial',
    `state = 'paused', created_at = now() - interval '3 months 5 days'`,
    'ended',
    { productId: 'probeabo' },
  ],
  [
    'is paused from the first day of the pause',
    `state = 'active', ${createPauseSql(0, 3)}`,
    'paused',
  ],
  [
    'is paused until the last day of the pause',
    `state = 'paused', ${createPauseSql(-3, 0)}`,
    'paused',
  ],
  ['is active again after the pause', `state = 'paused', ${createPauseSql(-3, -1)}`, 'active'],
  ['is not paused before the pause', `state = 'active', ${createPauseSql(1, 3)}`, 'active'],
  [
    'is paused when it starts during a pause',
    `start_issue = '2024-01', ${createPauseSql(-1, 3)}`,
    'paused',
  ],
  ['stays withdrawn', `state = 'withdrawn', ends_on = '${getDayFromNow(-9)}'`, 'withdrawn'],
];

test('a contract changes its state on the right days', async () => {
  const contracts = [];
  for (const [description, sqlAssignments, expectedState, overrides] of cases) {
    contracts.push({
      what: description,
      wanted: expectedState,
      orderNo: await createContract(sqlAssignments, overrides),
    });
  }
  await runMaintenance(api);
  const states = [];
  for (const { what: description, orderNo } of contracts)
    states.push([description, await getState(orderNo)]);
  expect(states).toEqual(
    contracts.map(({ what: description, wanted: expectedState }) => [description, expectedState]),
  );

  const { rows } = await api.database.pool.query('SELECT version FROM print_subscriptions');
  await runMaintenance(api);
  const rowsAfterSecondRun = await api.database.pool.query(
    'SELECT version FROM print_subscriptions',
  );
  expect(rowsAfterSecondRun.rows).toEqual(rows);
});

test('the end of a contract is recorded in the audit log', async () => {
  const orderNo = await createContract(`created_at = now() - interval '13 months'`, gift);
  await runMaintenance(api);
  const { rows } = await api.database.pool.query(
    `SELECT p.ends_on::text, a.actor FROM print_subscriptions p
     JOIN audit_log a ON a.subject = 'print-subscription:' || p.id
     WHERE p.order_no = $1 AND a.action = 'print-subscription.ended'`,
    [orderNo],
  );
  expect(rows).toEqual([{ ends_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u), actor: null }]);
  expect(rows[0].ends_on < getDayFromNow(0)).toBe(true);
});
