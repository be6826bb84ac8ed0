import type { RouteHandle } from '@gruenland/shared-contracts/route.ts';

/** Properties of every route of this package. The api checks the roles of each page. */
export const staffHandle = {
  layout: 'default',
  access: 'staff',
  robots: 'noindex',
} as const satisfies RouteHandle;
