import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { accountRoutes } from './account-routes.ts';
import { auditRoutes } from './audit-routes.ts';
import { contractRoutes } from './contract-routes.ts';
import { prizeDrawRoutes } from './prize-draw-routes.ts';
import { formRoutes } from './form-routes.ts';
import { moderationRoutes } from './moderation-routes.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { operationsRoutes } from './operations-routes.ts';
import { serviceRequestRoutes } from './service-request-routes.ts';
import { redirectRoutes } from './redirect-routes.ts';

/** All routes of this package. The api checks the roles of each page. */
export const routes: readonly RouteDefinition[] = [
  ...moderationRoutes,
  ...accountRoutes,
  ...formRoutes,
  ...prizeDrawRoutes,
  ...newsletterRoutes,
  ...redirectRoutes,
  ...serviceRequestRoutes,
  ...contractRoutes,
  ...operationsRoutes,
  ...auditRoutes,
];
