import { hkdfSync } from 'node:crypto';

import { hash, verify } from '@node-rs/argon2';
import type { Algorithm } from '@node-rs/argon2';

/** argon2id with OWASP's parameters: 19 MiB, two passes, one lane. Runs on libuv's threads. */
const parameters = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** Marks hashes that a secret of ours went into; those without it are older. */
const peppered = 'p1';

/** Makes and checks what is kept of passwords. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for a wrong password and for a stored value that is no argon2 hash. */
  verify(stored: string, password: string): Promise<boolean>;
}

/** The same characters typed on different keyboards must give the same password. */
function normalised(password: string): string {
  return password.normalize('NFKC');
}

/**
 * A secret that stands outside the database goes into every hash, so that a stolen database alone
 * gives nobody anything to guess at. Who changes it makes everybody choose a new password.
 */
export function createPasswords(secret: string): Passwords {
  const pepper = Buffer.from(hkdfSync('sha256', secret, '', 'gruenland passwords', 32));
  return {
    hash: async (password) =>
      peppered + (await hash(normalised(password), { ...parameters, secret: pepper })),
    verify: async (stored, password) => {
      const ours = stored.startsWith(peppered);
      const options = ours ? { secret: pepper } : {};
      const value = ours ? stored.slice(peppered.length) : stored;
      return verify(value, normalised(password), options).catch(() => false);
    },
  };
}
