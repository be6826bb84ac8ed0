import { join, resolve } from 'node:path';
import { createReleaseOrigin } from '#origin/release-origin.ts';

/** `node federation/src/origin/main.ts`: RELEASES_PORT, RELEASES_HOST, RELEASES_DIR. */
const folder = resolve(
  process.env['RELEASES_DIR'] ?? join(process.env['DATA_DIR'] ?? './data', 'releases'),
);
const host = process.env['RELEASES_HOST'] ?? '127.0.0.1';
const port = Number(process.env['RELEASES_PORT'] ?? 3003);

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  process.stderr.write(`RELEASES_PORT is "${process.env['RELEASES_PORT']}", must be a port\n`);
  process.exit(1);
}

const origin = createReleaseOrigin(folder);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void origin.close());
}
try {
  const address = await origin.listen({ host, port });
  process.stdout.write(`release origin on ${address}, releases in ${folder}\n`);
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  process.stderr.write(taken ? `Port ${port} is taken (RELEASES_PORT)\n` : `${String(error)}\n`);
  process.exitCode = 1;
}
