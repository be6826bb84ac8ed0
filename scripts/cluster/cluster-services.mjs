import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';
import { PlainError } from '../project/terminal.mjs';
import { writeEnvironmentFile } from '../start/environment-file.mjs';
import { Service } from '../start/service.mjs';
import { requireFreePorts } from './cluster-ports.mjs';
import { edgeProgram } from './edge-program.mjs';
import { postgresProgram } from './postgres-program.mjs';
import { redisProgram } from './redis-program.mjs';

/** Milliseconds between two looks whether a program is ready. */
const LOOK_MS = 50;

/** A program that a cluster needs is not here, and could not be installed. */
export class MissingProgramError extends PlainError {}

/**
 * A whole cluster on this machine, not started yet: edge, two shells, two apis, PostgreSQL, Redis,
 * release origin, and the embedded services in the place of those that are hosted in production.
 *
 * @param {object} options
 * @param {import('./cluster-ports.mjs').ClusterPorts} options.ports
 * @param {string} options.dataDir
 * @param {NodeJS.ProcessEnv} [options.env] What services see beside the addresses of each other.
 * @param {{ certificate: string, key: string }} [options.tls] Files; default those of `TLS_CERTIFICATE`
 *   and `TLS_KEY`, and plain HTTP without them.
 * @param {import('./edge-program.mjs').EdgeLimits} [options.limits]
 * @param {AbortSignal} options.signal
 * @param {(name: string, line: string) => void} [options.tell]
 * @throws {MissingProgramError} naming a program that is not here
 * @throws {PlainError} naming ports that are taken
 */
export async function createCluster({
  ports,
  dataDir,
  env = process.env,
  tls = certificateOf(env),
  limits = limitsOf(env),
  signal,
  tell = () => {},
}) {
  await requireFreePorts(ports);
  const folder = resolve(dataDir);
  const at = (name) => join(folder, name);
  const programs = {
    postgres: await postgresProgram({
      folder: databaseFolder(folder),
      port: ports.postgres,
      signal,
    }),
    redis: await redisProgram({ folder: at('redis'), port: ports.redis, signal }),
  };
  const behind = (env.EDGE_TRUSTED || '').split(' ').filter(Boolean);
  const shape = { ports, figuresPort: ports.figures, tls, limits, behind };
  const edge = await edgeProgram({ ...shape, folder: at('edge'), signal });
  for (const [name, found] of Object.entries({ ...programs, nginx: edge })) {
    if (!found) {
      throw new MissingProgramError(`✗ ${name} is not installed; on Debian: apt-get install it`);
    }
  }
  const shared = environmentOf({ env, ports, folder, tls, programs });
  const environmentFile = at('cluster.env');
  writeEnvironmentFile(environmentFile, settingsOf(shared));
  const services = {};
  const add = (name, options) => {
    services[name] = new Service({
      name,
      url: '',
      env: shared,
      deadlineMs: 60_000,
      forever: true,
      logFile: join(folder, 'logs', `${name}.log`),
      tell: (line) => tell(name, line),
      onProcess: (pid) => noteProcess(folder, name, pid),
      ...options,
    });
  };
  for (const [name, { program, ready }] of Object.entries(programs)) {
    add(name, { program, ready: until(ready) });
  }
  add('embedded', { entry: 'embedded/src/main.ts', url: local(ports.embedded) });
  add('releases', { entry: 'federation/src/origin/main.ts', url: local(ports.releases) });
  for (const [index, port] of ports.apis.entries()) {
    const own = { ...shared, ...apiRole(programs), API_PORT: `${port}` };
    add(`api-${index + 1}`, { entry: 'api/src/main.ts', url: local(port), env: own });
  }
  for (const [index, port] of ports.shells.entries()) {
    const name = `shell-${index + 1}`;
    const own = { ...shared, PORT: `${port}`, DATA_DIR: shellFolder(folder, name) };
    add(name, { entry: '.cache/build/shell/node/server.cjs', url: local(port), env: own });
  }
  add('edge-figures', figuresService(ports, signal));
  // Not by the address of the site, whose certificate may be of one's own making.
  const healthy = `${local(ports.inner)}/_edge/healthy`;
  add('edge', { program: edge, ready: until(() => expectAnswer(healthy, signal)) });
  return {
    /** @type {Record<string, Service>} */
    services,
    siteUrl: shared.SITE_URL,
    environment: shared,
    /** For `npm run migrate`, without which no api starts. */
    migration: { ...apiRole(programs), DATABASE_OWNER_URL: programs.postgres.url },
    /** For commands about this cluster: `ENV_FILE=<this> npm run backup -- …` */
    environmentFile,
    logs: join(folder, 'logs'),
  };
}

/** As in production apis have the rows of the database and not its schema; commands own it. */
function apiRole({ postgres }) {
  const url = new URL(postgres.url);
  url.username = 'gruenland_api';
  return { DATABASE_URL: url.href, MIGRATE_AT_START: 'off' };
}

/**
 * What one address may do. On one machine every reader has the same one, so that a site under load
 * would refuse nearly all; containers keep to what a single reader needs (`start-edge.sh`).
 */
