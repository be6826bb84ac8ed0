import { sitemapPartSchema } from '@gruenland/shared-contracts/api/sitemap.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { DocumentResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { buildSitemapXml } from '@gruenland/shared-ui/documents/sitemap.ts';

/**
 * Builds one file of the sitemap of current and recent events. `?teil=` is the number of the file,
 * from 1 (default). File 1 also contains the URL of the calendar.
 */
export async function loadEventSitemap(context: LoadContext): Promise<DocumentResult> {
  const { siteUrl } = context.settings;
  const part = context.query.get('teil') ?? '1';
  if (!/^[1-9]\d{0,2}$/u.test(part)) return createNotFoundResult();
  const response = await context.api.get(`/api/events/sitemap?teil=${part}`);
  const { entries } = sitemapPartSchema.parse(response.body);
  if (entries.length === 0 && part !== '1') return createNotFoundResult();
  const lines = entries.map(({ slug, updatedAt }) => ({
    url: siteUrl + paths.event(slug),
    changed: updatedAt,
  }));
  const overview = part === '1' ? [{ url: siteUrl + paths.events() }] : [];
  return {
    kind: 'document',
    type: 'application/xml',
    body: buildSitemapXml([...overview, ...lines]),
  };
}
