import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { PlainError } from '../project/terminal.mjs';
import { getLocalUrl } from '../start/addresses.mjs';
import { writeEnvironmentFile } from '../start/environment-file.mjs';
import { Service } from '../start/service.mjs';
import { assertPortsFree } from './cluster-ports.mjs';
import { createEdgeMetricsService } from './create-edge-metrics-service.mjs';
import { createEdgeLogLimit } from './edge-log-limit.mjs';
import { createEdgeProgram, writeEdgeConfig } from './edge-program.mjs';
import { createPoolerProgram } from './pooler-program.mjs';
import { createPostgresProgram } from './postgres-program.mjs';
import { assertOkResponse, createReadinessCheck } from './readiness-check.mjs';
import { getOrCreateSecret } from './get-or-create-secret.mjs';
import { recordValue } from './record-value.mjs';
import { createRedisProgram } from './redis-program.mjs';
import { createReplicaProgram } from './replica-program.mjs';

/** Thrown when a required program is missing and could not be installed. */
export class MissingProgramError extends PlainError {}

/**
 * Creates a complete cluster on this machine without starting it: edge, two shells, two apis,
 * PostgreSQL, Redis, release origin, and embedded services instead of the hosted ones.
 *
 * @param {object} options
 * @param {import('./cluster-ports.mjs').ClusterPorts} options.ports
 * @param {string} options.dataDir
 * @param {() => NodeJS.ProcessEnv} [options.readEnv] Returns the environment variables for all
 *   services; the services' addresses are added. Each start of a process reads them again, so that
 *   a restart applies changed settings.
 * @param {Readonly<Record<string, string>>} [options.overrides] Variables that replace the addresses
 *   of the embedded services.
 * @param {{ certificate: string, key: string }} [options.tls] Paths of the files; by default those
 *   in `TLS_CERTIFICATE` and `TLS_KEY`. Without them the edge uses plain HTTP.
 * @param {import('./edge-program.mjs').EdgeLimits} [options.limits]
 * @param {AbortSignal} options.signal
 * @param {(name: string, line: string) => void} [options.report]
 * @throws {MissingProgramError} naming a missing program
 * @throws {PlainError} naming ports in use
 */
export async function createCluster({
  ports,
  dataDir,
  readEnv = () => process.env,
  overrides = {},
  tls,
  limits,
  signal,
  report = () => {},
}) {
  await assertPortsFree(ports);
  const folder = resolve(dataDir);
  const env = readEnv();
  const certificatePaths = tls ?? getCertificatePaths(env);
  const programs = await createStorePrograms({ folder, ports, signal });
  const readEdgeOptions = () => ({
    folder: join(folder, 'edge'),
    ports,
    metricsPort: ports.edgeMetrics,
    tls: certificatePaths,
    limits: limits ?? getRateLimits(readEnv()),
    trustedProxies: (env.EDGE_TRUSTED || '').split(' ').filter(Boolean),
  });
  const edge = await createEdgeProgram({ ...readEdgeOptions(), signal });
  assertInstalled({ ...programs, nginx: edge });
  const environmentFile = join(folder, 'cluster.env');
  const readShared = () => {
    const settings = { env: readEnv(), ports, folder, tls: certificatePaths, programs };
    const values = { ...getEnvironment(settings), ...overrides };
    writeEnvironmentFile(environmentFile, getListedVariables(values));
    return values;
  };
  const shared = readShared();
  const services = {};
  const add = (name, options) => {
    services[name] = new Service({
      name,
      url: '',
      env: readShared,
      deadlineMs: 60_000,
      restartsForever: true,
      logFile: join(folder, 'logs', `${name}.log`),
      report: (line) => report(name, line),
      onProcess: (pid) => recordValue(join(folder, 'processes.json'), name, pid),
      ...options,
    });
    if (options.url) recordValue(join(folder, 'addresses.json'), name, options.url);
  };
  for (const [name, { program, ready }] of Object.entries(programs)) {
    add(name, { program, ready: createReadinessCheck(ready) });
  }
  add('embedded', { entry: 'embedded/src/main.ts', url: getLocalUrl(ports.embedded) });
  add('releases', { entry: 'federation/src/origin/main.ts', url: getLocalUrl(ports.releases) });
  addInstances(add, { ports, folder, programs, readShared });
  add('edge-metrics', createEdgeMetricsService(ports, signal));
  addEdge(add, { edge, ports, readEdgeOptions, readShared, signal });
  return {
    /** @type {Record<string, Service>} */
    services,
    siteUrl: shared.SITE_URL,
    environment: shared,
    /** Variables for `npm run migrate`, which must run before the apis start. */
    migration: {
      ...getApiRoleEnvironment(programs, ports),
      DATABASE_OWNER_URL: programs.postgres.url,
    },
    /** Path of a file for commands on this cluster: `ENV_FILE=<path> npm run backup -- …` */
    environmentFile,
    edgeLogLimit: createEdgeLogLimit(join(folder, 'edge'), () => services.edge.pid),
    logs: join(folder, 'logs'),
  };
}

