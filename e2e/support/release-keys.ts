import { createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** Exports a private key in the format of `RELEASE_PRIVATE_KEY`. */
export function exportPrivatePem(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Exports the public key of a key pair in the format of `RELEASE_PUBLIC_KEYS`. */
export function exportPublicPem(key: KeyObject): string {
  return createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
}
