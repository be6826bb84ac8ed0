import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { createRunArguments, getContainerName } from './create-run-arguments.mjs';
import { createSecrets } from './create-secrets.mjs';
import { readTopology } from './read-topology.mjs';
import { waitUntil } from '../process/wait-until.mjs';

/** Prefix of containers and volumes, name of the network. */
const PROJECT = 'gruenland-test';
/** Time limits in milliseconds. */
const COMMAND_TIMEOUT_MS = 600_000;
const HEALTHY_TIMEOUT_MS = 180_000;

/**
 * The site of `docker-compose.yml` in containers of this run.
 *
 * @typedef {ReturnType<typeof createSite>} Site
 */

/**
 * @param {import('./open-engine.mjs').Engine} engine
 * @param {{ port: number, folder: string, signal: AbortSignal }} options `port` is the edge's, the
 *   next one is for HTTPS; `folder` is for backups and the archive of the database
 */
export function createSite(engine, { port, folder, signal }) {
  const read = (path) => readFileSync(join(ROOT, path), 'utf8');
  const backups = join(folder, 'backups');
  const archive = join(folder, 'archive');
  for (const path of [backups, archive]) mkdirSync(path, { recursive: true, mode: 0o777 });
  const url = `http://localhost:${port}`;
  const secrets = createSecrets(read('deploy/docker/example.env'));
  const { services, volumes } = readTopology(read('docker-compose.yml'), {
    ...secrets,
    SITE_URL: url,
    EDGE_PORT: String(port),
    EDGE_TLS_PORT: String(port + 1),
    // The engine's own network, in which a load balancer would be: the load names its addresses.
    EDGE_TRUSTED: '10.0.0.0/8 172.16.0.0/12 192.168.0.0/16',
    BACKUP_DIR: backups,
    ARCHIVE_DIR: archive,
  });
  const options = { project: PROJECT, engine: engine.name, root: ROOT };
  const getContainer = (name) => getContainerName(PROJECT, name);

  return {
    engine,
    project: PROJECT,
    url,
    secrets,
    services,
    volumes,
    signal,
    getContainer,
    /** Starts the container of a service. */
    start: (name) => engine.run(createRunArguments(name, services[name], options)),
    /** Runs a command in a new container of a service, as `docker compose run` does. */
    runOnce: (name, command, { volumes: more = [], onLine, allowFailure } = {}) =>
      engine.run(createRunArguments(name, services[name], { ...options, command, volumes: more }), {
        timeoutMs: COMMAND_TIMEOUT_MS,
        onLine,
        allowFailure,
      }),
    /** Runs a command in the running container of a service. */
    exec: (name, command, execOptions) =>
      engine.run(['exec', getContainer(name), ...command], execOptions),
    /** Returns a property of a container, for example `.State.Pid`. */
    inspect: async (name, property) => {
      const args = ['container', 'inspect', '--format', `{{${property}}}`, getContainer(name)];
      return (await engine.run(args)).output.trim();
    },
    isHealthy: (name) => isHealthy(engine, getContainer(name)),
    /** Waits until a service's readiness check succeeds. @returns milliseconds */
    waitUntilHealthy: (name) =>
      waitUntil(`a healthy ${name}`, () => isHealthy(engine, getContainer(name)), {
        timeoutMs: HEALTHY_TIMEOUT_MS,
        signal,
      }),
  };
}

/**
 * Docker checks by itself. podman leaves this to systemd, which is not on every machine, so it is
 * told to check.
 */
async function isHealthy(engine, container) {
  if (engine.name === 'podman')
    return (await engine.run(['healthcheck', 'run', container], { allowFailure: true })).ok;
  const format = ['--format', '{{.State.Health.Status}}'];
  const { output } = await engine.run(['container', 'inspect', ...format, container]);
  return output.trim() === 'healthy';
}
