import { sitemapPartSchema } from '@gruenland/shared-contracts/api/sitemap.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { buildSitemapXml } from '@gruenland/shared-ui/documents/sitemap.ts';

/**
 * Builds one part of the sitemap of published ads. `?teil=` is the number of the part, from 1
 * (default). Part 1 also contains the URL of the ad list.
 */
export async function loadAdSitemap(context: LoadContext): Promise<PageResult<never>> {
  const { siteUrl } = context.settings;
  const part = context.query.get('teil') ?? '1';
  if (!/^[1-9]\d{0,2}$/u.test(part)) return notFound();
  const answer = await context.api.get(`/api/kleinanzeigen/sitemap?teil=${part}`);
  const { entries } = sitemapPartSchema.parse(answer.body);
  if (entries.length === 0 && part !== '1') return notFound();
  const lines = entries.map(({ slug, updatedAt }) => ({
    url: siteUrl + paths.ad(slug),
    changed: updatedAt,
  }));
  const overview = part === '1' ? [{ url: siteUrl + paths.ads() }] : [];
  return {
    kind: 'document',
    type: 'application/xml',
    body: buildSitemapXml([...overview, ...lines]),
  };
}