/** Adds the edge. Each start of it applies the present limits. */
function addEdge(add, { edge, ports, readEdgeOptions, readShared, signal }) {
  const url = getLocalUrl(ports.inner);
  add('edge', {
    program: edge,
    // The edge's inner address, because the site's certificate may be self-signed.
    url,
    env: () => {
      writeEdgeConfig(readEdgeOptions());
      return readShared();
    },
    ready: createReadinessCheck(() => assertOkResponse(`${url}/_edge/healthy`, signal)),
  });
}

/** Adds the apis and the shells. */
function addInstances(add, { ports, folder, programs, readShared }) {
  for (const [index, port] of ports.apis.entries()) {
    const own = () => ({
      ...readShared(),
      ...getApiRoleEnvironment(programs, ports),
      API_PORT: `${port}`,
    });
    add(`api-${index + 1}`, { entry: 'api/src/main.ts', url: getLocalUrl(port), env: own });
  }
  for (const [index, port] of ports.shells.entries()) {
    const name = `shell-${index + 1}`;
    const shellFolder = prepareShellFolder(folder, name);
    const own = () => ({ ...readShared(), PORT: `${port}`, DATA_DIR: shellFolder });
    add(name, { entry: '.cache/build/shell/node/server.cjs', url: getLocalUrl(port), env: own });
  }
}

/** @throws {MissingProgramError} naming the first missing program */
function assertInstalled(programs) {
  for (const [name, found] of Object.entries(programs)) {
    if (!found) {
      throw new MissingProgramError(`✗ ${name} is not installed; on Debian: apt-get install it`);
    }
  }
}

/** Returns the programs that store data, by name; undefined for those that are missing. */
async function createStorePrograms({ folder, ports, signal }) {
  return {
    postgres: await createPostgresProgram({
      folder: prepareDatabaseFolder(folder, 'postgres'),
      port: ports.postgres,
      signal,
    }),
    redis: await createRedisProgram({ folder: join(folder, 'redis'), port: ports.redis, signal }),
    pooler: await createPoolerProgram({
      folder: prepareDatabaseFolder(folder, 'pooler'),
      port: ports.pooler,
      serverPort: ports.postgres,
      signal,
    }),
    replica: await createReplicaProgram({
      folder: prepareDatabaseFolder(folder, 'replica'),
      port: ports.replica,
      primaryUrl: `postgres://gruenland@127.0.0.1:${ports.postgres}/postgres`,
      signal,
    }),
  };
}

/**
 * Returns the apis' environment variables for a database role that may change rows but not the
 * schema, as in production. Commands use the role that owns the schema.
 */
function getApiRoleEnvironment({ postgres, replica }, ports) {
  const url = new URL(postgres.url);
  url.username = 'gruenland_api';
  return {
    DATABASE_URL: url.href,
    DATABASE_POOLER_URL: `postgres://gruenland_api@127.0.0.1:${ports.pooler}/postgres`,
    DATABASE_REPLICA_URL: replica.url,
    MIGRATE_AT_START: 'off',
  };
}

/**
 * Returns the rate limits per client IP address. They are high, because on one machine all clients
 * have the same IP address and a load test would otherwise be rejected. Containers use limits that
 * suit a single reader (`start-edge.sh`).
 */
