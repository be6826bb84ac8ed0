import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Poll } from '@gruenland/federation/server/poll.ts';
import type { ActiveMeasures } from '@gruenland/shared-contracts/api/staff-operations.ts';
import { activeMeasuresSchema } from '@gruenland/shared-contracts/api/staff-operations.schema.ts';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';

/** Milliseconds between two looks: what the desk does is seen within about a second. */
export const MEASURES_POLL_MS = 1000;
const TIMEOUT_MS = 1500;
/** Characters; a hundred of each kind fit many times. */
const LONGEST = 100_000;

export interface DeskMeasuresOptions {
  /** Of the api, without a slash at the end. */
  readonly apiUrl: string;
  /** Where the last word is kept over a restart. */
  readonly file: string;
  readonly log: Logger;
  /** Called with what is in force, whenever that changes; never with what was said already. */
  readonly onChange: (measures: ActiveMeasures) => void;
  readonly everyMs?: number;
}

/**
 * Follows what the desk of the Betrieb took away: the api says it, unsigned, because it can only take
 * away and give back (decision 068). An api that is away, too old, or says nonsense changes nothing.
 */
export class DeskMeasures {
  readonly #options: DeskMeasuresOptions;
  readonly #end = new AbortController();
  #known = '';

  /** Puts into force what was so before a restart. */
  constructor(options: DeskMeasuresOptions) {
    this.#options = options;
    const kept = readKept(options.file);
    if (kept) this.#take(kept);
  }

  start(): void {
    const { everyMs = MEASURES_POLL_MS } = this.#options;
    new Poll(() => this.look(), everyMs, this.#end.signal).start();
  }

  stop(): void {
    this.#end.abort();
  }

  /** Asks the api once. Never rejects. */
  async look(): Promise<void> {
    const signal = AbortSignal.any([this.#end.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    try {
      const answer = await fetch(`${this.#options.apiUrl}/api/betrieb/massnahmen`, {
        signal,
        redirect: 'error',
      });
      if (answer.status !== 200) return void (await answer.body?.cancel());
      const read = readMeasures(await answer.text());
      if (read && this.#take(read)) this.#keep();
    } catch {
      // What was in force stays so; that the api is away its breaker says, in /health.
    }
  }

  #take(measures: ActiveMeasures): boolean {
    const text = JSON.stringify(measures);
    if (text === this.#known) return false;
    this.#known = text;
    this.#options.onChange(measures);
    return true;
  }

  #keep(): void {
    const { file, log } = this.#options;
    try {
      mkdirSync(dirname(file), { recursive: true });
      const draft = `${file}.draft-${process.pid}`;
      writeFileSync(draft, this.#known);
      renameSync(draft, file);
    } catch (error) {
      log.warn({ problem: String(error) }, 'what the desk switched could not be kept on disk');
    }
  }
}

function readMeasures(text: string): ActiveMeasures | null {
  if (text.length > LONGEST) return null;
  try {
    return activeMeasuresSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function readKept(file: string): ActiveMeasures | null {
  try {
    return readMeasures(readFileSync(file, 'utf8'));
  } catch {
    // Nothing was kept yet.
    return null;
  }
}
