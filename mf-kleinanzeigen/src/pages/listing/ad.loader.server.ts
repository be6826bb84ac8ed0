import type { AdDetail } from '@gruenland/shared-contracts/api/ads.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult, redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { buildGalleryHead } from '@gruenland/shared-ui/photos/gallery-head.ts';
import { readAd } from '#data/read-ads.server.ts';
import { parseSlugNumber } from '#model/ad-slug.ts';
import { createBreadcrumbJsonLd } from '#model/breadcrumb-json-ld.server.ts';
import { createProductJsonLd } from './product-json-ld.ts';

export interface AdPageData {
  /** Null if the owner has paused the ad. */
  readonly ad: AdDetail | null;
  /** Absolute URL of the page, for sharing. Empty for a paused ad. */
  readonly url: string;
}

const maxMetaDescriptionLength = 155;

/**
 * Loads an ad by the number at the end of its slug. Redirects to the canonical slug if the text
 * before the number differs.
 */
export async function loadAdPage(context: LoadContext): Promise<PageResult<AdPageData>> {
  const slug = context.params['slug'] ?? '';
  const adNumber = parseSlugNumber(slug);
  if (adNumber === null) return createNotFoundResult();
  const ad = await readAd(context, adNumber);
  if (ad === 'not-found') return createNotFoundResult();
  if (ad === 'gone') return { kind: 'gone' };
  if (ad === 'paused') {
    const pausedAdHead = { name: 'Anzeige pausiert', noIndex: true };
    return { kind: 'page', status: 404, data: { ad: null, url: '' }, head: pausedAdHead };
  }
  const path = paths.ad(ad.slug);
  if (ad.slug !== slug) {
    return redirectTo(context.appMode ? `${path}?is_app=true` : path, 301);
  }
  const { siteUrl } = context.settings;
  const offer = createProductJsonLd(ad, siteUrl);
  return {
    kind: 'page',
    data: { ad, url: `${siteUrl}${path}` },
    tags: [`kleinanzeige-${adNumber}`],
    head: {
      name: `${ad.title} in ${ad.place}`,
      description: ad.description.replace(/\s+/g, ' ').slice(0, maxMetaDescriptionLength),
      noIndex: ad.state === 'sold' || ad.state === 'expired',
      jsonLd: [
        createBreadcrumbJsonLd(ad.trail, { name: ad.title, path }, siteUrl),
        ...(offer ? [offer] : []),
      ],
      ...buildGalleryHead(ad.pictures),
    },
  };
}
