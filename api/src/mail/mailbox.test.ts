import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';

import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { getMailbox, buildMailboxSql } from './mailbox.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

test.each([
  ['anna@example.org', 'anna@example.org'],
  ['Anna+Abo@Example.org', 'anna@example.org'],
  ['anna.acker+a+b@example.org', 'anna.acker@example.org'],
  ['An.Na+abo@googlemail.com', 'anna@gmail.com'],
  ['a.nna@gmail.com', 'anna@gmail.com'],
  ['anna@gmail.com.example.org', 'anna@gmail.com.example.org'],
])('the mailbox of %s is %s, in the program and in the database', async (email, mailbox) => {
  expect(getMailbox(email)).toBe(mailbox);
  const query = sql`SELECT ${buildMailboxSql(sql`${email}::text`)} AS mailbox`;
  const { rows } = await api.database.drizzle.execute(query);
  expect(rows).toEqual([{ mailbox }]);
});
