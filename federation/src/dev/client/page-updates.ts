import type { DevEvent } from '#dev/dev-events.ts';
import { findHotBuild } from '#dev/client/hot-build.ts';
import { swapStylesheets } from '#dev/client/swap-stylesheets.ts';

/**
 * Milliseconds to wait before a broken page reloads, because the shell may still use the old build.
 */
const RELOAD_DELAY_MS = 300;

export interface PageUpdatesOptions {
  /** URL of the dev server's files, with trailing slash. */
  readonly base: string;
  /** `shell`: a page of the shell. `alone`: the standalone page of the remote. */
  readonly place: 'shell' | 'alone';
  /** Id of the dev build that the server rendered; empty for none. */
  readonly renderedBuildId: string;
  /** Whether the server or the browser threw an error. Such a page reloads after the next build. */
  readonly isBroken: () => boolean;
  /** Whether the page contains parts of the remote. */
  readonly showsRemote: () => boolean;
  readonly reloadPage: () => void;
}

/**
 * Brings a page to the newest build. Replaces modules while the page keeps its state, and reloads
 * the page if that is impossible. Inside the shell, a reload waits until the server renders the new
 * build.
 */
export class PageUpdates {
  readonly #options: PageUpdatesOptions;
  /** Hash of the newest browser build. */
  #newestHash: string | null = null;
  /** Hash of the browser build that the page ran first. */
  #initialHash: string | null = null;
  /** Whether a change arrived that needs a reload. */
  #needsReload = false;

  constructor(options: PageUpdatesOptions) {
    this.#options = options;
  }

  /** Applies the newest browser build, if the page runs scripts of the dev server. */
  async applyBuild(hash = this.#newestHash): Promise<void> {
    this.#newestHash = hash;
    const { place, isBroken, reloadPage: reload } = this.#options;
    const build = this.#findBuild();
    if (!build || hash === null || this.#needsReload || hash === build.getHash()) return;
    // A page with an error gets no hot update but reloads, because its modules may be unusable.
    if (!isBroken() && build.hot && (await build.apply(hash))) return;
    this.#needsReload = true;
    if (place === 'alone') reload();
  }

  /** Updates the page after the shell has accepted a build. */
  acceptDevBuild(event: DevEvent & { readonly kind: 'dev-build' }): void {
    const { id, hash, styles, changesServerOutput, isNew } = event;
    const {
      base,
      place,
      renderedBuildId: serverBuildId,
      isBroken,
      showsRemote,
      reloadPage: reload,
    } = this.#options;
    if (place === 'alone') return;
    if (isBroken()) {
      if (isNew || id !== serverBuildId) setTimeout(reload, RELOAD_DELAY_MS);
      return;
    }
    const build = this.#findBuild();
    if (!build) {
      if (showsRemote() && id !== serverBuildId) reload();
      return;
    }
    // A page without hot updates still runs the build that it loaded first, so any other build
    // needs a reload.
    if (!build.hot && hash !== this.#initialHash) this.#needsReload = true;
    if (this.#needsReload || changesServerOutput) return reload();
    swapStylesheets(base, styles);
  }

  #findBuild() {
    const build = findHotBuild(new URL(this.#options.base).origin);
    this.#initialHash ??= build?.getHash() ?? null;
    return build;
  }
}
