import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { blockReason, signInNewUser } from '#testing/blocked-accounts.ts';
import { getSession, logIn, signInModerator } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { blockAccount, unblockAccount } from './block-by-address.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

test('blocks an account by its address, and ends the block', async () => {
  const { email, cookie, id } = await signInNewUser(api);
  const { drizzle, pool } = api.database;
  expect(
    await blockAccount(drizzle, email.toUpperCase(), { reason: blockReason, confirmed: true }),
  ).toContain('blocked');
  expect(await getSession(api, cookie)).toEqual({});
  const answer = await logIn(api, email);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'login.blocked']);
  const { rows } = await pool.query(
    `SELECT action FROM audit_log WHERE actor = 'command:staff' AND subject = $1 ORDER BY at`,
    [`user:${id}`],
  );
  expect(rows).toEqual([{ action: 'staff.account-searched' }, { action: 'account.blocked' }]);
  await unblockAccount(drizzle, email);
  expect((await logIn(api, email)).statusCode).toBe(200);
});

test('says why an account cannot be blocked', async () => {
  const { drizzle, pool } = api.database;
  await signInModerator(api);
  const { rows } = await pool.query(`SELECT email FROM users WHERE 'moderator' = ANY(roles)`);
  const block = (email: string, until: string | null) =>
    blockAccount(drizzle, email, { reason: blockReason, until, confirmed: true });
  await expect(block('nobody@hof.example', null)).rejects.toThrow('no account has this address');
  await expect(block(rows[0].email, null)).rejects.toThrow('remove the roles first');
  const { email } = await signInNewUser(api);
  await expect(block(email, '2020-01-01')).rejects.toThrow('--until');
});
