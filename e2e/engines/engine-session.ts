import type { EngineTab } from './engine-tab.ts';

/** The cookies, stored data and tabs of one visitor. */
export interface EngineSession {
  openTab(): Promise<EngineTab>;
  /** Waits for a tab that the page opens, for example with `window.open`. */
  waitForNewTab(): Promise<EngineTab>;
  clearCookies(): Promise<void>;
  /**
   * Returns console errors and uncaught errors of all tabs, without those about files whose load a
   * navigation has cut off. Always empty where the driver reports none.
   */
  readConsoleErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}
