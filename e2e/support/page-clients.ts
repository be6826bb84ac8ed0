import type { FetchedPage, ShellProcess } from './shell-process.ts';

/** What a client got for one of its requests. */
export interface Seen {
  readonly page: FetchedPage;
  /** Milliseconds on the monotonic clock when the request was sent and the answer was complete. */
  readonly sentAt: number;
  readonly doneAt: number;
}

/** Clients that ask for pages one after the other, without a pause, until they are told to stop. */
export class PageClients {
  readonly seen: Seen[] = [];
  readonly failures: string[] = [];
  readonly #shell: ShellProcess;
  readonly #paths: readonly string[];
  readonly #ended = new AbortController();
  #loops: Promise<unknown> = Promise.resolve();

  constructor(shell: ShellProcess, paths: readonly string[]) {
    this.#shell = shell;
    this.#paths = paths;
  }

  start(count: number): void {
    this.#loops = Promise.all(Array.from({ length: count }, (_, index) => this.#ask(index)));
  }

  async stop(): Promise<void> {
    this.#ended.abort();
    await this.#loops;
  }

  async #ask(first: number): Promise<void> {
    for (let turn = first; !this.#ended.signal.aborted; turn += 1) {
      const path = this.#paths[turn % this.#paths.length] ?? '/';
      const sentAt = performance.now();
      try {
        const page = await this.#shell.get(path);
        this.seen.push({ page, sentAt, doneAt: performance.now() });
        if (page.status !== 200) this.failures.push(`${path} ${page.status}`);
      } catch (error) {
        this.failures.push(`${path} ${String(error)}`);
      }
    }
  }
}
