import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ApiKey } from './api-key.ts';

/**
 * Maximum number of characters of a secured key. The key is a MAC and the restrictions, encoded as
 * Base64.
 */
const MAX_LENGTH = 8192;
const MAC_LENGTH = 64;

export interface SecuredKey {
  readonly parent: ApiKey;
  readonly restrictions: URLSearchParams;
}

function isValidMac(mac: string, parent: string, query: string): boolean {
  const expected = Buffer.from(createHmac('sha256', parent).update(query).digest('hex'));
  const actual = Buffer.from(mac);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/**
 * Parses a secured key, which a client has derived from a parent key as
 * `base64(hex(HMAC-SHA256(parent, restrictions)) + restrictions)`. Returns null if it was derived
 * from none of the parents.
 */
export function readSecuredKey(value: string, parents: readonly ApiKey[]): SecuredKey | null {
  if (value.length > MAX_LENGTH || !/^[A-Za-z0-9+/_-]+=*$/u.test(value)) return null;
  const text = Buffer.from(value, 'base64').toString('utf8');
  const mac = text.slice(0, MAC_LENGTH);
  const query = text.slice(MAC_LENGTH);
  if (!/^[0-9a-f]{64}$/u.test(mac)) return null;
  const parent = parents.find((key) => isValidMac(mac, key.value, query));
  return parent ? { parent, restrictions: new URLSearchParams(query) } : null;
}
