import { createHash } from 'node:crypto';
import type { Integrity } from '@gruenland/shared-contracts/release.ts';

/** Hash of a file's bytes as HTML's `integrity` attribute takes it. */
export function integrityOf(bytes: Uint8Array): Integrity {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Whether a value has the form of an integrity; says nothing about any file. */
export function isIntegrity(value: unknown): value is Integrity {
  return typeof value === 'string' && /^sha384-[A-Za-z0-9+/]{64}$/.test(value);
}
