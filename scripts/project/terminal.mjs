import { findCommand } from '../help/find-command.mjs';
import { formatHelp } from '../help/format-help.mjs';

// Ignores the error when the program that reads the output closes the pipe early, as `head` does.
process.stdout.on('error', () => {});

/** Prints one line to the terminal. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Formats milliseconds: 1234 becomes `1.2 s`, 234 becomes `234 ms`. */
export function formatDuration(ms) {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** Prints one line of progress: a mark for success or failure, the name, and the result. */
export function sayStep(ok, name, text) {
  say(`${ok ? '✓' : '✗'} ${name.padEnd(12)} ${text}`);
}

/** An expected failure, shown as one readable message without a stack trace. */
export class PlainError extends Error {}

/**
 * Runs the body of a command. A failure prints a readable message and sets the exit code to 1. With
 * `--help`, prints the usage of the command instead.
 */
export async function runMain(body) {
  try {
    const command = process.argv.includes('--help') ? findCommand(process.argv) : undefined;
    if (command === undefined) await body();
    else say(formatHelp(command));
  } catch (error) {
    process.stderr.write(`${error instanceof PlainError ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}
