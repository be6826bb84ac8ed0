import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { SwitchesDocument } from '@gruenland/shared-contracts/release.ts';
import type { LoadedRelease } from '#server/loaded-release.ts';
import type { RemoteStatus } from '#server/remote-status.ts';

export interface RemoteSource {
  readonly name: string;
  /** For example `http://127.0.0.1:3003/mf-magazine/`. */
  readonly origin: string;
}

/** The release under trial of one remote. */
export interface Canary {
  readonly release: LoadedRelease;
  /** Whole percent of visitors, 1 to 99. */
  readonly share: number;
  /** Names the flip that began or confirmed it: the statement's signature. */
  readonly flip: string;
}

export interface WatcherOptions {
  readonly remotes: readonly RemoteSource[];
  /** What releases may `require`; nothing else exists for them besides SERVER_BUILTINS. */
  readonly modules: Readonly<Record<string, unknown>>;
  /** Public keys, PEM or base64; several while keys are changed. */
  readonly trustedKeys: readonly string[];
  /** Milliseconds between the end of one check and the next. */
  readonly pollMs: number;
  /** Milliseconds for each file, from the request to its last byte. */
  readonly timeoutMs: number;
  /** Milliseconds for a bundle's top level, again for its views, and for its proof. Default 5 000. */
  readonly runMs?: number;
  /** Folder for the last good releases; without it a start needs the origin. */
  readonly cacheDir?: string;
  /** Milliseconds before a refused release is tried again. Default 10 000. */
  readonly retryMs?: number;
  /** Program that proves a release in a process of its own first; without it none is proved. */
  readonly proveWorker?: string;
  /** Address of `switches.json`; without it there are none. */
  readonly switchesUrl?: string;
  readonly log: Logger;
  /** Puts a release into use. What it throws refuses the release; the old one stays. */
  readonly accept: (release: LoadedRelease) => Promise<void>;
  /**
   * Puts a release under trial, changes its share, or ends the trial (null). What it throws
   * refuses the canary. Without it canaries are not loaded.
   */
  readonly acceptCanary?: (remote: string, canary: Canary | null) => Promise<void>;
  /** Hears of every new, verified state of the switches; null: there is no such document. */
  readonly onSwitches?: (document: SwitchesDocument | null) => void;
}

/** What became of a document that was pushed. */
export interface PushOutcome {
  /** Whether the shell now holds what the document says. */
  readonly taken: boolean;
  /** Why not; also what is wrong with its canary. */
  readonly problem: string | null;
}

/** A release that comes by push from a dev server, not from the origin. */
export interface GuestFiles {
  /** Bytes of the release document. */
  readonly document: Buffer;
  readonly bundle: Buffer;
  /** Bytes of the release's proof (`meta/<id>.sig.json`). */
  readonly proof: Buffer;
}

export interface ReleaseWatcher {
  /**
   * Begins to poll; comes back when every remote was loaded or could not be, or after `waitMs`.
   */
  start(waitMs: number): Promise<void>;
  /** Looks now, at one remote or all, also at releases refused before. Never rejects for them. */
  check(name?: string): Promise<void>;
  /** Takes a signed `latest.json` as if it had been polled. Never rejects. */
  push(remote: string, latest: Buffer): Promise<PushOutcome>;
  /** Takes a signed `switches.json` as if it had been polled. Never rejects. */
  pushSwitches(document: Buffer): PushOutcome;
  /**
   * Any release of a remote, live or not, through all checks. A few are kept.
   *
   * @throws {UnknownReleaseError} when the origin has no such release
   * @throws {RefusedReleaseError} when it is not fit for use
   * @throws {OriginAwayError} when its files do not come
   */
  open(remote: string, id: string): Promise<LoadedRelease>;
  /**
   * A release that was pushed as a whole, through all checks; it is not kept.
   *
   * @param base where its browser files come from
   * @throws {UnknownReleaseError} for a remote that is not watched
   * @throws {RefusedReleaseError} when it is not fit for use
   */
  openGuest(remote: string, files: GuestFiles, base: string): Promise<LoadedRelease>;
  /**
   * Changes which remotes are watched. One whose origin stays the same keeps its state. Polling of
   * new ones begins at once when the watcher was started.
   */
  setRemotes(remotes: readonly RemoteSource[]): void;
  /** In the order of the remotes. */
  status(): readonly RemoteStatus[];
  /** Ends polling, requests and proofs; nothing runs afterwards. */
  stop(): Promise<void>;
}
