import type { CompletedFlip, FlipRequest } from '#publish/flip.ts';
import { flip } from '#publish/flip.ts';
import type { Progress } from '#publish/progress.ts';
import { assertKeyTrusted } from '#publish/assert-key-trusted.ts';
import type { ShellHealth } from '#publish/shell-health.ts';
import { fetchShellHealth, findHighestSequence } from '#publish/shell-health.ts';
import type { ShellPushResult, Shells } from '#publish/shells.ts';
import { pushLatest } from '#publish/shells.ts';
import type { StoredLatest } from '#publish/stored-release.ts';
import { notifyShells } from '#publish/notify-shells.ts';
import type { Signer } from '#publish/trusted-signature.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/** The store to publish to, the shells to notify and the signing keys. */
export interface ReleaseTarget extends Signer {
  readonly store: ReleaseStore;
  readonly shells: Shells;
  readonly progress: Progress;
  /** Name of the person who runs the command, for the history; null if unknown. */
  readonly person: string | null;
}

/** A completed flip and the responses of the notified shells. */
export interface FlipWithPushResults extends CompletedFlip {
  readonly pushResults: readonly ShellPushResult[];
}

/**
 * Performs a flip and then notifies the shells. Reports each of the two as a progress step.
 *
 * @param health health of the shells, if already known
 * @throws {UntrustedKeyError} when a shell does not trust the signing key
 */
export async function flipAndNotify(
  request: Omit<FlipRequest, 'person'>,
  name: string,
  storedLatest: StoredLatest | null,
  target: ReleaseTarget,
  health?: readonly ShellHealth[],
): Promise<FlipWithPushResults> {
  const { store, shells, progress, person } = target;
  const shellHealth = health ?? (await fetchShellHealth(shells));
  assertKeyTrusted(target, shellHealth);
  const minSequence = findHighestSequence(shellHealth, name);
  const flipResult = await progress.step(
    'flip',
    () => flip(store, name, { ...request, person }, storedLatest, target, minSequence),
    ({ latest }) => `sequence ${latest.sequence}`,
  );
  if (flipResult.problem !== null) progress.note(`history was not written: ${flipResult.problem}`);
  const pushResults = await notifyShells(progress, () =>
    pushLatest(shells, name, flipResult.bytes),
  );
  return { ...flipResult, pushResults };
}
