import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { createPrivacyService } from '#modules/privacy/privacy.service.ts';
import { findStoredUser } from '#modules/session/user.repository.ts';
import { registerPerson, signIn } from '#testing/people.ts';
import { silentLogger } from '#testing/silent-log.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import type { PersonalData } from '#module/personal-data.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

describe('api finding F28: a failure', () => {
  test('to erase one account does not block the others', async () => {
    const db = api.database.drizzle;
    const emails = [
      await registerPerson(api),
      await registerPerson(api),
      await registerPerson(api),
    ];
    await runSql(api, `UPDATE users SET deletion_due_at = now() - interval '1 hour'`);
    const [firstAccount] = (
      await api.database.pool.query<{ email: string }>('SELECT email FROM users ORDER BY id')
    ).rows;
    const failingData: PersonalData = {
      title: 'Fehler',
      export: async () => null,
      erase: async (_tx, { email }) => {
        if (email === firstAccount?.email) throw new Error('cannot be erased');
      },
    };
    const messages: unknown[] = [];
    const privacy = createPrivacyService({
      db,
      data: [failingData],
      findFormerEmailAddresses: async () => [],
      log: { ...silentLogger, error: (...parts: unknown[]) => messages.push(parts) },
      notifyTaskRunner: () => undefined,
    });
    expect(await privacy.deleteDueAccounts()).toBe(2);
    const usersAfterErasure = await Promise.all(
      emails.map((email) => findStoredUser(db, { email })),
    );
    expect(usersAfterErasure.filter(Boolean).map((user) => user?.email)).toEqual([
      firstAccount?.email,
    ]);
    expect(messages).toHaveLength(1);
  });

  test('of an export does not block a new order', async () => {
    const cookie = await signIn(api);
    const order = () => api.post('/api/account/data/export', {}, { cookie });
    const readTasks = async () =>
      (await api.database.pool.query(`SELECT state FROM tasks WHERE kind = 'privacy.export'`)).rows;
    await order();
    await runSql(api, `UPDATE tasks SET state = 'failed' WHERE kind = 'privacy.export'`);
    await runSql(api, `UPDATE data_exports SET ready_at = null, archive = null`);
    expect((await order()).statusCode).toBe(200);
    expect(await readTasks()).toHaveLength(2);
    const { exports } = (
      await api.sendRequest({ url: '/api/account/data', headers: { cookie } })
    ).json();
    expect(exports).toHaveLength(1);
  });
});
