import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { LatestDocument } from '@gruenland/shared-contracts/release.ts';
import { FetchError } from '#server/bounded-fetch.ts';
import type { LoadedRelease } from '#server/loaded-release.ts';
import { TamperedError } from '#server/open-release.ts';
import type { ReleaseCache, ReleaseFiles } from '#server/release-cache.ts';
import type { ReaderOptions } from '#server/release-reader.ts';
import { ReleaseReader } from '#server/release-reader.ts';
import type { RemoteStatus } from '#server/remote-status.ts';
import { StatusBoard } from '#server/remote-status.ts';

export interface WatchedRemoteOptions extends ReaderOptions {
  readonly cache: ReleaseCache;
  /** Milliseconds before a refused release is tried again. */
  readonly retryMs: number;
  readonly log: Logger;
  readonly accept: (release: LoadedRelease) => Promise<void>;
}

/** One remote: the release that is held, and what is wrong with the one that is offered. */
export class WatchedRemote {
  readonly name: string;
  readonly #options: WatchedRemoteOptions;
  readonly #reader: ReleaseReader;
  readonly #board: StatusBoard;
  readonly #first = Promise.withResolvers<void>();
  #held: { readonly latest: LatestDocument; readonly bytes: Buffer } | null = null;
  #refused: { readonly bytes: Buffer; readonly until: number; readonly problem: string } | null =
    null;
  #queue: Promise<void> = Promise.resolve();
  #waiting: Promise<void> | null = null;

  constructor(name: string, origin: string, options: WatchedRemoteOptions) {
    this.name = name;
    this.#options = options;
    this.#reader = new ReleaseReader(name, origin, options);
    this.#board = new StatusBoard(name, options.log);
  }

  get status(): RemoteStatus {
    return this.#board.status;
  }

  /** Fulfilled with the first release that is held. */
  get loaded(): Promise<void> {
    return this.#first.promise;
  }

  /** Fulfilled when no check is under way. */
  get settled(): Promise<void> {
    return this.#queue;
  }

  /**
   * Looks at the origin. Checks of one remote never overlap; one that is asked for while another
   * runs comes after it, because the running one may have read the old `latest.json` already.
   *
   * @param force also tries a release again that was refused a moment ago
   */
  check(force: boolean): Promise<void> {
    if (force) this.#refused = null;
    if (this.#waiting) return this.#waiting;
    const turn = this.#queue.then(async () => {
      this.#waiting = null;
      if (!this.#options.signal.aborted) await this.#look();
    });
    this.#waiting = turn;
    this.#queue = turn;
    return turn;
  }

  async #look(): Promise<void> {
    let problem: string | null = null;
    try {
      const offered = await this.#reader.fetchLatest();
      if (!this.#held?.bytes.equals(offered)) problem = await this.#consider(offered);
    } catch (error) {
      problem = messageOf(error);
    }
    if (this.#options.signal.aborted) return;
    if (problem !== null && !this.#held) await this.#takeKept();
    this.#board.report(this.#held?.latest ?? null, problem);
    if (this.#held) this.#first.resolve();
  }

  /** Takes a release that is not held, unless it was refused a moment ago; what keeps it out. */
  async #consider(offered: Buffer): Promise<string | null> {
    const refused = this.#refused;
    if (refused?.bytes.equals(offered) && performance.now() < refused.until) return refused.problem;
    try {
      await this.#take(offered);
      return null;
    } catch (error) {
      const problem = messageOf(error);
      // A file that does not come says nothing about the release: asked for again at each check.
      if (!(error instanceof FetchError)) {
        const until = performance.now() + this.#options.retryMs;
        this.#refused = { bytes: offered, until, problem };
      }
      return problem;
    }
  }

  async #take(offered: Buffer): Promise<void> {
    const latest = this.#reader.openLatest(offered);
    await this.#requireNewer(latest);
    if (this.#held?.latest.id === latest.id) this.#hold(latest, offered);
    else await this.#use(await this.#reader.fetchFiles(offered, latest), true);
  }

  async #use(files: ReleaseFiles, keep: boolean): Promise<void> {
    const release = await this.#reader.open(files);
    if (this.#options.signal.aborted) return;
    await this.#options.accept(release);
    this.#hold(release.latest, files.latest);
    if (keep) await this.#keep(files);
  }

  #hold(latest: LatestDocument, bytes: Buffer): void {
    this.#held = { latest, bytes };
    this.#refused = null;
  }

  /**
   * An older statement, once rightly signed, must not bring back a release with known faults.
   * What was held before a restart counts as well.
   */
  async #requireNewer({ id, sequence }: LatestDocument): Promise<void> {
    const before = this.#held?.latest ?? (await this.#keptLatest());
    if (!before) return;
    const again = sequence === before.sequence && id === before.id;
    if (sequence > before.sequence || again) return;
    throw new TamperedError(`sequence ${sequence} is offered after ${before.sequence}`);
  }

  async #keptLatest(): Promise<LatestDocument | null> {
    const files = await this.#options.cache.read(this.name);
    try {
      return files && this.#reader.openLatest(files.latest);
    } catch {
      // A cache that nobody vouches for says nothing.
      return null;
    }
  }

  /** Nothing good came and nothing is held: the last good release from disk has to do. */
  async #takeKept(): Promise<void> {
    const files = await this.#options.cache.read(this.name);
    if (!files) return;
    try {
      await this.#use(files, false);
    } catch (error) {
      const fields = { remote: this.name, problem: messageOf(error) };
      this.#options.log.warn(fields, 'the kept release is unusable');
    }
  }

  async #keep(files: ReleaseFiles): Promise<void> {
    try {
      await this.#options.cache.write(this.name, files);
    } catch (error) {
      const fields = { remote: this.name, problem: messageOf(error) };
      this.#options.log.warn(fields, 'release could not be kept on disk');
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
