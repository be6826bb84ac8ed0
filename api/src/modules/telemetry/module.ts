import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { sessionModule } from '#modules/session/module.ts';

import { areaTelemetryRoutes, createAreaTelemetryReader } from './area-telemetry.routes.ts';
import { reportedErrorRoutes } from './reported-errors.routes.ts';
import { telemetryRetentionRules } from './telemetry-retention-rules.ts';
import { telemetryRoutes } from './telemetry.routes.ts';
import { createTelemetryService } from './telemetry.service.ts';

/** Stores errors and web vitals that browsers and shells report, without personal data. */
export const telemetryModule = defineModule({
  name: 'telemetry',
  needs: { session: sessionModule },
  retention: telemetryRetentionRules,
  create: ({ db, config: { internalKey } }, { session: { viewerChecks } }) => {
    const telemetry = createTelemetryService(db);
    const readAreaTelemetry = createAreaTelemetryReader(db);
    return {
      routes: [
        createRouteGroup(telemetryRoutes, { telemetry }),
        createRouteGroup(reportedErrorRoutes, { telemetry, internalKey }),
        createRouteGroup(areaTelemetryRoutes, { readAreaTelemetry, viewerChecks }),
      ],
    };
  },
});
