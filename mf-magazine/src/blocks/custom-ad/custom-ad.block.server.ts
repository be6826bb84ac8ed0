import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { assetField } from '#data/asset-field.ts';
import { flagField, optionField, textField } from '#data/fields.ts';
import { linkField } from '#data/link-field.ts';
import { parsed, refused } from '../parse-result.ts';
import { AD_FORMATS } from './custom-ad.ts';
import type { AdFormat, CustomAdModel } from './custom-ad.ts';

/** Under this name an ad acts in the browser; others cost no script. */
const HIDEABLE = 'custom_ad_hideable';

/** `hideForSubscribers`: who subscribes need not see it. */
export function expandCustomAd(raw: RawBlock): readonly RawBlock[] | undefined {
  return flagField(raw['hideForSubscribers']) ? [{ ...raw, component: HIDEABLE }] : undefined;
}

/** Fields: `advertiser`, `format`, `headline`, `text`, `image`, `link`, `notice`. */
export function parseCustomAd(raw: RawBlock): ParseResult<CustomAdModel> {
  const advertiser = textField(raw['advertiser']);
  if (!advertiser) return refused('custom_ad: advertiser is empty');
  const href = linkField(raw['link']) ?? linkField({ url: raw['link'] });
  if (!href) return refused('custom_ad: link leads nowhere');
  const headline = textField(raw['headline']);
  const image = assetField(raw['image']);
  if (!image && !headline) return refused('custom_ad: neither image nor headline');
  const wished = optionField(raw['format'], Object.keys(AD_FORMATS) as AdFormat[], 'native');
  return parsed({
    advertiser,
    // Without a picture only the format that can stand on words alone is left.
    format: image ? wished : 'native',
    headline,
    text: textField(raw['text']),
    image,
    href,
    notice: textField(raw['notice']),
  });
}
