import { hash, verify } from '@node-rs/argon2';
import type { Algorithm } from '@node-rs/argon2';

/** argon2id with OWASP's parameters: 19 MiB, two passes, one lane. Runs on libuv's threads. */
const parameters = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** The same characters typed on different keyboards must give the same password. */
function normalised(password: string): string {
  return password.normalize('NFKC');
}

export function hashPassword(password: string): Promise<string> {
  return hash(normalised(password), parameters);
}

/** False for a wrong password and for a stored value that is no argon2 hash. */
export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, normalised(password)).catch(() => false);
}
