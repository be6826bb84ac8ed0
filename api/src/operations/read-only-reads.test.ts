import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { registerPerson, signIn } from '#testing/people.ts';
import { placePrintOrder } from '#testing/print-orders.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  const email = await registerPerson(api);
  // A guest places the order with the email address of the account. The account gets the order only
  // when it later requests its contracts, and that request writes to the database.
  await placePrintOrder(api, email);
  cookie = await signIn(api, email);
  const { pool } = api.database;
  const count = pool.options.max ?? 10;
  const clients = await Promise.all(Array.from({ length: count }, () => pool.connect()));
  for (const client of clients) {
    await client.query('SET default_transaction_read_only = on');
    client.release();
  }
}, 60_000);
afterAll(() => api?.end());

describe('api finding F11: pages that assign entries to accounts', () => {
  test.each([
    '/api/kleinanzeigen/own',
    '/api/account/conversations',
    '/api/account/print-subscriptions',
    '/api/watchlist',
    '/api/account/data',
    '/api/account/profile',
  ])('%s can be read while nothing may be written', async (url) => {
    const response = await api.sendRequest({ url, headers: { cookie } });
    expect([url, response.statusCode]).toEqual([url, 200]);
  });
});
