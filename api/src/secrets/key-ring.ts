import { hkdfSync } from 'node:crypto';

/**
 * The current secret, followed by older secrets that are still accepted. New data is encrypted with
 * the current secret; existing data may use any of them. So processes can switch to a new secret at
 * different times.
 */
export type Secrets = readonly [string, ...string[]];

/** Keys of 32 bytes for one purpose: one key per secret, in the order of the secrets. */
export type Keys = readonly [Buffer, ...Buffer[]];

/** Applies `mapSecret` to each secret, in order. */
export function mapSecrets<Result>(
  [currentSecret, ...olderSecrets]: Secrets,
  mapSecret: (secret: string) => Result,
): readonly [Result, ...Result[]] {
  return [mapSecret(currentSecret), ...olderSecrets.map((secret) => mapSecret(secret))];
}

/** Derives the HKDF keys for one purpose. Nobody can compute the secrets from these keys. */
export function deriveKeys(secrets: Secrets, purpose: string): Keys {
  return mapSecrets(secrets, (secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
}
