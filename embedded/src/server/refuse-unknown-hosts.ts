import type { FastifyInstance } from 'fastify';

/**
 * Responds with status 421 to requests for a host that is not in the list. Otherwise a page whose
 * domain resolves to this machine (DNS rebinding) could read mails and drafts in a developer's
 * browser.
 * @param hosts host names without port
 */
export function refuseUnknownHosts(app: FastifyInstance, hosts: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hosts.includes(request.hostname.toLowerCase())) return;
    await reply.code(421).header('cache-control', 'no-store').send({ error: 'Unknown host' });
  });
}
