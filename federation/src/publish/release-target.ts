import type { Flipped, FlipOrder } from '#publish/flip.ts';
import { flip } from '#publish/flip.ts';
import type { Progress } from '#publish/progress.ts';
import type { Shells } from '#publish/shells.ts';
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

/** Flips and tells the shells, both with progress. */
export async function flipTo(
  order: FlipOrder,
  name: string,
  live: LiveStatement | null,
  target: ReleaseTarget,
): Promise<Flipped> {
  const { store, shells, progress } = target;
  const flipped = await progress.step(
    'flip',
    () => flip(store, name, order, live, target),
    ({ latest }) => `sequence ${latest.sequence}`,
  );
  if (flipped.problem !== null) progress.note(`history was not written: ${flipped.problem}`);
  await tellShells(progress, () => pushLatest(shells, name, flipped.bytes));
  return flipped;
}
