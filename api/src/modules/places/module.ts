import { createRouteGroup, defineModule } from '#module/define-module.ts';

import { placeRoutes } from './place.routes.ts';

/** Completes places and finds the nearest one. */
export const placesModule = defineModule({
  name: 'places',
  create: ({ db }) => ({ routes: [createRouteGroup(placeRoutes, { db })] }),
});
