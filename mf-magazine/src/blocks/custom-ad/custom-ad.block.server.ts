import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readAssetField } from '#data/read-asset-field.ts';
import { readFlagField, readOptionField, readTextField } from '#data/fields.ts';
import { readLinkField } from '#data/read-link-field.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import { AD_FORMATS } from './custom-ad.ts';
import type { AdFormat, CustomAdModel } from './custom-ad.ts';

/** Component name of ads that hydrate in the browser; other ads need no JavaScript. */
const HIDEABLE_COMPONENT = 'custom_ad_hideable';

/** Turns ads with `hideForSubscribers` into blocks of the component that hydrates. */
export function expandCustomAd(raw: RawBlock): readonly RawBlock[] | undefined {
  return readFlagField(raw['hideForSubscribers'])
    ? [{ ...raw, component: HIDEABLE_COMPONENT }]
    : undefined;
}

/** Fields: `advertiser`, `format`, `headline`, `text`, `image`, `link`, `notice`. */
export function parseCustomAd(raw: RawBlock): ParseResult<CustomAdModel> {
  const advertiser = readTextField(raw['advertiser']);
  if (!advertiser) return rejectBlock('custom_ad: advertiser is empty');
  const href = readLinkField(raw['link']) ?? readLinkField({ url: raw['link'] });
  if (!href) return rejectBlock('custom_ad: link has no target');
  const headline = readTextField(raw['headline']);
  const image = readAssetField(raw['image']);
  if (!image && !headline) return rejectBlock('custom_ad: image and headline are empty');
  const requestedFormat = readOptionField(
    raw['format'],
    Object.keys(AD_FORMATS) as AdFormat[],
    'native',
  );
  return acceptBlock({
    advertiser,
    // `native` is the only format that works without a picture.
    format: image ? requestedFormat : 'native',
    headline,
    text: readTextField(raw['text']),
    image,
    href,
    notice: readTextField(raw['notice']),
  });
}
