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
import type { PageServices } from './pipeline/page-context.ts';
import { SiteSettingsSource } from './site-settings.ts';
import { ReleaseMetrics } from './metrics/release-metrics.ts';
import { RemoteRegistry } from './remotes/remote-registry.ts';
import { followReleases } from './snapshot/follow-releases.ts';
import { SnapshotStore } from './snapshot/snapshot-store.ts';
import { Upstreams } from './upstreams.ts';
import { registerRoutes } from './register-routes.ts';
import { refuseMalformed } from './http/malformed.ts';

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
    requestTimeout: 10_000,
    // Addresses are judged by `parseAddress`, with a page for people.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 8192 },
    genReqId: () => crypto.randomUUID(),
    trustProxy: 'loopback',
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    frameworkErrors: refuseMalformed,
    forceCloseConnections: 'idle',
  });
  const manifest = readShellManifest(config.buildDir);
  const log = app.log;
  const keyTexts = await trustedKeys(env.RELEASE_PUBLIC_KEYS, resolve(env.DATA_DIR, 'keys'));
  const remotes = await RemoteRegistry.open(config.remotesFile, log);
  const names = remotes.entries.map(({ name }) => name);
  const parts = {
    config,
    remotes,
    snapshots: new SnapshotStore(manifest.id, names, (part, owner, refused) =>
      log.warn({ part, owner, refused }, 'two remotes claim one part'),
    ),
    metrics: new ReleaseMetrics(),
    cache: new PageCache(env.PAGE_CACHE_BYTES),
    killSwitches: new KillSwitches(env.KILL_SWITCHES),
    stoppedCanaries: new StoppedCanaries(resolve(env.DATA_DIR, 'canary-stops.json'), log),
    log,
  };
  const { watcher, previews } = followReleases({
    ...parts,
    shellId: manifest.id,
    trustedKeys: keyTexts,
  });
  const services: PageServices = {
    ...parts,
    manifest,
    previews,
    siteSettings: new SiteSettingsSource(log),
    upstreams: new Upstreams(env.API_URL, config.siteUrl),
    errorIntake: new ErrorIntake(env.API_URL, log, parts.metrics),
  };
  await registerRoutes(app, services, { watcher, trusted: keyTexts.map(parsePublicKey) });
  return {
    app,
    services,
    start: async (waitMs) => {
      await watcher.start(waitMs);
      await app.listen({ host: env.SHELL_HOST, port: env.PORT });
    },
    stop: async (drainMs) => {
      remotes.close();
      const drained = Promise.all([app.close(), watcher.stop()]);
      await Promise.race([drained, new Promise((done) => setTimeout(done, drainMs).unref())]);
    },
    address: () => app.listeningOrigin,
  };
}
