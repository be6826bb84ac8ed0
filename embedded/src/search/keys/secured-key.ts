import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ApiKey } from './api-key.ts';

/** Maximum length: Base64 of a MAC and its restrictions. */
const MAX_LENGTH = 8192;
const MAC_LETTERS = 64;

export interface SecuredKey {
  readonly parent: ApiKey;
  readonly restrictions: URLSearchParams;
}

function isMac(mac: string, parent: string, query: string): boolean {
  const expected = Buffer.from(createHmac('sha256', parent).update(query).digest('hex'));
  const given = Buffer.from(mac);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Parses a secured key, derived by a client from another key: `base64(hex(HMAC-SHA256(parent,
 * restrictions)) + restrictions)`. Null when no parent matches.
 */
export function readSecuredKey(value: string, parents: readonly ApiKey[]): SecuredKey | null {
  if (value.length > MAX_LENGTH || !/^[A-Za-z0-9+/_-]+=*$/u.test(value)) return null;
  const text = Buffer.from(value, 'base64').toString('utf8');
  const mac = text.slice(0, MAC_LETTERS);
  const query = text.slice(MAC_LETTERS);
  if (!/^[0-9a-f]{64}$/u.test(mac)) return null;
  const parent = parents.find((key) => isMac(mac, key.value, query));
  return parent ? { parent, restrictions: new URLSearchParams(query) } : null;
}
