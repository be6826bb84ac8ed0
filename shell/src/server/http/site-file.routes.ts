import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '#server/config.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};
const DAY = 'public, max-age=86400';
/** What it does must change with the next visit. */
const WORKER = 'service-worker.js';

/** Small files that crawlers and browsers ask for by fixed names. */
export function siteFileRoutes(
  app: FastifyInstance,
  { buildDir, siteUrl, env }: ShellConfig,
): void {
  const folder = join(buildDir, 'site');
  for (const name of readdirSync(folder)) {
    const type = TYPES[extname(name)];
    if (!type) throw new Error(`${name}: a site file of this kind is not known`);
    const content = readFileSync(join(folder, name));
    const caching = name === WORKER ? 'no-cache' : DAY;
    app.get(`/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', caching).send(content),
    );
  }
  const text = (path: string, lines: () => readonly string[]) =>
    app.get(path, (_request, reply) =>
      reply
        .type(TYPES['.txt'] ?? '')
        .header('cache-control', DAY)
        .send(`${lines().join('\n')}\n`),
    );
  text('/robots.txt', () => robots(siteUrl));
  text('/.well-known/security.txt', () => securityTxt(siteUrl, env.SECURITY_CONTACT, new Date()));
}

function robots(siteUrl: string): readonly string[] {
  return [
    'User-agent: *',
    'Disallow: /_internal/',
    'Disallow: /_forms/',
    'Disallow: /_data',
    'Disallow: /_liste/',
    'Disallow: /mein-account',
    'Disallow: /suche?',
    'Disallow: /api/',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    `Sitemap: ${siteUrl}/sitemaps/news.xml`,
  ];
}

/** Where to tell of a weakness (RFC 9116). It runs out within a year, always later than it is read. */
function securityTxt(siteUrl: string, contact: string, now: Date): readonly string[] {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, 1));
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
}
