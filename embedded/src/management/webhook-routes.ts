import type { FastifyInstance } from 'fastify';
import type { ContentChange } from '#content/webhook/content-change.ts';
import type { ManagedSpace } from './managed-space.ts';

/** Events that the space sends to its webhooks. */
const WEBHOOK_TOPICS: readonly ContentChange['topic'][] = [
  'story.published',
  'story.unpublished',
  'story.deleted',
  'story.moved',
  'datasource.entries_updated',
];

/**
 * Adds `/webhook_endpoints` under `/v1/spaces/<space>`. It lists the configured webhooks; clients
 * cannot change them.
 */
export function webhookRoutes(app: FastifyInstance, { webhooks, settings }: ManagedSpace): void {
  app.get('/webhook_endpoints', async () => ({
    webhook_endpoints: webhooks.urls.map((endpoint, index) => ({
      id: index + 1,
      name: new URL(endpoint).pathname,
      endpoint,
      space_id: Number(settings.spaceId),
      secret: webhooks.secret,
      actions: WEBHOOK_TOPICS,
      activated: true,
    })),
  }));
}
