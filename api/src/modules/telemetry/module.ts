import { defineModule, routeGroup } from '#module/define-module.ts';
import { sessionModule } from '#modules/session/module.ts';

import { areaTelemetryRoutes, createAreaTelemetryReader } from './area-telemetry.routes.ts';
import { reportedErrorRoutes } from './reported-errors.routes.ts';
import { telemetryRetentionRules } from './telemetry-retention-rules.ts';
import { telemetryRoutes } from './telemetry.routes.ts';
import { createTelemetryService } from './telemetry.service.ts';

/** Errors and web vitals of browsers, without personal data. */
export const telemetryModule = defineModule({
  name: 'telemetry',
  needs: { session: sessionModule },
  retention: telemetryRetentionRules,
  create: ({ db, config: { internalKey } }, { session: { viewers } }) => {
    const telemetry = createTelemetryService(db);
    const readAreaTelemetry = createAreaTelemetryReader(db);
    return {
      routes: [
        routeGroup(telemetryRoutes, { telemetry }),
        routeGroup(reportedErrorRoutes, { telemetry, internalKey }),
        routeGroup(areaTelemetryRoutes, { readAreaTelemetry, viewers }),
      ],
    };
  },
});
