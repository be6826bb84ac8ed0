import type { KeyObject } from 'node:crypto';
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type {
  CanaryStatement,
  LatestDocument,
  ReleaseProof,
  SwitchesDocument,
} from '@gruenland/shared-contracts/release.ts';

/** What is signed: everything that `latest.json` states, and of which remote it states it. */
export type LatestStatement = Omit<LatestDocument, 'keyId' | 'signature' | 'canary'>;
/** What is signed of a canary. */
export type CanaryOffer = Omit<CanaryStatement, 'keyId' | 'signature'>;
/** What is signed of a release by itself. */
export type ProofStatement = Omit<ReleaseProof, 'keyId' | 'signature'>;
/** What is signed of the switches. */
export type SwitchesStatement = Omit<SwitchesDocument, 'keyId' | 'signature'>;

interface Signed {
  readonly keyId: string;
  readonly signature: string;
}

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
  return { ...statement, ...signText(canonicalText(remote, statement), privateKey) };
}

/** Whether one of the trusted keys signed this statement for this remote. Says nothing of a canary. */
export function isSignedBy(
  remote: string,
  latest: LatestDocument,
  trusted: readonly KeyObject[],
): boolean {
  return isTextSigned(canonicalText(remote, latest), latest, trusted);
}

/** Signs the canary that goes with the `latest.json` of this sequence, and with no other. */
export function signCanary(
  remote: string,
  sequence: number,
  offer: CanaryOffer,
  privateKey: KeyObject,
): CanaryStatement {
  return { ...offer, ...signText(canaryText(remote, sequence, offer), privateKey) };
}

/** Whether one of the trusted keys signed this canary for this remote and sequence. */
export function isCanarySigned(
  remote: string,
  sequence: number,
  canary: CanaryStatement,
  trusted: readonly KeyObject[],
): boolean {
  return isTextSigned(canaryText(remote, sequence, canary), canary, trusted);
}

/** Vouches for one release document, live or not. */
export function signProof(
  remote: string,
  statement: ProofStatement,
  privateKey: KeyObject,
): ReleaseProof {
  return { ...statement, ...signText(proofText(remote, statement), privateKey) };
}

/** Whether one of the trusted keys vouches for this release of this remote. */
export function isProofSigned(
  remote: string,
  proof: ReleaseProof,
  trusted: readonly KeyObject[],
): boolean {
  return isTextSigned(proofText(remote, proof), proof, trusted);
}

/** Signs which parts are switched off. */
export function signSwitches(
  statement: SwitchesStatement,
  privateKey: KeyObject,
): SwitchesDocument {
  return { ...statement, ...signText(switchesText(statement), privateKey) };
}

/** Whether one of the trusted keys signed these switches. */
export function isSwitchesSigned(
  document: SwitchesDocument,
  trusted: readonly KeyObject[],
): boolean {
  return isTextSigned(switchesText(document), document, trusted);
}

function canaryText(remote: string, sequence: number, offer: CanaryOffer): string {
  const { id, release, integrity, share } = offer;
  return JSON.stringify(['gruenland canary 1', remote, sequence, id, release, integrity, share]);
}

function proofText(remote: string, { id, integrity }: ProofStatement): string {
  return JSON.stringify(['gruenland document 1', remote, id, integrity]);
}

function switchesText({ sequence, timestamp, off }: SwitchesStatement): string {
  const parts = off.map(({ part, since, note }) => [part, since, note]);
  return JSON.stringify(['gruenland switches 1', sequence, timestamp, parts]);
}

function signText(text: string, privateKey: KeyObject): Signed {
  return {
    keyId: keyId(createPublicKey(privateKey)),
    signature: sign(null, Buffer.from(text), privateKey).toString('base64'),
  };
}

function isTextSigned(text: string, signed: Signed, trusted: readonly KeyObject[]): boolean {
  const key = trusted.find((candidate) => keyId(candidate) === signed.keyId);
  if (!key) return false;
  return verify(null, Buffer.from(text), key, Buffer.from(signed.signature, 'base64'));
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
