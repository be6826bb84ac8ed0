import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads the key with which the commands and services of one site authenticate to each other. This
 * is INTERNAL_KEY or, if that is not set, the key that a local api generated. Returns null if there
 * is neither.
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
