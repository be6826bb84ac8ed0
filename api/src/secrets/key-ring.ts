import { hkdfSync } from 'node:crypto';

/**
 * The current secret first, then older accepted secrets. New data is encrypted with the first
 * secret; existing data may use any of them. So processes can switch to a new secret at different
 * times.
 */
export type Secrets = readonly [string, ...string[]];

/** Keys of 32 bytes for one purpose, one per secret, in the same order. */
export type Keys = readonly [Buffer, ...Buffer[]];

/** Applies `mapSecret` to each secret, in order. */
export function mapSecrets<Result>(
  [currentSecret, ...olderSecrets]: Secrets,
  mapSecret: (secret: string) => Result,
): readonly [Result, ...Result[]] {
  return [mapSecret(currentSecret), ...olderSecrets.map((secret) => mapSecret(secret))];
}

/** Derives HKDF keys for one purpose; the secrets cannot be computed from these keys. */
export function deriveKeys(secrets: Secrets, purpose: string): Keys {
  return mapSecrets(secrets, (secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
}
