/** Runs the api: `node api/src/main.ts`. */
import { readConfig } from '#config.ts';
import { describeError } from '#describe-error.ts';
import { learnSamples } from '#modules/ads/risk/sounds-like.ts';
import { startApi } from '#start.ts';

/** Longest time for an orderly end. */
const closeDeadlineMs = 15_000;

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const api = await startApi(config);
  const { log } = api.app;
  let closing = false;

  const close = async (reason: string, code: number) => {
    if (closing) return;
    closing = true;
    log.info({ reason }, 'closing');
    setTimeout(() => process.exit(1), closeDeadlineMs).unref();
    await api.close();
    process.exit(code);
  };

  process.once('SIGTERM', () => void close('SIGTERM', 0));
  process.once('SIGINT', () => void close('SIGINT', 0));
  // Started by another process that has gone: nobody would ever stop this one.
  process.once('disconnect', () => void close('parent gone', 0));
  process.once('uncaughtException', (error) => {
    log.fatal({ error: describeError(error) }, 'uncaught');
    void close('uncaught error', 1);
  });

  learnSamples();
  const address = await api.app.listen({ host: config.host, port: config.port });
  process.send?.({ kind: 'listening', address });
}

try {
  await run();
} catch (error) {
  process.stderr.write(`api: ${describeError(error).message}\n`);
  process.exit(1);
}
