import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { CommandArguments } from '#cli/arguments.ts';

const PROGRAM_FILE = fileURLToPath(new URL('publish-remotes.ts', import.meta.url));
/** Milliseconds after which a worker that still publishes a remote is killed. */
const PUBLISH_TIMEOUT_MS = 180_000;

/** Answer of a worker: the line that describes the release, or the reason of its failure. */
export type PublishAnswer = { readonly line: string } | { readonly reason: string };

/**
 * A process that publishes remotes, one after the other. The second build takes half the processor
 * time of the first, because webpack is loaded and optimised. A process that crashes fails only the
 * remote that it publishes; the next remote gets a new one.
 */
export class PublishWorker {
  readonly #workerArguments: readonly string[];
  #child: ChildProcess | undefined;

  constructor({ mode, flags }: CommandArguments) {
    const folder = flags['releases-dir'];
    const folderArguments = folder === undefined ? [] : ['--releases-dir', folder];
    this.#workerArguments = ['--mode', mode, ...folderArguments];
  }

  /**
   * Publishes a remote.
   *
   * @param remote Its name, or the path of its package.
   * @returns the line that describes the release
   * @throws with the reason when nothing was released or a shell has refused the release
   */
  async publish(remote: string): Promise<string> {
    if (!this.#child?.connected) this.#child = this.#startWorker();
    const answer = await askWorker(this.#child, remote);
    if ('line' in answer) return answer.line;
    throw new Error(answer.reason);
  }

  #startWorker(): ChildProcess {
    return fork(PROGRAM_FILE, this.#workerArguments, {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
  }

  close(): void {
    if (this.#child?.connected) this.#child.disconnect();
  }
}

/** Sends the name of a remote to a worker and waits for the answer, or for the end of the worker. */
async function askWorker(child: ChildProcess, remote: string): Promise<PublishAnswer> {
  const errorOutput: Buffer[] = [];
  const keepErrorOutput = (chunk: Buffer): number => errorOutput.push(chunk);
  const waiting = new AbortController();
  const { signal } = waiting;
  const timer = setTimeout(() => child.kill('SIGKILL'), PUBLISH_TIMEOUT_MS);
  child.stderr?.on('data', keepErrorOutput);
  child.send(remote);
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([answer]) => answer as PublishAnswer),
      once(child, 'close', { signal }).then(([code]) => ({
        reason: describeEnd(code as number | null, Buffer.concat(errorOutput)),
      })),
    ]);
  } finally {
    clearTimeout(timer);
    child.stderr?.off('data', keepErrorOutput);
    waiting.abort();
  }
}

function describeEnd(code: number | null, errorOutput: Buffer): string {
  const lastWords = errorOutput.toString('utf8').trim();
  return lastWords || `ended with ${code ?? `no code after ${PUBLISH_TIMEOUT_MS} ms`}`;
}
