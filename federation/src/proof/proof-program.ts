import { Worker } from 'node:worker_threads';
import type { ProofHost } from '#proof/prove-code.ts';
import { proveCode } from '#proof/prove-code.ts';
import type { ProofJob, ProofWord } from '#proof/proof-messages.ts';
import { messageOf } from '#server/message-of.ts';

/** Milliseconds after which this process ends whatever it does, its parent may be gone. */
const LIFE_MS = 60_000;
const WATCHDOG = `require('node:worker_threads').parentPort.once('message', () =>
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${LIFE_MS}))`;

/**
 * The program of a proof process: says that it is ready, proves one release, and says what came of
 * it. Whatever the release does to this process (ends it, fills it, throws later) refuses it.
 */
export function runProofProgram(host: ProofHost): void {
  const refuse = (error: unknown): void => {
    say({ kind: 'refused', problem: messageOf(error) });
  };
  process.on('uncaughtException', refuse);
  process.on('unhandledRejection', refuse);
  process.on('disconnect', () => process.exit());
  // A thread of its own: it also runs while the release keeps this one busy.
  const watchdog = new Worker(WATCHDOG, { eval: true });
  watchdog.unref();
  process.once('message', (job: ProofJob) => {
    watchdog.postMessage('begin');
    proveCode(job, host, (step) => say({ kind: 'step', step })).then(
      (report) => say({ kind: 'proved', ...report }),
      refuse,
    );
  });
  host.render(host.warmUp ?? (() => null)).then(() => say({ kind: 'ready' }), refuse);
}

function say(word: ProofWord): void {
  process.send?.(word);
}
