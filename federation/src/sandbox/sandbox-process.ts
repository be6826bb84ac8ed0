import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { watchMemory } from '#sandbox/watch-memory.ts';
import type {
  SandboxCheckRequest,
  SandboxReport,
  SandboxMessage,
} from '#sandbox/sandbox-messages.ts';

/** Thrown when a release fails the sandbox check. The message states the reason. */
export class SandboxCheckError extends Error {
  override readonly name = 'SandboxCheckError';
}

/** Milliseconds within which a new sandbox process must be ready. */
const START_TIMEOUT_MS = 20_000;
/** Memory limits during the check in megabytes: V8 heap, and resident memory in total. */
const MEMORY_LIMIT_MB = { heap: 256, total: 640 };

/**
 * Node flags that disable the optimizing compilers, because the code runs once and for about 100
 * ms.
 */
const SHORT_LIVED_PROCESS_FLAGS = ['--no-opt', '--no-maglev', '--no-warnings'];

/**
 * A process that checks one release and exits. A worker thread is not enough: a worker that runs
 * out of memory ends the whole process (docs/decisions/010-sandbox-check-before-loading.md).
 */
export class SandboxProcess {
  readonly #child: ChildProcess;
  /** Resolves once the process can receive a release to check. */
  readonly ready: Promise<void>;
  /** Resolves once the process has exited. */
  readonly ended: Promise<void>;
  #currentStep = 'its start';
  #onMessage: (message: SandboxMessage) => void = () => {};
  #onFailure: (problem: string) => void = () => {};
  #exitReason: string | null = null;

  constructor(program: string) {
    const { NODE_ENV, TZ } = process.env;
    this.#child = fork(program, [], {
      execArgv: [`--max-old-space-size=${MEMORY_LIMIT_MB.heap}`, ...SHORT_LIVED_PROCESS_FLAGS],
      // Passes on only `NODE_ENV` and `TZ`, because the shell's environment contains secrets. The
      // object has no prototype, so that Node does not read what releases add to
      // `Object.prototype`.
      env: Object.assign(Object.create(null), NODE_ENV && { NODE_ENV }, TZ && { TZ }),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', (message: SandboxMessage) => {
      if (message.kind === 'step') this.#currentStep = message.step;
      else this.#onMessage(message);
    });
    this.ended = new Promise((resolve) => {
      const onEnd = (reason: string) => {
        this.#exitReason = reason;
        this.#onFailure(reason);
        resolve();
      };
      this.#child.once('exit', (code, signal) => onEnd(describeExit(code, signal)));
      this.#child.once('error', (error) => onEnd(`could not be started: ${error.message}`));
    });
    this.ready = this.#waitForMessage(START_TIMEOUT_MS).then((message) => {
      if (message.kind !== 'ready')
        throw new SandboxCheckError(
          `the sandbox check could not start: ${describeProblem(message)}`,
        );
    });
    // Avoids an unhandled rejection while no caller awaits `ready`.
    this.ready.catch(() => {});
  }

  get isRunning(): boolean {
    return this.#exitReason === null;
  }

  /**
   * Checks a release, then kills the process.
   *
   * @param timeoutMs milliseconds, counted from when the process is ready
   * @throws {SandboxCheckError} when the release fails the check
   */
  async check(request: SandboxCheckRequest, timeoutMs: number): Promise<SandboxReport> {
    await this.ready;
    let isOverMemoryLimit = false;
    const stopWatching = watchMemory(
      this.#child.pid ?? 0,
      MEMORY_LIMIT_MB.total * 1024 * 1024,
      () => {
        isOverMemoryLimit = true;
        this.kill();
      },
    );
    try {
      // The send error is ignored: the exit handler reports a process that has exited.
      this.#child.send(request, () => {});
      const message = await this.#waitForMessage(timeoutMs);
      if (message.kind === 'passed') return { viewsWithoutStory: message.viewsWithoutStory };
      if (isOverMemoryLimit)
        throw new SandboxCheckError(
          `${this.#currentStep} takes more than ${MEMORY_LIMIT_MB.total} MB`,
        );
      throw new SandboxCheckError(describeProblem(message), { cause: getThrownError(message) });
    } finally {
      stopWatching();
      this.kill();
    }
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /**
   * Resolves with the next message whose kind is not `step`. An exit of the process or a timeout
   * resolves with a `refused` message.
   */
  async #waitForMessage(timeoutMs: number): Promise<SandboxMessage> {
    const { promise, resolve } = Promise.withResolvers<SandboxMessage>();
    const refuse = (problem: string) => resolve({ kind: 'refused', problem });
    this.#onMessage = resolve;
    this.#onFailure = (problem) => refuse(`${this.#currentStep} ${problem}`);
    if (this.#exitReason !== null) this.#onFailure(this.#exitReason);
    const timer = setTimeout(
      () => this.#onFailure(`did not finish within ${timeoutMs} ms`),
      timeoutMs,
    );
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
    }
  }
}

/**
 * Returns an error with the stack of the error that the release threw; undefined if the message
 * contains no stack.
 */
function getThrownError(message: SandboxMessage): Error | undefined {
  if (message.kind !== 'refused' || !message.stack) return undefined;
  return Object.assign(new Error(message.problem), { stack: message.stack });
}

function describeProblem(message: SandboxMessage): string {
  return message.kind === 'refused' ? message.problem : `unexpected message "${message.kind}"`;
}

/** Describes why a process exited. V8 aborts the process when its heap is full. */
function describeExit(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal === 'SIGABRT' || code === 134) {
    return `takes more than ${MEMORY_LIMIT_MB.heap} MB of heap`;
  }
  return `ended the process (${signal ?? `exit code ${code}`})`;
}
