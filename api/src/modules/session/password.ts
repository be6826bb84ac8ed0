import { hash, verify } from '@node-rs/argon2';
import type { Algorithm } from '@node-rs/argon2';

import { derivedKeys } from '#secrets/key-ring.ts';
import type { Secrets } from '#secrets/key-ring.ts';

/** argon2id with OWASP's parameters: 19 MiB, two passes, one lane. Runs in libuv's thread pool. */
const parameters = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** Prefix of hashes with a pepper; hashes without it are older. */
const peppered = 'p1';

/** Hashes and verifies passwords. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for a wrong password and for a value that is not an argon2 hash. */
  verify(stored: string, password: string): Promise<boolean>;
  /**
   * A new hash if the stored one does not use the first secret; null if it does, or for a wrong
   * password.
   */
  renew(stored: string, password: string): Promise<string | null>;
  /** Takes as long as verifying a wrong password; for unknown addresses. */
  refuse(password: string): Promise<string>;
}

/** Unicode normalisation: the same characters from different keyboards give the same password. */
function normalised(password: string): string {
  return password.normalize('NFKC');
}

/**
 * Hashes with a pepper: the secret is not in the database, so a stolen database alone cannot be
 * attacked offline. The first secret makes new hashes; the others still verify old ones.
 */
export function createPasswords(secrets: Secrets): Passwords {
  const peppers = derivedKeys(secrets, 'gruenland passwords');
  const [first] = peppers;
  const hashWithPepper = async (pepper: Buffer, password: string) =>
    peppered + (await hash(normalised(password), { ...parameters, secret: pepper }));
  const matches = (stored: string, password: string, pepper: Buffer) => {
    const hasPepper = stored.startsWith(peppered);
    const value = hasPepper ? stored.slice(peppered.length) : stored;
    const options = hasPepper ? { secret: pepper } : {};
    return verify(value, normalised(password), options).catch(() => false);
  };
  const matchesAnyPepper = async (stored: string, password: string) => {
    // Hashes without pepper run through the same number of checks, so that all wrong passwords take
    // the same time.
    for (const pepper of peppers) {
      if (await matches(stored, password, pepper)) return true;
    }
    return false;
  };
  return {
    hash: (password) => hashWithPepper(first, password),
    verify: matchesAnyPepper,
    renew: async (stored, password) => {
      if (stored.startsWith(peppered)) {
        if (peppers.length === 1 || (await matches(stored, password, first))) return null;
      }
      return (await matchesAnyPepper(stored, password)) ? hashWithPepper(first, password) : null;
    },
    refuse: async (password) => {
      let kept = '';
      for (const pepper of peppers) kept = await hashWithPepper(pepper, password);
      return kept;
    },
  };
}
