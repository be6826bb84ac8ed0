import type { FastifyInstance } from 'fastify';

/**
 * Closes the connection after responses sent during shutdown, so that open connections do not delay
 * the shutdown.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
