import type { KeyObject } from 'node:crypto';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { SwitchesDocument } from '@gruenland/shared-contracts/release.ts';
import { parseSwitches } from '#release/parse-documents.ts';
import { isSwitchesSigned } from '#release/signature.ts';
import { boundedFetch, FetchError } from '#server/bounded-fetch.ts';
import { messageOf } from '#server/message-of.ts';
import { TamperedError } from '#server/open-release.ts';
import type { ReleaseCache } from '#server/release-cache.ts';
import type { PushOutcome } from '#server/watcher-options.ts';

/** Largest `switches.json` that is taken, in bytes. */
const MAX_BYTES = 256 * 1024;

export interface WatchedSwitchesOptions {
  readonly trustedKeys: readonly KeyObject[];
  /** Milliseconds for the file. */
  readonly timeoutMs: number;
  readonly cache: ReleaseCache;
  readonly log: Logger;
  readonly signal: AbortSignal;
  readonly onSwitches: (document: SwitchesDocument | null) => void;
}

/**
 * The switches of all shells. Only a signed document that is not older changes them. One that
 * goes missing changes nothing: to switch everything on again takes a signature as well.
 */
export class WatchedSwitches {
  readonly #url: URL;
  readonly #options: WatchedSwitchesOptions;
  #held: SwitchesDocument | null = null;
  #seen: { readonly bytes: Buffer; readonly etag: string | null } | null = null;
  #problem: string | null = null;
  #told = false;
  #restored: Promise<void> | null = null;
  /** Copies to disk, one after the other. */
  #kept: Promise<void> = Promise.resolve();

  constructor(url: string, options: WatchedSwitchesOptions) {
    this.#url = new URL(url);
    this.#options = options;
  }

  /** Fulfilled when nothing is under way. */
  get settled(): Promise<void> {
    return this.#kept;
  }

  /** Looks at the origin. Never rejects. */
  async check(): Promise<void> {
    await (this.#restored ??= this.#restore());
    const { timeoutMs, signal } = this.#options;
    const bounds = { timeoutMs, signal, maxBytes: MAX_BYTES };
    const before = this.#held;
    try {
      const fetched = await boundedFetch(this.#url, bounds, this.#seen?.etag ?? null);
      if (signal.aborted) return;
      if (fetched) {
        this.#seen = fetched;
        const { problem } = this.push(fetched.bytes);
        // A push that came meanwhile makes what was polled old, and nothing is wrong with that.
        if (problem === null || this.#held === before) this.#report(problem);
      }
    } catch (error) {
      if (signal.aborted) return;
      const none = error instanceof FetchError && error.status === 404;
      this.#report(none && !this.#held ? null : messageOf(error));
      if (none) this.#tell();
    }
  }

  /** Takes a signed document that was polled or pushed. */
  push(bytes: Buffer): PushOutcome {
    try {
      if (bytes.length > MAX_BYTES) throw new Error('switches.json is too large');
      const document = parseSwitches(bytes.toString('utf8'));
      if (!isSwitchesSigned(document, this.#options.trustedKeys)) {
        throw new TamperedError('switches.json bears no signature of a trusted key');
      }
      this.#requireNotOlder(document);
      const changed = document.sequence !== this.#held?.sequence;
      this.#held = document;
      if (changed) {
        this.#tell(true);
        this.#keep(bytes);
      }
      return { taken: true, problem: null };
    } catch (error) {
      return { taken: false, problem: messageOf(error) };
    }
  }

  /** What was in force before a restart is so again, whether the origin is there or not. */
  async #restore(): Promise<void> {
    const bytes = await this.#options.cache.readSwitches();
    if (bytes) this.push(bytes);
  }

  #keep(bytes: Buffer): void {
    this.#kept = this.#kept
      .then(() => this.#options.cache.writeSwitches(bytes))
      .catch((error: unknown) => {
        const problem = messageOf(error);
        this.#options.log.warn({ problem }, 'switches could not be kept on disk');
      });
  }

  #requireNotOlder({ sequence }: SwitchesDocument): void {
    const held = this.#held?.sequence ?? 0;
    if (sequence < held) {
      throw new TamperedError(`switches ${sequence} are offered after ${held}`);
    }
  }

  /** The first word comes in any case, so that a shell knows that there are no switches. */
  #tell(changed = false): void {
    if (this.#told && !changed) return;
    this.#told = true;
    this.#options.onSwitches(this.#held);
  }

  /** To the log when it changes, not at every look. */
  #report(problem: string | null): void {
    if (problem === this.#problem) return;
    this.#problem = problem;
    if (problem === null) this.#options.log.info({}, 'switches are in force');
    else this.#options.log.warn({ problem }, 'switches trouble');
  }
}
