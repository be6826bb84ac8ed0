import type { FastifyInstance } from 'fastify';

/**
 * Closes the connection after responses sent during shutdown, so that open connections do not delay
 * the shutdown.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
