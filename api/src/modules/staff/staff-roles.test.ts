import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { newEmail, newPerson, register, signIn, sessionOf } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { changeRole, listStaff } from './staff-roles.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const db = () => api.database.drizzle;
const rolesOf = async (cookie: string) =>
  ((await sessionOf(api, cookie)).user as { roles?: string[] } | undefined)?.roles;

test('a role is added and removed, applies at once, and is recorded in the audit log', async () => {
  const email = await newPerson(api);
  const cookie = await signIn(api, email);
  await changeRole(db(), 'add', email.toUpperCase(), 'customer-service');
  await changeRole(db(), 'add', email, 'customer-service');
  expect(await rolesOf(cookie)).toEqual(['user', 'customer-service']);
  expect(await listStaff(db())).toContainEqual(
    expect.objectContaining({ email, roles: ['customer-service'] }),
  );
  await changeRole(db(), 'remove', email, 'customer-service');
  expect(await rolesOf(cookie)).toEqual(['user']);
  expect((await listStaff(db())).map((each) => each.email)).not.toContain(email);
  const { rows } = await api.database.pool.query(
    `SELECT action, actor, details FROM audit_log WHERE action LIKE 'staff.%' ORDER BY id`,
  );
  const noted = { actor: 'command:staff', details: { role: 'customer-service' } };
  expect(rows).toEqual([
    { action: 'staff.role-given', ...noted },
    { action: 'staff.role-taken', ...noted },
  ]);
});

test('unknown and unconfirmed users get no role', async () => {
  await expect(changeRole(db(), 'add', newEmail(), 'admin')).rejects.toThrow('no account');
  const unconfirmed = newEmail();
  await register(api, unconfirmed);
  await expect(changeRole(db(), 'add', unconfirmed, 'admin')).rejects.toThrow('confirmed');
});

test('an undefined role grants nothing and causes no error', async () => {
  const email = await newPerson(api);
  await api.database.pool.query(
    `UPDATE users SET roles = '{user,herold,operator}' WHERE email = $1`,
    [email],
  );
  expect(await rolesOf(await signIn(api, email))).toEqual(['user', 'operator']);
});
