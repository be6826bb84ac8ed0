import { sitemapPartSchema } from '@gruenland/shared-contracts/api/sitemap.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { DocumentResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { buildSitemapXml } from '@gruenland/shared-ui/documents/sitemap.ts';

/**
 * Builds one part of the sitemap of published ads. `?teil=` is the number of the part, from 1
 * (default). Part 1 also contains the URL of the ad list.
 */
export async function loadAdSitemap(context: LoadContext): Promise<DocumentResult> {
  const { siteUrl } = context.settings;
  const partNumber = context.query.get('teil') ?? '1';
  if (!/^[1-9]\d{0,2}$/u.test(partNumber)) return createNotFoundResult();
  const response = await context.api.get(`/api/kleinanzeigen/sitemap?teil=${partNumber}`);
  const { entries } = sitemapPartSchema.parse(response.body);
  if (entries.length === 0 && partNumber !== '1') return createNotFoundResult();
  const lines = entries.map(({ slug, updatedAt }) => ({
    url: siteUrl + paths.ad(slug),
    changed: updatedAt,
  }));
  const overview = partNumber === '1' ? [{ url: siteUrl + paths.ads() }] : [];
  return {
    kind: 'document',
    type: 'application/xml',
    body: buildSitemapXml([...overview, ...lines]),
  };
}
