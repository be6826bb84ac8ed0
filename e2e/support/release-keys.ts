import { createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** As `RELEASE_PRIVATE_KEY` takes it. */
export function privatePem(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** As `RELEASE_PUBLIC_KEYS` takes it. */
export function publicPem(key: KeyObject): string {
  return createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
}
