import { ConfigError, readConfig } from '#server/config.ts';
import { EXIT_CODES, runContent } from '#sync/run-content.ts';
import { syncEnvironmentSchema } from '#sync/sync-config.schema.ts';

/** Entry file of `npm run content`. */

const printLine = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const stopController = new AbortController();
process.once('SIGINT', () => stopController.abort(new Error('stopped')));

try {
  const variables = Object.entries(process.env).filter(([, value]) => value !== '');
  const environment = syncEnvironmentSchema.safeParse(Object.fromEntries(variables));
  if (!environment.success) {
    const lines = environment.error.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );
    throw new ConfigError(lines.join('\n'));
  }
  process.exitCode = await runContent({
    arguments: process.argv.slice(2),
    config: readConfig(process.env),
    environment: environment.data,
    printLine,
    signal: stopController.signal,
  });
} catch (error) {
  if (!(error instanceof ConfigError) && !stopController.signal.aborted) throw error;
  printLine((error as Error).message);
  process.exitCode = error instanceof ConfigError ? EXIT_CODES.usageError : EXIT_CODES.failed;
}
