import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { PlainError, runMain, say } from '../project/terminal.mjs';
import { startPostgres } from '../test/postgres.mjs';
import { measureMarket } from './market-times.mjs';
import { printMarketResults } from './print-market-results.mjs';
import { printCoreCount } from './missed-limits.mjs';

/**
 * `npm run bench -- market`: measures the lists of ads, events and job postings on PostgreSQL.
 * Checks whether the response times are within the limits.
 */
await runMain(async () => {
  const interruptController = new AbortController();
  process.once('SIGINT', () => interruptController.abort());
  printCoreCount();
  const server = await startPostgres(interruptController.signal);
  if ('reason' in server) throw new PlainError(`✗ market       ${server.reason}`);
  const dataDir = join(ROOT, '.cache/bench-market');
  try {
    const onDatabaseFilled = ({ ads, events, jobs }, fillMs) => {
      const fillSecondsText = (fillMs / 1000).toFixed(1);
      say(
        `  market       ${ads} ads, ${events} events, ${jobs} jobs, filled in ${fillSecondsText} s`,
      );
    };
    const sizes = await measureMarket(
      server.url,
      dataDir,
      interruptController.signal,
      onDatabaseFilled,
    );
    if (!printMarketResults(sizes)) throw new PlainError('✗ market       slower than allowed');
  } finally {
    await server.stop();
  }
});
