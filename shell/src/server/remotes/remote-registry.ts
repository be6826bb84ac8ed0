import { unwatchFile, watchFile } from 'node:fs';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { RemoteEntry } from '#server/config.schema.ts';
import { readRemotes } from './read-remotes.ts';

/** Milliseconds between two checks of the file. */
const POLL_MS = 500;

/**
 * Contains the remotes and their areas. Reads `remotes.json` again after each change, so that a new
 * area needs no restart. An invalid file changes nothing.
 */
export class RemoteRegistry {
  readonly #file: string;
  readonly #log: Logger;
  #entries: readonly RemoteEntry[];
  #stop = (): void => {};

  private constructor(file: string, entries: readonly RemoteEntry[], log: Logger) {
    this.#file = file;
    this.#entries = entries;
    this.#log = log;
  }

  /**
   * Reads the file for the first time.
   * @throws ConfigError when the file cannot be used
   */
  static async open(file: string, log: Logger): Promise<RemoteRegistry> {
    return new RemoteRegistry(file, await readRemotes(file), log);
  }

  get entries(): readonly RemoteEntry[] {
    return this.#entries;
  }

  get names(): readonly string[] {
    return this.#entries.map(({ name }) => name);
  }

  find(name: string): RemoteEntry | undefined {
    return this.#entries.find((entry) => entry.name === name);
  }

  /** Calls `onChange` after every change of the file until {@link close}. */
  watch(onChange: (entries: readonly RemoteEntry[]) => void): void {
    const check = () => void this.#rereadFile(onChange);
    watchFile(this.#file, { interval: POLL_MS, persistent: false }, check);
    this.#stop = () => unwatchFile(this.#file, check);
  }

  close(): void {
    this.#stop();
  }

  async #rereadFile(onChange: (entries: readonly RemoteEntry[]) => void): Promise<void> {
    try {
      const entries = await readRemotes(this.#file);
      if (JSON.stringify(entries) === JSON.stringify(this.#entries)) return;
      this.#entries = entries;
      this.#log.info({ remotes: entries.map(({ name }) => name) }, 'remotes have changed');
      onChange(entries);
    } catch (error) {
      this.#log.warn(
        { problem: String(error) },
        'remotes.json is invalid, keeping the previous remotes',
      );
    }
  }
}
