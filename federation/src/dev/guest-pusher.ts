import { setTimeout as wait } from 'node:timers/promises';
import type { GuestRelease } from '#dev/guest-release.ts';
import type { ShellLink } from '#dev/shell-link.ts';
import { GuestRefusedError, ShellAwayError } from '#dev/shell-link.ts';

/** Milliseconds between two questions to a shell that is away, and to one that is there. */
const PAUSE = 1000;

export interface PusherOptions {
  readonly link: Pick<ShellLink, 'push' | 'mode' | 'address'>;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
  /** Milliseconds between two questions to a shell. Default: a second. */
  readonly pauseMs?: number;
}

/**
 * Hands the newest release to the shell. While the shell is away it goes on trying, and a shell
 * that was away gets it again: it keeps dev releases in memory only.
 */
export class GuestPusher {
  readonly #options: PusherOptions;
  /** What the shell has, or would have were it there. */
  #newest: GuestRelease | null = null;
  #away = false;

  constructor(options: PusherOptions) {
    this.#options = options;
  }

  /**
   * @returns whether the shell renders this release now; false when it refused, or when a newer
   * one came in the meantime
   * @throws KeyRefusedError
   */
  async push(release: GuestRelease): Promise<boolean> {
    const { link, signal, say, pauseMs = PAUSE } = this.#options;
    this.#newest = release;
    while (this.#newest === release && !signal.aborted) {
      try {
        await link.push(release, signal);
        this.#found();
        return true;
      } catch (error) {
        if (error instanceof GuestRefusedError) {
          say(`✗ the shell refuses this build: ${error.message}`);
          return false;
        }
        if (!(error instanceof ShellAwayError)) throw error;
        this.#lost(error.message);
        await wait(pauseMs, undefined, { signal }).catch(() => {});
      }
    }
    return false;
  }

  /** Looks after the shell until the signal comes; one that comes back gets the newest release. */
  async watchShell(): Promise<void> {
    const { link, signal, pauseMs = PAUSE } = this.#options;
    while (!signal.aborted) {
      await wait(pauseMs, undefined, { signal }).catch(() => {});
      try {
        await link.mode(signal);
        if (this.#away && this.#newest) await this.push(this.#newest);
      } catch (error) {
        if (!(error instanceof ShellAwayError)) throw error;
        if (!signal.aborted) this.#lost(error.message);
      }
    }
  }

  #lost(reason: string): void {
    if (!this.#away) {
      this.#options.say(
        `! shell ${this.#options.link.address} ${reason}; trying again every second`,
      );
    }
    this.#away = true;
  }

  #found(): void {
    if (this.#away) this.#options.say(`✓ shell ${this.#options.link.address} is back`);
    this.#away = false;
  }
}
