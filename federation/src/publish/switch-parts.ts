import type { KeyObject } from 'node:crypto';
import type { SwitchesDocument } from '@gruenland/shared-contracts/release.ts';
import { parseSwitches } from '#release/parse-documents.ts';
import { signSwitches } from '#release/signature.ts';
import { SWITCHES } from '#publish/store-layout.ts';
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

/** How a part is to be switched. */
export interface SwitchOrder {
  readonly part: string;
  readonly off: boolean;
  readonly note: string | null;
}

/**
 * Switches a part off or on again, for all shells.
 *
 * @returns bytes of the new `switches.json`, null when it was so already
 * @throws {StoreConflictError} when somebody else switched at the same moment
 */
export async function switchPart(
  store: ReleaseStore,
  { part, off, note }: SwitchOrder,
  privateKey: KeyObject,
): Promise<Buffer | null> {
  const { document, bytes } = await readSwitches(store);
  const before = document?.off ?? [];
  const known = before.find((entry) => entry.part === part);
  if (off ? known && known.note === note : !known) return null;
  const now = Date.now();
  const rest = before.filter((entry) => entry.part !== part);
  const next = off ? [...rest, { part, since: known?.since ?? now, note }] : rest;
  return await writeSwitches(store, { document, bytes }, next, privateKey);
}

/** Signs a list anew and replaces the present one. */
export async function writeSwitches(
  store: ReleaseStore,
  present: SwitchState,
  off: SwitchesDocument['off'],
  privateKey: KeyObject,
): Promise<Buffer> {
  const sequence = (present.document?.sequence ?? 0) + 1;
  const signed = signSwitches({ sequence, timestamp: Date.now(), off }, privateKey);
  const bytes = Buffer.from(`${JSON.stringify(signed)}\n`);
  await store.writeAtomic(SWITCHES, bytes, present.bytes);
  return bytes;
}
