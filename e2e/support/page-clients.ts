import { setTimeout as pause } from 'node:timers/promises';
import type { FetchedPage, ShellProcess } from './shell-process.ts';

/** Result of one request; pages are not kept because there are thousands. */
export interface Seen<Noted> {
  readonly status: number;
  readonly noted: Noted;
  /** Monotonic milliseconds of sending the request and of the complete response. */
  readonly sentAt: number;
  readonly doneAt: number;
}

export interface ClientOptions<Noted> {
  /** Extracts what to keep of each page. */
  readonly note: (page: FetchedPage) => Noted;
  /** Milliseconds between two pages of a client; default none. */
  readonly pauseMs?: number;
}

/** Clients that request pages one after the other until stopped. */
export class PageClients<Noted> {
  readonly seen: Seen<Noted>[] = [];
  /** Pages with a status other than 200, as path and status. */
  readonly failures: string[] = [];
  /** Requests without a response. */
  readonly unanswered: string[] = [];
  readonly #shell: ShellProcess;
  readonly #paths: readonly string[];
  readonly #options: ClientOptions<Noted>;
  readonly #ended = new AbortController();
  #loops: Promise<unknown> = Promise.resolve();

  constructor(shell: ShellProcess, paths: readonly string[], options: ClientOptions<Noted>) {
    this.#shell = shell;
    this.#paths = paths;
    this.#options = options;
  }

  start(count: number): void {
    this.#loops = Promise.all(Array.from({ length: count }, (_, index) => this.#ask(index)));
  }

  async stop(): Promise<void> {
    this.#ended.abort();
    await this.#loops;
  }

  async #ask(first: number): Promise<void> {
    const { note, pauseMs = 0 } = this.#options;
    for (let turn = first; !this.#ended.signal.aborted; turn += 1) {
      const path = this.#paths[turn % this.#paths.length] ?? '/';
      const sentAt = performance.now();
      try {
        const page = await this.#shell.get(path);
        const { status } = page;
        this.seen.push({ status, noted: note(page), sentAt, doneAt: performance.now() });
        if (status !== 200) this.failures.push(`${path} ${status}`);
      } catch (error) {
        this.unanswered.push(`${path} ${String(error)}`);
      }
      if (pauseMs > 0) await pause(pauseMs);
    }
  }
}

/** One client that requests pages while something else fails. */
export function oneReader(shell: ShellProcess, paths: readonly string[]): PageClients<null> {
  const clients = new PageClients(shell, paths, { note: () => null, pauseMs: 25 });
  clients.start(1);
  return clients;
}
