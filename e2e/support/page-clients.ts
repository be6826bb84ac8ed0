import { setTimeout as pause } from 'node:timers/promises';
import type { FetchedPage, ShellProcess } from './shell-process.ts';

/**
 * The result of a page request. It does not contain the HTML, because a run requests thousands of
 * pages.
 */
export interface PageResult<Data> {
  readonly status: number;
  readonly data: Data;
  /** Time at which the request was sent, in milliseconds of the monotonic clock. */
  readonly sentAtMs: number;
  readonly doneAtMs: number;
}

export interface ClientOptions<Data> {
  /** Returns what the result keeps of a page. */
  readonly extractData: (page: FetchedPage) => Data;
  /** Milliseconds that a client waits between two pages. The default is 0. */
  readonly pauseMs?: number;
}

/** Clients that each request one page after another until they are stopped. */
export class PageClients<Data> {
  readonly results: PageResult<Data>[] = [];
  /** Path and status of each response with a status other than 200. */
  readonly failures: string[] = [];
  /** Path and error of each request without a response. */
  readonly unansweredRequests: string[] = [];
  readonly #shell: ShellProcess;
  readonly #paths: readonly string[];
  readonly #options: ClientOptions<Data>;
  readonly #stopController = new AbortController();
  #clientLoopsPromise: Promise<unknown> = Promise.resolve();

  constructor(shell: ShellProcess, paths: readonly string[], options: ClientOptions<Data>) {
    this.#shell = shell;
    this.#paths = paths;
    this.#options = options;
  }

  start(count: number): void {
    this.#clientLoopsPromise = Promise.all(
      Array.from({ length: count }, (_, index) => this.#requestPages(index)),
    );
  }

  async stop(): Promise<void> {
    this.#stopController.abort();
    await this.#clientLoopsPromise;
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

/** Starts a client that requests pages continuously and waits 100 ms after each. */
export function startPageClient(shell: ShellProcess, paths: readonly string[]): PageClients<null> {
  const clients = new PageClients(shell, paths, { extractData: () => null, pauseMs: 100 });
  clients.start(1);
  return clients;
}
