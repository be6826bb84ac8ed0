import { ConfigError, readConfig } from '#server/config.ts';
import { startEmbedded } from '#server/start-embedded.ts';

function describeError(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `embedded cannot start: port ${port} is taken`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  const embedded = await startEmbedded(readConfig(process.env));
  let isClosing = false;
  const stop = (): void => {
    if (isClosing) process.exit(1);
    isClosing = true;
    embedded.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exit(1);
}
