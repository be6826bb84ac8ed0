import { setTimeout as pause } from 'node:timers/promises';
import type { FetchedPage, ShellProcess } from './shell-process.ts';

/** Result of one page request. The HTML is not kept, because there are thousands of pages. */
export interface PageResult<Data> {
  readonly status: number;
  readonly data: Data;
  /** Monotonic time in milliseconds when the request was sent. */
  readonly sentAtMs: number;
  readonly doneAtMs: number;
}

export interface ClientOptions<Data> {
  /** Returns the data of a page that the page's result keeps. */
  readonly extractData: (page: FetchedPage) => Data;
  /** Milliseconds that a client waits between two pages; default is 0. */
  readonly pauseMs?: number;
}

/** Clients that each request one page after the other until they are stopped. */
export class PageClients<Data> {
  readonly results: PageResult<Data>[] = [];
  /** Path and status of each page with a status other than 200. */
  readonly failures: string[] = [];
  /** Path and error of each request without a response. */
  readonly unansweredRequests: string[] = [];
  readonly #shell: ShellProcess;
  readonly #paths: readonly string[];
  readonly #options: ClientOptions<Data>;
  readonly #stopController = new AbortController();
  #loopsPromise: Promise<unknown> = Promise.resolve();

  constructor(shell: ShellProcess, paths: readonly string[], options: ClientOptions<Data>) {
    this.#shell = shell;
    this.#paths = paths;
    this.#options = options;
  }

  start(count: number): void {
    this.#loopsPromise = Promise.all(
      Array.from({ length: count }, (_, index) => this.#requestPages(index)),
    );
  }

  async stop(): Promise<void> {
    this.#stopController.abort();
    await this.#loopsPromise;
  }

  async #requestPages(firstIndex: number): Promise<void> {
    const { extractData, pauseMs = 0 } = this.#options;
    for (let pathIndex = firstIndex; !this.#stopController.signal.aborted; pathIndex += 1) {
      const path = this.#paths[pathIndex % this.#paths.length] ?? '/';
      const sentAt = performance.now();
      try {
        const page = await this.#shell.get(path);
        const { status } = page;
        this.results.push({
          status,
          data: extractData(page),
          sentAtMs: sentAt,
          doneAtMs: performance.now(),
        });
        if (status !== 200) this.failures.push(`${path} ${status}`);
      } catch (error) {
        this.unansweredRequests.push(`${path} ${String(error)}`);
      }
      if (pauseMs > 0) await pause(pauseMs);
    }
  }
}

/** Starts one client that requests pages continuously with short pauses. */
export function startPageClient(shell: ShellProcess, paths: readonly string[]): PageClients<null> {
  const clients = new PageClients(shell, paths, { extractData: () => null, pauseMs: 100 });
  clients.start(1);
  return clients;
}
