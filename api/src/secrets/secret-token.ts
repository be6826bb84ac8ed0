import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A random token and its hash; the database stores only the hash. */
export interface SecretToken {
  readonly token: string;
  readonly hash: string;
}

/**
 * Hashes a token. Tokens are random values of 256 bits, so they need neither a salt nor a slow
 * hash.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function createSecretToken(): SecretToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/**
 * Returns the HMAC of values that someone could guess, for example of an IP address. Only holders
 * of the secret can compute it.
 */
export function createKeyedHash(secret: string, ...values: readonly string[]): string {
  return createHmac('sha256', secret).update(values.join('\u0000')).digest('base64url');
}
