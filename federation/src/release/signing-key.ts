import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_FILE_NAME = 'release-private.pem';

/**
 * Returns the key that signs releases, as text.
 *
 * @param configuredKey value of `RELEASE_PRIVATE_KEY`: PEM or base64 of PKCS #8
 * @param folder folder of the machine's own key, used if `configuredKey` is empty; that key is
 *   created on first use
 */
export async function readSigningKey(
  configuredKey: string | undefined,
  folder: string,
): Promise<string> {
  return configuredKey?.trim() || (await readOrCreateKey(folder));
}

/**
 * Reads the machine's own key, or creates it on first use. Commands may call this concurrently: the
 * key file is complete as soon as it exists, and all commands use the key that was stored first.
 */
export async function readOrCreateKey(folder: string): Promise<string> {
  const file = join(folder, KEY_FILE_NAME);
  const existingKey = await readFile(file, 'utf8').catch(() => null);
  if (existingKey !== null) return existingKey;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync('ed25519');
  const draftFile = `${file}.${randomUUID()}`;
  const text = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(draftFile, text, { mode: 0o600 });
  await link(draftFile, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draftFile);
  return await readFile(file, 'utf8');
}
