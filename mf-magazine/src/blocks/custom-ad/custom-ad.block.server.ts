import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readAssetField } from '#data/read-asset-field.ts';
import { readFlagField, readOptionField, readTextField } from '#data/fields.ts';
import { readLinkField } from '#data/read-link-field.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import { AD_FORMATS } from './custom-ad.ts';
import type { AdFormat, CustomAdModel } from './custom-ad.ts';

/** Component name of ads that hydrate in the browser. Other ads need no JavaScript. */
const HIDEABLE_COMPONENT = 'custom_ad_hideable';

/**
 * Changes the component of ads with `hideForSubscribers` to the one that hydrates in the browser.
 */
export function expandCustomAd(rawBlock: RawBlock): readonly RawBlock[] | undefined {
  return readFlagField(rawBlock['hideForSubscribers'])
    ? [{ ...rawBlock, component: HIDEABLE_COMPONENT }]
    : undefined;
}

/** Block fields: `advertiser`, `format`, `headline`, `text`, `image`, `link`, `notice`. */
export function parseCustomAd(rawBlock: RawBlock): ParseResult<CustomAdModel> {
  const advertiser = readTextField(rawBlock['advertiser']);
  if (!advertiser) return rejectBlock('Der Auftraggeber fehlt.');
  const href = readLinkField(rawBlock['link']) ?? readLinkField({ url: rawBlock['link'] });
  if (!href) return rejectBlock('Das Ziel fehlt.');
  const headline = readTextField(rawBlock['headline']);
  const image = readAssetField(rawBlock['image']);
  if (!image && !headline)
    return rejectBlock('Bild und Überschrift fehlen; eins von beiden wird gebraucht.');
  const requestedFormat = readOptionField(
    rawBlock['format'],
    Object.keys(AD_FORMATS) as AdFormat[],
    'native',
  );
  return acceptBlock({
    advertiser,
    // `native` is the only format that works without a picture.
    format: image ? requestedFormat : 'native',
    headline,
    text: readTextField(rawBlock['text']),
    image,
    href,
    notice: readTextField(rawBlock['notice']),
  });
}
