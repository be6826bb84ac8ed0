import type { Progress } from '#publish/progress.ts';

/**
 * Runs a command to its end: a failure is one readable message and exit code 1, never a stack
 * trace. Ends the process, because a bundle that was run may have left timers behind.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
  process.exit();
}

/** Writes one line for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** `1234` milliseconds as `1.2 s`; below a second as `234 ms`. */
export function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** Milliseconds since 1970 as `2026-11-21 05:06 UTC`. */
export function moment(timestamp: number): string {
  return `${new Date(timestamp).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/**
 * Ends the process at Ctrl-C and its like with a word about where it was.
 *
 * @param tell says at that moment how things stand
 */
export function endTelling(tell: () => string): void {
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ] as const) {
    process.once(signal, () => {
      process.stderr.write(`\nInterrupted. ${tell()}\n`);
      process.exit(128 + number);
    });
  }
}

/** One line per step: mark, name in a column, result, time. */
export class TerminalProgress implements Progress {
  /** Names of the steps that are done. */
  readonly done = new Set<string>();

  async step<Result>(
    name: string,
    work: () => Promise<Result>,
    tell: (result: Result) => string,
  ): Promise<Result> {
    const started = performance.now();
    // A terminal shows what is under way; a log gets only what is done.
    if (process.stdout.isTTY) process.stdout.write(`· ${name} …`);
    try {
      const result = await work();
      this.done.add(name);
      printLine('✓', name, `${tell(result)}, ${duration(performance.now() - started)}`);
      return result;
    } catch (error) {
      printLine('✗', name, `failed after ${duration(performance.now() - started)}`);
      throw error;
    }
  }

  note(text: string): void {
    printLine('!', 'note', text);
  }
}

function printLine(mark: string, name: string, text: string): void {
  const begin = process.stdout.isTTY ? '\r\u001B[K' : '';
  say(`${begin}${mark} ${name.padEnd(8)} ${text}`);
}
