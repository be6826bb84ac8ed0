import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { accountDeskRoutes } from './account-desk-routes.ts';
import { auditDeskRoutes } from './audit-desk-routes.ts';
import { contractDeskRoutes } from './contract-desk-routes.ts';
import { drawDeskRoutes } from './draw-desk-routes.ts';
import { formDeskRoutes } from './form-desk-routes.ts';
import { moderationRoutes } from './moderation-routes.ts';
import { newsletterDeskRoutes } from './newsletter-desk-routes.ts';
import { operationsDeskRoutes } from './operations-desk-routes.ts';
import { orderDeskRoutes } from './order-desk-routes.ts';
import { redirectDeskRoutes } from './redirect-desk-routes.ts';

/** The desks of the house; each asks the api for its role. */
export const routes: readonly RouteDefinition[] = [
  ...moderationRoutes,
  ...accountDeskRoutes,
  ...formDeskRoutes,
  ...drawDeskRoutes,
  ...newsletterDeskRoutes,
  ...redirectDeskRoutes,
  ...orderDeskRoutes,
  ...contractDeskRoutes,
  ...operationsDeskRoutes,
  ...auditDeskRoutes,
];
