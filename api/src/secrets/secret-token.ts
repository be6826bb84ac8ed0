import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A random token and its hash; the database stores only the hash. */
export interface SecretToken {
  readonly token: string;
  readonly hash: string;
}

/** Hashes a token. SHA-256 suffices: random values of 256 bits need no salt and no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function createSecretToken(): SecretToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/**
 * Returns the HMAC of guessable values, for example of an IP address. Nobody can compute the HMAC
 * without the secret.
 */
export function createKeyedHash(secret: string, ...values: readonly string[]): string {
  return createHmac('sha256', secret).update(values.join('\u0000')).digest('base64url');
}
