import type { LocalSpace } from './local-space.ts';
import type { RemoteSpace } from './remote-space.ts';
import type { SyncKind, SyncReport } from './sync-report.ts';
import type { SyncState } from './sync-state.ts';

/** One run of push or pull. */
export interface SyncRun {
  readonly local: LocalSpace;
  readonly remote: RemoteSpace;
  readonly state: SyncState;
  readonly report: SyncReport;
  /** Nothing is changed on either side. */
  readonly dry: boolean;
  /** Conflicts are decided for the side that is copied from. */
  readonly force: boolean;
  /** Only stories whose address begins so. */
  readonly prefix: string;
  /** Ends what is under way between two steps. */
  readonly signal: AbortSignal;
}

/** Does one step; a failure is told and counted, the others go on. False when it failed. */
export async function attempt(
  run: SyncRun,
  kind: SyncKind,
  name: string,
  step: () => Promise<void>,
): Promise<boolean> {
  run.signal.throwIfAborted();
  try {
    await step();
    return true;
  } catch (error) {
    run.report.fail(kind, name, error instanceof Error ? error.message : String(error));
    return false;
  }
}
