import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A secret for somebody else and what we keep of it. */
export interface SecretToken {
  readonly token: string;
  readonly hash: string;
}

/** Random values of 256 bits need no salt and no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function newSecretToken(): SecretToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Hides a guessable value (an address) in a key that only we can compute. */
export function keyedHash(secret: string, ...parts: readonly string[]): string {
  return createHmac('sha256', secret).update(parts.join('\u0000')).digest('base64url');
}
