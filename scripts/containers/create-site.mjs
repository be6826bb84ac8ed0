import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { createRunArguments, getContainerName, getImageName } from './create-run-arguments.mjs';
import { createSecrets } from './create-secrets.mjs';
import { readTopology } from './read-topology.mjs';
import { waitUntil } from '../process/wait-until.mjs';

/** Prefix of containers and volumes, name of the network. */
const PROJECT = 'gruenland-test';
/** Time limits in milliseconds. */
const COMMAND_TIMEOUT_MS = 1_800_000;
const HEALTHY_TIMEOUT_MS = 600_000;

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
  // Users of the images write there.
  for (const path of [backups, archive]) {
    mkdirSync(path, { recursive: true });
    chmodSync(path, 0o777);
  }
  const url = `http://localhost:${port}`;
  const secrets = createSecrets(read('deploy/docker/example.env'));
  /** The file `.env` of this site. */
  const settings = {
    ...secrets,
    SITE_URL: url,
    EDGE_PORT: String(port),
    EDGE_TLS_PORT: String(port + 1),
    // The engine's own network, in which a load balancer would be: the load names its addresses.
    EDGE_TRUSTED: '10.0.0.0/8 172.16.0.0/12 192.168.0.0/16',
    // The load is on the same machine: a refused request must not be taken for a failed one.
    SHED_DELAY_MS: '0',
    BACKUP_DIR: backups,
    ARCHIVE_DIR: archive,
  };
  const topology = read('docker-compose.yml');
  const { services, volumes } = readTopology(topology, settings);
  return {
    engine,
    project: PROJECT,
    url,
    folder,
    backups,
    archive,
    secrets,
    settings,
    services,
    volumes,
    signal,
    /** Reads the services with the present settings and these. */
    readServices: (changes = {}) => readTopology(topology, { ...settings, ...changes }).services,
    /** Creates the network, unless it exists. */
    ensureNetwork: async () => {
      const { ok } = await engine.run(['network', 'inspect', PROJECT], { allowFailure: true });
      if (!ok) await engine.run(['network', 'create', '--label', `project=${PROJECT}`, PROJECT]);
    },
    ...createContainerActions(engine, services, signal),
  };
}

/** Returns what can be done with the container of a service. */
function createContainerActions(engine, services, signal) {
  const options = { project: PROJECT, engine: engine.name, root: ROOT };
  const getContainer = (name) => getContainerName(PROJECT, name);
  const inspect = async (name, format, inspectOptions) => {
    const args = ['container', 'inspect', '--format', format, getContainer(name)];
    return (await engine.run(args, inspectOptions)).output.trim();
  };
  return {
    getContainer,
    /** Starts the container of a service. */
    start: async (name, service = services[name]) => {
      const [command, ...args] = createRunArguments(name, service, options);
      return engine.run([command, '--label', `config=${hash(args)}`, ...args]);
    },
    /** Returns whether the container of a service runs with this configuration and image. */
    isCurrent: async (name, service) => {
      const [, ...args] = createRunArguments(name, service, options);
      const image = ['image', 'inspect', '--format', '{{.Id}}', getImageName(service)];
      const expected = `true ${hash(args)} ${(await engine.run(image)).output.trim()}`;
      const format = '{{.State.Running}} {{index .Config.Labels "config"}} {{.Image}}';
      return (await inspect(name, format, { allowFailure: true })) === expected;
    },
    /** Removes the container of a service, and before it those that share its network. */
    remove: async (name) => {
      const names = Object.keys(services).filter(
        (other) => services[other].network_mode === `service:${name}`,
      );
      for (const one of [...names, name])
        await engine.run(['rm', '--force', '--volumes', getContainer(one)], { allowFailure: true });
    },
    /**
     * Runs a command in a new container of a service, as `docker compose run` does.
     *
     * @param {object} [runOptions] `change` is merged into the service
     */
    runOnce: (name, command, { volumes: more = [], change, onLine, allowFailure } = {}) => {
      const service = { ...services[name], ...change };
      const args = createRunArguments(name, service, { ...options, command, volumes: more });
      return engine.run(args, { timeoutMs: COMMAND_TIMEOUT_MS, onLine, allowFailure });
    },
    /** Runs a command in the running container of a service. */
    exec: (name, command, execOptions) =>
      engine.run(['exec', getContainer(name), ...command], execOptions),
    /** Returns a property of a container, for example `.State.Pid`. */
    inspect: (name, property) => inspect(name, `{{${property}}}`),
    isHealthy: (name) => isHealthy(engine, getContainer(name)),
    /** Waits until a service's readiness check succeeds. */
    waitUntilHealthy: (name) =>
      waitUntil(`a healthy ${name}`, () => isHealthy(engine, getContainer(name)), {
        timeoutMs: HEALTHY_TIMEOUT_MS,
        signal,
      }),
  };
}

function hash(args) {
  return createHash('sha256').update(JSON.stringify(args)).digest('hex').slice(0, 16);
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
