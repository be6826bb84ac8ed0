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

test('a role is given and taken, counts at once, and stands in the audit log', async () => {
  const email = await newPerson(api);
  const cookie = await signIn(api, email);
  await changeRole(db(), 'add', email.toUpperCase(), 'leserservice');
  await changeRole(db(), 'add', email, 'leserservice');
  expect(await rolesOf(cookie)).toEqual(['user', 'leserservice']);
  expect(await listStaff(db())).toContainEqual(
    expect.objectContaining({ email, roles: ['leserservice'] }),
  );
  await changeRole(db(), 'remove', email, 'leserservice');
  expect(await rolesOf(cookie)).toEqual(['user']);
  expect((await listStaff(db())).map((each) => each.email)).not.toContain(email);
  const { rows } = await api.database.pool.query(
    `SELECT action, actor, details FROM audit_log WHERE action LIKE 'staff.%' ORDER BY id`,
  );
  const noted = { actor: 'command:staff', details: { role: 'leserservice' } };
  expect(rows).toEqual([
    { action: 'staff.role-given', ...noted },
    { action: 'staff.role-taken', ...noted },
  ]);
});

test('nobody unknown or unconfirmed gets one', async () => {
  await expect(changeRole(db(), 'add', newEmail(), 'admin')).rejects.toThrow('nobody');
  const unconfirmed = newEmail();
  await register(api, unconfirmed);
  await expect(changeRole(db(), 'add', unconfirmed, 'admin')).rejects.toThrow('confirmed');
});

test('a role that this version does not know gives nothing and breaks nothing', async () => {
  const email = await newPerson(api);
  await api.database.pool.query(
    `UPDATE users SET roles = '{user,herold,betrieb}' WHERE email = $1`,
    [email],
  );
  expect(await rolesOf(await signIn(api, email))).toEqual(['user', 'betrieb']);
});
