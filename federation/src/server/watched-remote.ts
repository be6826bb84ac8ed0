import { HeldCanary } from '#server/held-canary.ts';
import type { HeldCanaryOptions } from '#server/held-canary.ts';
import { HeldLive } from '#server/held-live.ts';
import type { HeldLiveOptions, LiveHolding } from '#server/held-live.ts';
import type { LoadedRelease, OpenedRelease } from '#server/loaded-release.ts';
import { messageOf } from '#server/message-of.ts';
import type { ReleaseClaim } from '#server/open-release.ts';
import type { ReaderOptions } from '#server/release-reader.ts';
import { MAX_BYTES, ReleaseReader } from '#server/release-reader.ts';
import { isClaimed, ReleaseShelf } from '#server/release-shelf.ts';
import type { RemoteStatus } from '#server/remote-status.ts';
import { StatusBoard } from '#server/remote-status.ts';
import type { GuestFiles, PushOutcome } from '#server/watcher-options.ts';

export type WatchedRemoteOptions = ReaderOptions & HeldLiveOptions & HeldCanaryOptions;

/** One remote: its live release, its canary, its previews, and what is wrong with what is offered. */
export class WatchedRemote {
  readonly name: string;
  readonly origin: string;
  readonly #options: WatchedRemoteOptions;
  readonly #reader: ReleaseReader;
  readonly #live: HeldLive;
  readonly #canary: HeldCanary;
  readonly #shelf: ReleaseShelf;
  readonly #board: StatusBoard;
  readonly #first = Promise.withResolvers<void>();
  /** Looks at the origin, one after the other. */
  #looks: Promise<void> = Promise.resolve();
  #nextLook: Promise<void> | null = null;
  /** Changes of what is held, one after the other, whether they were polled or pushed. */
  #turns: Promise<unknown> = Promise.resolve();
  /** Pushes that wait or are at work; the same one again is no second one. */
  readonly #pushes = new Map<string, Promise<PushOutcome>>();

  constructor(name: string, origin: string, options: WatchedRemoteOptions) {
    const known = (claim: ReleaseClaim) => this.#known(claim);
    this.name = name;
    this.origin = origin;
    this.#options = options;
    this.#reader = new ReleaseReader(name, origin, options);
    this.#live = new HeldLive(name, this.#reader, options, known);
    this.#canary = new HeldCanary(name, this.#reader, options, known);
    this.#shelf = new ReleaseShelf(name, this.#reader, options.retryMs);
    this.#board = new StatusBoard(name, options.log);
  }

  get status(): RemoteStatus {
    return this.#board.status;
  }

  /** Fulfilled when it is known for the first time whether there is a release to hold. */
  get decided(): Promise<void> {
    return this.#first.promise;
  }

  /** Fulfilled when nothing is under way. */
  get settled(): Promise<unknown> {
    return Promise.all([this.#looks, this.#turns]);
  }

  /**
   * Looks at the origin. Looks of one remote never overlap; one that is asked for while another
   * runs comes after it, because the running one may have read the old `latest.json` already.
   *
   * @param force also tries a release again that was refused a moment ago
   */
  check(force: boolean): Promise<void> {
    if (force) {
      this.#live.forgive();
      this.#canary.forgive();
    }
    if (this.#nextLook) return this.#nextLook;
    const look = this.#looks.then(async () => {
      this.#nextLook = null;
      if (!this.#options.signal.aborted) await this.#look();
    });
    this.#nextLook = look;
    this.#looks = look;
    return look;
  }

  /** Takes a signed `latest.json` that was pushed; one that cannot be good costs next to nothing. */
  async push(bytes: Buffer): Promise<PushOutcome> {
    try {
      if (bytes.length > MAX_BYTES.latest) throw new Error('latest.json is too large');
      await this.#live.readNewer(bytes);
    } catch (error) {
      return { taken: false, problem: messageOf(error) };
    }
    const key = bytes.toString('latin1');
    const push = this.#pushes.get(key) ?? this.#turn(() => this.#takePushed(bytes));
    this.#pushes.set(key, push);
    return await push.finally(() => this.#pushes.delete(key));
  }

  /** A release by its id, see ReleaseWatcher. */
  async open(id: string): Promise<LoadedRelease> {
    const inUse = this.#inUse.find(({ release }) => release.document.id === id);
    return (inUse ?? (await this.#shelf.open(id))).release;
  }

  /** A release that was pushed as a whole, see ReleaseWatcher. */
  async openGuest(files: GuestFiles, base: string): Promise<LoadedRelease> {
    return (await this.#shelf.openGuest(files, base)).release;
  }

  async #takePushed(bytes: Buffer): Promise<PushOutcome> {
    const problem = await this.#consider(bytes);
    const taken = this.#live.held?.bytes.equals(bytes) ?? false;
    return { taken, problem: problem ?? this.#canary.status?.problem ?? null };
  }

  async #look(): Promise<void> {
    const before = this.#live.held;
    try {
      const bytes = await this.#reader.fetchLatest();
      await this.#turn(async () => {
        if (!this.#isOutrun(bytes, before)) await this.#consider(bytes);
      });
    } catch (error) {
      await this.#turn(() => this.#report(messageOf(error)));
    }
  }

  /** Whether a push came after this poll had asked, and what it brought is newer. */
  #isOutrun(bytes: Buffer, before: LiveHolding | null): boolean {
    const { held } = this.#live;
    if (!held || held === before) return false;
    return this.#reader.openLatest(bytes).sequence < held.latest.sequence;
  }

  async #consider(bytes: Buffer): Promise<string | null> {
    const problem = await this.#live.offer(bytes);
    const { held } = this.#live;
    if (held?.bytes.equals(bytes)) await this.#canary.follow(bytes, held.latest.id);
    await this.#report(problem);
    return problem;
  }

  async #report(problem: string | null): Promise<void> {
    if (this.#options.signal.aborted) return;
    if (problem !== null && !this.#live.held) await this.#live.takeKept();
    const { held } = this.#live;
    const facts = held && {
      id: held.latest.id,
      sequence: held.latest.sequence,
      commit: held.release.document.commit,
    };
    this.#board.report({ held: facts, problem, canary: this.#canary.status });
    this.#first.resolve();
  }

  #turn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#turns.then(work);
    this.#turns = turn.catch(() => {});
    return turn;
  }

  /** A release that need not be loaded again. */
  #known(claim: ReleaseClaim): OpenedRelease | null {
    const inUse = this.#inUse.find((opened) => isClaimed(opened, claim));
    return inUse ?? this.#shelf.find(claim);
  }

  /** What is live or on trial at this moment. */
  get #inUse(): readonly OpenedRelease[] {
    return [this.#live.held, this.#canary.held].filter((opened) => opened !== null);
  }
}
