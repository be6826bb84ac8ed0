import type { KillSwitchesDocument } from '@gruenland/shared-contracts/release.ts';
import { parseSwitches } from '#release/parse-documents.ts';
import { areSwitchesSigned, signSwitches } from '#release/signature.ts';
import { SWITCHES_PATH } from '#publish/store-layout.ts';
import type { Signer } from '#publish/trusted-signature.ts';
import { UntrustedSignatureError } from '#publish/trusted-signature.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/** The parsed `switches.json` and its exact bytes; both are null when the file does not exist. */
export interface SwitchState {
  readonly document: KillSwitchesDocument | null;
  readonly bytes: Buffer | null;
}

export async function readSwitches(store: ReleaseStore): Promise<SwitchState> {
  const bytes = await store.read(SWITCHES_PATH);
  return { bytes, document: bytes && parseSwitches(bytes.toString('utf8')) };
}

/**
 * Reads the kill switches before they are changed or signed again.
 *
 * @throws {UntrustedSignatureError} when the switches lack a trusted signature
 */
export async function requireSwitches(
  store: ReleaseStore,
  { trustedKeys }: Signer,
): Promise<SwitchState> {
  const state = await readSwitches(store);
  if (state.document && !areSwitchesSigned(state.document, trustedKeys)) {
    throw new UntrustedSignatureError(`${SWITCHES_PATH} in ${store.location}`);
  }
  return state;
}

/** Request to switch one part of the site off or on. */
export interface SwitchRequest {
  readonly part: string;
  readonly isOff: boolean;
  readonly note: string | null;
}

/**
 * Switches a part off or on for all shells.
 *
 * @param minSequence highest sequence of the switches that a shell reports
 * @returns bytes of the new `switches.json`, null when nothing changed
 * @throws {StoreConflictError} on a concurrent change
 * @throws {UntrustedSignatureError} when the current list lacks a trusted signature
 */
export async function switchPart(
  store: ReleaseStore,
  { part, isOff, note }: SwitchRequest,
  signer: Signer,
  minSequence = 0,
): Promise<Buffer | null> {
  const { document, bytes } = await requireSwitches(store, signer);
  const entries = document?.off ?? [];
  const existingEntry = entries.find((entry) => entry.part === part);
  if (isOff ? existingEntry && existingEntry.note === note : !existingEntry) return null;
  const now = Date.now();
  const otherEntries = entries.filter((entry) => entry.part !== part);
  const newEntries = isOff
    ? [...otherEntries, { part, since: existingEntry?.since ?? now, note }]
    : otherEntries;
  return await writeSwitches(store, { document, bytes }, newEntries, signer, minSequence);
}

/**
 * Signs a new list of switched-off parts and replaces the current list. The sequence of the new
 * list is higher than the current sequence and than `minSequence`.
 */
export async function writeSwitches(
  store: ReleaseStore,
  currentState: SwitchState,
  entries: KillSwitchesDocument['off'],
  { privateKey }: Signer,
  minSequence: number,
): Promise<Buffer> {
  const sequence = Math.max(currentState.document?.sequence ?? 0, minSequence) + 1;
  const signedDocument = signSwitches(
    { sequence, timestamp: Date.now(), off: entries },
    privateKey,
  );
  const bytes = Buffer.from(`${JSON.stringify(signedDocument)}\n`);
  await store.writeAtomic(SWITCHES_PATH, bytes, currentState.bytes);
  return bytes;
}
