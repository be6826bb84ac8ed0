import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import { attendeeListSchema } from '@gruenland/shared-contracts/api/attendee-list.schema.ts';
import { codeQuerySchema } from '@gruenland/shared-contracts/api/print-subscription.schema.ts';

import { createFileResponse } from '#plugins/openapi.schema.ts';
import { rateLimits } from '#plugins/rate-limits.ts';

import type { AttendeeService } from './attendees.service.ts';

const listPath = '/api/events/own/attendees';
const tags = ['veranstaltungen'];

const attendanceSchema = z.strictObject({
  code: codeQuerySchema.shape.code,
  registrationId: z.string().max(60),
  came: z.boolean(),
});

/** Endpoints with which the organizer reads and exports the attendees and records attendance. */
export const attendeeRoutes: FastifyPluginAsyncZod<{
  readonly attendees: AttendeeService;
}> = async (app, { attendees }) => {
  app.get(
    listPath,
    {
      schema: {
        tags,
        querystring: codeQuerySchema,
        response: { 200: attendeeListSchema },
      },
      config: { rateLimit: rateLimits.token },
    },
    async (request) => attendees.read(request.query.code),
  );
  app.get(
    `${listPath}.csv`,
    {
      schema: {
        tags,
        querystring: codeQuerySchema,
        response: { ...createFileResponse('text/csv') },
      },
      config: { rateLimit: rateLimits.token },
    },
    async (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="teilnehmende.csv"')
        .header('cache-control', 'private, no-store')
        .send(await attendees.exportCsv(request.query.code)),
  );
  app.post(
    `${listPath}/attendance`,
    {
      schema: {
        tags,
        body: attendanceSchema,
        response: { 200: doneResponseSchema },
      },
      config: { rateLimit: rateLimits.forms },
    },
    async ({ body }) => {
      await attendees.recordAttendance(body.code, body.registrationId, body.came);
      return { done: true } as const;
    },
  );
};
