import type { Writable } from 'node:stream';

import cookies from '@fastify/cookie';
import { LogController, fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';

import type { Config } from '#config.ts';
import { addRequestLog, loggerOptions, requestId } from '#logging.ts';
import { healthRoutes } from '#modules/health/health.routes.ts';
import { formsRoutes } from '#modules/forms/forms.routes.ts';
import { prizeDrawRoutes } from '#modules/forms/prize-draw.routes.ts';
import { intakeRoutes } from '#modules/intake/intake.routes.ts';
import { seenErrorsRoutes } from '#modules/intake/seen-errors.routes.ts';
import { eventRoutes } from '#modules/veranstaltungen/event.routes.ts';
import { adRoutes } from '#modules/kleinanzeigen/ad.routes.ts';
import { categoryRoutes } from '#modules/kleinanzeigen/category.routes.ts';
import { readsRoutes } from '#modules/reads/reads.routes.ts';
import { profileRoutes } from '#modules/profile/profile.routes.ts';
import { accountNewsletterRoutes } from '#modules/newsletter/account-newsletter.routes.ts';
import { mailPreviewRoutes } from '#modules/mail-preview/mail-preview.routes.ts';
import { newsletterRoutes } from '#modules/newsletter/newsletter.routes.ts';
import { interestsRoutes } from '#modules/interests/interests.routes.ts';
import { printOrderRoutes } from '#modules/print-subscription/print-order.routes.ts';
import { printAccountRoutes } from '#modules/print-subscription/print-account.routes.ts';
import { contractRoutes } from '#modules/contracts/contract.routes.ts';
import { privacyRoutes } from '#modules/privacy/privacy.routes.ts';
import { consentRoutes } from '#modules/consent/consent.routes.ts';
import { providerRoutes } from '#modules/sign-in-ways/provider.routes.ts';
import { passkeyRoutes, secondFactorRoutes } from '#modules/sign-in-ways/sign-in-ways.routes.ts';
import { accountRoutes } from '#modules/session/account.routes.ts';
import { passwordRoutes } from '#modules/session/password.routes.ts';
import { securityRoutes } from '#modules/session/security.routes.ts';
import { sessionRoutes } from '#modules/session/session.routes.ts';
import { thirdPartyRoutes } from '#modules/session/third-party.routes.ts';
import { addApiPages } from '#plugins/api-pages.ts';
import { addIdempotencyKeys } from '#idempotency/idempotency-key.ts';
import { addGracefulClose } from '#plugins/graceful-close.ts';
import { addJsonBody } from '#plugins/json-body.ts';
import { addSchemas } from '#plugins/openapi.schema.ts';
import { addOriginCheck } from '#plugins/origin-check.ts';
import { addProblems, sendProblem } from '#plugins/problems.ts';
import { addRateLimits } from '#plugins/rate-limits.ts';
import { addSecurityHeaders } from '#plugins/security-headers.ts';
import type { Services } from '#services.ts';

/** Bodies are forms and reports; uploads will bring their own limit. */
const bodyLimit = 128 * 1024;

/**
 * The server before it has anything to serve; its log is what the services write to, on standard
 * output unless `log` is given.
 */
export function createServer(config: Config, log?: Writable): FastifyInstance {
  return fastify({
    logger: loggerOptions(config.logLevel, log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: config.trustProxy,
    bodyLimit,
    requestTimeout: 10_000,
    handlerTimeout: 8000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => sendProblem(request, reply, error),
  });
}

/** Adds everything that answers requests. */
export async function addRoutes(
  app: FastifyInstance,
  config: Config,
  services: Services,
): Promise<FastifyInstance> {
  addRequestLog(app);
  addGracefulClose(app);
  addProblems(app);
  addSecurityHeaders(app, config.secure);
  addOriginCheck(app, config.siteUrl);
  addJsonBody(app);
  addIdempotencyKeys(app);
  await app.register(cookies);
  await addRateLimits(app);
  await addSchemas(app);
  await addApiPages(app);

  await app.register(healthRoutes, services);
  await app.register(sessionRoutes, services);
  await app.register(accountRoutes, services);
  await app.register(passwordRoutes, services);
  await app.register(securityRoutes, services);
  await app.register(thirdPartyRoutes, services);
  await app.register(providerRoutes, services);
  await app.register(passkeyRoutes, services);
  await app.register(secondFactorRoutes, services);
  await app.register(profileRoutes, services);
  await app.register(newsletterRoutes, services);
  await app.register(accountNewsletterRoutes, services);
  await app.register(interestsRoutes, services);
  await app.register(printOrderRoutes, services);
  await app.register(printAccountRoutes, services);
  await app.register(contractRoutes, services);
  await app.register(privacyRoutes, services);
  await app.register(consentRoutes, services);
  await app.register(categoryRoutes, services);
  await app.register(eventRoutes, { events: services.events, siteUrl: config.siteUrl });
  await app.register(adRoutes, services);
  await app.register(intakeRoutes, services);
  await app.register(seenErrorsRoutes, { ...services, internalKey: config.internalKey });
  await app.register(readsRoutes, services);
  await app.register(formsRoutes, services);
  await app.register(prizeDrawRoutes, services);
  await app.register(mailPreviewRoutes, {
    siteUrl: config.siteUrl,
    mailPreview: config.databaseUrl === undefined,
  });
  return app;
}
