import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { DocumentResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { buildRssXml } from '@gruenland/shared-ui/documents/rss.ts';
import { formatPrice } from '@gruenland/shared-ui/format/price-text.ts';
import { readAds } from '#data/read-ads.server.ts';
import { buildFeedHref, buildListHref, normalizeQuery } from '#model/ad-list-urls.ts';

const FEED_ITEM_COUNT = '40';

/** Builds an RSS 2.0 feed of the newest ads. Accepts the filter parameters of the ad list. */
export async function loadAdFeed(context: LoadContext): Promise<DocumentResult> {
  const { siteUrl } = context.settings;
  const query = normalizeQuery(context.query);
  for (const name of ['seite', 'sortierung']) query.delete(name);
  const feedQuery = new URLSearchParams(query);
  feedQuery.set('anzahl', FEED_ITEM_COUNT);
  const list = await readAds(context, feedQuery.toString());
  if (list === null) return createNotFoundResult();
  const name = list.trail.at(-1)?.name;
  const items = list.ads.map((ad) => ({
    title: ad.title,
    url: siteUrl + paths.ad(ad.slug),
    publishedAt: ad.publishedAt,
    description: [
      formatPrice(ad.priceCents, ad.priceKind, ad.priceUnit),
      `${ad.postcode} ${ad.place}`,
      ...ad.highlights,
    ].join(' · '),
  }));
  const body = buildRssXml({
    title: `Grünland: neue Kleinanzeigen${name ? `, ${name}` : ''}`,
    description: 'Landtechnik, Tiere, Futter und alles, was auf Höfen den Besitzer wechselt.',
    url: siteUrl + buildListHref(query),
    feedUrl: siteUrl + buildFeedHref(query),
    items,
  });
  return { kind: 'document', type: 'application/rss+xml', body };
}
