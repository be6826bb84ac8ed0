import { hkdfSync } from 'node:crypto';

/**
 * A secret that another can take the place of: the first makes what is new, all are believed. So a
 * change goes process by process, and nobody loses what an earlier one made.
 */
export type Secrets = readonly [string, ...string[]];

/** Keys of 32 bytes for one purpose, one for each secret and in their order. */
export type Keys = readonly [Buffer, ...Buffer[]];

/** What is made of each secret, in their order. */
export function bySecret<Made>(
  [first, ...others]: Secrets,
  make: (secret: string) => Made,
): readonly [Made, ...Made[]] {
  return [make(first), ...others.map((secret) => make(secret))];
}

/** Keys that are good for this purpose alone and tell nothing of their secrets. */
export function derivedKeys(secrets: Secrets, purpose: string): Keys {
  return bySecret(secrets, (secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
}
