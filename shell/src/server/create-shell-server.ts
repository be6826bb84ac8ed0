import { resolve } from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { parsePublicKey } from '@gruenland/federation/release/signature.ts';
import { trustedKeys } from '@gruenland/federation/release/trusted-keys.ts';
import type { ShellConfig } from './config.ts';
import { StoppedCanaries } from './canary/stopped-canaries.ts';
import { ErrorIntake } from './error-intake.ts';
import { KillSwitches } from './kill-switches.ts';
import { readShellManifest } from './read-shell-manifest.ts';
import { PageCache } from './pipeline/page-cache.ts';
import { answerMalformed } from './pipeline/malformed-page.ts';
import type { PageServices } from './pipeline/page-context.ts';
import { SiteSettingsSource } from './site-settings.ts';
import { watchLoad } from './load/load-shedding.ts';
import { ReleaseMetrics } from './metrics/release-metrics.ts';
import { followDesk } from './operations/follow-desk.ts';
import { siteOperations } from './operations/site-operations.ts';
import { RemoteRegistry } from './remotes/remote-registry.ts';
import { alone } from './peers/peers.ts';
import { redisPeers } from './peers/redis-peers.ts';
import { followReleases } from './snapshot/follow-releases.ts';
import { SnapshotStore } from './snapshot/snapshot-store.ts';
import { startTracing } from './tracing/start-tracing.ts';
import { Upstreams } from './upstreams.ts';
import { registerRoutes } from './register-routes.ts';
import { answerClientError } from './http/client-error.ts';
import { refuseMalformed } from './http/malformed.ts';
import type { MalformedPage } from './http/malformed.ts';
import { requestId } from './http/request-id.ts';

/** Longest request line and headers that reach us, in bytes. */
const MAX_HEADER_BYTES = 16 * 1024;

/** The shell's server, wired and ready to start. */
export interface ShellServer {
  readonly app: FastifyInstance;
  readonly services: PageServices;
  /** Listens; waits at most `waitMs` for the first releases. */
  readonly start: (waitMs: number) => Promise<void>;
  /** Stops taking requests, lets those under way finish, and ends. */
  readonly stop: (drainMs: number) => Promise<void>;
  /** `http://host:port` once started. */
  readonly address: () => string;
}

/** Wires the shell's server. @throws ConfigError when its build or keys cannot be read. */
export async function createShellServer(config: ShellConfig): Promise<ShellServer> {
  const { env } = config;
  const app = Fastify({
    logger: { level: env.LOG_LEVEL, base: { service: 'shell' }, redact: ['req.headers'] },
    disableRequestLogging: true,
    bodyLimit: 1_000_000,
    // Photos or a Lebenslauf in a form without script, on a slow line: 10 MB at 300 kbit/s. Heads have
    // Node's own, shorter limit, and who sends nothing at all is cut off by the edge.
    requestTimeout: 300_000,
    // Addresses are judged by `parseAddress`, with a page for people.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 8192 },
    genReqId: requestId,
    trustProxy: env.TRUST_PROXY,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    frameworkErrors: (error, request, reply) =>
      void refuseMalformed(error, request, reply, malformedPage(services)),
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    // Who comes over a connection that is being closed is answered still; the edge sends no more.
    return503OnClosing: false,
  });
  const tracing = startTracing(process.env);
  await tracing.follow(app);
  const manifest = readShellManifest(config.buildDir);
  const log = app.log;
  const keyTexts = await trustedKeys(env.RELEASE_PUBLIC_KEYS, resolve(env.DATA_DIR, 'keys'));
  const remotes = await RemoteRegistry.open(config.remotesFile, log);
  const names = remotes.entries.map(({ name }) => name);
  const metrics = new ReleaseMetrics();
  const parts = {
    config,
    remotes,
    snapshots: new SnapshotStore(manifest.id, names, (part, owner, refused) =>
      log.warn({ part, owner, refused }, 'two remotes claim one part'),
    ),
    metrics,
    load: await watchLoad(app, env.SHED_DELAY_MS, metrics.registry),
    cache: new PageCache(env.PAGE_CACHE_BYTES),
    killSwitches: new KillSwitches(env.KILL_SWITCHES),
    stoppedCanaries: new StoppedCanaries(resolve(env.DATA_DIR, 'canary-stops.json'), log),
    peers: env.REDIS_URL ? redisPeers(env.REDIS_URL, log) : alone,
    log,
  };
  const { watcher, previews, stopCanary } = followReleases({
    ...parts,
    shellId: manifest.id,
    trustedKeys: keyTexts,
  });
  const measures = followDesk(parts, stopCanary);
  const services: PageServices = {
    ...parts,
    manifest,
    previews,
    operations: siteOperations(parts, () => watcher.status()),
    siteSettings: new SiteSettingsSource(log),
    upstreams: new Upstreams(env.API_URL, config.siteUrl),
    errorIntake: new ErrorIntake(env.API_URL, log, parts.metrics),
  };
  await registerRoutes(app, services, { watcher, trusted: keyTexts.map(parsePublicKey) });
  return {
    app,
    services,
    start: async (waitMs) => {
      measures.start();
      await watcher.start(waitMs);
      await app.listen({ host: env.SHELL_HOST, port: env.PORT });
    },
    stop: async (drainMs) => {
      remotes.close();
      measures.stop();
      const drained = Promise.all([app.close(), watcher.stop(), parts.peers.close()]);
      await Promise.race([
        drained.then(tracing.stop),
        new Promise((done) => setTimeout(done, drainMs).unref()),
      ]);
    },
    address: () => app.listeningOrigin,
  };
}

/** The error screen for an address that no route can be looked up for. */
function malformedPage(services: PageServices): MalformedPage {
  return ({ raw, id }) =>
    answerMalformed(400, raw.url ?? '/', id, 'document', services.snapshots.current, services);
}
