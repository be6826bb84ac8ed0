import type { Progress } from '#publish/progress.ts';
import type { ShellAnswer } from '#publish/shells.ts';

/** Pushes to all shells as a step of its own; those that are away become notes. */
export async function tellShells(
  progress: Progress,
  push: () => Promise<readonly ShellAnswer[]>,
): Promise<readonly ShellAnswer[]> {
  const answers = await progress.step('shells', push, describe);
  for (const { address, refused, problem } of answers) {
    if (problem !== null && !refused)
      progress.note(`${address} ${problem}; it finds out when it asks next`);
  }
  return answers;
}

/**
 * To be called when everything else is done: what was published stands, but is not what everybody
 * gets.
 *
 * @throws naming the shells that refuse it
 */
export function requireTaken(answers: readonly ShellAnswer[]): void {
  const refusals = answers
    .filter(({ refused }) => refused)
    .map(
      ({ address, problem }) => `${address} refuses it and goes on with what it had: ${problem}`,
    );
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
}

function describe(answers: readonly ShellAnswer[]): string {
  if (answers.length === 0) return 'none to tell';
  const took = answers.filter(({ taken }) => taken);
  if (took.length === 0) return 'none took it';
  const slowest = Math.max(...took.map(({ ms }) => ms));
  return `${took.length} of ${answers.length} serve it, after ${slowest} ms`;
}
