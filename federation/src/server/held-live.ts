import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { LatestDocument } from '@gruenland/shared-contracts/release.ts';
import type { LoadedRelease, OpenedRelease } from '#server/loaded-release.ts';
import { messageOf } from '#server/message-of.ts';
import type { ReleaseClaim } from '#server/open-release.ts';
import { TamperedError } from '#server/open-release.ts';
import { Refusal } from '#server/refusal.ts';
import type { ReleaseCache } from '#server/release-cache.ts';
import type { ReleaseReader } from '#server/release-reader.ts';

export interface HeldLiveOptions {
  readonly cache: ReleaseCache;
  /** Milliseconds before a refused release is tried again. */
  readonly retryMs: number;
  readonly log: Logger;
  readonly signal: AbortSignal;
  readonly accept: (release: LoadedRelease) => Promise<void>;
}

/** A release in use and the `latest.json` that made it live. */
export interface LiveHolding extends OpenedRelease {
  readonly latest: LatestDocument;
  readonly bytes: Buffer;
}

/** The live release of one remote; only a good one that is not older takes its place. */
export class HeldLive {
  readonly #remote: string;
  readonly #reader: ReleaseReader;
  readonly #options: HeldLiveOptions;
  /** A release that is loaded already, the canary for example. */
  readonly #known: (claim: ReleaseClaim) => OpenedRelease | null;
  readonly #refusal: Refusal;
  readonly #keptRefusal: Refusal;
  #held: LiveHolding | null = null;
  /** What lay on disk at the start; it counts until something is held. */
  #kept: Promise<LatestDocument | null> | null = null;

  constructor(
    remote: string,
    reader: ReleaseReader,
    options: HeldLiveOptions,
    known: (claim: ReleaseClaim) => OpenedRelease | null,
  ) {
    this.#remote = remote;
    this.#reader = reader;
    this.#options = options;
    this.#known = known;
    this.#refusal = new Refusal(options.retryMs);
    this.#keptRefusal = new Refusal(options.retryMs);
  }

  get held(): LiveHolding | null {
    return this.#held;
  }

  /** Lets a release be tried again that was refused a moment ago. */
  forgive(): void {
    this.#refusal.forget();
  }

  /** Takes what is offered, unless it was refused a moment ago. @returns what keeps it out */
  async offer(bytes: Buffer): Promise<string | null> {
    if (this.#held?.bytes.equals(bytes)) return null;
    const key = bytes.toString('latin1');
    const refused = this.#refusal.of(key);
    if (refused !== null) return refused;
    try {
      await this.#take(bytes);
      return null;
    } catch (error) {
      return this.#refusal.note(key, error);
    }
  }

  /**
   * Reads an offer. An older statement, once rightly signed, must not bring back a release with
   * known faults; what was held before a restart counts as well.
   *
   * @throws when it is malformed, signed by nobody who is trusted, or older than what is held
   */
  async readNewer(bytes: Buffer): Promise<LatestDocument> {
    const latest = this.#reader.openLatest(bytes);
    const before = this.#held?.latest ?? (await this.#keptLatest());
    if (!before) return latest;
    const { id, sequence } = latest;
    const again = sequence === before.sequence && id === before.id;
    if (sequence > before.sequence || again) return latest;
    throw new TamperedError(`sequence ${sequence} is offered after ${before.sequence}`);
  }

  async #take(bytes: Buffer): Promise<void> {
    const latest = await this.readNewer(bytes);
    if (this.#held?.latest.id === latest.id) {
      this.#hold({ ...this.#held, latest, bytes });
      return;
    }
    const opened = this.#known(latest) ?? (await this.#reader.fetch(latest));
    await this.#use({ ...opened, latest, bytes });
    await this.#keep({ latest: bytes, ...opened.parts });
  }

  async #use(holding: LiveHolding): Promise<void> {
    this.#options.signal.throwIfAborted();
    await this.#options.accept(holding.release);
    this.#hold(holding);
  }

  #hold(holding: LiveHolding): void {
    this.#held = holding;
    this.#refusal.forget();
  }

  #keptLatest(): Promise<LatestDocument | null> {
    this.#kept ??= this.#options.cache.read(this.#remote).then((files) => {
      try {
        return files && this.#reader.openLatest(files.latest);
      } catch {
        // A cache that nobody vouches for says nothing.
        return null;
      }
    });
    return this.#kept;
  }

  /** Nothing good came and nothing is held: the last good release from disk has to do. */
  async takeKept(): Promise<void> {
    const files = await this.#options.cache.read(this.#remote);
    if (!files || this.#keptRefusal.of(this.#remote) !== null) return;
    try {
      const latest = this.#reader.openLatest(files.latest);
      const opened = await this.#reader.open(latest, files);
      await this.#use({ ...opened, latest, bytes: files.latest });
    } catch (error) {
      const problem = this.#keptRefusal.note(this.#remote, error);
      this.#options.log.warn({ remote: this.#remote, problem }, 'the kept release is unusable');
    }
  }

  async #keep(files: Parameters<ReleaseCache['write']>[1]): Promise<void> {
    try {
      await this.#options.cache.write(this.#remote, files);
    } catch (error) {
      const fields = { remote: this.#remote, problem: messageOf(error) };
      this.#options.log.warn(fields, 'release could not be kept on disk');
    }
  }
}