function getRateLimits(env) {
  return {
    pages: env.EDGE_PAGE_RATE || '2000r/s',
    pictures: env.EDGE_PICTURE_RATE || '2000r/s',
    apis: env.EDGE_API_RATE || '2000r/s',
    connections: env.EDGE_CONNECTIONS || 1000,
  };
}

/**
 * Returns the paths of certificate and key from the environment. @throws {PlainError} when only one
 * of the variables is set
 */
function getCertificatePaths(env) {
  const [certificate, key] = [env.TLS_CERTIFICATE, env.TLS_KEY];
  if (!certificate && !key) return undefined;
  if (certificate && key) return { certificate, key };
  throw new PlainError('✗ edge         TLS_CERTIFICATE and TLS_KEY must be set together');
}

function getEnvironment({ env, ports, folder, tls, programs }) {
  return {
    ...env,
    NODE_ENV: 'production',
    GRUENLAND_MODE: 'production',
    SITE_URL: `${tls ? 'https' : 'http'}://localhost:${ports.edge}`,
    // Shells send requests for both apis to the inner address of the edge.
    API_URL: getLocalUrl(ports.inner),
    CONTENT_ENDPOINT: `${getLocalUrl(ports.embedded)}/v2`,
    SEARCH_ENDPOINT: getLocalUrl(ports.embedded),
    IMAGE_URL: getLocalUrl(ports.embedded),
    MAIL_URL: getLocalUrl(ports.embedded),
    RELEASES_URL: getLocalUrl(ports.releases),
    RELEASES_PORT: `${ports.releases}`,
    RELEASE_HOOKS: ports.shells.map(getLocalUrl).join(','),
    EMBEDDED_PORT: `${ports.embedded}`,
    SMTP_PORT: `${ports.smtp}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    // As in production, the content service notifies one shell and one api of changed content. This
    // shell notifies the other shell, this api the other api.
    CONTENT_WEBHOOK_URL: `${getLocalUrl(ports.shells[0])}/_hooks/content,${getLocalUrl(ports.apis[0])}/api/hooks/content`,
    DATABASE_URL: programs.postgres.url,
    REDIS_URL: programs.redis.url,
    AUTH_SECRET: env.AUTH_SECRET || getOrCreateSecret(folder, 'auth-secret'),
    // Once stored, it stays: a new AUTH_SECRET must not replace the secret of the data.
    DATA_SECRET: env.DATA_SECRET || getOrCreateSecret(folder, 'data-secret', env.AUTH_SECRET),
    INTERNAL_KEY: env.INTERNAL_KEY || getOrCreateSecret(folder, 'internal-key'),
    DATA_DIR: folder,
  };
}

/** Returns the non-empty variables that `.env.example` lists or whose names start with `AWS_`. */
function getListedVariables(environment) {
  const exampleFileText = readFileSync(join(ROOT, '.env.example'), 'utf8');
  const known = new Set(
    [...exampleFileText.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
  );
  return Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => value && (known.has(name) || name.startsWith('AWS_')),
    ),
  );
}

/**
 * Creates the folder of a server that runs as the account of PostgreSQL, and returns its path. When this process runs as root,
 * PostgreSQL runs as another user, who may not read every folder. Then the database folder is below
 * the system's temporary folder, and the cluster's folder contains a link to it.
 */
function prepareDatabaseFolder(folder, name) {
  const own = join(folder, name);
  if (process.getuid?.() !== 0) return own;
  if (existsSync(own)) return realpathSync(own);
  const hash = createHash('sha256').update(own).digest('hex').slice(0, 16);
  const elsewhere = join(tmpdir(), `gruenland-cluster-${hash}`);
  rmSync(elsewhere, { recursive: true, force: true });
  mkdirSync(elsewhere, { mode: 0o700 });
  mkdirSync(folder, { recursive: true });
  rmSync(own, { force: true });
  symlinkSync(elsewhere, own);
  return elsewhere;
}

/**
 * Creates the folder of a shell and returns its path. The folder contains a link to the public keys
 * for trusted releases.
 */
function prepareShellFolder(folder, name) {
  const own = join(folder, name);
  const keys = join(own, 'keys');
  mkdirSync(own, { recursive: true });
  if (!existsSync(keys)) symlinkSync(join(folder, 'keys'), keys);
  return own;
}
