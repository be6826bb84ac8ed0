import type { KeyObject } from 'node:crypto';
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { LatestDocument } from '@gruenland/shared-contracts/release.ts';

/** What is signed: everything that `latest.json` states, and of which remote it states it. */
export type LatestStatement = Omit<LatestDocument, 'keyId' | 'signature'>;

/** The text under the signature; the same statement always gives the same text. */
export function canonicalText(remote: string, latest: LatestStatement): string {
  const { id, timestamp, sequence, release, integrity } = latest;
  return JSON.stringify([
    'gruenland release 1',
    remote,
    id,
    timestamp,
    sequence,
    release,
    integrity,
  ]);
}

/** Signs a statement with an ed25519 key. */
export function signLatest(
  remote: string,
  statement: LatestStatement,
  privateKey: KeyObject,
): LatestDocument {
  const text = Buffer.from(canonicalText(remote, statement));
  return {
    ...statement,
    keyId: keyId(createPublicKey(privateKey)),
    signature: sign(null, text, privateKey).toString('base64'),
  };
}

/** Whether one of the trusted keys signed this statement for this remote. */
export function isSignedBy(
  remote: string,
  latest: LatestDocument,
  trusted: readonly KeyObject[],
): boolean {
  const key = trusted.find((candidate) => keyId(candidate) === latest.keyId);
  if (!key) return false;
  const text = Buffer.from(canonicalText(remote, latest));
  return verify(null, text, key, Buffer.from(latest.signature, 'base64'));
}

/** First 16 hex digits of the sha256 of the public key (DER). */
export function keyId(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}

/** Reads a private key from PEM or from base64 of its PKCS #8 form. */
export function parsePrivateKey(text: string): KeyObject {
  const key = text.includes('-----BEGIN')
    ? createPrivateKey(text)
    : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  return requireEd25519(key);
}

/** Reads a public key from PEM or from base64 of its SPKI form. */
export function parsePublicKey(text: string): KeyObject {
  const key = text.includes('-----BEGIN')
    ? createPublicKey(text)
    : createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  return requireEd25519(key);
}

function requireEd25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('Release keys must be ed25519 keys');
  return key;
}
