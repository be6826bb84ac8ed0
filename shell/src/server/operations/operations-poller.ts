import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Poll } from '@gruenland/federation/server/poll.ts';
import type { ActiveKillSwitches } from '@gruenland/shared-contracts/api/staff-operations.ts';
import { activeKillSwitchesSchema } from '@gruenland/shared-contracts/api/staff-operations.schema.ts';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';

/** Milliseconds between two polls, so that a kill switch takes effect within about a second. */
const OPERATIONS_POLL_INTERVAL_MS = 1000;
/** Timeout of each request in milliseconds. */
const TIMEOUT_MS = 1500;
/** Maximum length of the response in characters; far more than a realistic list needs. */
const MAX_RESPONSE_CHARACTERS = 100_000;

export interface OperationsPollerOptions {
  /** Base URL of the API without trailing slash. */
  readonly apiUrl: string;
  /** File that stores the last kill switches across restarts. */
  readonly file: string;
  readonly log: Logger;
  /** Called with the current kill switches, only when they have changed. */
  readonly onChange: (killSwitches: ActiveKillSwitches) => void;
  readonly intervalMs?: number;
}

/**
 * Polls the kill switches of the operations page from the API. The response is not signed, because
 * staff can only switch parts off and on again on that page (decision 068). The kill switches stay
 * unchanged while the API is unavailable or too old, or sends invalid data.
 */
export class OperationsPoller {
  readonly #options: OperationsPollerOptions;
  readonly #stopController = new AbortController();
  #appliedText = '';

  /** Applies the kill switches that the previous process stored. */
  constructor(options: OperationsPollerOptions) {
    this.#options = options;
    const storedKillSwitches = readStoredKillSwitches(options.file);
    if (storedKillSwitches) this.#apply(storedKillSwitches);
  }

  start(): void {
    const { intervalMs = OPERATIONS_POLL_INTERVAL_MS } = this.#options;
    new Poll(() => this.poll(), intervalMs, this.#stopController.signal).start();
  }

  stop(): void {
    this.#stopController.abort();
  }

  /** Requests the kill switches once. Never rejects. */
  async poll(): Promise<void> {
    const signal = AbortSignal.any([this.#stopController.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    try {
      const response = await fetch(`${this.#options.apiUrl}/api/operations/kill-switches`, {
        signal,
        redirect: 'error',
      });
      if (response.status !== 200) return void (await response.body?.cancel());
      const killSwitches = parseKillSwitches(await response.text());
      if (killSwitches && this.#apply(killSwitches)) this.#persist();
    } catch {
      // The current kill switches stay in force; `/health` reports that the API is unavailable.
    }
  }

  #apply(killSwitches: ActiveKillSwitches): boolean {
    const text = JSON.stringify(killSwitches);
    if (text === this.#appliedText) return false;
    this.#appliedText = text;
    this.#options.onChange(killSwitches);
    return true;
  }

  #persist(): void {
    const { file, log } = this.#options;
    try {
      mkdirSync(dirname(file), { recursive: true });
      const draftFile = `${file}.draft-${process.pid}`;
      writeFileSync(draftFile, this.#appliedText);
      renameSync(draftFile, file);
    } catch (error) {
      log.warn({ problem: String(error) }, 'kill switches could not be stored on disk');
    }
  }
}

function parseKillSwitches(text: string): ActiveKillSwitches | null {
  if (text.length > MAX_RESPONSE_CHARACTERS) return null;
  try {
    return activeKillSwitchesSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function readStoredKillSwitches(file: string): ActiveKillSwitches | null {
  try {
    return parseKillSwitches(readFileSync(file, 'utf8'));
  } catch {
    // The file is missing until kill switches are stored for the first time.
    return null;
  }
}
