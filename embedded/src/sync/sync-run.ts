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
  /** Whether this is a dry run, which changes neither side. */
  readonly dry: boolean;
  /** Whether the source side wins all conflicts. */
  readonly force: boolean;
  /** Slug prefix of the stories to copy; an empty prefix copies all. */
  readonly prefix: string;
  /** Aborts the run between two steps. */
  readonly signal: AbortSignal;
}

/**
 * Runs one step. If it fails, the failure is printed and counted, and the other steps still run.
 * @returns false when the step failed
 */
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
