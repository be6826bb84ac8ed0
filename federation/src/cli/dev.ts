import { roomFolder } from '#build/workspace.ts';
import { commandArguments, countOf, oneName } from '#cli/arguments.ts';
import { runCommand, say } from '#cli/terminal.ts';
import { runDev } from '#dev/run-dev.ts';
import { requireSigningKey } from '#publish/signing.ts';

/**
 * `npm run dev -- mf-veranstaltungen [--shell https://…] [--port 3100]`
 *
 * Develops a remote alone and inside a running shell; see docs/decisions/011. The shell is the one
 * of this machine unless told otherwise.
 */
await runCommand(async () => {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => ending.abort());
  }
  const flags = { shell: { type: 'string' }, port: { type: 'string' } } as const;
  const given = commandArguments(process.argv.slice(2), process.env, flags);
  await runDev({
    folder: await roomFolder(oneName(given.names)),
    shell: shellAddress(given.flags['shell'], given.env),
    port: devPort(given.flags['port']),
    privateKey: await requireSigningKey(given.env['RELEASE_PRIVATE_KEY'], given.keyFolder),
    say,
    signal: ending.signal,
  });
});

function shellAddress(
  flag: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const address = flag ?? (env['SITE_URL'] || `http://localhost:${env['PORT'] || '3000'}`);
  if (/^https?:\/\/[^/]/.test(address) && URL.canParse(address)) return address.replace(/\/+$/, '');
  throw new Error(`--shell is "${address}", must be an address like https://www.example.org`);
}

function devPort(flag: string | undefined): number {
  const port = countOf('port', flag, 3100);
  if (port >= 1 && port <= 65_535) return port;
  throw new Error(`--port is ${port}, must be from 1 to 65535`);
}
