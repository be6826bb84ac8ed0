import { generateKeyPairSync } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPublicKey } from 'node:crypto';
import { parsePrivateKey } from '#release/signature.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const PRIVATE_FILE = 'release-private.pem';

/**
 * The key that signs releases, as text.
 *
 * @param env `RELEASE_PRIVATE_KEY` (PEM or base64 of PKCS #8) wins
 * @param folder otherwise the machine's own key, made there on first use
 */
export async function readSigningKey(env: Environment, folder: string): Promise<string> {
  return env['RELEASE_PRIVATE_KEY']?.trim() || (await ownKey(folder));
}

/**
 * The public keys whose releases are run.
 *
 * @param env `RELEASE_PUBLIC_KEYS` wins: PEM blocks, or base64 separated by commas or spaces;
 * several of them while keys are changed
 * @param folder otherwise the public half of the machine's own key
 */
export async function readTrustedKeys(env: Environment, folder: string): Promise<string[]> {
  const given = env['RELEASE_PUBLIC_KEYS']?.trim();
  if (given) return splitKeys(given);
  const privateKey = env['RELEASE_PRIVATE_KEY']?.trim() || (await ownKey(folder));
  const publicKey = createPublicKey(parsePrivateKey(privateKey));
  return [publicKey.export({ type: 'spki', format: 'pem' }).toString()];
}

function splitKeys(text: string): string[] {
  const blocks = text.match(/-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g);
  return blocks ?? text.split(/[\s,]+/).filter(Boolean);
}

/** Two commands may come here at once: the file appears complete, and the first one stays. */
async function ownKey(folder: string): Promise<string> {
  const file = join(folder, PRIVATE_FILE);
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known !== null) return known;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync('ed25519');
  const draft = `${file}.${process.pid}`;
  const text = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(draft, text, { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return await readFile(file, 'utf8');
}
