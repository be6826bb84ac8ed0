import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { ReleaseWatcher } from '@gruenland/federation/server/release-watcher.ts';
import { serveSourceLinks } from '@gruenland/federation/server/source-links.ts';
import { CachedPageRepeater } from './http/cached-page-repeater.ts';
import { assetRoutes } from './http/asset.routes.ts';
import { appLinkRoutes } from './http/app-link.routes.ts';
import { edgeBucketRoutes } from './http/edge-bucket.routes.ts';
import { acceptForms } from './http/form-body.ts';
import { healthRoutes } from './http/health.routes.ts';
import { endConnectionsOnClose } from './http/end-connections-on-close.ts';
import { contentHookRoutes } from './http/content-hook.routes.ts';
import { telemetryRoutes } from './http/telemetry.routes.ts';
import { metricsRoutes } from './http/metrics.routes.ts';
import { releaseHookRoutes } from './http/release-hook.routes.ts';
import { refuseForeignOrigins } from './http/origin-check.ts';
import { respondToUnhandledError, respondToUnknownRoute } from './http/malformed-request.ts';
import { pageRoutes } from './http/page.routes.ts';
import { pageStylesheetRoutes } from './http/page-stylesheet.routes.ts';
import { pageViewRoutes } from './http/page-views.routes.ts';
import { prepareCachedPages, repeatCachedPages } from './http/repeat-cached-pages.ts';
import { proxyRoutes } from './http/proxy.routes.ts';
import { addRequestLog } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { statusRoutes } from './http/status.routes.ts';
import { siteFileRoutes } from './http/site-file.routes.ts';
import type { PageServices } from './pipeline/page-services.ts';

/** Registers all routes of the shell. */
export async function registerRoutes(
  app: FastifyInstance,
  services: PageServices,
  watcher: ReleaseWatcher,
): Promise<void> {
  const { config, trustedKeys } = services;
  app.setErrorHandler(respondToUnhandledError);
  app.setNotFoundHandler(respondToUnknownRoute);
  const repeater = new CachedPageRepeater(services);
  // Spans and the log of all requests need Fastify.
  if (!services.isTraced && config.env.LOG_LEVEL !== 'debug')
    repeatCachedPages(app, repeater, config.env.TRUST_PROXY);
  endConnectionsOnClose(app);
  addRequestLog(app);
  addSecurityHeaders(app, config.siteUrl);
  refuseForeignOrigins(app, config.siteUrl);
  acceptForms(app);
  await app.register(fastifyCookie);
  prepareCachedPages(app, repeater);
  pageStylesheetRoutes(app, services.pageStylesheets);
  await assetRoutes(app, config.buildDir);
  telemetryRoutes(app, services);
  await proxyRoutes(app, config, services.upstreams.search);
  await contentHookRoutes(app, services);
  releaseHookRoutes(app, services, watcher, trustedKeys);
  healthRoutes(app, services, () => watcher.getStatuses(), trustedKeys);
  statusRoutes(app, services, () => watcher.getStatuses());
  metricsRoutes(app, services);
  edgeBucketRoutes(app, services);
  pageViewRoutes(app, services);
  siteFileRoutes(app, config);
  if (config.servesInternalPages) serveSourceLinks(app, process.cwd());
  appLinkRoutes(app, config.env);
  pageRoutes(app, services, repeater);
}
