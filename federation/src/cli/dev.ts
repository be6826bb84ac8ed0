import { findRemoteFolder } from '#build/workspace.ts';
import { parseCommandArguments, parseCount, requireOneName } from '#cli/arguments.ts';
import { runCommand, print } from '#cli/terminal.ts';
import { runDev } from '#dev/run-dev.ts';
import { requireSigningKey } from '#publish/signing.ts';

/**
 * `npm run dev -- mf-veranstaltungen [--shell https://…] [--port 3100]`
 *
 * Develops a remote standalone and inside a running shell, by default the shell of this machine;
 * see docs/decisions/011.
 */
await runCommand(async () => {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => controller.abort());
  }
  const flags = { shell: { type: 'string' }, port: { type: 'string' } } as const;
  const args = parseCommandArguments(process.argv.slice(2), process.env, flags);
  await runDev({
    folder: await findRemoteFolder(requireOneName(args.names)),
    shell: parseShellAddress(args.flags['shell'], args.env),
    port: parseDevPort(args.flags['port']),
    privateKey: await requireSigningKey(args.env['RELEASE_PRIVATE_KEY'], args.keyFolder),
    log: print,
    signal: controller.signal,
  });
});

function parseShellAddress(
  flag: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const address = flag ?? (env['SITE_URL'] || `http://localhost:${env['PORT'] || '3000'}`);
  if (/^https?:\/\/[^/]/.test(address) && URL.canParse(address)) return address.replace(/\/+$/, '');
  throw new Error(`--shell is "${address}", must be an address like https://www.example.org`);
}

function parseDevPort(flag: string | undefined): number {
  const port = parseCount('port', flag, 3100);
  if (port >= 1 && port <= 65_535) return port;
  throw new Error(`--port is ${port}, must be from 1 to 65535`);
}
