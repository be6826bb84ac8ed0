import { hash, verify } from '@node-rs/argon2';
import type { Algorithm } from '@node-rs/argon2';

import { derivedKeys } from '#secrets/key-ring.ts';
import type { Secrets } from '#secrets/key-ring.ts';

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
  /**
   * What to keep in place of a stored value that is not bound to the first secret; null where it is,
   * and for a wrong password.
   */
  renew(stored: string, password: string): Promise<string | null>;
  /** Takes as long as to refuse a wrong password, for addresses that nobody knows. */
  refuse(password: string): Promise<string>;
}

/** The same characters typed on different keyboards must give the same password. */
function normalised(password: string): string {
  return password.normalize('NFKC');
}

/**
 * A secret that stands outside the database goes into every hash, so that a stolen database alone
 * gives nobody anything to guess at. The first makes hashes, those of the others are still right.
 */
export function createPasswords(secrets: Secrets): Passwords {
  const peppers = derivedKeys(secrets, 'gruenland passwords');
  const [first] = peppers;
  const hashBy = async (pepper: Buffer, password: string) =>
    peppered + (await hash(normalised(password), { ...parameters, secret: pepper }));
  const isRight = (stored: string, password: string, pepper: Buffer) => {
    const ours = stored.startsWith(peppered);
    const value = ours ? stored.slice(peppered.length) : stored;
    const options = ours ? { secret: pepper } : {};
    return verify(value, normalised(password), options).catch(() => false);
  };
  const isRightByAny = async (stored: string, password: string) => {
    // One without a secret is looked at as often: wrong passwords all take the same time.
    for (const pepper of peppers) {
      if (await isRight(stored, password, pepper)) return true;
    }
    return false;
  };
  return {
    hash: (password) => hashBy(first, password),
    verify: isRightByAny,
    renew: async (stored, password) => {
      if (stored.startsWith(peppered)) {
        if (peppers.length === 1 || (await isRight(stored, password, first))) return null;
      }
      return (await isRightByAny(stored, password)) ? hashBy(first, password) : null;
    },
    refuse: async (password) => {
      let kept = '';
      for (const pepper of peppers) kept = await hashBy(pepper, password);
      return kept;
    },
  };
}
