import { buildSnapshot } from './build-snapshot.ts';
import type { LiveRelease, Snapshot } from './snapshot.ts';

/**
 * Number of release combinations kept for open tabs. A tab with an older combination gets a full
 * page load.
 */
const MAX_KEPT_SNAPSHOTS = 16;
/**
 * Number of release combinations kept for previews. The limit is separate, because every save on a
 * dev server creates a combination that must not displace readers' combinations.
 */
const MAX_KEPT_PREVIEWS = 16;

/** A release that only a share of visitors gets. */
export interface CanaryRelease {
  readonly release: LiveRelease;
  /** Percent of visitors who get the release, an integer. */
  readonly share: number;
  /** Id of the release change that started this canary. */
  readonly flip: string;
}

type OnConflict = (part: string, owner: string, refusedOwner: string) => void;
type ReleasesByName = ReadonlyMap<string, LiveRelease>;

/**
 * Keeps the current release combinations, with and without canaries, and recent combinations for
 * open tabs. A release change replaces the snapshot immediately; running requests keep the snapshot
 * they took.
 */
export class SnapshotStore {
  readonly #shellId: string;
  readonly #onConflict: OnConflict;
  #remoteNames: readonly string[];
  #liveReleases: ReleasesByName = new Map();
  readonly #withdrawnRemotes = new Set<string>();
  readonly #canaries = new Map<string, CanaryRelease>();
  #current: Snapshot;
  /**
   * Snapshots with canaries, the largest share first. Each snapshot is for visitors whose bucket is
   * less than `below`.
   */
  #steps: readonly { readonly below: number; readonly snapshot: Snapshot }[] = [];
  #keptSnapshots: readonly Snapshot[] = [];
  #previews: readonly Snapshot[] = [];

  constructor(shellId: string, remoteNames: readonly string[], onConflict: OnConflict) {
    this.#shellId = shellId;
    this.#remoteNames = remoteNames;
    this.#onConflict = onConflict;
    this.#current = this.#keepSnapshot(this.#buildOrderedSnapshot(new Map()));
  }

  /** Snapshot for visitors without a bucket. It contains only live releases, no canaries. */
  get current(): Snapshot {
    return this.#current;
  }

