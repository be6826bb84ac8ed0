import type { Progress } from '#publish/progress.ts';
import type { ShellAnswer } from '#publish/shells.ts';

/**
 * Pushes a document to all shells as one progress step. Reports each unreachable shell as a note.
 */
export async function notifyShells(
  progress: Progress,
  push: () => Promise<readonly ShellAnswer[]>,
): Promise<readonly ShellAnswer[]> {
  const answers = await progress.step('shells', push, describe);
  for (const { address, refused, problem } of answers) {
    if (problem !== null && !refused)
      progress.note(`${address} ${problem}; it updates at its next poll`);
  }
  return answers;
}

/**
 * Throws when a shell refused the document, so that the command fails. Commands call this function
 * at their end: the published document stays valid, but visitors of that shell do not get it.
 *
 * @throws naming the shells that refused
 */
export function assertShellsAccepted(answers: readonly ShellAnswer[]): void {
  const refusals = answers
    .filter(({ refused }) => refused)
    .map(({ address, problem }) => `${address} refuses it and keeps its current state: ${problem}`);
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
}

function describe(answers: readonly ShellAnswer[]): string {
  if (answers.length === 0) return 'no shells configured';
  const acceptingAnswers = answers.filter((answer) => answer.accepted);
  if (acceptingAnswers.length === 0) return 'none accepted it';
  const slowestMs = Math.max(...acceptingAnswers.map(({ ms }) => ms));
  return `${acceptingAnswers.length} of ${answers.length} serve it, after ${slowestMs} ms`;
}
