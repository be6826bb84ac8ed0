import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '#server/config.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};
const ONE_DAY_CACHE_CONTROL = 'public, max-age=86400';
/** Name of the file that must not be cached, so that a new version applies at the next visit. */
const SERVICE_WORKER_FILE = 'service-worker.js';

/** Serves small files that crawlers and browsers request by fixed names. */
export function siteFileRoutes(
  app: FastifyInstance,
  { buildDir, siteUrl, env }: ShellConfig,
): void {
  const folder = join(buildDir, 'site');
  for (const name of readdirSync(folder)) {
    const type = CONTENT_TYPES[extname(name)];
    if (!type) throw new Error(`${name}: unknown type of site file`);
    const content = readFileSync(join(folder, name));
    const cacheControl = name === SERVICE_WORKER_FILE ? 'no-cache' : ONE_DAY_CACHE_CONTROL;
    app.get(`/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', cacheControl).send(content),
    );
  }
  const text = (path: string, lines: () => readonly string[]) =>
    app.get(path, (_request, reply) =>
      reply
        .type(CONTENT_TYPES['.txt'] ?? '')
        .header('cache-control', ONE_DAY_CACHE_CONTROL)
        .send(`${lines().join('\n')}\n`),
    );
  text('/robots.txt', () => listRobotsTxtLines(siteUrl));
  text('/.well-known/security.txt', () =>
    listSecurityTxtLines(siteUrl, env.SECURITY_CONTACT, new Date()),
  );
}

function listRobotsTxtLines(siteUrl: string): readonly string[] {
  return [
    'User-agent: *',
    'Disallow: /_internal/',
    'Disallow: /_forms/',
    'Disallow: /_data',
    'Disallow: /_liste/',
    'Disallow: /mein-account',
    'Disallow: /suchauftrag',
    'Disallow: /suche?',
    'Disallow: /api/',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    `Sitemap: ${siteUrl}/sitemaps/news.xml`,
  ];
}

/**
 * Lists the lines of `security.txt` with the contact for vulnerability reports (RFC 9116). The
 * file's expiry date is always in the future and within a year.
 */
function listSecurityTxtLines(siteUrl: string, contact: string, now: Date): readonly string[] {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, 1));
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
}
