import { setTimeout as pause } from 'node:timers/promises';
import type { FetchedPage, ShellProcess } from './shell-process.ts';

/** What a client got for one of its requests; the page itself is not kept, there are thousands. */
export interface Seen<Noted> {
  readonly status: number;
  readonly noted: Noted;
  /** Milliseconds on the monotonic clock when the request was sent and the answer was complete. */
  readonly sentAt: number;
  readonly doneAt: number;
}

export interface ClientOptions<Noted> {
  /** What to keep of each page. */
  readonly note: (page: FetchedPage) => Noted;
  /** Milliseconds that a client reads before it asks for the next page; default none. */
  readonly pauseMs?: number;
}

/** Clients that ask for pages one after the other until they are told to stop. */
export class PageClients<Noted> {
  readonly seen: Seen<Noted>[] = [];
  /** Pages with another status than 200, by path and status. */
  readonly failures: string[] = [];
  /** Requests that got no answer at all. */
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

/** One reader who goes through pages while something fails elsewhere. */
export function oneReader(shell: ShellProcess, paths: readonly string[]): PageClients<null> {
  const clients = new PageClients(shell, paths, { note: () => null, pauseMs: 25 });
  clients.start(1);
  return clients;
}
