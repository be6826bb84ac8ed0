import type { EngineSession } from './engine-session.ts';

/** Names of the engines; also the names of the Playwright projects that run the stories. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** A started browser engine. It is shared by all stories of a worker. */
export interface Engine {
  readonly name: EngineName;
  /** Name and version of the browser. */
  readonly version: string;
  /** Starts a visit without cookies and stored data. */
  openSession(options: { readonly hasScript: boolean }): Promise<EngineSession>;
  close(): Promise<void>;
}
