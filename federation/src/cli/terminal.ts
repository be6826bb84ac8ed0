import type { Progress } from '#publish/progress.ts';

/**
 * Runs a command. A failure prints one readable message instead of a stack trace and sets exit code
 * 1. Exits the process afterwards, because release code that the command ran may have left timers.
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

/** Writes one line to standard output. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Formats `1234` milliseconds as `1.2 s`, durations below a second as `234 ms`. */
export function formatDuration(durationMs: number): string {
  return durationMs < 1000 ? `${Math.round(durationMs)} ms` : `${(durationMs / 1000).toFixed(1)} s`;
}

/** Formats milliseconds since 1970 as `2026-11-21 05:06 UTC`. */
export function formatTime(timestamp: number): string {
  return `${new Date(timestamp).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/**
 * On SIGINT and SIGTERM, prints a text and exits.
 *
 * @param describeProgress returns the text, which says how far the command has got
 */
export function exitOnInterrupt(describeProgress: () => string): void {
  for (const [signal, code] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ] as const) {
    process.once(signal, () => {
      process.stderr.write(`\nInterrupted. ${describeProgress()}\n`);
      process.exit(128 + code);
    });
  }
}

/** Prints one line per step: mark, padded name, result, time. */
export class TerminalProgress implements Progress {
  /** Names of completed steps. */
  readonly completedSteps = new Set<string>();

  async step<Result>(
    name: string,
    runStep: () => Promise<Result>,
    describe: (result: Result) => string,
  ): Promise<Result> {
    const startMs = performance.now();
    // A terminal also shows the running step; a log contains completed steps only.
    if (process.stdout.isTTY) process.stdout.write(`· ${name} …`);
    try {
      const result = await runStep();
      this.completedSteps.add(name);
      printStep('✓', name, `${describe(result)}, ${formatDuration(performance.now() - startMs)}`);
      return result;
    } catch (error) {
      printStep('✗', name, `failed after ${formatDuration(performance.now() - startMs)}`);
      throw error;
    }
  }

  note(text: string): void {
    printStep('!', 'note', text);
  }
}

function printStep(mark: string, name: string, text: string): void {
  const lineStart = process.stdout.isTTY ? '\r\u001B[K' : '';
  print(`${lineStart}${mark} ${name.padEnd(10)} ${text}`);
}
