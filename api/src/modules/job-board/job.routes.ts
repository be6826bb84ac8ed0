import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { doneResponseSchema } from '@gruenland/shared-contracts/api/account.schema.ts';
import {
  jobSitemapPartSchema,
  jobDetailSchema,
  jobListQuerySchema,
  jobListSchema,
  jobNumberSchema,
} from '@gruenland/shared-contracts/api/job-board.schema.ts';
import { placeCountsSchema } from '@gruenland/shared-contracts/api/place-counts.schema.ts';
import { sitemapQuerySchema } from '@gruenland/shared-contracts/api/sitemap.schema.ts';

import { readFromReplica } from '#db/replica.ts';

import type { JobService } from './job.service.ts';

const sharedCacheControl = 'public, max-age=15';

/** Public endpoints to list and read jobs. */
export const jobRoutes: FastifyPluginAsyncZod<{ readonly jobPostings: JobService }> = async (
  app,
  { jobPostings },
) => {
  const tags = ['jobs'];
  app.get(
    '/api/jobs',
    {
      schema: {
        tags,
        querystring: jobListQuerySchema,
        response: { 200: jobListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', sharedCacheControl);
      return readFromReplica(() => jobPostings.list(request.query));
    },
  );
  app.get(
    '/api/jobs/places',
    {
      schema: {
        tags,
        querystring: jobListQuerySchema,
        response: { 200: placeCountsSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', sharedCacheControl);
      return readFromReplica(() => jobPostings.countByPlace(request.query));
    },
  );
  app.get(
    '/api/jobs/sitemap',
    {
      schema: {
        tags,
        querystring: sitemapQuerySchema,
        response: { 200: jobSitemapPartSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', sharedCacheControl);
      return jobPostings.readSitemapPart(request.query.teil);
    },
  );
  app.get(
    '/api/jobs/:number',
    {
      schema: {
        tags,
        params: jobNumberSchema,
        querystring: jobListQuerySchema.pick({ ort: true }),
        response: { 200: jobDetailSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', sharedCacheControl);
      return jobPostings.read(request.params.number, request.query.ort);
    },
  );
  app.get(
    '/api/jobs/:number/submission',
    {
      schema: {
        tags,
        description: 'Says whether the job was submitted, even if it is not public.',
        params: jobNumberSchema,
        response: { 200: doneResponseSchema },
      },
    },
    async (request) => {
      await jobPostings.requireSubmitted(request.params.number);
      return { done: true } as const;
    },
  );
};
