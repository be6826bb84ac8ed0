import type {
  AdDetail,
  AdTrader,
  ReplyTime,
  UsualPrice,
} from '@gruenland/shared-contracts/api/ads.ts';

import type { QrPicture } from '@gruenland/shared-contracts/api/qr-picture.ts';

import { listFacts } from './ad-facts.ts';
import type { ListedAd } from './ad-list.repository.ts';
import type { StoredAd } from './ad-record.repository.ts';
import { toAdTeaser } from './ad-teaser.ts';
import type { AdTeaserColumns } from './ad-teaser.ts';
import type { CategoryCatalogue } from './category-catalogue.ts';

type AdDetailColumns = AdTeaserColumns &
  Pick<
    StoredAd,
    'description' | 'condition' | 'region' | 'lat' | 'lng' | 'sellerName' | 'delivery' | 'details'
  > & { readonly state: AdDetail['state']; readonly expiresAt?: Date | null };

/** Builds the response for the detail page of an ad. */
export function toAdDetail(
  ad: AdDetailColumns,
  catalogue: CategoryCatalogue,
  extraData: {
    readonly similar?: readonly ListedAd[];
    readonly trader?: AdTrader | null;
    readonly qr?: QrPicture | null;
    readonly replyTime?: ReplyTime | null;
    readonly usualPrice?: UsualPrice | null;
  } = {},
): AdDetail {
  const category = catalogue.findById(ad.categoryId);
  const currentCategory = catalogue.getCurrentCategory(ad.categoryId);
  return {
    ...toAdTeaser(ad, catalogue),
    state: ad.state,
    description: ad.description,
    condition: ad.condition,
    facts: listFacts(currentCategory?.slug ?? '', ad),
    pictures: ad.pictures,
    region: ad.region,
    lat: ad.lat,
    lng: ad.lng,
    sellerName: ad.sellerName,
    delivery: ad.delivery,
    expiresAt: (ad.expiresAt ?? ad.createdAt ?? new Date()).toISOString(),
    trail: catalogue.getBreadcrumb(category),
    similar: (extraData.similar ?? []).map((similarAd) => toAdTeaser(similarAd, catalogue)),
    ...(extraData.trader && { trader: extraData.trader }),
    ...(extraData.qr && { qr: extraData.qr }),
    ...(extraData.replyTime && { replies: extraData.replyTime }),
    ...(extraData.usualPrice && { usualPrice: extraData.usualPrice }),
  };
}
