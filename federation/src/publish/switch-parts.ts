import type { SwitchesDocument } from '@gruenland/shared-contracts/release.ts';
import { parseSwitches } from '#release/parse-documents.ts';
import { isSwitchesSigned, signSwitches } from '#release/signature.ts';
import { SWITCHES } from '#publish/store-layout.ts';
import type { Signer } from '#publish/vouched.ts';
import { UnvouchedError } from '#publish/vouched.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/** What is switched off, and the very bytes that say so. */
export interface SwitchState {
  readonly document: SwitchesDocument | null;
  readonly bytes: Buffer | null;
}

export async function readSwitches(store: ReleaseStore): Promise<SwitchState> {
  const bytes = await store.read(SWITCHES);
  return { bytes, document: bytes && parseSwitches(bytes.toString('utf8')) };
}

/**
 * The switches, to be signed anew.
 *
 * @throws {UnvouchedError} when nobody who is trusted signed them
 */
export async function requireSwitches(
  store: ReleaseStore,
  { trusted }: Signer,
): Promise<SwitchState> {
  const state = await readSwitches(store);
  if (state.document && !isSwitchesSigned(state.document, trusted)) {
    throw new UnvouchedError(`${SWITCHES} in ${store.address}`);
  }
  return state;
}

/** How a part is to be switched. */
export interface SwitchOrder {
  readonly part: string;
  readonly off: boolean;
  readonly note: string | null;
}

/**
 * Switches a part off or on again, for all shells.
 *
 * @param above sequence that a shell goes by
 * @returns bytes of the new `switches.json`, null when it was so already
 * @throws {StoreConflictError} when somebody else switched at the same moment
 * @throws {UnvouchedError} when the present list bears no signature of a trusted key
 */
export async function switchPart(
  store: ReleaseStore,
  { part, off, note }: SwitchOrder,
  signer: Signer,
  above = 0,
): Promise<Buffer | null> {
  const { document, bytes } = await requireSwitches(store, signer);
  const before = document?.off ?? [];
  const known = before.find((entry) => entry.part === part);
  if (off ? known && known.note === note : !known) return null;
  const now = Date.now();
  const rest = before.filter((entry) => entry.part !== part);
  const next = off ? [...rest, { part, since: known?.since ?? now, note }] : rest;
  return await writeSwitches(store, { document, bytes }, next, signer, above);
}

/** Signs a list anew, with a sequence `above` one, and replaces the present one. */
export async function writeSwitches(
  store: ReleaseStore,
  present: SwitchState,
  off: SwitchesDocument['off'],
  { privateKey }: Signer,
  above: number,
): Promise<Buffer> {
  const sequence = Math.max(present.document?.sequence ?? 0, above) + 1;
  const signed = signSwitches({ sequence, timestamp: Date.now(), off }, privateKey);
  const bytes = Buffer.from(`${JSON.stringify(signed)}\n`);
  await store.writeAtomic(SWITCHES, bytes, present.bytes);
  return bytes;
}
