import type { FastifyInstance } from 'fastify';

import { auditLogRoutes } from '#modules/audit-log/audit-log.routes.ts';
import { accountListRoutes } from '#modules/account-blocks/account-list.routes.ts';
import { killSwitchRoutes } from '#modules/operations/kill-switch.routes.ts';
import { contractCaseRoutes } from '#modules/contracts/staff/contract-case.routes.ts';
import { staffFormRoutes, staffSurveyRoutes } from '#modules/forms/staff/form-answers.routes.ts';
import { staffDrawRoutes, staffWinnerRoutes } from '#modules/forms/drawing/draw.routes.ts';
import { moderationRoutes } from '#modules/moderation/moderation.routes.ts';
import { rejectionRoutes } from '#modules/moderation/rejections.routes.ts';
import { newsletterSubscriberRoutes } from '#modules/newsletter/staff/subscriber.routes.ts';
import { issueRoutes, issueSendingRoutes } from '#modules/newsletter/issues/issue.routes.ts';
import { serviceRequestRoutes } from '#modules/print-subscription/staff/service-request.routes.ts';
import { orderRecordRoutes } from '#modules/print-subscription/staff/order-record.routes.ts';
import { areaTelemetryRoutes } from '#modules/telemetry/area-telemetry.routes.ts';
import { redirectRoutes } from '#modules/redirects/redirect.routes.ts';
import type { Services } from '#services.ts';

/** Adds the routes of the staff area; each route requires its role. */
export async function addStaffRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(moderationRoutes, services);
  await app.register(rejectionRoutes, services);
  await app.register(accountListRoutes, services);
  await app.register(newsletterSubscriberRoutes, services);
  await app.register(issueRoutes, services);
  await app.register(issueSendingRoutes, services);
  await app.register(serviceRequestRoutes, services);
  await app.register(orderRecordRoutes, services);
  await app.register(contractCaseRoutes, services);
  await app.register(staffFormRoutes, services);
  await app.register(staffSurveyRoutes, services);
  await app.register(staffDrawRoutes, services);
  await app.register(staffWinnerRoutes, services);
  await app.register(redirectRoutes, services);
  await app.register(killSwitchRoutes, services);
  await app.register(areaTelemetryRoutes, services);
  await app.register(auditLogRoutes, services);
}
