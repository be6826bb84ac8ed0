import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { PageHead } from '@gruenland/shared-contracts/page-head.ts';
import { assetField } from './asset-field.ts';
import { headImage } from './head-image.ts';
import { flagField, textField } from './fields.ts';

/** What a `seo` block says; only the fields that are filled in, so that defaults show through. */
export function parseSeo(seo: RawBlock | undefined): Partial<PageHead> {
  if (!seo) return {};
  return withoutGaps({
    seoTitle: textField(seo['title']),
    description: textField(seo['description']),
    ogTitle: textField(seo['ogTitle']),
    ogDescription: textField(seo['ogDescription']),
    ogImage: headImage(assetField(seo['ogImage'])),
    twitterTitle: textField(seo['twitterTitle']),
    twitterDescription: textField(seo['twitterDescription']),
    twitterImage: headImage(assetField(seo['twitterImage'])),
    noIndex: flagField(seo['noIndex']),
    noFollow: flagField(seo['noFollow']),
  });
}

function withoutGaps(head: Partial<PageHead>): Partial<PageHead> {
  return Object.fromEntries(Object.entries(head).filter(([, value]) => value !== undefined));
}
