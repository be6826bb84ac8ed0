import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads the key with which commands and services of one site identify themselves to each other:
 * INTERNAL_KEY, otherwise the key that a local api generates; null if there is none.
 *
 * @param keyFolder folder of the generated key
 */
export async function readInternalKey(
  env: Readonly<Record<string, string | undefined>>,
  keyFolder: string,
): Promise<string | null> {
  if (env['INTERNAL_KEY']) return env['INTERNAL_KEY'];
  const text = await readFile(join(keyFolder, 'internal-key'), 'utf8').catch(() => '');
  return text.trim() || null;
}
