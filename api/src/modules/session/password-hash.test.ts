import { hash } from '@node-rs/argon2';
import { expect, test } from '@jest/globals';

import { createPasswords } from './password.ts';

const password = 'Klee-und-Weizen-7';
const secret = 'only-for-tests-0123456789-0123456789';
const passwords = createPasswords([secret]);

test('passwords are kept by argon2id with the parameters of OWASP', async () => {
  expect(await passwords.hash(password)).toMatch(/^p1\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
});

test('equal ones have nothing in common, and both are right', async () => {
  const [first, second] = await Promise.all([passwords.hash(password), passwords.hash(password)]);
  const [saltOfFirst, saltOfSecond] = [first, second].map((each) => each.split('$')[4]);
  expect(Buffer.from(saltOfFirst ?? '', 'base64').length).toBeGreaterThanOrEqual(16);
  expect(saltOfFirst).not.toBe(saltOfSecond);
  expect(await passwords.verify(first, password)).toBe(true);
  expect(await passwords.verify(second, password)).toBe(true);
});

test('without the secret that stands outside the database nobody can guess at them', async () => {
  const stored = await passwords.hash(password);
  const thief = createPasswords(['what-a-thief-of-the-database-may-try']);
  expect(await thief.verify(stored, password)).toBe(false);
  expect(await passwords.verify(stored.slice(2), password)).toBe(false);
});

test('older ones, made without the secret and by other rounds, are still right', async () => {
  const stored = await hash(password, { memoryCost: 12_288, timeCost: 3, parallelism: 1 });
  expect(await passwords.verify(stored, password)).toBe(true);
  expect(await passwords.verify(stored, 'Klee-und-Weizen-8')).toBe(false);
});

test('a stored value that is none is never right', async () => {
  expect(await passwords.verify('', '')).toBe(false);
  expect(await passwords.verify(password, password)).toBe(false);
});

test('made with a secret of before they are right while it is listed, and made anew with the present one', async () => {
  const now = 'the-secret-that-takes-the-place-of-it';
  const stored = await passwords.hash(password);
  const both = createPasswords([now, secret]);
  const after = createPasswords([now]);
  expect(await both.verify(stored, password)).toBe(true);
  expect(await both.verify(stored, 'Klee-und-Weizen-8')).toBe(false);
  expect(await after.verify(stored, password)).toBe(false);
  const renewed = (await both.renew(stored, password)) ?? '';
  expect(await after.verify(renewed, password)).toBe(true);
  expect(await both.renew(renewed, password)).toBeNull();
});

test('only a right password is made anew, and only where the present secret is not in it', async () => {
  const both = createPasswords(['the-secret-that-takes-the-place-of-it', secret]);
  const stored = await passwords.hash(password);
  expect(await passwords.renew(stored, password)).toBeNull();
  expect(await both.renew(stored, 'Klee-und-Weizen-8')).toBeNull();
  const older = await hash(password, { memoryCost: 12_288, timeCost: 3, parallelism: 1 });
  expect(await passwords.verify((await passwords.renew(older, password)) ?? '', password)).toBe(
    true,
  );
  expect(await passwords.renew(older, 'Klee-und-Weizen-8')).toBeNull();
});
