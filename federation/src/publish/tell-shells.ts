import type { Progress } from '#publish/progress.ts';
import type { ShellAnswer } from '#publish/shells.ts';

/** Pushes to all shells as a step of its own; those that did not take it become notes. */
export async function tellShells(
  progress: Progress,
  push: () => Promise<readonly ShellAnswer[]>,
): Promise<void> {
  const answers = await progress.step('shells', push, describe);
  for (const { address, problem } of answers) {
    if (problem !== null) progress.note(`${address} ${problem}; it finds out when it asks next`);
  }
}

function describe(answers: readonly ShellAnswer[]): string {
  if (answers.length === 0) return 'none to tell';
  const took = answers.filter(({ taken }) => taken);
  if (took.length === 0) return 'none took it';
  const slowest = Math.max(...took.map(({ ms }) => ms));
  return `${took.length} of ${answers.length} serve it, after ${slowest} ms`;
}
