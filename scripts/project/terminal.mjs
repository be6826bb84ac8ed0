// The reader of a pipe may close it early, which is not an error.
process.stdout.on('error', () => {});

/** Prints one line to the terminal. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** `1234` milliseconds as `1.2 s`; below a second as `234 ms`. */
export function duration(ms) {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** Prints one line of progress: mark, name in a column, result. */
export function sayStep(ok, name, text) {
  say(`${ok ? '✓' : '✗'} ${name.padEnd(12)} ${text}`);
}

/** A failure shown as one readable message without a stack trace. */
export class PlainError extends Error {}

/** Runs a command's body; a failure is printed as a readable message with exit code 1. */
export async function runMain(body) {
  try {
    await body();
  } catch (error) {
    process.stderr.write(`${error instanceof PlainError ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}
