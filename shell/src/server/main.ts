import './base-styles.ts';
import { dirname, resolve } from 'node:path';
import { readConfig, ConfigError } from './config.ts';
import { createShellServer } from './create-shell-server.ts';

/**
 * Milliseconds the first page waits at most for remotes to be loaded or known to be away. Long,
 * because a busy machine takes its time; a remote that hangs is given up long before.
 */
const FIRST_WAIT_MS = 10_000;
/** Milliseconds that requests under way get when the process is told to stop. */
const DRAIN_MS = 5000;

try {
  // The bundle lies in `<build>/node/`, next to `<build>/web/`.
  const buildDir = resolve(dirname(process.argv[1] ?? '.'), '..');
  const config = readConfig(process.env, buildDir);
  const server = await createShellServer(config);
  await server.start(FIRST_WAIT_MS);
  stopOnSignal(async () => server.stop(DRAIN_MS));
  process.send?.({ kind: 'ready', address: server.address() });
} catch (error) {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : (error as Error).stack}\n`,
  );
  process.exitCode = 1;
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    void stop().finally(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // The process that started us is gone: nobody would ever stop us.
  process.once('disconnect', end);
}
