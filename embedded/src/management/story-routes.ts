import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ManagedStories } from './managed-stories.ts';
import type { ManagedSpace } from './managed-space.ts';
import { getId, getPage, getQuery, readBody } from './read-request.ts';
import { storyBodySchema } from './story-change.schema.ts';

/** Adds `/stories` under `/v1/spaces/<space>`. */
export function storyRoutes(app: FastifyInstance, managedSpace: ManagedSpace): void {
  const stories = new ManagedStories(managedSpace);
  app.get('/stories', async (request, reply) => {
    const query = getQuery(request);
    const page = getPage(stories.list(query), query);
    reply.header('total', page.total).header('per-page', page.perPage);
    return { stories: page.items };
  });
  app.get('/stories/:id', async (request) => stories.get(getId(request)));
  app.post('/stories', async (request, reply) => {
    const { story, publish } = readBody(storyBodySchema, request.body);
    return reply.code(201).send(await stories.create(story, publish));
  });
  app.put('/stories/:id', async (request) => {
    const { story, publish } = readBody(storyBodySchema, request.body);
    return stories.update(getId(request), story, publish);
  });
  app.delete('/stories/:id', async (request) => stories.delete(getId(request)));
  for (const method of ['GET', 'PUT'] as const) {
    const act = (change: (id: number) => Promise<object>) => (request: FastifyRequest) =>
      change(getId(request));
    app.route({ method, url: '/stories/:id/publish', handler: act((id) => stories.publish(id)) });
    app.route({
      method,
      url: '/stories/:id/unpublish',
      handler: act((id) => stories.unpublish(id)),
    });
  }
}
