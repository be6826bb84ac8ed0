// Whoever reads may leave first; that is no reason to fall.
process.stdout.on('error', () => {});

/** Writes one line for the person at the terminal. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** `1234` milliseconds as `1.2 s`; below a second as `234 ms`. */
export function duration(ms) {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** One line of progress: mark, name in a column, what happened. */
export function sayStep(ok, name, text) {
  say(`${ok ? '✓' : '✗'} ${name.padEnd(12)} ${text}`);
}

/** A failure that is told as one readable message, without a stack trace. */
export class PlainError extends Error {}

/** Runs a command's body; a failure becomes a readable message and exit code 1. */
export async function runMain(body) {
  try {
    await body();
  } catch (error) {
    process.stderr.write(`${error instanceof PlainError ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}
