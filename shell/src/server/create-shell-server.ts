import { resolve } from 'node:path';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { parsePublicKey } from '@gruenland/federation/release/signature.ts';
import { readTrustedKeys } from '@gruenland/federation/release/trusted-keys.ts';
import type { ShellConfig } from './config.ts';
import { StoppedCanaries } from './canary/stopped-canaries.ts';
import { ServerErrorReporter } from './server-error-reporter.ts';
import { KillSwitches } from './kill-switches.ts';
import { readShellManifest, readShellStyles } from './read-shell-manifest.ts';
import { PageCache } from './pipeline/page-cache.ts';
import type { PageServices } from './pipeline/page-services.ts';
import { SiteSettingsSource } from './site-settings.ts';
import { watchLoad } from './load/load-shedding.ts';
import { ReleaseMetrics } from './metrics/release-metrics.ts';
import { followOperations } from './operations/follow-operations.ts';
import { createOperationsReader } from './operations/site-operations.ts';
import { RemoteRegistry } from './remotes/remote-registry.ts';
import { noPeers } from './peers/peers.ts';
import { createRedisPeers } from './peers/redis-peers.ts';
import { followReleases } from './snapshot/follow-releases.ts';
import { SnapshotStore } from './snapshot/snapshot-store.ts';
import { PageStylesheets } from './styles/page-stylesheets.ts';
import { startTracing } from './tracing/start-tracing.ts';
import { Upstreams } from './upstreams.ts';
import { registerRoutes } from './register-routes.ts';
import { respondToClientError } from './http/client-error.ts';
import type { MalformedPageRenderer } from './http/malformed-request.ts';
import { refuseMalformedRequest } from './http/malformed-request.ts';
import { createMalformedPageRenderer } from './http/page.routes.ts';
import { getRequestId } from './http/request-id.ts';

/** Maximum size of request line and headers in bytes. */
const MAX_HEADER_BYTES = 16 * 1024;

/** The configured server, ready to start. */
export interface ShellServer {
  readonly app: FastifyInstance;
  readonly services: PageServices;
  /** Starts listening after waiting at most `waitMs` for the first releases. */
  readonly start: (waitMs: number) => Promise<void>;
  /** Stops accepting requests and waits at most `drainMs` for running requests. */
  readonly stop: (drainMs: number) => Promise<void>;
  /** `http://host:port`; available after the server has started. */
  readonly getUrl: () => string;
}

/**
 * Creates the server and connects its services.
 * @throws ConfigError when the build or the keys cannot be read
 */
export async function createShellServer(config: ShellConfig): Promise<ShellServer> {
  const { env } = config;
  const app = createApp(env, (request) => createMalformedPageRenderer(services)(request));
  const tracing = await startTracing(process.env);
  await tracing.instrumentServer(app);
  const manifest = readShellManifest(config.buildDir);
  const log = app.log;
  const keyTexts = await readTrustedKeys(env.RELEASE_PUBLIC_KEYS, resolve(env.DATA_DIR, 'keys'));
  const remotes = await RemoteRegistry.open(config.remotesFile, log);
  const metrics = new ReleaseMetrics();
  const coreServices = {
    config,
    remotes,
    snapshots: new SnapshotStore(manifest.id, remotes.names, (part, owner, refused) =>
      log.warn({ part, owner, refused }, 'two remotes define the same part'),
    ),
    metrics,
    load: await watchLoad(app, env.SHED_DELAY_MS, metrics.registry),
    cache: new PageCache(env.PAGE_CACHE_BYTES),
    killSwitches: new KillSwitches(env.KILL_SWITCHES),
    stoppedCanaries: new StoppedCanaries(resolve(env.DATA_DIR, 'canary-stops.json'), log),
    peers: env.REDIS_URL ? await createRedisPeers(env.REDIS_URL, log) : noPeers,
    log,
  };
  const { watcher, previews, stopCanary } = followReleases({
    ...coreServices,
    shellId: manifest.id,
    trustedKeys: keyTexts,
  });
  const operationsPoller = followOperations(coreServices, stopCanary);
  const services: PageServices = {
    ...coreServices,
    trustedKeys: keyTexts.map(parsePublicKey),
    isTraced: tracing.isOn,
    manifest,
    previews,
    pageStylesheets: new PageStylesheets(readShellStyles(config.buildDir, manifest.id), () =>
      coreServices.snapshots.listReleasesInUse(),
    ),
    operations: createOperationsReader(coreServices, () => watcher.getStatuses()),
    siteSettings: new SiteSettingsSource(log),
    upstreams: new Upstreams(env.API_URL, config.siteUrl),
    errorReporter: new ServerErrorReporter(env.API_URL, log, coreServices.metrics),
  };
  await registerRoutes(app, services, watcher);
  return {
    app,
    services,
    start: async (waitMs) => {
      operationsPoller.start();
      await watcher.start(waitMs);
      await app.listen({ host: env.SHELL_HOST, port: env.PORT });
    },
    stop: async (drainMs) => {
      remotes.close();
      operationsPoller.stop();
      const shutdownPromise = Promise.all([
        app.close(),
        watcher.stop(),
        coreServices.peers.close(),
      ]);
      await Promise.race([
        shutdownPromise.then(tracing.stop),
        new Promise((done) => setTimeout(done, drainMs).unref()),
      ]);
    },
    getUrl: () => app.listeningOrigin,
  };
}

/** Creates the HTTP server without routes. */
function createApp(
  env: ShellConfig['env'],
  renderMalformedPage: MalformedPageRenderer,
): FastifyInstance {
  return Fastify({
    logger: { level: env.LOG_LEVEL, base: { service: 'shell' }, redact: ['req.headers'] },
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    bodyLimit: 1_000_000,
    // The timeout in milliseconds allows 10 MB at 300 kbit/s, for forms that are sent without
    // JavaScript. Node limits the time for the headers separately, and the edge closes idle
    // connections.
    requestTimeout: 300_000,
    // The router accepts long URLs, because the page pipeline validates their length and renders
    // the error page.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 8192 },
    genReqId: getRequestId,
    trustProxy: env.TRUST_PROXY,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    frameworkErrors: (error, request, reply) =>
      void refuseMalformedRequest(error, request, reply, renderMalformedPage),
    clientErrorHandler: respondToClientError,
    forceCloseConnections: 'idle',
    // During shutdown, requests on open connections still get a response; the edge opens no new
    // connections.
    return503OnClosing: false,
  });
}
