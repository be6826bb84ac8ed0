import type { Progress } from '#publish/progress.ts';
import type { ShellPushResult } from '#publish/shells.ts';

/**
 * Pushes a document to all shells as one progress step. Reports each unreachable shell as a note.
 */
export async function notifyShells(
  progress: Progress,
  push: () => Promise<readonly ShellPushResult[]>,
): Promise<readonly ShellPushResult[]> {
  const pushResults = await progress.step('shells', push, describePushResults);
  for (const { url, refused, problem } of pushResults) {
    if (problem !== null && !refused)
      progress.note(`${url} ${problem}; it updates at its next poll`);
  }
  return pushResults;
}

/**
 * Throws when a shell refused the document, so that the command fails. Commands call this function
 * at their end: the published document stays valid, but visitors of that shell do not get it.
 *
 * @throws with a message that names the shells that refused the document
 */
export function assertShellsAccepted(pushResults: readonly ShellPushResult[]): void {
  const refusals = pushResults
    .filter(({ refused }) => refused)
    .map(({ url, problem }) => `${url} refuses it and keeps its current state: ${problem}`);
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
}

function describePushResults(pushResults: readonly ShellPushResult[]): string {
  if (pushResults.length === 0) return 'no shells configured';
  const acceptedResults = pushResults.filter((pushResult) => pushResult.accepted);
  if (acceptedResults.length === 0) return 'none accepted it';
  const slowestMs = Math.max(...acceptedResults.map(({ ms }) => ms));
  return `${acceptedResults.length} of ${pushResults.length} serve it, after ${slowestMs} ms`;
}
