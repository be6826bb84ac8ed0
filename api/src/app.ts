import type { Writable } from 'node:stream';

import cookies from '@fastify/cookie';
import { LogController, fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';

import type { Config } from '#config.ts';
import { addStaffRoutes } from '#staff-routes.ts';
import { addRequestLog, createLoggerOptions, getRequestId } from '#logging.ts';
import { healthRoutes } from '#modules/health/health.routes.ts';
import { formsRoutes } from '#modules/forms/forms.routes.ts';
import { prizeDrawRoutes } from '#modules/forms/prize-draw.routes.ts';
import { telemetryRoutes } from '#modules/telemetry/telemetry.routes.ts';
import { reportedErrorRoutes } from '#modules/telemetry/reported-errors.routes.ts';
import { eventRoutes } from '#modules/events/event.routes.ts';
import { submissionRoutes } from '#modules/events/submission/submission.routes.ts';
import { watchlistRoutes } from '#modules/watchlist/watchlist.routes.ts';
import { savedSearchRoutes } from '#modules/saved-searches/saved-search.routes.ts';
import { registrationRoutes } from '#modules/events/registration.routes.ts';
import { contactRoutes } from '#modules/messages/contact.routes.ts';
import { messagePictureRoutes } from '#modules/messages/message-picture.routes.ts';
import { conversationRoutes } from '#modules/messages/conversation.routes.ts';
import { adRoutes } from '#modules/ads/ad.routes.ts';
import { draftRoutes } from '#modules/ads/writing/draft.routes.ts';
import { ownAdRoutes } from '#modules/ads/writing/own-ad.routes.ts';
import { photoRoutes } from '#modules/photos/photo.routes.ts';
import { adUploadRoutes } from '#modules/ads/writing/ad-upload.routes.ts';
import { reportRoutes } from '#modules/moderation/report.routes.ts';
import { applicationRoutes } from '#modules/job-board/applying/application.routes.ts';
import { receivedApplicationRoutes } from '#modules/job-board/applying/received-application.routes.ts';
import { placingRoutes } from '#modules/job-board/placing/placing.routes.ts';
import { jobRoutes } from '#modules/job-board/job.routes.ts';
import { categoryRoutes } from '#modules/ads/category.routes.ts';
import { contentSlugRoutes } from '#modules/content-slugs/content-slug.routes.ts';
import { articleViewRoutes } from '#modules/article-views/article-view.routes.ts';
import { profileRoutes } from '#modules/profile/profile.routes.ts';
import { accountNewsletterRoutes } from '#modules/newsletter/account-newsletter.routes.ts';
import { mailPreviewRoutes } from '#modules/mail-preview/mail-preview.routes.ts';
import { newsletterRoutes } from '#modules/newsletter/newsletter.routes.ts';
import { formDraftRoutes } from '#modules/form-drafts/form-draft.routes.ts';
import { interestsRoutes } from '#modules/interests/interests.routes.ts';
import { printOrderRoutes } from '#modules/print-subscription/print-order.routes.ts';
import { printAccountRoutes } from '#modules/print-subscription/print-account.routes.ts';
import { contractRoutes } from '#modules/contracts/contract.routes.ts';
import { privacyRoutes } from '#modules/privacy/privacy.routes.ts';
import { consentRoutes } from '#modules/consent/consent.routes.ts';
import { providerCodeRoutes } from '#modules/auth-methods/provider-code.routes.ts';
import { providerRoutes } from '#modules/auth-methods/provider.routes.ts';
import { passkeyRoutes, secondFactorRoutes } from '#modules/auth-methods/auth-methods.routes.ts';
import { accountRoutes } from '#modules/session/account.routes.ts';
import { passwordRoutes } from '#modules/session/password.routes.ts';
import { securityRoutes } from '#modules/session/security.routes.ts';
import { sessionRoutes } from '#modules/session/session.routes.ts';
import { thirdPartyRoutes } from '#modules/session/third-party.routes.ts';
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
import type { Services } from '#services.ts';

/**
 * Maximum bytes of a request body, enough for forms and reports. Upload routes set other limits.
 */
const bodyLimitBytes = 128 * 1024;

/**
 * Creates the server without routes. The logger of the server, which the services use as well,
 * writes to `log`, or to standard output if `log` is not given.
 */
export function createServer(config: Config, log?: Writable): FastifyInstance {
  return fastify({
    logger: createLoggerOptions(config.logLevel, log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: getRequestId,
    trustProxy: config.trustProxy,
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

/** Registers all routes and their plugins. */
export async function addRoutes(
  app: FastifyInstance,
  config: Config,
  services: Services,
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
  await addRateLimits(app, config.redisUrl);
  await addSchemaValidation(app);
  await addApiPages(app);

  await app.register(healthRoutes, services);
  await app.register(metricsRoutes, { metrics, metricsToken: config.metricsToken });
  await app.register(sessionRoutes, services);
  await app.register(accountRoutes, services);
  await app.register(passwordRoutes, services);
  await app.register(securityRoutes, services);
  await app.register(thirdPartyRoutes, services);
  await app.register(providerRoutes, services);
  await app.register(providerCodeRoutes, services);
  await app.register(passkeyRoutes, services);
  await app.register(secondFactorRoutes, services);
  await app.register(profileRoutes, services);
  await app.register(newsletterRoutes, services);
  await app.register(accountNewsletterRoutes, services);
  await app.register(interestsRoutes, services);
  await app.register(formDraftRoutes, services);
  await app.register(printOrderRoutes, services);
  await app.register(printAccountRoutes, services);
  await app.register(contractRoutes, services);
  await app.register(privacyRoutes, services);
  await app.register(consentRoutes, services);
  await app.register(categoryRoutes, services);
  await app.register(eventRoutes, { events: services.events, siteUrl: config.siteUrl });
  await app.register(watchlistRoutes, services);
  await app.register(savedSearchRoutes, services);
  await app.register(registrationRoutes, services);
  await app.register(submissionRoutes, services);
  await app.register(adRoutes, services);
  await app.register(draftRoutes, services);
  await app.register(ownAdRoutes, services);
  await app.register(photoRoutes, services);
  await app.register(adUploadRoutes, services);
  await app.register(contactRoutes, services);
  await app.register(conversationRoutes, services);
  await app.register(messagePictureRoutes, services);
  await app.register(reportRoutes, services);
  await app.register(jobRoutes, services);
  await app.register(applicationRoutes, services);
  await app.register(receivedApplicationRoutes, services);
  await app.register(placingRoutes, services);
  await app.register(telemetryRoutes, services);
  await app.register(reportedErrorRoutes, { ...services, internalKey: config.internalKey });
  await app.register(articleViewRoutes, services);
  await app.register(contentSlugRoutes, services);
  await app.register(formsRoutes, services);
  await app.register(prizeDrawRoutes, services);
  await addStaffRoutes(app, services);
  await app.register(mailPreviewRoutes, {
    siteUrl: config.siteUrl,
    isMailPreviewEnabled: config.databaseUrl === undefined,
  });
  return app;
}
