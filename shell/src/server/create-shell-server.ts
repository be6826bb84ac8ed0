import { join, resolve } from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { createReleaseWatcher } from '@gruenland/federation/server/release-watcher.ts';
import { trustedKeys } from '@gruenland/federation/release/trusted-keys.ts';
import type { ShellConfig } from './config.ts';
import { sharedModules } from './shared-modules.ts';
import { ErrorIntake } from './error-intake.ts';
import { KillSwitches } from './kill-switches.ts';
import { readShellManifest } from './read-shell-manifest.ts';
import { PageCache } from './pipeline/page-cache.ts';
import type { PageServices } from './pipeline/page-context.ts';
import { SiteSettingsSource } from './site-settings.ts';
import { createLiveRelease } from './snapshot/live-release.ts';
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
  const names = config.remotes.map(({ name }) => name);
  const snapshots = new SnapshotStore(manifest.id, names, (part, owner, refused) =>
    log.warn({ part, owner, refused }, 'two remotes claim one part'),
  );
  const watcher = createReleaseWatcher({
    remotes: config.remotes.map(({ name }) => ({ name, origin: `${env.RELEASES_URL}/${name}/` })),
    modules: sharedModules,
    trustedKeys: await trustedKeys(env.RELEASE_PUBLIC_KEYS, resolve(env.DATA_DIR, 'keys')),
    pollMs: env.RELEASES_POLL_MS,
    timeoutMs: env.RELEASES_TIMEOUT_MS,
    cacheDir: join(resolve(env.DATA_DIR), 'shell-releases'),
    log,
    accept: async (loaded) => {
      const areas = config.remotes.find(({ name }) => name === loaded.document.name)?.areas ?? [];
      snapshots.accept(
        await createLiveRelease({ ...loaded, areas, publicBase: config.releasesBase }),
      );
    },
  });
  const services: PageServices = {
    config,
    manifest,
    snapshots,
    siteSettings: new SiteSettingsSource(log),
    upstreams: new Upstreams(env.API_URL, config.siteUrl),
    cache: new PageCache(env.PAGE_CACHE_BYTES),
    killSwitches: new KillSwitches(env.KILL_SWITCHES),
    errorIntake: new ErrorIntake(env.API_URL, log),
    log,
  };
  await registerRoutes(app, services, watcher);
  return {
    app,
    services,
    start: async (waitMs) => {
      await watcher.start(waitMs);
      await app.listen({ host: env.SHELL_HOST, port: env.PORT });
    },
    stop: async (drainMs) => {
      const drained = Promise.all([app.close(), watcher.stop()]);
      await Promise.race([drained, new Promise((done) => setTimeout(done, drainMs).unref())]);
    },
    address: () => app.listeningOrigin,
  };
}
