import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { watchMemory } from '#proof/memory-watch.ts';
import type { ProofJob, ProofReport, ProofWord } from '#proof/proof-messages.ts';

/** A release did not stand its proof; the message says why. */
export class ProofError extends Error {
  override readonly name = 'ProofError';
}

/** Milliseconds until a new process must be ready. */
const START_MS = 20_000;
/** Megabytes that a release may fill while it is proved: heap, and all together. */
const MEMORY_MB = { heap: 256, all: 640 };

/** Code that runs once for a tenth of a second is not worth being optimized. */
const SHORT_LIFE = ['--no-opt', '--no-maglev', '--no-warnings'];

/**
 * A process that proves one release and ends. A process and no thread: a thread that runs out of
 * memory takes the whole process with it (docs/decisions/010-releases-are-proved-first.md).
 */
export class ProofProcess {
  readonly #child: ChildProcess;
  /** Fulfilled when it can take its release. */
  readonly ready: Promise<void>;
  /** Fulfilled when the process is gone. */
  readonly ended: Promise<void>;
  #step = 'its start';
  #hear: (word: ProofWord) => void = () => {};
  #fail: (problem: string) => void = () => {};
  #gone: string | null = null;

  constructor(program: string) {
    const { NODE_ENV, TZ } = process.env;
    this.#child = fork(program, [], {
      execArgv: [`--max-old-space-size=${MEMORY_MB.heap}`, ...SHORT_LIFE],
      // None of the shell's secrets.
      env: { ...(NODE_ENV && { NODE_ENV }), ...(TZ && { TZ }) },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', (word: ProofWord) => {
      if (word.kind === 'step') this.#step = word.step;
      else this.#hear(word);
    });
    this.ended = new Promise((resolve) => {
      const end = (reason: string) => {
        this.#gone = reason;
        this.#fail(reason);
        resolve();
      };
      this.#child.once('exit', (code, signal) => end(ending(code, signal)));
      this.#child.once('error', (error) => end(`could not be begun: ${error.message}`));
    });
    this.ready = this.#word(START_MS).then((word) => {
      if (word.kind !== 'ready') throw new ProofError(`no proof could begin: ${problemOf(word)}`);
    });
    // A process that nobody waits for yet may fail all the same.
    this.ready.catch(() => {});
  }

  get alive(): boolean {
    return this.#gone === null;
  }

  /**
   * Proves a release, then ends the process.
   *
   * @param timeoutMs milliseconds, from the moment the process is ready
   * @throws {ProofError} for whatever keeps the release from use
   */
  async prove(job: ProofJob, timeoutMs: number): Promise<ProofReport> {
    await this.ready;
    let tooMuch = false;
    const release = watchMemory(this.#child.pid ?? 0, MEMORY_MB.all * 1024 * 1024, () => {
      tooMuch = true;
      this.end();
    });
    try {
      // A process that has ended in between says so itself.
      this.#child.send(job, () => {});
      const word = await this.#word(timeoutMs);
      if (word.kind === 'proved') return { withoutStory: word.withoutStory };
      if (tooMuch) throw new ProofError(`${this.#step} takes more than ${MEMORY_MB.all} MB`);
      throw new ProofError(problemOf(word));
    } finally {
      release();
      this.end();
    }
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }

  /** The next word that is no step; an end of the process and too long a silence are words too. */
  async #word(timeoutMs: number): Promise<ProofWord> {
    const { promise, resolve } = Promise.withResolvers<ProofWord>();
    const refuse = (problem: string) => resolve({ kind: 'refused', problem });
    this.#hear = resolve;
    this.#fail = (problem) => refuse(`${this.#step} ${problem}`);
    if (this.#gone !== null) this.#fail(this.#gone);
    const timer = setTimeout(() => this.#fail(`did not finish within ${timeoutMs} ms`), timeoutMs);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
    }
  }
}

function problemOf(word: ProofWord): string {
  return word.kind === 'refused' ? word.problem : `unexpected word "${word.kind}"`;
}

/** Why a process ended; V8 aborts when its heap is full. */
function ending(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal === 'SIGABRT' || code === 134) {
    return `takes more than ${MEMORY_MB.heap} MB of heap`;
  }
  return `ended the process (${signal ?? `exit code ${code}`})`;
}
