import { Worker } from 'node:worker_threads';
import type { SandboxHost } from '#sandbox/check-code.ts';
import { checkCode } from '#sandbox/check-code.ts';
import type { SandboxCheckRequest, SandboxMessage } from '#sandbox/sandbox-messages.ts';
import { getErrorMessage } from '#server/get-message.ts';
import { narrowAuthority } from '#server/narrow-authority.ts';

/**
 * Milliseconds after which the sandbox process kills itself, in case its parent process has ended.
 */
const MAX_LIFETIME_MS = 60_000;
const WATCHDOG_CODE = `require('node:worker_threads').parentPort.once('message', () =>
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${MAX_LIFETIME_MS}))`;

/**
 * Entry point of the sandbox program: sends `ready`, checks one release and sends the result. An
 * uncaught exception, an unhandled rejection or an exit counts as a refusal.
 */
export function runSandboxProgram(host: SandboxHost): void {
  const sendRefusal = (error: unknown): void => {
    const { stack = '' } = getRootCause(error);
    sendMessage({ kind: 'refused', problem: getErrorMessage(error), stack });
  };
  process.on('uncaughtException', sendRefusal);
  process.on('unhandledRejection', sendRefusal);
  process.on('disconnect', () => process.exit());
  // Runs in a separate thread, so that a release that blocks the main thread cannot stop the
  // watchdog.
  const watchdog = new Worker(WATCHDOG_CODE, { eval: true });
  watchdog.unref();
  narrowAuthority();
  process.once('message', (request: SandboxCheckRequest) => {
    watchdog.postMessage('begin');
    checkCode(request, host, (step) => sendMessage({ kind: 'step', step })).then(
      (report) => sendMessage({ kind: 'passed', ...report }),
      sendRefusal,
    );
  });
  host.render(host.warmUp ?? (() => null)).then(() => sendMessage({ kind: 'ready' }), sendRefusal);
}

/** Returns the innermost error in a chain of causes. */
function getRootCause(error: unknown): Partial<Error> {
  if (!(error instanceof Error)) return {};
  return error.cause instanceof Error ? getRootCause(error.cause) : error;
}

function sendMessage(message: SandboxMessage): void {
  process.send?.(message);
}
