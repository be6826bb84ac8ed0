import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import {
  areaTelemetryDays,
  maxAreaErrors,
} from '@gruenland/shared-contracts/api/staff-area-telemetry.ts';
import type { AreaTelemetry } from '@gruenland/shared-contracts/api/staff-area-telemetry.ts';
import { areaTelemetrySchema } from '@gruenland/shared-contracts/api/staff-area-telemetry.schema.ts';
import { remoteParamsSchema } from '@gruenland/shared-contracts/api/staff-operations.schema.ts';

import type { Executor } from '#db/database.ts';
import { requireRole } from '#access/require-role.ts';
import type { ViewerChecks } from '#access/viewers.ts';

import { countErrorsSince, findDailyVitals, findErrorsSince } from './area-telemetry.repository.ts';

/** Reads what browsers and shells reported about one area. */
export type ReadAreaTelemetry = (remote: string) => Promise<AreaTelemetry>;

/**
 * Creates the function that reads the errors and web vitals of the last {@link areaTelemetryDays}
 * days.
 */
export function createAreaTelemetryReader(db: Executor): ReadAreaTelemetry {
  return async (remote) => {
    const since = new Date(Date.now() - areaTelemetryDays * 24 * 3600 * 1000);
    const counts = await countErrorsSince(db, remote, since);
    const getCount = (side: string) => counts.find((row) => row.side === side)?.count ?? 0;
    return {
      errors: (await findErrorsSince(db, remote, since, maxAreaErrors)).map((row) => ({
        name: row.name,
        message: row.message,
        release: row.release,
        side: row.side,
        count: row.count,
        firstSeenAt: row.firstSeenAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
      })),
      errorCounts: { browser: getCount('browser'), server: getCount('server') },
      vitals: await findDailyVitals(db, remote, since),
    };
  };
}

/** Endpoint with the errors and web vitals of one area, for the staff page of operations. */
export const areaTelemetryRoutes: FastifyPluginAsyncZod<{
  readonly readAreaTelemetry: ReadAreaTelemetry;
  readonly viewerChecks: ViewerChecks;
}> = async (app, { readAreaTelemetry, viewerChecks }) => {
  app.get(
    '/api/staff/operations/:remote/telemetry',
    {
      schema: {
        tags: ['staff'],
        params: remoteParamsSchema,
        response: { 200: areaTelemetrySchema },
      },
    },
    async (request) => {
      await requireRole(viewerChecks, request, ['operator']);
      return readAreaTelemetry(request.params.remote);
    },
  );
};
