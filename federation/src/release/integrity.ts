import { createHash } from 'node:crypto';
import type { Integrity } from '@gruenland/shared-contracts/release.ts';

/** Hashes a file in the format of HTML's `integrity` attribute. */
export function computeIntegrity(bytes: Uint8Array): Integrity {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Returns whether a value has the format of an integrity hash. */
export function isIntegrity(value: unknown): value is Integrity {
  return typeof value === 'string' && /^sha384-[A-Za-z0-9+/]{64}$/.test(value);
}
