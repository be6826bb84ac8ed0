import { setTimeout as wait } from 'node:timers/promises';
import type { DevBuild } from '#dev/dev-build.ts';
import type { ShellLink } from '#dev/shell-link.ts';
import { DevBuildRefusedError, ShellUnavailableError } from '#dev/shell-link.ts';

/** Milliseconds between two requests to the shell. */
const POLL_INTERVAL_MS = 1000;

export interface PusherOptions {
  readonly link: Pick<ShellLink, 'push' | 'fetchMode' | 'shellUrl'>;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
  /** @param isOutdated returns whether a newer build has replaced the refused one */
  readonly onRefused: (error: DevBuildRefusedError, isOutdated: () => boolean) => void;
  /** Milliseconds between two requests to the shell. Default: one second. */
  readonly pauseMs?: number;
}

/**
 * Pushes the latest dev build to the shell. Retries while the shell is unavailable. Pushes the
 * build again after a restart of the shell, because shells keep dev builds in memory only.
 */
export class DevBuildPusher {
  readonly #options: PusherOptions;
  /** The latest build; it is pushed again after a restart of the shell. */
  #latestBuild: DevBuild | null = null;
  #isUnavailable = false;

  constructor(options: PusherOptions) {
    this.#options = options;
  }

  /**
   * @returns whether the shell renders this build; false when the shell refused it, when a newer
   *   build replaced it, or when the signal aborted
   * @throws {KeyRefusedError} when the shell does not trust the key
   */
  async push(release: DevBuild): Promise<boolean> {
    const { link, signal, onRefused, pauseMs = POLL_INTERVAL_MS } = this.#options;
    this.#latestBuild = release;
    while (this.#latestBuild === release && !signal.aborted) {
      try {
        await link.push(release, signal);
        this.#markShellAvailable();
        return true;
      } catch (error) {
        if (error instanceof DevBuildRefusedError) {
          onRefused(error, () => this.#latestBuild !== release);
          return false;
        }
        if (!(error instanceof ShellUnavailableError)) throw error;
        this.#markShellUnavailable(error.message);
        await wait(pauseMs, undefined, { signal }).catch(() => {});
      }
    }
    return false;
  }

  /**
   * Polls the shell until the signal aborts, and pushes the latest build when the shell is back.
   */
  async watchShell(): Promise<void> {
    const { link, signal, pauseMs = POLL_INTERVAL_MS } = this.#options;
    while (!signal.aborted) {
      await wait(pauseMs, undefined, { signal }).catch(() => {});
      try {
        await link.fetchMode(signal);
        if (this.#isUnavailable && this.#latestBuild) await this.push(this.#latestBuild);
      } catch (error) {
        if (!(error instanceof ShellUnavailableError)) throw error;
        if (!signal.aborted) this.#markShellUnavailable(error.message);
      }
    }
  }

  #markShellUnavailable(reason: string): void {
    if (!this.#isUnavailable) {
      this.#options.log(
        `! shell ${this.#options.link.shellUrl} ${reason}; trying again every second`,
      );
    }
    this.#isUnavailable = true;
  }

  #markShellAvailable(): void {
    if (this.#isUnavailable) this.#options.log(`✓ shell ${this.#options.link.shellUrl} is back`);
    this.#isUnavailable = false;
  }
}