function limitsOf(env) {
  return {
    pages: env.EDGE_PAGE_RATE || '2000r/s',
    pictures: env.EDGE_PICTURE_RATE || '2000r/s',
    apis: env.EDGE_API_RATE || '2000r/s',
    connections: env.EDGE_CONNECTIONS || 1000,
  };
}

/** @throws {PlainError} when one of the two is missing */
function certificateOf(env) {
  const [certificate, key] = [env.TLS_CERTIFICATE, env.TLS_KEY];
  if (!certificate && !key) return undefined;
  if (certificate && key) return { certificate, key };
  throw new PlainError('✗ edge         TLS_CERTIFICATE and TLS_KEY go together');
}

function environmentOf({ env, ports, folder, tls, programs }) {
  return {
    ...env,
    NODE_ENV: 'production',
    GRUENLAND_MODE: 'production',
    SITE_URL: `${tls ? 'https' : 'http'}://localhost:${ports.edge}`,
    // Shells ask both apis through the edge's inner side.
    API_URL: local(ports.inner),
    CONTENT_ENDPOINT: `${local(ports.embedded)}/v2`,
    SEARCH_ENDPOINT: local(ports.embedded),
    IMAGE_URL: local(ports.embedded),
    MAIL_URL: local(ports.embedded),
    RELEASES_URL: local(ports.releases),
    RELEASES_PORT: `${ports.releases}`,
    RELEASE_HOOKS: ports.shells.map(local).join(','),
    EMBEDDED_PORT: `${ports.embedded}`,
    SMTP_PORT: `${ports.smtp}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    // As in production one of each is told, and tells the others.
    CONTENT_WEBHOOK_URL: `${local(ports.shells[0])}/_hooks/content,${local(ports.apis[0])}/api/hooks/content`,
    DATABASE_URL: programs.postgres.url,
    REDIS_URL: programs.redis.url,
    AUTH_SECRET: env.AUTH_SECRET || ownSecret(folder, 'auth-secret'),
    // Who gave one of the two keeps what it stands for.
    DATA_SECRET: env.DATA_SECRET || env.AUTH_SECRET || ownSecret(folder, 'data-secret'),
    INTERNAL_KEY: env.INTERNAL_KEY || ownSecret(folder, 'internal-key'),
    DATA_DIR: folder,
  };
}

/** What is said of the site, as `.env.example` lists it; nothing of the terminal it was started in. */
function settingsOf(environment) {
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
  const known = new Set([...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name));
  return Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => value && (known.has(name) || name.startsWith('AWS_')),
    ),
  );
}

/**
 * PostgreSQL runs as somebody else when we are root, who may not enter every folder of ours. One
 * place for each cluster, so that nothing stays behind when its folder was removed.
 */
function databaseFolder(folder) {
  const own = join(folder, 'postgres');
  if (process.getuid?.() !== 0) return own;
  if (existsSync(own)) return realpathSync(own);
  const name = createHash('sha256').update(own).digest('hex').slice(0, 16);
  const elsewhere = join(tmpdir(), `gruenland-cluster-${name}`);
  rmSync(elsewhere, { recursive: true, force: true });
  mkdirSync(elsewhere, { mode: 0o700 });
  mkdirSync(folder, { recursive: true });
  rmSync(own, { force: true });
  symlinkSync(elsewhere, own);
  return elsewhere;
}

/** A shell's own folder, with the keys of all: they say whose releases count. */
function shellFolder(folder, name) {
  const own = join(folder, name);
  const keys = join(own, 'keys');
  mkdirSync(own, { recursive: true });
  if (!existsSync(keys)) symlinkSync(join(folder, 'keys'), keys);
  return own;
}

/**
 * Made at the first start and kept, so that people stay signed in over a restart. Beside the folder,
 * as secrets are kept elsewhere than data: who empties it can still load a backup of before.
 */
function ownSecret(folder, name) {
  const keys = `${folder}-keys`;
  const file = join(keys, name);
  if (!existsSync(file)) {
    mkdirSync(keys, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

/** `processes.json`: what runs as which process, for who wants to stop or measure one of them. */
function noteProcess(folder, name, pid) {
  const file = join(folder, 'processes.json');
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const draft = `${file}.draft`;
  writeFileSync(draft, JSON.stringify({ ...known, [name]: pid }));
  renameSync(draft, file);
}

async function expectAnswer(url, signal) {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(1000)]);
  const answer = await fetch(url, { signal: limit });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
}

/** Asks again and again until it does not throw. */
function until(ready) {
  return async (_url, { deadlineMs, signal }) => {
    const end = performance.now() + deadlineMs;
    for (;;) {
      signal.throwIfAborted();
      try {
        await ready();
        return {};
      } catch (error) {
        if (performance.now() > end) throw error;
      }
      await wait(LOOK_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  };
}

/** Counts what the edge did, for Prometheus, as the container beside the edge's does. */
function figuresService({ figures, inner }, signal) {
  const connections = `${local(inner)}/_edge/connections`;
  const words = [`${figures}`, `${figures}`, '127.0.0.1', connections];
  const args = [join(ROOT, 'deploy/edge-figures/main.mjs'), ...words];
  const ready = until(() => expectAnswer(`${local(figures)}/metrics`, signal));
  return { program: { command: PROJECT_NODE, args }, ready };
}

function local(port) {
  return `http://127.0.0.1:${port}`;
}
