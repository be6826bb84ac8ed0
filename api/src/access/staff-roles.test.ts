import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { createEmail, registerPerson, register, signIn, getSession } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { changeRole, listStaff } from './staff-roles.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const getDb = () => api.database.drizzle;
const getRoles = async (cookie: string) =>
  ((await getSession(api, cookie)).user as { roles?: string[] } | undefined)?.roles;

test('a role is added and removed, applies at once, and is recorded in the audit log', async () => {
  const email = await registerPerson(api);
  const cookie = await signIn(api, email);
  await changeRole(getDb(), 'add', email.toUpperCase(), 'customer-service');
  await changeRole(getDb(), 'add', email, 'customer-service');
  expect(await getRoles(cookie)).toEqual(['user', 'customer-service']);
  expect(await listStaff(getDb())).toContainEqual(
    expect.objectContaining({ email, roles: ['customer-service'] }),
  );
  await changeRole(getDb(), 'remove', email, 'customer-service');
  expect(await getRoles(cookie)).toEqual(['user']);
  expect((await listStaff(getDb())).map((staffMember) => staffMember.email)).not.toContain(email);
  const { rows } = await api.database.pool.query(
    `SELECT action, actor, details FROM audit_log WHERE action LIKE 'staff.%' ORDER BY id`,
  );
  const auditEntry = { actor: 'command:staff', details: { role: 'customer-service' } };
  expect(rows).toEqual([
    { action: 'staff.role-granted', ...auditEntry },
    { action: 'staff.role-revoked', ...auditEntry },
  ]);
});

test('unknown and unconfirmed users get no role', async () => {
  await expect(changeRole(getDb(), 'add', createEmail(), 'admin')).rejects.toThrow('no account');
  const unconfirmedEmail = createEmail();
  await register(api, unconfirmedEmail);
  await expect(changeRole(getDb(), 'add', unconfirmedEmail, 'admin')).rejects.toThrow('confirmed');
});

test('an undefined role grants nothing and causes no error', async () => {
  const email = await registerPerson(api);
  await api.database.pool.query(
    `UPDATE users SET roles = '{user,herold,operator}' WHERE email = $1`,
    [email],
  );
  expect(await getRoles(await signIn(api, email))).toEqual(['user', 'operator']);
});
