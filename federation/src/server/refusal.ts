import { FetchError } from '#server/bounded-fetch.ts';
import { messageOf } from '#server/message-of.ts';

/** Remembers what was refused a moment ago, so that it is not run again at every check. */
export class Refusal {
  readonly #retryMs: number;
  #last: { readonly key: string; readonly until: number; readonly problem: string } | null = null;

  /** @param retryMs milliseconds before something refused is tried again */
  constructor(retryMs: number) {
    this.#retryMs = retryMs;
  }

  /** Why this was refused a moment ago, or null. */
  of(key: string): string | null {
    const last = this.#last;
    return last?.key === key && performance.now() < last.until ? last.problem : null;
  }

  /**
   * What is wrong. A file that does not come says nothing about the release: nothing is
   * remembered, it is asked for again at each check.
   */
  note(key: string, error: unknown): string {
    const problem = messageOf(error);
    if (!(error instanceof FetchError)) {
      this.#last = { key, until: performance.now() + this.#retryMs, problem };
    }
    return problem;
  }

  forget(): void {
    this.#last = null;
  }
}
