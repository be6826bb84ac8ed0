import type { FastifyInstance } from 'fastify';

import { auditDeskRoutes } from '#audit/audit-log.routes.ts';
import { accountDeskRoutes } from '#modules/account-blocks/account-list.routes.ts';
import { measureRoutes } from '#modules/operations/kill-switch.routes.ts';
import { contractDeskRoutes } from '#modules/contracts/staff/contract-case.routes.ts';
import { formDeskRoutes, surveyDeskRoutes } from '#modules/forms/staff/form-answers.routes.ts';
import { drawDeskRoutes, drawWinnerRoutes } from '#modules/forms/drawing/draw.routes.ts';
import { moderationRoutes } from '#modules/moderation/moderation.routes.ts';
import { rejectionRoutes } from '#modules/moderation/rejections.routes.ts';
import { newsletterDeskRoutes } from '#modules/newsletter/staff/subscriber.routes.ts';
import { issueRoutes, issueSendingRoutes } from '#modules/newsletter/issues/issue.routes.ts';
import { orderDeskRoutes } from '#modules/print-subscription/staff/service-request.routes.ts';
import { orderRecordRoutes } from '#modules/print-subscription/staff/order-record.routes.ts';
import { redirectRoutes } from '#modules/redirects/redirect.routes.ts';
import type { Services } from '#services.ts';

/** What the house works with at `/_internal/redaktion`; each asks for its role. */
export async function addDeskRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(moderationRoutes, services);
  await app.register(rejectionRoutes, services);
  await app.register(accountDeskRoutes, services);
  await app.register(newsletterDeskRoutes, services);
  await app.register(issueRoutes, services);
  await app.register(issueSendingRoutes, services);
  await app.register(orderDeskRoutes, services);
  await app.register(orderRecordRoutes, services);
  await app.register(contractDeskRoutes, services);
  await app.register(formDeskRoutes, services);
  await app.register(surveyDeskRoutes, services);
  await app.register(drawDeskRoutes, services);
  await app.register(drawWinnerRoutes, services);
  await app.register(redirectRoutes, services);
  await app.register(measureRoutes, services);
  await app.register(auditDeskRoutes, services);
}
