import { defineModule, createRouteGroup } from '#module/define-module.ts';

import { healthRoutes } from './health.routes.ts';
import { createHealthService } from './health.service.ts';

/** Reports whether the api is alive and can serve requests. */
export const healthModule = defineModule({
  name: 'health',
  create: (core) => ({
    routes: [createRouteGroup(healthRoutes, { health: createHealthService(core) })],
  }),
});
