import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { CanaryStatement } from '@gruenland/shared-contracts/release.ts';
import type { OpenedRelease } from '#server/loaded-release.ts';
import { messageOf } from '#server/message-of.ts';
import type { ReleaseClaim } from '#server/open-release.ts';
import { Refusal } from '#server/refusal.ts';
import type { ReleaseReader } from '#server/release-reader.ts';
import { isClaimed } from '#server/release-shelf.ts';
import type { CanaryStatus } from '#server/remote-status.ts';
import type { Canary } from '#server/watcher-options.ts';

export interface HeldCanaryOptions {
  /** Milliseconds before a refused release is tried again. */
  readonly retryMs: number;
  readonly log: Logger;
  readonly signal: AbortSignal;
  readonly acceptCanary?: ((remote: string, canary: Canary | null) => Promise<void>) | undefined;
}

/** The release under trial of one remote. Whatever is wrong with it stays its own affair. */
export class HeldCanary {
  readonly #remote: string;
  readonly #reader: ReleaseReader;
  readonly #options: HeldCanaryOptions;
  /** A release that is loaded already, a preview for example. */
  readonly #known: (claim: ReleaseClaim) => OpenedRelease | null;
  readonly #refusal: Refusal;
  #held: OpenedRelease | null = null;
  #status: CanaryStatus | null = null;
  /** The `latest.json` that was followed to its end. */
  #followed: Buffer | null = null;

  constructor(
    remote: string,
    reader: ReleaseReader,
    options: HeldCanaryOptions,
    known: (claim: ReleaseClaim) => OpenedRelease | null,
  ) {
    this.#remote = remote;
    this.#reader = reader;
    this.#options = options;
    this.#known = known;
    this.#refusal = new Refusal(options.retryMs);
  }

  get held(): OpenedRelease | null {
    return this.#held;
  }

  get status(): CanaryStatus | null {
    return this.#status;
  }

  /** Lets a canary be tried again that was refused a moment ago. */
  forgive(): void {
    if (this.#status?.problem) this.#followed = null;
    this.#refusal.forget();
  }

  /**
   * Follows the `latest.json` that is in force. A canary that is not the one it names ends, also
   * when the named one is unfit. Never rejects.
   *
   * @param bytes of `latest.json`
   * @param liveId a canary that is live already is none
   */
  async follow(bytes: Buffer, liveId: string): Promise<void> {
    if (!this.#options.acceptCanary || this.#followed?.equals(bytes)) return;
    this.#followed = bytes;
    try {
      const statement = this.#reader.openCanary(bytes);
      if (statement && statement.id !== liveId) await this.#offer(statement);
      else await this.#end(null);
    } catch (error) {
      await this.#end({ id: null, share: null, problem: messageOf(error) });
    }
  }

  async #offer(statement: CanaryStatement): Promise<void> {
    const { id, share, signature } = statement;
    const same = this.#held && isClaimed(this.#held, statement);
    if (!same) await this.#end(null);
    let problem = this.#refusal.of(signature);
    try {
      if (problem === null) await this.#take(statement);
      this.#status = { id, share, problem };
    } catch (error) {
      problem = this.#refusal.note(signature, error);
      await this.#end({ id, share, problem });
    }
    // Something refused or missing is looked at again.
    if (problem !== null) this.#followed = null;
  }

  async #take(statement: CanaryStatement): Promise<void> {
    const opened = this.#held ?? this.#known(statement) ?? (await this.#reader.fetch(statement));
    this.#options.signal.throwIfAborted();
    const { release } = opened;
    await this.#options.acceptCanary?.(this.#remote, {
      release,
      share: statement.share,
      flip: statement.signature,
    });
    this.#held = opened;
  }

  /** Takes the canary out of use, if there is one. */
  async #end(status: CanaryStatus | null): Promise<void> {
    this.#status = status;
    if (!this.#held) return;
    this.#held = null;
    try {
      await this.#options.acceptCanary?.(this.#remote, null);
    } catch (error) {
      const fields = { remote: this.#remote, problem: messageOf(error) };
      this.#options.log.error(fields, 'canary could not be ended');
    }
  }
}
