import { Worker } from 'node:worker_threads';
import type { ProofHost } from '#proof/prove-code.ts';
import { proveCode } from '#proof/prove-code.ts';
import type { ProofJob, ProofWord } from '#proof/proof-messages.ts';

/** Milliseconds after which this process ends whatever it does, its parent may be gone. */
const LIFE_MS = 60_000;
const WATCHDOG = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${LIFE_MS})`;

/**
 * The program of a proof process: says that it is ready, proves one release, and says what came of
 * it. Whatever the release does to this process (ends it, fills it, throws later) refuses it.
 */
export function runProofProgram(host: ProofHost): void {
  const refuse = (error: unknown): void => {
    const problem = error instanceof Error ? error.message : String(error);
    say({ kind: 'refused', problem });
  };
  process.on('uncaughtException', refuse);
  process.on('unhandledRejection', refuse);
  process.on('disconnect', () => process.exit());
  process.once('message', (job: ProofJob) => {
    // A thread of its own: it also runs while the release keeps this one busy.
    new Worker(WATCHDOG, { eval: true }).unref();
    proveCode(job, host, (step) => say({ kind: 'step', step })).then(
      (report) => say({ kind: 'proved', ...report }),
      refuse,
    );
  });
  host.render(() => null).then(() => say({ kind: 'ready' }), refuse);
}

function say(word: ProofWord): void {
  process.send?.(word);
}
