import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  ServiceRequest,
  ServiceRequestDetail,
  ServiceRequestList,
} from '@gruenland/shared-contracts/api/staff-service-requests.ts';

import { createEmail, registerPerson, signIn, signInStaff } from '#testing/people.ts';
import { delivery, placePrintOrder } from '#testing/print-orders.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  cookie = await signInStaff(api, 'customer-service');
});
afterAll(() => api?.end());

const fetchJson = async <Answer>(url: string) =>
  (
    await api.sendRequest({ url: `/api/staff/service-requests${url}`, headers: { cookie } })
  ).json<Answer>();
const updateRequest = (id: string, body: object) =>
  api.post(`/api/staff/service-requests/${id}/state`, body, { cookie });
const readServiceRequest = async (orderNo: string, query = ''): Promise<ServiceRequest> => {
  const { requests } = await fetchJson<ServiceRequestList>(query);
  const foundRequest = requests.find((request) => request.orderNo === orderNo);
  if (!foundRequest) throw new Error(`no service request for ${orderNo} in ${query}`);
  return foundRequest;
};
const readAuditDetails = async (action: string, subject: string) => {
  const { rows } = await api.database.pool.query(
    'SELECT details FROM audit_log WHERE action = $1 AND subject = $2',
    [action, subject],
  );
  return rows.map(({ details }) => details as unknown);
};

describe('orders', () => {
  test('are listed by age and handled with a note', async () => {
    const orders: string[] = [];
    for (const hours of [3, 1, 2]) {
      const { order } = await placePrintOrder(api, createEmail());
      orders.push(order.orderNo);
      await runSql(
        api,
        `UPDATE print_subscriptions SET created_at = now() - interval '${hours} hours' WHERE order_no = '${order.orderNo}'`,
      );
    }
    const [oldestOrderNo = '', newestOrderNo, middleOrderNo] = orders;
    const waitingOrderNos = (await fetchJson<ServiceRequestList>('')).requests.map(
      ({ orderNo }) => orderNo,
    );
    expect(waitingOrderNos.filter((orderNo) => orders.includes(orderNo))).toEqual([
      oldestOrderNo,
      middleOrderNo,
      newestOrderNo,
    ]);

    const { id } = await readServiceRequest(oldestOrderNo);
    const listBefore = await fetchJson<ServiceRequestList>('');
    const note = 'An die Buchhaltung gegeben.';
    expect((await updateRequest(id, { version: 0, state: 'in-progress', note })).statusCode).toBe(
      200,
    );
    const listAfter = await fetchJson<ServiceRequestList>('?stand=in-arbeit');
    expect(listAfter.counts).toEqual({
      new: listBefore.counts.new - 1,
      inProgress: listBefore.counts.inProgress + 1,
    });
    expect(await fetchJson<ServiceRequestDetail>(`/${id}`)).toMatchObject({
      state: 'in-progress',
      note,
      version: 1,
      handled: { by: 'Anna Acker' },
      order: { orderNo: oldestOrderNo, ibanLast4: '3000' },
    });
    expect((await updateRequest(id, { version: 1, state: 'done' })).statusCode).toBe(200);
    expect(
      await readAuditDetails('staff.service-request-updated', `print-subscription:${id}`),
    ).toEqual([{ state: 'in-progress' }, { state: 'done' }]);
    await readServiceRequest(oldestOrderNo, '?stand=erledigt');
  });

  test('of two parallel updates the second is rejected', async () => {
    const { order } = await placePrintOrder(api, createEmail());
    const { id } = await readServiceRequest(order.orderNo);
    const updateResponses = await Promise.all([
      updateRequest(id, { version: 0, state: 'done' }),
      updateRequest(id, { version: 0, state: 'in-progress' }),
    ]);
    const codes = updateResponses.map((response) => response.json().code ?? 'done');
    expect(codes.toSorted()).toEqual(['done', 'record.changed']);
    const lateResponse = await updateRequest(id, { version: 0, state: 'new' });
    expect(lateResponse.json()).toMatchObject({ code: 'record.changed' });
    expect((await updateRequest(id, { version: 7, state: 'new' })).statusCode).toBe(409);
    const notFoundResponse = await updateRequest('01KABCDEFGHJKMNPQRSTVWXYZ0', {
      version: 0,
      state: 'new',
    });
    expect(notFoundResponse.statusCode).toBe(404);
  });

  test('showing a full IBAN is recorded in the audit log', async () => {
    const { order } = await placePrintOrder(api, createEmail());
    const { id } = await readServiceRequest(order.orderNo);
    expect(JSON.stringify(await fetchJson(`/${id}`))).not.toContain('370400440532');
    expect(await readAuditDetails('staff.bank-read', `print-subscription:${id}`)).toEqual([]);
    const bankAccountResponse = await api.post(
      `/api/staff/service-requests/${id}/bank-account`,
      undefined,
      { cookie },
    );
    expect(bankAccountResponse.json()).toMatchObject({ iban: 'DE89370400440532013000' });
    expect(await readAuditDetails('staff.bank-read', `print-subscription:${id}`)).toHaveLength(1);
    const invoiceOrder = (await placePrintOrder(api, createEmail(), { payment: 'invoice' })).order;
    const request = await readServiceRequest(invoiceOrder.orderNo);
    const noBankAccountResponse = await api.post(
      `/api/staff/service-requests/${request.id}/bank-account`,
      undefined,
      {
        cookie,
      },
    );
    expect(noBankAccountResponse.statusCode).toBe(404);
  });
});

