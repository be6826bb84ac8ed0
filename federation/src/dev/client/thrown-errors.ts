import type { DevFault, ThrownError } from '#dev/dev-events.ts';
import { FAULTS_PATH } from '#dev/dev-events.ts';

/**
 * Collects the errors that code from the dev server threw on a page, with their source positions.
 */
export class ThrownErrors {
  readonly #base: string;
  readonly #onChange: (faults: readonly DevFault[]) => void;
  readonly #faults = new Map<string, DevFault>();

  /** @param base URL of the dev server's files, with trailing slash */
  constructor(base: string, onChange: (faults: readonly DevFault[]) => void) {
    this.#base = base;
    this.#onChange = onChange;
  }

  /**
   * Listens for uncaught errors, and for errors that React logs after an error boundary has caught
   * them.
   */
  listen(): void {
    window.addEventListener('error', ({ error }) => this.#addBrowserError(error));
    window.addEventListener('unhandledrejection', ({ reason }) => this.#addBrowserError(reason));
    const { error: logError } = console;
    // oxlint-disable-next-line no-console -- React logs the errors there
    console.error = (...values: unknown[]) => {
      logError(...values);
      for (const value of values) this.#addBrowserError(value);
    };
  }

  get hasErrors(): boolean {
    return this.#faults.size > 0;
  }

  async add(error: ThrownError): Promise<void> {
    const faults = this.#faults;
    if (faults.has(error.stack)) return;
    const [message = ''] = error.stack.split('\n');
    faults.set(error.stack, { title: error.title, message, location: null, frame: null });
    const body = JSON.stringify(error);
    const url = new URL(FAULTS_PATH, this.#base);
    // Sends plain text, because JSON would need a preflight request.
    const response = await fetch(url, { method: 'POST', body }).catch(() => null);
    if (response?.ok) faults.set(error.stack, (await response.json()) as DevFault);
    this.#onChange([...faults.values()]);
  }

  #addBrowserError(error: unknown): void {
    if (!(error instanceof Error) || !error.stack?.includes(this.#base)) return;
    void this.add({ title: 'thrown in the browser', stack: error.stack });
  }
}
