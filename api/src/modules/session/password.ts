import { hash, verify } from '@node-rs/argon2';
import type { Algorithm } from '@node-rs/argon2';

import { deriveKeys } from '#secrets/key-ring.ts';
import type { Secrets } from '#secrets/key-ring.ts';

/** Cost of a hash: memory in KiB and number of passes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** The parameters that OWASP recommends for argon2id with one lane: 19 MiB memory, two passes. */
export const recommendedCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/** Prefix of hashes with a pepper; hashes of early releases have neither prefix nor pepper. */
const pepperPrefix = 'p1';

/** Hashes and verifies passwords with argon2id, in libuv's thread pool. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Returns false for a wrong password and for a value that is not an argon2 hash. */
  verify(storedHash: string, password: string): Promise<boolean>;
  /**
   * Returns a new hash, made with the first secret, if the password is correct and the stored hash
   * was made in another way. Otherwise returns null.
   */
  renewHash(storedHash: string, password: string): Promise<string | null>;
  /**
   * Replaces `verify` for unknown email addresses: hashes the password, which takes as long as
   * `verify`.
   */
  simulateVerify(password: string): Promise<string>;
}

/** Normalises Unicode: the same characters typed on different keyboards give the same password. */
function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}

/**
 * Creates a hasher that adds a pepper: a secret outside the database, so that a stolen database
 * alone cannot be attacked offline. The first secret makes new hashes; the others verify old
 * hashes.
 */
export function createPasswordHasher(
  secrets: Secrets,
  cost: PasswordCost = recommendedCost,
): PasswordHasher {
  const hashParameters = {
    algorithm: 2 satisfies Algorithm.Argon2id,
    parallelism: 1,
    ...cost,
  } as const;
  const peppers = deriveKeys(secrets, 'gruenland passwords');
  const [firstPepper] = peppers;
  const hashWithPepper = async (pepper: Buffer, password: string) =>
    pepperPrefix + (await hash(normalisePassword(password), { ...hashParameters, secret: pepper }));
  const matchesHash = (storedHash: string, password: string, pepper: Buffer) => {
    const hasPepper = storedHash.startsWith(pepperPrefix);
    const value = hasPepper ? storedHash.slice(pepperPrefix.length) : storedHash;
    const options = hasPepper ? { secret: pepper } : {};
    return verify(value, normalisePassword(password), options).catch(() => false);
  };
  const matchesAnyPepper = async (storedHash: string, password: string) => {
    // Every stored hash runs through the same number of checks, so that all wrong passwords take
    // the same time.
    for (const pepper of peppers) {
      if (await matchesHash(storedHash, password, pepper)) return true;
    }
    return false;
  };
  return {
    hash: (password) => hashWithPepper(firstPepper, password),
    verify: matchesAnyPepper,
    renewHash: async (storedHash, password) => {
      if (storedHash.startsWith(pepperPrefix)) {
        if (peppers.length === 1 || (await matchesHash(storedHash, password, firstPepper)))
          return null;
      }
      return (await matchesAnyPepper(storedHash, password))
        ? hashWithPepper(firstPepper, password)
        : null;
    },
    simulateVerify: async (password) => {
      let lastHash = '';
      for (const pepper of peppers) lastHash = await hashWithPepper(pepper, password);
      return lastHash;
    },
  };
}
