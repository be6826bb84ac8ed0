import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { SandboxReport } from '#sandbox/sandbox-messages.ts';
import { SandboxProcess } from '#sandbox/sandbox-process.ts';
import { getBundleName } from '#server/open-release.ts';
import { CheckedBundles } from '#server/checked-bundles.ts';
import type { SandboxCheck } from '#server/release-reader.ts';

/**
 * Maximum number of sandbox checks at a time. More checks would take CPU time from page rendering.
 */
const MAX_CONCURRENT_CHECKS = 2;

export interface SandboxChecker {
  readonly check: SandboxCheck;
  /** Stops all running checks and kills their processes. */
  readonly stop: () => Promise<void>;
}

/**
 * Creates a checker that checks each release in a fresh process.
 *
 * @param program path of a program built from {@link runSandboxProgram}; undefined skips all checks
 * @param timeoutMs timeout of one check in milliseconds
 * @param checkedBundlesFile file that stores which bundles passed, across restarts
 */
export function createSandboxChecker(
  program: string | undefined,
  timeoutMs: number,
  checkedBundlesFile?: string,
): SandboxChecker {
  if (program === undefined) return { check: async () => {}, stop: async () => {} };
  const checker = new ProcessSandboxChecker(
    program,
    timeoutMs,
    new CheckedBundles(program, checkedBundlesFile),
  );
  return { check: (document, code) => checker.check(document, code), stop: () => checker.stop() };
}

/**
 * Checks a single release. Used by commands, which start no process in advance.
 *
 * @param timeoutMs timeout of the check in milliseconds
 * @throws {SandboxCheckError} when the release fails the check
 */
export async function checkReleaseInSandbox(
  program: string,
  release: { readonly document: ReleaseDocument; readonly code: string },
  timeoutMs: number,
): Promise<SandboxReport> {
  const sandboxProcess = new SandboxProcess(program);
  const { document, code } = release;
  const job = { name: document.name, filename: getBundleName(document), code };
  return await sandboxProcess.check(job, timeoutMs);
}

class ProcessSandboxChecker {
  readonly #program: string;
  readonly #timeoutMs: number;
  /**
   * Process that is started in advance, because starting a process takes longer than most checks.
   */
  #spareProcess: SandboxProcess | null;
  readonly #runningProcesses = new Set<SandboxProcess>();
  readonly #waitingChecks: (() => void)[] = [];
  readonly #checkedBundles: CheckedBundles;
  #isStopped = false;

  constructor(program: string, timeoutMs: number, checkedBundles: CheckedBundles) {
    this.#checkedBundles = checkedBundles;
    this.#program = program;
    this.#timeoutMs = timeoutMs;
    this.#spareProcess = new SandboxProcess(program);
  }

  async check(document: ReleaseDocument, code: string): Promise<void> {
    const { entry, files } = document.node;
    const key = `${document.name} ${files[entry]?.integrity}`;
    while (!this.#checkedBundles.has(key)) {
      if (this.#isStopped) throw new Error('this shell is stopping');
      if (this.#runningProcesses.size >= MAX_CONCURRENT_CHECKS) {
        await new Promise<void>((resumeCheck) => this.#waitingChecks.push(resumeCheck));
        continue;
      }
      await this.#checkInProcess(document, code);
      this.#checkedBundles.add(key);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    const processes = [
      ...this.#runningProcesses,
      ...(this.#spareProcess ? [this.#spareProcess] : []),
    ];
    for (const sandboxProcess of processes) sandboxProcess.kill();
    for (const resumeCheck of this.#waitingChecks.splice(0)) resumeCheck();
    await Promise.all([
      ...processes.map((sandboxProcess) => sandboxProcess.ended),
      this.#checkedBundles.idlePromise,
    ]);
  }

  async #checkInProcess({ name, ...document }: ReleaseDocument, code: string): Promise<void> {
    const sandboxProcess = this.#takeSpareProcess();
    this.#runningProcesses.add(sandboxProcess);
    try {
      const filename = getBundleName({ name, ...document });
      await sandboxProcess.check({ name, filename, code }, this.#timeoutMs);
    } finally {
      this.#runningProcesses.delete(sandboxProcess);
      if (!this.#isStopped) this.#spareProcess ??= new SandboxProcess(this.#program);
      this.#waitingChecks.shift()?.();
    }
  }

  #takeSpareProcess(): SandboxProcess {
    const spareProcess = this.#spareProcess;
    this.#spareProcess = null;
    return spareProcess?.isRunning ? spareProcess : new SandboxProcess(this.#program);
  }
}
