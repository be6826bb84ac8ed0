import type { Flipped, FlipOrder } from '#publish/flip.ts';
import { flip } from '#publish/flip.ts';
import type { Progress } from '#publish/progress.ts';
import { requireTrust } from '#publish/require-trust.ts';
import type { ShellHealth } from '#publish/shell-health.ts';
import { askShells, highestHeld } from '#publish/shell-health.ts';
import type { ShellAnswer, Shells } from '#publish/shells.ts';
import { pushLatest } from '#publish/shells.ts';
import type { LiveStatement } from '#publish/stored-release.ts';
import { tellShells } from '#publish/tell-shells.ts';
import type { Signer } from '#publish/vouched.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/** Where to, and by whose word. */
export interface ReleaseTarget extends Signer {
  readonly store: ReleaseStore;
  readonly shells: Shells;
  readonly progress: Progress;
}

/** A flip, and what the shells said to it. */
export interface ToldFlip extends Flipped {
  readonly answers: readonly ShellAnswer[];
}

/**
 * Flips and tells the shells, both with progress.
 *
 * @param health what the shells say of themselves, when it is known already
 * @throws {UntrustedKeyError} when a shell would not believe it
 */
export async function flipTo(
  order: FlipOrder,
  name: string,
  live: LiveStatement | null,
  target: ReleaseTarget,
  health?: readonly ShellHealth[],
): Promise<ToldFlip> {
  const { store, shells, progress } = target;
  const asked = health ?? (await askShells(shells));
  requireTrust(target, asked);
  const above = highestHeld(asked, name);
  const flipped = await progress.step(
    'flip',
    () => flip(store, name, order, live, target, above),
    ({ latest }) => `sequence ${latest.sequence}`,
  );
  if (flipped.problem !== null) progress.note(`history was not written: ${flipped.problem}`);
  const answers = await tellShells(progress, () => pushLatest(shells, name, flipped.bytes));
  return { ...flipped, answers };
}
