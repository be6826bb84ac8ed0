import { setTimeout as pause } from 'node:timers/promises';
import type { FetchedPage, ShellProcess } from './shell-process.ts';

/**
 * Result of one page request. The pages themselves are not kept, because there are thousands of
 * them.
 */
export interface PageResult<Data> {
  readonly status: number;
  readonly data: Data;
  /** Monotonic time in milliseconds when the request was sent. */
  readonly sentAt: number;
  readonly doneAt: number;
}

export interface ClientOptions<Data> {
  /** Extracts the data to keep of each page. */
  readonly extract: (page: FetchedPage) => Data;
  /** Milliseconds that a client waits between two pages; default none. */
  readonly pauseMs?: number;
}

/** Clients that each load one page after the other until they are stopped. */
export class PageClients<Data> {
  readonly results: PageResult<Data>[] = [];
  /** Path and status of each page with a status other than 200. */
  readonly failures: string[] = [];
  /** Path and error of each request without a response. */
  readonly unansweredRequests: string[] = [];
  readonly #shell: ShellProcess;
  readonly #paths: readonly string[];
  readonly #options: ClientOptions<Data>;
  readonly #ended = new AbortController();
  #loops: Promise<unknown> = Promise.resolve();

  constructor(shell: ShellProcess, paths: readonly string[], options: ClientOptions<Data>) {
    this.#shell = shell;
    this.#paths = paths;
    this.#options = options;
  }

  start(count: number): void {
    this.#loops = Promise.all(
      Array.from({ length: count }, (_, index) => this.#requestPages(index)),
    );
  }

  async stop(): Promise<void> {
    this.#ended.abort();
    await this.#loops;
  }

  async #requestPages(first: number): Promise<void> {
    const { extract, pauseMs = 0 } = this.#options;
    for (let turn = first; !this.#ended.signal.aborted; turn += 1) {
      const path = this.#paths[turn % this.#paths.length] ?? '/';
      const sentAt = performance.now();
      try {
        const page = await this.#shell.get(path);
        const { status } = page;
        this.results.push({ status, data: extract(page), sentAt, doneAt: performance.now() });
        if (status !== 200) this.failures.push(`${path} ${status}`);
      } catch (error) {
        this.unansweredRequests.push(`${path} ${String(error)}`);
      }
      if (pauseMs > 0) await pause(pauseMs);
    }
  }
}

/** Starts one client that loads pages during a fault. */
export function startReader(shell: ShellProcess, paths: readonly string[]): PageClients<null> {
  const clients = new PageClients(shell, paths, { extract: () => null, pauseMs: 25 });
  clients.start(1);
  return clients;
}
