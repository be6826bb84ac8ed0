import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { KillSwitchesDocument } from '@gruenland/shared-contracts/release.ts';
import type { LoadedRelease } from '#server/loaded-release.ts';
import type { RemoteStatus } from '#server/remote-status-tracker.ts';

export interface RemoteSource {
  readonly name: string;
  /** Base URL of the remote's files, for example `http://127.0.0.1:3003/mf-magazine/`. */
  readonly origin: string;
}

/** The canary release of one remote. */
export interface Canary {
  readonly release: LoadedRelease;
  /** Percentage of visitors that get the canary, 1 to 99. */
  readonly share: number;
  /**
   * Signature of the canary's statement; identifies the flip that started or confirmed the canary.
   */
  readonly flip: string;
}

export interface WatcherOptions {
  readonly remotes: readonly RemoteSource[];
  /** Modules that releases may `require` in addition to SERVER_BUILTINS. */
  readonly modules: Readonly<Record<string, unknown>>;
  /** Public keys, PEM or base64. Several keys are trusted during a key change. */
  readonly trustedKeys: readonly string[];
  /** Milliseconds between the end of one poll and the start of the next. */
  readonly pollMs: number;
  /** Timeout for fetching one file in milliseconds, body included. */
  readonly timeoutMs: number;
  /**
   * Timeout in milliseconds for each of three steps: running the bundle's top-level code, loading
   * its views, and the sandbox check. Default 5 000.
   */
  readonly stepTimeoutMs?: number;
  /** Folder of the disk cache. Without it, a start needs a reachable origin. */
  readonly cacheDir?: string;
  /** Milliseconds before a refused release is retried. Default 10 000. */
  readonly retryMs?: number;
  /** Path of the sandbox program. Without a program, releases are not checked in a sandbox. */
  readonly sandboxProgram?: string;
  /** URL of `switches.json`. Without a URL, no part can be switched off. */
  readonly switchesUrl?: string;
  readonly log: Logger;
  /**
   * Activates a release. If the promise rejects, the release is refused and the previous one stays
   * active.
   */
  readonly acceptRelease: (release: LoadedRelease) => Promise<void>;
  /** Called when the live release of a remote was withdrawn. */
  readonly withdrawRemote?: (remote: string) => void;
  /**
   * Starts a canary or changes its share; null ends the canary. If the promise rejects, the canary
   * is refused. Without this callback canaries are not loaded.
   */
  readonly acceptCanary?: (remote: string, canary: Canary | null) => Promise<void>;
  /**
   * Called with the kill switches whenever a verified document changes them; null: there is no
   * document.
   */
  readonly onSwitches?: (document: KillSwitchesDocument | null) => void;
}

/** Result of pushing a document to the shell. */
export interface PushOutcome {
  /** Whether the shell now uses the pushed document. */
  readonly accepted: boolean;
  /** Reason why the document or only its canary was refused; null if neither was refused. */
  readonly problem: string | null;
}

/** Files of a build that a dev server pushes; the build is not stored at the origin. */
export interface DevBuildFiles {
  /** Bytes of the release document. */
  readonly document: Buffer;
  readonly bundle: Buffer;
  /** Bytes of the detached signature (`meta/<id>.sig.json`). */
  readonly signature: Buffer;
}

export interface ReleaseWatcher {
  /**
   * Starts polling. Resolves when the first check of every remote has finished, or after `waitMs`.
   */
  start(waitMs: number): Promise<void>;
  /**
   * Polls one remote, or all remotes, now. Also retries refused releases. Rejects only for an
   * unknown name.
   */
  check(name?: string): Promise<void>;
  /** Applies a signed `latest.json` as if it had been polled. Never rejects. */
  push(remote: string, latest: Buffer): Promise<PushOutcome>;
  /** Applies a signed `switches.json` as if it had been polled. Never throws. */
  pushSwitches(document: Buffer): PushOutcome;
  /**
   * Opens any release of a remote, live or not, after all checks. A few releases are cached.
   *
   * @throws {UnknownReleaseError} when the origin has no such release or the remote is not watched
   * @throws {RefusedReleaseError} when the release fails a check
   * @throws {OriginUnavailableError} when the origin does not deliver the release's files
   */
  open(remote: string, id: string): Promise<LoadedRelease>;
  /**
   * Opens a build that a dev server pushed, after all checks. The build is not cached.
   *
   * @param base URL of the build's browser files
   * @throws {UnknownReleaseError} when the remote is not watched
   * @throws {RefusedReleaseError} when the build fails a check
   */
  openDevBuild(remote: string, files: DevBuildFiles, base: string): Promise<LoadedRelease>;
  /**
   * Changes which remotes are watched. A remote with the same origin keeps its state. New remotes
   * are polled at once if the watcher was started.
   */
  setRemotes(remotes: readonly RemoteSource[]): void;
  /** Returns the status of every remote, in the order in which the remotes were configured. */
  getStatuses(): readonly RemoteStatus[];
  /** Stops all polling, requests and sandbox checks. */
  stop(): Promise<void>;
}
