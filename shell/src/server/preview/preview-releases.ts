import type {
  LoadedRelease,
  ReleaseWatcher,
} from '@gruenland/federation/server/release-watcher.ts';
import type { LiveRelease } from '#server/snapshot/snapshot.ts';
import type { WantedRelease } from './release-preview.ts';

/** How many releases for previews are held; the one that was not asked for longest goes. */
const HELD = 6;

/** A release of a preview cannot be shown; the message is for the one who previews. */
export class PreviewError extends Error {
  override readonly name = 'PreviewError';
}

/** @param base where a dev server holds the files; else they lie at the release origin */
type Prepare = (loaded: LoadedRelease, base?: string) => Promise<LiveRelease>;

/**
 * Releases that single visitors see: any that the origin vouches for, by its id, and those that
 * dev servers push. They pass the same checks as live ones.
 */
export class PreviewReleases {
  readonly #watcher: Pick<ReleaseWatcher, 'open' | 'openGuest'>;
  readonly #prepare: Prepare;
  readonly #opened = new Map<string, Promise<LiveRelease>>();
  readonly #guests = new Map<string, LiveRelease>();

  constructor(watcher: Pick<ReleaseWatcher, 'open' | 'openGuest'>, prepare: Prepare) {
    this.#watcher = watcher;
    this.#prepare = prepare;
  }

  /** @throws PreviewError when the release is unknown, refused or does not come in time */
  async open({ remote, id, base }: WantedRelease): Promise<LiveRelease> {
    if (id === 'dev') return this.#guest(remote, base);
    const key = `${remote}@${id}`;
    const known = this.#opened.get(key);
    this.#opened.delete(key);
    const opening = known ?? this.#watcher.open(remote, id).then((loaded) => this.#prepare(loaded));
    this.#opened.set(key, opening);
    trim(this.#opened);
    try {
      return await opening;
    } catch (error) {
      this.#opened.delete(key);
      throw new PreviewError(`${key}: ${messageOf(error)}`, { cause: error });
    }
  }

  /** Takes a release from a dev server. @throws whatever keeps it from use */
  async takeGuest(
    remote: string,
    files: { readonly document: Buffer; readonly bundle: Buffer; readonly proof: Buffer },
    base: string,
  ): Promise<LiveRelease> {
    const release = await this.#prepare(await this.#watcher.openGuest(remote, files, base), base);
    const key = guestKey(remote, base);
    this.#guests.delete(key);
    this.#guests.set(key, release);
    trim(this.#guests);
    return release;
  }

  #guest(remote: string, base: string): LiveRelease {
    const release = this.#guests.get(guestKey(remote, base));
    if (release) return release;
    throw new PreviewError(`${remote}: no release has come from the dev server at ${base} yet`);
  }
}

function guestKey(remote: string, base: string): string {
  return `${remote} ${base}`;
}

function trim(held: Map<string, unknown>): void {
  for (const key of held.keys()) {
    if (held.size <= HELD) return;
    held.delete(key);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
