import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { waitForHealth } from '../start/health.mjs';
import { findFreeSitePorts } from '../start/ports.mjs';
import { Service } from '../start/service.mjs';

/**
 * CPU core on which each role runs. Load generator and server run on different cores, so that they
 * do not compete.
 */
const CORE_BY_ROLE = { server: '0', client: '1' };
const READY_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 2500;
/** Milliseconds per clock tick, the unit of CPU times in `/proc`. Common Linux systems use 10. */
const CLOCK_TICK_MS = 10;

const canPinProcesses = availableParallelism() > 1 && canRunCommand('taskset', ['--version']);

/**
 * Pins a process and all its threads to the core of this role. Does nothing if the system has no
 * `taskset` or only one core.
 */
export function pinToCore(pid, role) {
  if (canPinProcesses) execFileSync('taskset', ['-a', '-p', '-c', CORE_BY_ROLE[role], String(pid)]);
}

/**
 * Returns the command and arguments that run this command on the load generator's core. Returns
 * them unchanged if the system cannot pin processes.
 */
export function pinCommandToClientCore(command, args) {
  return canPinProcesses
    ? ['taskset', ['-c', CORE_BY_ROLE.client, command, ...args]]
    : [command, args];
}

/**
 * Reads the CPU time of a process in milliseconds. Returns undefined if the system does not report
 * it.
 */
export function readCpuTimeMs(pid) {
  const fields = readStatFields(pid);
  return fields && (fields[11] + fields[12]) * CLOCK_TICK_MS;
}

/**
 * Returns the numbers of `/proc/<pid>/stat` from the third field on; undefined if there is no such
 * process.
 */
function readStatFields(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command name in brackets, which may contain spaces. All later fields
    // follow its closing bracket.
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return undefined;
  }
}

/**
 * Returns the CPU time in milliseconds of a process, of its children, and of its children that have
 * ended. Servers such as nginx and PostgreSQL do their work in children.
 */
export function readGroupCpuTimeMs(pid) {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  let ticks = 0;
  for (const id of ids) {
    const fields = readStatFields(id);
    if (!fields || (Number(id) !== pid && fields[1] !== pid)) continue;
    // User and system time, own and of ended children.
    ticks += fields[11] + fields[12] + fields[13] + fields[14];
  }
  return ticks * CLOCK_TICK_MS;
}

/**
 * Starts the federated and the plain shell and waits until all remotes are live in both. Both use
 * the same background services.
 *
 * @param {Awaited<ReturnType<import('../start/services.mjs').createServices>>} site
 * @param {NodeJS.ProcessEnv} env Environment of both shells, in addition to the site's.
 */
export async function startShellPair(site, env) {
  const shells = await Promise.all([
    createShellService(site, 'federated', 'shell', env),
    createShellService(site, 'plain', 'bench-plain', env),
  ]);
  const stop = async () => {
    await Promise.all(shells.map(async (shell) => shell.stop(STOP_TIMEOUT_MS)));
  };
  try {
    for (const shell of shells) {
      await shell.start();
      const areRemotesLive = ({ remotes }) => remotes.every(({ state }) => state === 'live');
      const signal = AbortSignal.timeout(READY_TIMEOUT_MS);
      await waitForHealth(shell.url, {
        deadlineMs: READY_TIMEOUT_MS,
        signal,
        isReady: areRemotesLive,
      });
      pinToCore(shell.pid, 'server');
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const [federated, plain] = shells;
  return { federated, plain, stop };
}

/** Creates a service with a built shell of a site on a free port; it is not started yet. */
export async function createShellService({ environment }, name, build, env) {
  const { shell: port } = await findFreeSitePorts();
  return new Service({
    name,
    entry: `.cache/build/${build}/node/server.cjs`,
    url: `http://127.0.0.1:${port}`,
    env: { ...environment, PORT: String(port), SITE_URL: `http://localhost:${port}`, ...env },
    logFile: join(environment.DATA_DIR, 'logs', `${name}.log`),
    deadlineMs: READY_TIMEOUT_MS,
    report: (line) => process.stderr.write(`${name}: ${line}\n`),
  });
}

function canRunCommand(command, args) {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
