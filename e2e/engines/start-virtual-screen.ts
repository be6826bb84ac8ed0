import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Milliseconds within which the screen must be ready. */
const START_TIMEOUT_MS = 10_000;

/** A screen in memory, for browsers that have no headless mode. */
export interface VirtualScreen {
  /** Value of the environment variable `DISPLAY`. */
  readonly display: string;
  stop(): void;
}

/**
 * Starts Xvfb, which picks a free display number itself.
 *
 * @throws Error with the output of Xvfb if it is not ready in time
 */
export async function startVirtualScreen(program: string): Promise<VirtualScreen> {
  const args = ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'];
  const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const errors: string[] = [];
  server.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  const number = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Xvfb is not ready: ${errors.join('')}`)),
      START_TIMEOUT_MS,
    );
    server.once('exit', () => reject(new Error(`Xvfb has stopped: ${errors.join('')}`)));
    createInterface(server.stdout).once('line', (line) => {
      clearTimeout(timer);
      resolve(line.trim());
    });
  });
  return { display: `:${number}`, stop: () => void server.kill() };
}