test('service requests about a contract are listed with the orders and their details', async () => {
  const email = await registerPerson(api);
  const reader = await signIn(api, email);
  const { order } = await placePrintOrder(api, email);
  const basePath = '/api/account/print-subscriptions';
  const subscriptionsResponse = await api.sendRequest({
    url: basePath,
    headers: { cookie: reader },
  });
  const { id, version } = subscriptionsResponse.json().subscriptions[0];
  const issue = order.startIssue;
  const text = 'Das Heft kam nass an.';
  await api.post(`${basePath}/complaint`, { id, issue, text }, { cookie: reader });
  await api.post(
    `${basePath}/pause`,
    { id, version, from: '2099-07-01', until: '2099-07-20' },
    { cookie: reader },
  );
  const complaint = await readServiceRequest(order.orderNo, '?art=complaint');
  expect(
    (await fetchJson<ServiceRequestDetail>(`/${complaint.id}`)).requestedChanges,
  ).toContainEqual({
    label: 'Was fehlt oder nicht stimmt',
    value: text,
  });
  const pause = await readServiceRequest(order.orderNo, '?art=pause');
  expect((await fetchJson<ServiceRequestDetail>(`/${pause.id}`)).requestedChanges).toEqual([
    { label: 'Erster Tag der Pause', value: '1. Juli 2099' },
    { label: 'Letzter Tag der Pause', value: '20. Juli 2099' },
  ]);
  await updateRequest(complaint.id, { version: 0, state: 'done', note: 'Ersatz ist unterwegs.' });
  expect(
    await readAuditDetails('staff.service-request-updated', `print-request:${complaint.id}`),
  ).toHaveLength(1);
  // The order itself stays open although a service request about it is done.
  await readServiceRequest(order.orderNo, '?art=order');
});

describe('the CSV export of a period', () => {
  const fetchTable = (firstDay: string, lastDay: string) =>
    api.sendRequest({
      url: `/api/staff/service-requests/table.csv?von=${firstDay}&bis=${lastDay}`,
      headers: { cookie },
    });

  test('uses German days and contains no IBAN and no formula', async () => {
    const person = { ...delivery, lastName: '=HYPERLINK("böse")', company: 'Hof; "Au"' };
    const { order } = await placePrintOrder(api, createEmail(), { delivery: person });
    // Moves the order to 00:30 on 1 July in Germany, which is still June in UTC.
    await runSql(
      api,
      `UPDATE print_subscriptions SET created_at = '2026-06-30T22:30:00Z' WHERE order_no = '${order.orderNo}'`,
    );
    const response = await fetchTable('2026-07-01', '2026-07-31');
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toContain(
      'bestellungen-2026-07-01-2026-07-31.csv',
    );
    expect(response.body.startsWith('\uFEFF"Bestellnummer";"Bestellt am"')).toBe(true);
    const [, line = ''] = response.body.split('\r\n');
    expect(line).toContain(`"${order.orderNo}";"2026-07-01"`);
    expect(line).toContain(`"'=HYPERLINK(""böse"")"`);
    expect(line).toContain('"Hof; ""Au"""');
    expect(line).toContain('"3000"');
    expect(response.body).not.toContain('3704');
    expect((await fetchTable('2026-06-01', '2026-06-30')).body).not.toContain(order.orderNo);
    expect(
      await readAuditDetails('staff.orders-exported', 'print-subscriptions:export'),
    ).toContainEqual({
      von: '2026-07-01',
      bis: '2026-07-31',
      rows: 1,
    });
  });

  test.each([
    ['2026-07-31', '2026-07-01'],
    ['2024-01-01', '2026-01-01'],
    ['heute', '2026-01-01'],
    ['0000-01-01', '0000-02-01'],
  ])('rejects a period from %s to %s', async (firstDay, lastDay) => {
    expect((await fetchTable(firstDay, lastDay)).statusCode).toBe(400);
  });
});
