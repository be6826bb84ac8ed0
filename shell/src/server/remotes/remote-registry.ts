import { unwatchFile, watchFile } from 'node:fs';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { RemoteEntry } from '#server/config.schema.ts';
import { readRemotes } from './read-remotes.ts';

/** Milliseconds between two looks at the file. */
const LOOK_MS = 500;

/**
 * Which remotes there are and what they own, read again whenever `remotes.json` changes: a new
 * area needs no restart. A file that is broken meanwhile changes nothing.
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

  /** @throws ConfigError */
  static async open(file: string, log: Logger): Promise<RemoteRegistry> {
    return new RemoteRegistry(file, await readRemotes(file), log);
  }

  get entries(): readonly RemoteEntry[] {
    return this.#entries;
  }

  find(name: string): RemoteEntry | undefined {
    return this.#entries.find((entry) => entry.name === name);
  }

  /** Tells of every change until {@link close}. */
  watch(changed: (entries: readonly RemoteEntry[]) => void): void {
    const look = () => void this.#reread(changed);
    watchFile(this.#file, { interval: LOOK_MS, persistent: false }, look);
    this.#stop = () => unwatchFile(this.#file, look);
  }

  close(): void {
    this.#stop();
  }

  async #reread(changed: (entries: readonly RemoteEntry[]) => void): Promise<void> {
    try {
      const entries = await readRemotes(this.#file);
      if (JSON.stringify(entries) === JSON.stringify(this.#entries)) return;
      this.#entries = entries;
      this.#log.info({ remotes: entries.map(({ name }) => name) }, 'remotes have changed');
      changed(entries);
    } catch (error) {
      this.#log.warn({ problem: String(error) }, 'remotes stay as they were');
    }
  }
}
