import { expect, test } from '@jest/globals';

import { hashPassword, verifyPassword } from './password.ts';

const password = 'Klee-und-Weizen-7';

test('passwords are kept by argon2id with the parameters of OWASP', async () => {
  expect(await hashPassword(password)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
});

test('equal ones have nothing in common, and both are right', async () => {
  const [first, second] = await Promise.all([hashPassword(password), hashPassword(password)]);
  const [saltOfFirst, saltOfSecond] = [first, second].map((hash) => hash.split('$')[4]);
  expect(saltOfFirst).not.toBe(saltOfSecond);
  expect(await verifyPassword(first, password)).toBe(true);
  expect(await verifyPassword(second, password)).toBe(true);
});

test('a stored value that is none is never right', async () => {
  expect(await verifyPassword('', '')).toBe(false);
  expect(await verifyPassword(password, password)).toBe(false);
});
