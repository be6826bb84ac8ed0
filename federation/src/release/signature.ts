import type { KeyObject } from 'node:crypto';
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type {
  CanaryStatement,
  LatestDocument,
  ReleaseSignature,
  KillSwitchesDocument,
} from '@gruenland/shared-contracts/release.ts';
import { selectKeysForRemote, splitKeyBinding } from './trusted-key.ts';
import type { TrustedKey } from './trusted-key.ts';

/** The signed fields of `latest.json`. The canary has its own signature. */
export type LatestStatement = Omit<LatestDocument, 'keyId' | 'signature' | 'canary'>;
/** The signed fields of a canary. */
export type CanaryContent = Omit<CanaryStatement, 'keyId' | 'signature'>;
/** The signed fields of a detached release signature. */
export type ReleaseStatement = Omit<ReleaseSignature, 'keyId' | 'signature'>;
/** The signed fields of `switches.json`. */
export type SwitchesStatement = Omit<KillSwitchesDocument, 'keyId' | 'signature'>;

interface SignatureFields {
  readonly keyId: string;
  readonly signature: string;
}

/** Returns the canonical text that is signed; equal statements always produce the same text. */
export function createLatestText(remote: string, latest: LatestStatement): string {
  const { id, timestamp, sequence, release, integrity, withdrawn } = latest;
  return JSON.stringify([
    withdrawn ? 'gruenland withdrawal 1' : 'gruenland release 1',
    remote,
    id,
    timestamp,
    sequence,
    release,
    integrity,
  ]);
}

/** Signs a `latest.json` with an ed25519 key. */
export function signLatest(
  remote: string,
  statement: LatestStatement,
  privateKey: KeyObject,
): LatestDocument {
  return { ...statement, ...signText(createLatestText(remote, statement), privateKey) };
}

/**
 * Returns whether a trusted key signed this statement for this remote. Does not check the canary.
 */
export function isLatestSigned(
  remote: string,
  latest: LatestDocument,
  trustedKeys: readonly TrustedKey[],
): boolean {
  const text = createLatestText(remote, latest);
  return isTextSigned(text, latest, selectKeysForRemote(trustedKeys, remote));
}

/** Signs a canary. The signature is valid only for the `latest.json` with this `sequence`. */
export function signCanary(
  remote: string,
  sequence: number,
  offer: CanaryContent,
  privateKey: KeyObject,
): CanaryStatement {
  return { ...offer, ...signText(createCanaryText(remote, sequence, offer), privateKey) };
}

/** Returns whether a trusted key signed this canary for this remote and sequence. */
export function isCanarySigned(
  remote: string,
  sequence: number,
  canary: CanaryStatement,
  trustedKeys: readonly TrustedKey[],
): boolean {
  const text = createCanaryText(remote, sequence, canary);
  return isTextSigned(text, canary, selectKeysForRemote(trustedKeys, remote));
}

/** Creates the detached signature of one release document, live or not. */
export function signRelease(
  remote: string,
  statement: ReleaseStatement,
  privateKey: KeyObject,
): ReleaseSignature {
  return { ...statement, ...signText(createReleaseText(remote, statement), privateKey) };
}

/** Returns whether a trusted key signed this release of this remote. */
export function isReleaseSigned(
  remote: string,
  signature: ReleaseSignature,
  trustedKeys: readonly TrustedKey[],
): boolean {
  const text = createReleaseText(remote, signature);
  return isTextSigned(text, signature, selectKeysForRemote(trustedKeys, remote));
}

/** Signs the list of parts that are switched off. */
export function signSwitches(
  statement: SwitchesStatement,
  privateKey: KeyObject,
): KillSwitchesDocument {
  return { ...statement, ...signText(createSwitchesText(statement), privateKey) };
}

/** Returns whether a trusted key that is bound to no remotes signed these kill switches. */
export function areSwitchesSigned(
  document: KillSwitchesDocument,
  trustedKeys: readonly TrustedKey[],
): boolean {
  const text = createSwitchesText(document);
  return isTextSigned(text, document, selectKeysForRemote(trustedKeys, null));
}

function createCanaryText(remote: string, sequence: number, canary: CanaryContent): string {
  const { id, release, integrity, share } = canary;
  return JSON.stringify(['gruenland canary 1', remote, sequence, id, release, integrity, share]);
}

function createReleaseText(remote: string, { id, integrity }: ReleaseStatement): string {
  return JSON.stringify(['gruenland document 1', remote, id, integrity]);
}

function createSwitchesText({ sequence, timestamp, off }: SwitchesStatement): string {
  const parts = off.map(({ part, since, note }) => [part, since, note]);
  return JSON.stringify(['gruenland switches 1', sequence, timestamp, parts]);
}

function signText(text: string, privateKey: KeyObject): SignatureFields {
  return {
    keyId: getKeyId(createPublicKey(privateKey)),
    signature: sign(null, Buffer.from(text), privateKey).toString('base64'),
  };
}

function isTextSigned(
  text: string,
  signatureFields: SignatureFields,
  trustedKeys: readonly TrustedKey[],
): boolean {
  const key = trustedKeys.find((candidate) => getKeyId(candidate) === signatureFields.keyId);
  if (!key) return false;
  return verify(null, Buffer.from(text), key, Buffer.from(signatureFields.signature, 'base64'));
}

/** Returns the id of a public key: the first 16 hex digits of the SHA-256 hash of its DER form. */
export function getKeyId(publicKey: KeyObject): string {
  const derBytes = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(derBytes).digest('hex').slice(0, 16);
}

/** Reads a private key from PEM or from base64 of its PKCS #8 form. */
export function parsePrivateKey(text: string): KeyObject {
  const key = text.includes('-----BEGIN')
    ? createPrivateKey(text)
    : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  return requireEd25519(key);
}

/**
 * Reads a public key from PEM or from base64 of its SPKI form, with the remotes it is bound to.
 * @throws when the text is not an ed25519 key, or binds the key to invalid names
 */
export function parsePublicKey(text: string): TrustedKey {
  const { remotes, key: keyText } = splitKeyBinding(text);
  const key = keyText.includes('-----BEGIN')
    ? createPublicKey(keyText)
    : createPublicKey({ key: Buffer.from(keyText, 'base64'), format: 'der', type: 'spki' });
  return Object.assign(requireEd25519(key), remotes && { remotes });
}

function requireEd25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('Release keys must be ed25519 keys');
  return key;
}
