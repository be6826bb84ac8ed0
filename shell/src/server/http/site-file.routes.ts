import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '#server/config.ts';

const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="4" fill="#8ba97e"/><path fill="#1b1d18" d="M0 22c6-3 12-3 17-1s10 2 15-1v12H0z"/><path fill="#fbfaf6" d="M7 16.500C7 10.500 11 6.500 16.500 6.500c3 0 5.500 1 7 2.800l-2 2.600c-1.200-1.400-2.800-2.200-4.900-2.200-3.600 0-6 2.700-6 6.700v.6l-3.600 1z"/></svg>`;

/** Small files that crawlers and browsers ask for by fixed names. */
export function siteFileRoutes(app: FastifyInstance, config: ShellConfig): void {
  const robots = [
    'User-agent: *',
    'Disallow: /_internal/',
    'Disallow: /_forms/',
    'Disallow: /_data',
    'Disallow: /_liste/',
    'Disallow: /mein-account',
    'Disallow: /suche?',
    'Disallow: /api/',
    '',
    `Sitemap: ${config.siteUrl}/sitemap.xml`,
    `Sitemap: ${config.siteUrl}/sitemaps/news.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON),
  );
  app.get('/favicon.ico', (_request, reply) =>
    reply.redirect(`${config.siteUrl}/favicon.svg`, 308),
  );
}
