import { generateKeyPairSync, randomBytes } from 'node:crypto';

/**
 * Creates values for all secrets that `example.env` leaves empty.
 *
 * @param {string} example content of `deploy/docker/example.env`
 * @returns {Record<string, string>}
 */
export function createSecrets(example) {
  const names = [...example.matchAll(/^([A-Z_]+)=$/gm)].map(([, name]) => name);
  const secrets = names.map((name) => [name, randomBytes(27).toString('base64url')]);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    ...Object.fromEntries(secrets),
    RELEASE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    RELEASE_PUBLIC_KEYS: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}
