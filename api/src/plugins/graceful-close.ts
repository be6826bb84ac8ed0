import type { FastifyInstance } from 'fastify';

/**
 * Answers given while the server closes end their connection. Otherwise one kept alive for a
 * next request would hold the closing up until it times out.
 */
export function addGracefulClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
