import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads a secret. The first start creates it; later starts keep it, so that sessions survive a
 * restart. As in production, secrets are stored outside the data folder: a backup can still be
 * loaded after the data folder was emptied.
 *
 * @param {string} [initialValue] Value at the first start; by default a random one.
 */
export function getOrCreateSecret(folder, name, initialValue) {
  const keys = `${folder}-keys`;
  const file = join(keys, name);
  if (!existsSync(file)) {
    mkdirSync(keys, { recursive: true, mode: 0o700 });
    writeFileSync(file, initialValue || randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
