import type {
  LoadedRelease,
  ReleaseWatcher,
} from '@gruenland/federation/server/release-watcher.ts';
import type { LiveRelease } from '#server/snapshot/snapshot.ts';
import type { RequestedRelease } from './release-preview.ts';

/** Maximum number of releases kept for previews; the least recently used release is dropped. */
const MAX_PREVIEW_RELEASES = 6;

/** Thrown when a previewed release cannot be shown; the person who previews sees the message. */
export class PreviewError extends Error {
  override readonly name = 'PreviewError';
}

/**
 * @param base URL of the dev server's files; absent for releases at the release origin
 */
type PrepareRelease = (loadedRelease: LoadedRelease, base?: string) => Promise<LiveRelease>;

/**
 * Opens releases for previews: signed releases at the release origin, by their id, and dev builds.
 * Both kinds pass the same checks as live releases.
 */
export class PreviewReleases {
  readonly #watcher: Pick<ReleaseWatcher, 'open' | 'openDevBuild'>;
  readonly #prepare: PrepareRelease;
  readonly #openedReleases = new Map<string, Promise<LiveRelease>>();
  readonly #devBuilds = new Map<string, LiveRelease>();

  constructor(watcher: Pick<ReleaseWatcher, 'open' | 'openDevBuild'>, prepare: PrepareRelease) {
    this.#watcher = watcher;
    this.#prepare = prepare;
  }

  /**
   * Returns a requested release, ready to be shown.
   * @throws PreviewError when the release is unknown, refused or not loaded in time
   */
  async open({ remote, id, base }: RequestedRelease): Promise<LiveRelease> {
    if (id === 'dev') return this.#requireDevBuild(remote, base);
    const key = `${remote}@${id}`;
    const openedRelease = this.#openedReleases.get(key);
    this.#openedReleases.delete(key);
    const releasePromise =
      openedRelease ??
      this.#watcher.open(remote, id).then((loadedRelease) => this.#prepare(loadedRelease));
    this.#openedReleases.set(key, releasePromise);
    dropLeastRecentlyUsed(this.#openedReleases);
    try {
      return await releasePromise;
    } catch (error) {
      this.#openedReleases.delete(key);
      throw new PreviewError(`${key}: ${getMessage(error)}`, { cause: error });
    }
  }

  /**
   * Accepts a build from a dev server.
   * @throws Error with the reason why the build cannot be used
   */
  async acceptDevBuild(
    remote: string,
    files: { readonly document: Buffer; readonly bundle: Buffer; readonly signature: Buffer },
    base: string,
  ): Promise<LiveRelease> {
    const release = await this.#prepare(
      await this.#watcher.openDevBuild(remote, files, base),
      base,
    );
    const key = getDevBuildKey(remote, base);
    this.#devBuilds.delete(key);
    this.#devBuilds.set(key, release);
    dropLeastRecentlyUsed(this.#devBuilds);
    return release;
  }

  #requireDevBuild(remote: string, base: string): LiveRelease {
    const release = this.#devBuilds.get(getDevBuildKey(remote, base));
    if (release) return release;
    throw new PreviewError(`${remote}: the dev server at ${base} has not pushed a build yet`);
  }
}

function getDevBuildKey(remote: string, base: string): string {
  return `${remote} ${base}`;
}

function dropLeastRecentlyUsed(releases: Map<string, unknown>): void {
  for (const key of releases.keys()) {
    if (releases.size <= MAX_PREVIEW_RELEASES) return;
    releases.delete(key);
  }
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
