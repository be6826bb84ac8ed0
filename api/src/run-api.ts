import { flushCompileCache } from 'node:module';

import { readConfig } from '#config.ts';
import { describeError } from '#describe-error.ts';
import { startApi } from '#start.ts';

/** Time limit for a graceful shutdown in milliseconds. */
const closeDeadlineMs = 15_000;

/** Starts the api and stops it on SIGTERM, SIGINT, an uncaught error or the end of its parent process. */
async function runUntilSignal(): Promise<void> {
  const config = readConfig(process.env);
  const api = await startApi(config);
  const { log } = api.app;
  let isClosing = false;

  const closeApi = async (reason: string, code: number) => {
    if (isClosing) return;
    isClosing = true;
    log.info({ reason }, 'closing');
    setTimeout(() => process.exit(1), closeDeadlineMs).unref();
    await api.close();
    process.exit(code);
  };

  process.once('SIGTERM', () => void closeApi('SIGTERM', 0));
  process.once('SIGINT', () => void closeApi('SIGINT', 0));
  // The parent process has exited, and nothing else would stop this process.
  process.once('disconnect', () => void closeApi('parent gone', 0));
  process.once('uncaughtException', (error) => {
    log.fatal({ error: describeError(error) }, 'uncaught');
    void closeApi('uncaught error', 1);
  });

  const listenUrl = await api.app.listen({ host: config.host, port: config.port });
  process.send?.({ kind: 'listening', address: listenUrl });
  // Node writes compiled code at exit only; after a kill, the next start would compile it again.
  flushCompileCache();
}

/** Runs the api; ends the process with code 1 and a message if it cannot start. */
export async function runApi(): Promise<void> {
  try {
    await runUntilSignal();
  } catch (error) {
    process.stderr.write(`api: ${describeError(error).message}\n`);
    process.exit(1);
  }
}
