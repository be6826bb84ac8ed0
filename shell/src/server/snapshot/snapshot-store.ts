import { buildSnapshot } from './build-snapshot.ts';
import type { LiveRelease, Snapshot } from './snapshot.ts';

/** How many combinations stay at hand for open tabs; older tabs get a full load. */
const KEPT = 6;

/**
 * Holds the current snapshot and the few before it. Swapping is one assignment: requests under
 * way keep the snapshot they took.
 */
export class SnapshotStore {
  readonly #shellId: string;
  readonly #order: readonly string[];
  readonly #onConflict: (part: string, owner: string, refused: string) => void;
  #current: Snapshot;
  #kept: readonly Snapshot[];

  constructor(
    shellId: string,
    remoteNames: readonly string[],
    onConflict: (part: string, owner: string, refused: string) => void,
  ) {
    this.#shellId = shellId;
    this.#order = remoteNames;
    this.#onConflict = onConflict;
    this.#current = buildSnapshot(shellId, new Map());
    this.#kept = [this.#current];
  }

  get current(): Snapshot {
    return this.#current;
  }

  /** A combination that an open tab was rendered with, if it is still held. */
  held(combination: string): Snapshot | undefined {
    return this.#kept.find((snapshot) => snapshot.combination === combination);
  }

  /** Puts a release in the place of the remote's former one. */
  accept(release: LiveRelease): void {
    const next = new Map<string, LiveRelease>();
    for (const name of this.#order) {
      const held = name === release.name ? release : this.#current.releases.get(name);
      if (held) next.set(name, held);
    }
    const snapshot = buildSnapshot(this.#shellId, next, this.#onConflict);
    this.#kept = [
      snapshot,
      ...this.#kept.filter((kept) => kept.combination !== snapshot.combination),
    ].slice(0, KEPT);
    this.#current = snapshot;
  }
}