  /** Release combinations that visitors' documents have now. Only data of open tabs has others. */
  get documentCombinations(): ReadonlySet<string> {
    const snapshots = [this.#current, ...this.#steps.map(({ snapshot }) => snapshot)];
    return new Set(snapshots.map(({ combination }) => combination));
  }

  get canaries(): ReadonlyMap<string, CanaryRelease> {
    return this.#canaries;
  }

  /**
   * Returns the snapshot for a visitor. Shares are nested: the visitors of a smaller share are in
   * every larger one, so that several canaries create few release combinations.
   *
   * @param bucket 0 to 99, null for a visitor without one
   */
  selectSnapshot(bucket: number | null): Snapshot {
    if (bucket === null) return this.current;
    return this.#steps.findLast(({ below }) => bucket < below)?.snapshot ?? this.current;
  }

  /** Finds the snapshot of an open tab by its release combination, if it is still kept. */
  find(combination: string): Snapshot | undefined {
    return [...this.#keptSnapshots, ...this.#previews].find(
      (snapshot) => snapshot.combination === combination,
    );
  }

  /**
   * Creates the snapshot of a preview: the live releases, some of them replaced by `replacements`.
   */
  createPreviewSnapshot(replacements: readonly LiveRelease[]): Snapshot {
    const releases = new Map(this.#liveReleases);
    for (const release of replacements) releases.set(release.name, release);
    const snapshot = this.#buildOrderedSnapshot(releases);
    this.#previews = prependSnapshot(snapshot, this.#previews, MAX_KEPT_PREVIEWS);
    return snapshot;
  }

  /** Replaces the live release of a remote. */
  setLiveRelease(release: LiveRelease): void {
    this.#withdrawnRemotes.delete(release.name);
    this.#liveReleases = new Map(this.#liveReleases).set(release.name, release);
    this.#rebuild();
  }

  /** Ends the live release of a remote. Open tabs that show it need a full load. */
  withdraw(remote: string): void {
    this.#withdrawnRemotes.add(remote);
    this.#liveReleases = new Map([...this.#liveReleases].filter(([name]) => name !== remote));
    this.#rebuild();
    this.#keptSnapshots = this.#keptSnapshots.filter(({ releases }) => !releases.has(remote));
  }

  /** Whether the remote's release was withdrawn, so that its pages do not exist. */
  isWithdrawn(remote: string): boolean {
    return this.#withdrawnRemotes.has(remote);
  }

  /**
   * Starts, changes or ends (null) a canary. When a canary ends, open tabs that show it need a full
   * load.
   */
  acceptCanary(remote: string, canary: CanaryRelease | null): void {
    const previousRelease = this.#canaries.get(remote)?.release;
    if (canary) this.#canaries.set(remote, canary);
    else this.#canaries.delete(remote);
    this.#rebuild();
    if (
      previousRelease &&
      previousRelease.id !== canary?.release.id &&
      this.#liveReleases.get(remote)?.id !== previousRelease.id
    )
      this.#keptSnapshots = this.#keptSnapshots.filter(
        (snapshot) => snapshot.releases.get(remote) !== previousRelease,
      );
  }

  /** Sets the remotes in configuration order; releases of other remotes are removed. */
  setRemotes(names: readonly string[]): void {
    this.#remoteNames = names;
    this.#liveReleases = new Map([...this.#liveReleases].filter(([name]) => names.includes(name)));
    for (const name of this.#canaries.keys())
      if (!names.includes(name)) this.#canaries.delete(name);
    for (const name of this.#withdrawnRemotes)
      if (!names.includes(name)) this.#withdrawnRemotes.delete(name);
    this.#rebuild();
  }

  /** Lists the releases of all snapshots that are kept for visitors, open tabs and previews. */
  listReleasesInUse(): ReadonlySet<LiveRelease> {
    const snapshots = [...this.#keptSnapshots, ...this.#previews];
    return new Set(snapshots.flatMap((snapshot) => [...snapshot.releases.values()]));
  }

  #rebuild(): void {
    const canariesByShare = [...this.#canaries.values()].toSorted((a, b) => b.share - a.share);
    const releases = new Map(this.#liveReleases);
    const steps: { below: number; snapshot: Snapshot }[] = [];
    this.#current = this.#keepSnapshot(this.#buildOrderedSnapshot(releases));
    for (const { release, share } of canariesByShare) {
      releases.set(release.name, release);
      steps.push({
        below: share,
        snapshot: this.#keepSnapshot(this.#buildOrderedSnapshot(releases)),
      });
    }
    this.#steps = steps;
  }

  #buildOrderedSnapshot(releases: ReleasesByName): Snapshot {
    const orderedReleases = new Map<string, LiveRelease>();
    for (const name of this.#remoteNames) {
      const release = releases.get(name);
      if (release) orderedReleases.set(name, release);
    }
    return buildSnapshot(this.#shellId, orderedReleases, this.#onConflict);
  }

  #keepSnapshot(snapshot: Snapshot): Snapshot {
    this.#keptSnapshots = prependSnapshot(snapshot, this.#keptSnapshots, MAX_KEPT_SNAPSHOTS);
    return snapshot;
  }
}

/**
 * Puts a snapshot first in the list, removes an older one with the same release combination, and
 * keeps at most `maxCount` snapshots.
 */
function prependSnapshot(
  snapshot: Snapshot,
  keptSnapshots: readonly Snapshot[],
  maxCount: number,
): Snapshot[] {
  const otherSnapshots = keptSnapshots.filter(
    ({ combination }) => combination !== snapshot.combination,
  );
  return [snapshot, ...otherSnapshots].slice(0, maxCount);
}
