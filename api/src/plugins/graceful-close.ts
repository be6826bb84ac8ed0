import type { FastifyInstance } from 'fastify';

/**
 * Closes each connection after its response during shutdown. An idle keep-alive connection would
 * otherwise delay the shutdown until the connection times out.
 */
export function addGracefulClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
