import type { EngineTab } from './engine-tab.ts';

/** The cookies, stored data and tabs of one visitor. */
export interface EngineSession {
  openTab(): Promise<EngineTab>;
  /** Waits for a tab that the page opens, for example with `window.open`. */
  waitForNewTab(): Promise<EngineTab>;
  clearCookies(): Promise<void>;
  /** Console errors and uncaught errors of all tabs; always empty where the driver reports none. */
  readonly consoleErrors: readonly string[];
  close(): Promise<void>;
}
