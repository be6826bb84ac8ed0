import type { LocalSpace } from './local-space.ts';
import type { RemoteSpace } from './remote-space.ts';
import type { SyncKind, SyncReport } from './sync-report.ts';
import type { SyncState } from './sync-state.ts';

/** Data and services that all steps of a push or pull use. */
export interface SyncRun {
  readonly local: LocalSpace;
  readonly remote: RemoteSpace;
  readonly state: SyncState;
  readonly report: SyncReport;
  /** Whether this is a dry run, which changes nothing. */
  readonly isDryRun: boolean;
  /** Whether the source replaces the target in all conflicts. */
  readonly force: boolean;
  /** Prefix of the full slugs of the stories to copy; an empty text copies all stories. */
  readonly prefix: string;
  /** Aborts the run before its next step. */
  readonly signal: AbortSignal;
}

/**
 * Runs one step of a push or pull. If it fails, prints and counts the failure; other steps can
 * still run.
 *
 * @returns false when the step failed
 */
export async function attemptStep(
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
    run.report.addFailure(kind, name, error instanceof Error ? error.message : String(error));
    return false;
  }
}
