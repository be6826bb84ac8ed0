import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';

/** A canary that was stopped. */
export interface StoppedCanary {
  readonly id: string;
  /**
   * Id of the release change that started the canary. The remote gets a canary again only through a
   * later release change, made by the team.
   */
  readonly flip: string;
  readonly reason: string;
  /** Time of the stop in milliseconds since 1970. */
  readonly at: number;
}

/** List of stopped canaries, stored in a file across restarts. */
export class StoppedCanaries {
  readonly #file: string;
  readonly #log: Logger;
  readonly #stoppedCanaries: Map<string, StoppedCanary>;

  constructor(file: string, log: Logger) {
    this.#file = file;
    this.#log = log;
    this.#stoppedCanaries = new Map(Object.entries(readStoppedCanaries(file)));
  }

  /** Whether the canary started by the release change `flip` was stopped. */
  has(remote: string, flip: string): boolean {
    return this.#stoppedCanaries.get(remote)?.flip === flip;
  }

  find(remote: string): StoppedCanary | null {
    return this.#stoppedCanaries.get(remote) ?? null;
  }

  add(remote: string, stoppedCanary: StoppedCanary): void {
    this.#stoppedCanaries.set(remote, stoppedCanary);
    this.#write();
  }

  /** Removes a remote's canary from the list after the canary was replaced or ended. */
  remove(remote: string): void {
    if (this.#stoppedCanaries.delete(remote)) this.#write();
  }

  #write(): void {
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      const draftFile = `${this.#file}.draft-${process.pid}`;
      writeFileSync(draftFile, JSON.stringify(Object.fromEntries(this.#stoppedCanaries)));
      renameSync(draftFile, this.#file);
    } catch (error) {
      this.#log.warn({ problem: String(error) }, 'stopped canaries could not be stored on disk');
    }
  }
}

function readStoppedCanaries(file: string): Record<string, StoppedCanary> {
  try {
    const fileContent: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Object(fileContent) as Record<string, StoppedCanary>;
  } catch {
    // The file is missing or invalid: no canary counts as stopped.
    return {};
  }
}
