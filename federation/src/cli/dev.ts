import { dirname } from 'node:path';
import { findRemoteFolder, listRemoteNames } from '#build/workspace.ts';
import type { CommandArguments } from '#cli/arguments.ts';
import { parseCommandArguments, parseCount } from '#cli/arguments.ts';
import { runCommand, print } from '#cli/terminal.ts';
import { findFreePort } from '#dev/find-free-port.ts';
import { runDev } from '#dev/run-dev.ts';
import type { DevService } from '#dev/run-service-dev.ts';
import { DEV_SERVICES, runServiceDev } from '#dev/run-service-dev.ts';
import { requireSigningKey } from '#publish/signing.ts';

/** First port that is tried for the standalone page of a remote. */
const FIRST_STANDALONE_PORT = 3100;

/**
 * `npm run dev -- mf-veranstaltungen [mf-search …] [--shell https://…] [--port 3100]`, `npm run dev
 * -- api`, `npm run dev -- shell`
 *
 * Develops remotes standalone and inside a running shell, by default the shell of this machine; see
 * docs/decisions/011. Restarts the api or the shell of the running site after every save.
 */
await runCommand(async () => {
  const controller = new AbortController();
  const { signal } = controller;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => controller.abort());
  }
  const flags = { shell: { type: 'string' }, port: { type: 'string' } } as const;
  const args = parseCommandArguments(process.argv.slice(2), process.env, flags);
  await requireKnownNames(args.names);
  const services = DEV_SERVICES.filter((name) => args.names.includes(name));
  const remotes = args.names.filter((name) => !services.includes(name as DevService));
  const createPrefixedLog = (name: string) => (line: string) =>
    print(args.names.length === 1 ? line : line.replaceAll(/^/gm, `${name.padEnd(18)} `));
  const ports = await choosePorts(args.flags['port'], remotes);
  await Promise.all([
    ...remotes.map(async (name, index) =>
      runDev({
        folder: await findRemoteFolder(name),
        shell: parseShellUrl(args.flags['shell'], args.env),
        port: ports[index] ?? FIRST_STANDALONE_PORT,
        privateKey: await requireSigningKey(args.env['RELEASE_PRIVATE_KEY'], args.keyFolder),
        log: createPrefixedLog(name),
        signal,
      }),
    ),
    ...services.map((service) => {
      const dataDir = dirname(args.keyFolder);
      return runServiceDev({
        service,
        dataDir,
        mode: args.mode,
        log: createPrefixedLog(service),
        signal,
      });
    }),
  ]);
});

async function requireKnownNames(names: CommandArguments['names']): Promise<void> {
  const remotes = await listRemoteNames();
  const knownNamesText = `known: ${[...remotes, ...DEV_SERVICES].join(', ')}`;
  if (names.length === 0) throw new Error(`Name what to develop; ${knownNamesText}`);
  for (const name of names) {
    const isKnown = [...remotes, ...DEV_SERVICES].includes(name) || name.includes('/');
    if (!isKnown) throw new Error(`There is no remote ${name}; ${knownNamesText}`);
  }
}

/** Chooses a port for each remote: the port that `--port` gives, otherwise the next free ports. */
async function choosePorts(
  portFlag: string | undefined,
  remotes: readonly string[],
): Promise<readonly number[]> {
  if (portFlag !== undefined && remotes.length > 1) throw new Error('--port needs a single remote');
  if (portFlag !== undefined) return [parseDevPort(portFlag)];
  const chosenPorts = new Set<number>();
  for (const name of remotes) {
    const port = await findFreePort(FIRST_STANDALONE_PORT, chosenPorts);
    if (remotes.length === 1 && port !== FIRST_STANDALONE_PORT)
      print(`Port ${FIRST_STANDALONE_PORT} is in use; ${name} uses ${port}`);
    chosenPorts.add(port);
  }
  return [...chosenPorts];
}

function parseShellUrl(
  shellFlag: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const shellUrl = shellFlag ?? (env['SITE_URL'] || `http://localhost:${env['PORT'] || '3000'}`);
  if (/^https?:\/\/[^/]/.test(shellUrl) && URL.canParse(shellUrl))
    return shellUrl.replace(/\/+$/, '');
  throw new Error(`--shell is "${shellUrl}", must be an address like https://www.example.org`);
}

function parseDevPort(portFlag: string): number {
  const port = parseCount('port', portFlag, FIRST_STANDALONE_PORT);
  if (port >= 1 && port <= 65_535) return port;
  throw new Error(`--port is ${port}, must be from 1 to 65535`);
}
