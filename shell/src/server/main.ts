import './base-styles.ts';
import { flushCompileCache } from 'node:module';
import { dirname, resolve } from 'node:path';
import { narrowAuthority } from '@gruenland/federation/server/narrow-authority.ts';
import { readConfig, ConfigError } from './config.ts';
import { createShellServer } from './create-shell-server.ts';

/**
 * Maximum milliseconds to wait at start until each remote is loaded or known to be unavailable.
 * This time is long enough for busy machines; the timeout of a single request is shorter.
 */
const FIRST_RELEASES_TIMEOUT_MS = 10_000;
/** Milliseconds that running requests have to finish at shutdown. */
const DRAIN_TIMEOUT_MS = 5000;

try {
  // The server's bundle is in `<build>/node/`, next to `<build>/web/`.
  const buildDir = resolve(dirname(process.argv[1] ?? '.'), '..');
  const config = readConfig(process.env, buildDir);
  const server = await createShellServer(config);
  narrowAuthority();
  await server.start(FIRST_RELEASES_TIMEOUT_MS);
  stopOnSignal(async () => server.stop(DRAIN_TIMEOUT_MS));
  process.send?.({ kind: 'ready', address: server.getUrl() });
  // Node writes compiled code at exit only; after a kill, the next start would compile it again.
  flushCompileCache();
} catch (error) {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : (error as Error).stack}\n`,
  );
  process.exitCode = 1;
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    void stop().finally(() => process.exit(0));
  };
  process.once('SIGTERM', stopOnce);
  process.once('SIGINT', stopOnce);
  // The event means that the parent process has exited and cannot stop this process any more.
  process.once('disconnect', stopOnce);
}
