import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { HeadImage, PageHead } from '@gruenland/shared-contracts/page-head.ts';
import { assetField } from './asset-field.ts';
import { flagField, textField } from './fields.ts';

/** What a `seo` block says; only the fields that are filled in, so that defaults show through. */
export function parseSeo(seo: RawBlock | undefined): Partial<PageHead> {
  if (!seo) return {};
  return withoutGaps({
    seoTitle: textField(seo['title']),
    description: textField(seo['description']),
    ogTitle: textField(seo['ogTitle']),
    ogDescription: textField(seo['ogDescription']),
    ogImage: headImage(seo['ogImage']),
    twitterTitle: textField(seo['twitterTitle']),
    twitterDescription: textField(seo['twitterDescription']),
    twitterImage: headImage(seo['twitterImage']),
    noIndex: flagField(seo['noIndex']),
    noFollow: flagField(seo['noFollow']),
  });
}

function headImage(value: unknown): HeadImage | undefined {
  const asset = assetField(value);
  return asset && { url: asset.src, ...(asset.alt ? { alt: asset.alt } : {}) };
}

function withoutGaps(head: Partial<PageHead>): Partial<PageHead> {
  return Object.fromEntries(Object.entries(head).filter(([, value]) => value !== undefined));
}
