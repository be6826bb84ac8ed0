import type { FastifyInstance } from 'fastify';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Sends 404 for requests to hosts other than the site's own. Otherwise a page whose domain resolves
 * to this machine could read internal pages, for example mails (DNS rebinding). Such a page can set
 * any header except `host`, so headers with a forwarded host are ignored.
 *
 * @param siteUrl origin of the site
 */
export function refuseForeignHosts(scope: FastifyInstance, siteUrl: string): void {
  const hosts = [...LOCAL_HOSTS, new URL(siteUrl).hostname];
  scope.addHook('onRequest', async ({ headers }, reply) => {
    const host = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
    if (!hosts.includes(host)) return reply.callNotFound();
  });
}
