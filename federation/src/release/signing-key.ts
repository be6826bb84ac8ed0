import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'release-private.pem';

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
 * Reads the machine's own key, or creates it on first use. Safe for concurrent commands: the key
 * file is complete as soon as it exists, and all commands use the key that was stored first.
 */
export async function readOrCreateKey(folder: string): Promise<string> {
  const file = join(folder, FILE);
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known !== null) return known;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync('ed25519');
  const draft = `${file}.${randomUUID()}`;
  const text = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(draft, text, { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return await readFile(file, 'utf8');
}
