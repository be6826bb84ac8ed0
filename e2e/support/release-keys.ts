import { createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** Key in the format of `RELEASE_PRIVATE_KEY`. */
export function privatePem(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Key in the format of `RELEASE_PUBLIC_KEYS`. */
export function publicPem(key: KeyObject): string {
  return createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
}
