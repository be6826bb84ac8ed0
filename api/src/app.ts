import type { Writable } from 'node:stream';

import cookies from '@fastify/cookie';
import { LogController, fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';

import type { Config } from '#config.ts';
import { addRequestLog, createLoggerOptions, getRequestId } from '#logging.ts';
import type { RouteGroup } from '#module/define-module.ts';
import { addApiPages } from '#plugins/api-pages.ts';
import { addIdempotencyKeys } from '#idempotency/idempotency-key.ts';
import { addDryRun } from '#plugins/dry-run.ts';
import { addGracefulClose } from '#plugins/graceful-close.ts';
import { addLoadShedding } from '#operations/load-shedding.ts';
import { trackRequestIds } from '#operations/current-request-id.ts';
import { addReadOnlyMode } from '#operations/read-only.ts';
import { metricsRoutes } from '#operations/metrics.routes.ts';
import type { Metrics } from '#operations/metrics.ts';
import { addJsonBodyParser } from '#plugins/json-body.ts';
import { addSchemaValidation } from '#plugins/openapi.schema.ts';
import { addOriginCheck } from '#plugins/origin-check.ts';
import { addProblemResponses, sendProblem } from '#plugins/problems.ts';
import { addRateLimits } from '#plugins/rate-limits.ts';
import { addUnknownFieldRemoval } from '#plugins/unknown-fields.ts';
import { addSecurityHeaders } from '#plugins/security-headers.ts';

/**
 * Maximum bytes of a request body, enough for forms and reports. Upload routes set other limits.
 */
const bodyLimitBytes = 128 * 1024;

/**
 * Creates the server without routes. Its logger, which the services also use, writes to `log`; the
 * default is standard output.
 */
export function createServer(config: Config, log?: Writable): FastifyInstance {
  return fastify({
    logger: createLoggerOptions(config.logLevel, log),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: getRequestId,
    trustProxy: config.trustedProxies,
    bodyLimit: bodyLimitBytes,
    // Maximum milliseconds to receive a request, long enough for a photo chunk or a CV on a slow
    // connection. Node limits slow headers separately.
    requestTimeout: 300_000,
    handlerTimeout: 8000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // Answers requests that arrive on open keep-alive connections even during shutdown.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => sendProblem(request, reply, error),
  });
}

/** Registers the plugins of all routes, then the routes of the modules. */
export async function addRoutes(
  app: FastifyInstance,
  config: Config,
  routes: readonly RouteGroup[],
  metrics: Metrics,
): Promise<FastifyInstance> {
  addRequestLog(app);
  trackRequestIds(app);
  addGracefulClose(app);
  metrics.watchRequests(app);
  addProblemResponses(app);
  addSecurityHeaders(app, config.siteUrl);
  addOriginCheck(app, config.siteUrl);
  await addLoadShedding(app, config.loadSheddingDelayMs, metrics.countRejectedRequest);
  if (config.isReadOnly) addReadOnlyMode(app);
  addJsonBodyParser(app);
  addIdempotencyKeys(app);
  addUnknownFieldRemoval(app);
  addDryRun(app);
  await app.register(cookies);
  await addRateLimits(app, metrics, config.redisUrl);
  await addSchemaValidation(app);
  await addApiPages(app);

  await app.register(metricsRoutes, { metrics, metricsToken: config.metricsToken });
  for (const registerRoutes of routes) await registerRoutes(app);
  return app;
}
