import { buildSnapshot } from './build-snapshot.ts';
import type { LiveRelease, Snapshot } from './snapshot.ts';

/** How many combinations stay at hand for open tabs; older tabs get a full load. */
const KEPT = 16;
/** The same for previews, apart: every save of a dev server makes one, and readers must not feel it. */
const PREVIEWS = 16;

/** A release that a share of visitors gets. */
export interface CanaryRelease {
  readonly release: LiveRelease;
  /** Whole percent of visitors. */
  readonly share: number;
  /** Names the flip that began it. */
  readonly flip: string;
}

type OnConflict = (part: string, owner: string, refused: string) => void;
type Releases = ReadonlyMap<string, LiveRelease>;

/**
 * Holds the combinations of releases that are shown now and the ones before them. Swapping is one
 * assignment: requests under way keep the snapshot they took.
 */
export class SnapshotStore {
  readonly #shellId: string;
  readonly #onConflict: OnConflict;
  #order: readonly string[];
  #live: Releases = new Map();
  readonly #canaries = new Map<string, CanaryRelease>();
  #current: Snapshot;
  /** One per canary, the largest share first. */
  #steps: readonly { readonly below: number; readonly snapshot: Snapshot }[] = [];
  #kept: readonly Snapshot[] = [];
  #previews: readonly Snapshot[] = [];

  constructor(shellId: string, remoteNames: readonly string[], onConflict: OnConflict) {
    this.#shellId = shellId;
    this.#order = remoteNames;
    this.#onConflict = onConflict;
    this.#current = this.#keep(this.#snapshotOf(new Map()));
  }

  /** What visitors without a bucket get: live releases only. */
  get current(): Snapshot {
    return this.#current;
  }

  get canaries(): ReadonlyMap<string, CanaryRelease> {
    return this.#canaries;
  }

  /**
   * What a visitor gets. Buckets are nested: who is in a small share is in every larger one, so
   * that a few canaries at once make few combinations.
   *
   * @param bucket 0 to 99, null for a visitor without one
   */
  forBucket(bucket: number | null): Snapshot {
    if (bucket === null) return this.current;
    return this.#steps.findLast(({ below }) => bucket < below)?.snapshot ?? this.current;
  }

  /** A combination that an open tab was rendered with, if it is still held. */
  held(combination: string): Snapshot | undefined {
    return [...this.#kept, ...this.#previews].find(
      (snapshot) => snapshot.combination === combination,
    );
  }

  /** Live releases with some in the place of others: what one visitor sees in a preview. */
  preview(instead: readonly LiveRelease[]): Snapshot {
    const releases = new Map(this.#live);
    for (const release of instead) releases.set(release.name, release);
    const snapshot = this.#snapshotOf(releases);
    this.#previews = newest(snapshot, this.#previews, PREVIEWS);
    return snapshot;
  }

  /** Puts a release in the place of the remote's former one. */
  accept(release: LiveRelease): void {
    this.#live = new Map(this.#live).set(release.name, release);
    this.#rebuild();
  }

  /** Begins, changes or ends (null) a canary. Tabs that show a canary that ended load anew. */
  acceptCanary(remote: string, canary: CanaryRelease | null): void {
    const before = this.#canaries.get(remote)?.release;
    if (canary) this.#canaries.set(remote, canary);
    else this.#canaries.delete(remote);
    this.#rebuild();
    if (before && before.id !== canary?.release.id && this.#live.get(remote)?.id !== before.id)
      this.#kept = this.#kept.filter((snapshot) => snapshot.releases.get(remote) !== before);
  }

  /** Remotes in the order of configuration; those that are gone leave the pages. */
  setRemotes(names: readonly string[]): void {
    this.#order = names;
    this.#live = new Map([...this.#live].filter(([name]) => names.includes(name)));
    for (const name of this.#canaries.keys())
      if (!names.includes(name)) this.#canaries.delete(name);
    this.#rebuild();
  }

  /** Every release that some page may still be made with. */
  releasesHeld(): ReadonlySet<LiveRelease> {
    const held = [...this.#kept, ...this.#previews];
    return new Set(held.flatMap((snapshot) => [...snapshot.releases.values()]));
  }

  #rebuild(): void {
    const bySize = [...this.#canaries.values()].toSorted((a, b) => b.share - a.share);
    const releases = new Map(this.#live);
    const steps: { below: number; snapshot: Snapshot }[] = [];
    this.#current = this.#keep(this.#snapshotOf(releases));
    for (const { release, share } of bySize) {
      releases.set(release.name, release);
      steps.push({ below: share, snapshot: this.#keep(this.#snapshotOf(releases)) });
    }
    this.#steps = steps;
  }

  #snapshotOf(releases: Releases): Snapshot {
    const ordered = new Map<string, LiveRelease>();
    for (const name of this.#order) {
      const release = releases.get(name);
      if (release) ordered.set(name, release);
    }
    return buildSnapshot(this.#shellId, ordered, this.#onConflict);
  }

  #keep(snapshot: Snapshot): Snapshot {
    this.#kept = newest(snapshot, this.#kept, KEPT);
    return snapshot;
  }
}

/** Of equal combinations the newest is kept. */
function newest(snapshot: Snapshot, kept: readonly Snapshot[], most: number): Snapshot[] {
  const others = kept.filter(({ combination }) => combination !== snapshot.combination);
  return [snapshot, ...others].slice(0, most);
}
