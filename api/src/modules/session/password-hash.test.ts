import { hash } from '@node-rs/argon2';
import { expect, test } from '@jest/globals';

import { createPasswordHasher } from './password.ts';

const password = 'Klee-und-Weizen-7';
const secret = 'only-for-tests-0123456789-0123456789';
const passwordHasher = createPasswordHasher([secret]);

test("hashes passwords with argon2id and OWASP's parameters", async () => {
  expect(await passwordHasher.hash(password)).toMatch(/^p1\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
});

test('equal passwords have different hashes, and both verify', async () => {
  const [firstHash, secondHash] = await Promise.all([
    passwordHasher.hash(password),
    passwordHasher.hash(password),
  ]);
  const [firstSalt, secondSalt] = [firstHash, secondHash].map(
    (passwordHash) => passwordHash.split('$')[4],
  );
  expect(Buffer.from(firstSalt ?? '', 'base64').length).toBeGreaterThanOrEqual(16);
  expect(firstSalt).not.toBe(secondSalt);
  expect(await passwordHasher.verify(firstHash, password)).toBe(true);
  expect(await passwordHasher.verify(secondHash, password)).toBe(true);
});

test('hashes cannot be brute-forced without the pepper, which is not in the database', async () => {
  const storedHash = await passwordHasher.hash(password);
  const attackerHasher = createPasswordHasher(['what-a-thief-of-the-database-may-try']);
  expect(await attackerHasher.verify(storedHash, password)).toBe(false);
  expect(await passwordHasher.verify(storedHash.slice(2), password)).toBe(false);
});

test('verifies older hashes without pepper and with other parameters', async () => {
  const storedHash = await hash(password, { memoryCost: 12_288, timeCost: 3, parallelism: 1 });
  expect(await passwordHasher.verify(storedHash, password)).toBe(true);
  expect(await passwordHasher.verify(storedHash, 'Klee-und-Weizen-8')).toBe(false);
});

test('never verifies a value that is not a hash', async () => {
  expect(await passwordHasher.verify('', '')).toBe(false);
  expect(await passwordHasher.verify(password, password)).toBe(false);
});

test('verifies hashes of an accepted older secret and renews them with the current one', async () => {
  const newSecret = 'the-secret-that-takes-the-place-of-it';
  const storedHash = await passwordHasher.hash(password);
  const hasherDuringRotation = createPasswordHasher([newSecret, secret]);
  const hasherAfterRotation = createPasswordHasher([newSecret]);
  expect(await hasherDuringRotation.verify(storedHash, password)).toBe(true);
  expect(await hasherDuringRotation.verify(storedHash, 'Klee-und-Weizen-8')).toBe(false);
  expect(await hasherAfterRotation.verify(storedHash, password)).toBe(false);
  const renewedHash = (await hasherDuringRotation.renewHash(storedHash, password)) ?? '';
  expect(await hasherAfterRotation.verify(renewedHash, password)).toBe(true);
  expect(await hasherDuringRotation.renewHash(renewedHash, password)).toBeNull();
});

test('renews a hash only for a correct password, and only if it uses an older secret', async () => {
  const hasherDuringRotation = createPasswordHasher([
    'the-secret-that-takes-the-place-of-it',
    secret,
  ]);
  const storedHash = await passwordHasher.hash(password);
  expect(await passwordHasher.renewHash(storedHash, password)).toBeNull();
  expect(await hasherDuringRotation.renewHash(storedHash, 'Klee-und-Weizen-8')).toBeNull();
  const olderHash = await hash(password, { memoryCost: 12_288, timeCost: 3, parallelism: 1 });
  expect(
    await passwordHasher.verify(
      (await passwordHasher.renewHash(olderHash, password)) ?? '',
      password,
    ),
  ).toBe(true);
  expect(await passwordHasher.renewHash(olderHash, 'Klee-und-Weizen-8')).toBeNull();
});
