import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { createEncryption } from './encrypt.ts';
import { addEncryptionCheck, canDecryptStoredData } from './encryption-check.ts';

const [first, second] = ['a'.repeat(40), 'b'.repeat(40)] as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

test('finds out whether the secrets decrypt what the database contains', async () => {
  const { drizzle, pool } = api.database;
  const canDecrypt = (...secrets: [string, ...string[]]) =>
    canDecryptStoredData(drizzle, createEncryption(secrets));
  await pool.query('DELETE FROM encryption_check');
  expect(await canDecrypt(second)).toBe(true);
  await addEncryptionCheck(drizzle, createEncryption([first]));
  expect(await canDecrypt(first)).toBe(true);
  expect(await canDecrypt(second)).toBe(false);
  expect(await canDecrypt(second, first)).toBe(true);
  // An api with another secret does not replace it.
  await addEncryptionCheck(drizzle, createEncryption([second]));
  expect(await canDecrypt(first)).toBe(true);
});

test('/health says that the secrets do not fit', async () => {
  const { drizzle, pool } = api.database;
  const readHealth = async () => (await api.sendRequest({ url: '/health' })).json();
  await pool.query('DELETE FROM encryption_check');
  await addEncryptionCheck(drizzle, createEncryption([second]));
  expect(await readHealth()).toMatchObject({
    status: 'degraded',
    encryption: { status: 'failing' },
  });
});
