import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readLinkField } from '#data/read-link-field.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { CustomAdModel } from './custom-ad.ts';
import { readCustomAdFields } from './custom-ad.fields.generated.ts';

/** Component name of ads that hydrate in the browser. Other ads need no JavaScript. */
const HIDEABLE_COMPONENT = 'custom_ad_hideable';

/**
 * Gives ads with `hideForSubscribers` the component that hydrates in the browser. Returns undefined
 * for other ads.
 */
export function expandCustomAd(rawBlock: RawBlock): readonly RawBlock[] | undefined {
  const fields = readCustomAdFields(rawBlock);
  return fields.hideForSubscribers ? [{ ...rawBlock, component: HIDEABLE_COMPONENT }] : undefined;
}

export function parseCustomAd(rawBlock: RawBlock): ParseResult<CustomAdModel> {
  const fields = readCustomAdFields(rawBlock);
  const advertiser = fields.advertiser;
  if (!advertiser) return rejectBlock('Der Auftraggeber fehlt.');
  const href = fields.link ?? readLinkField({ url: rawBlock['link'] });
  if (!href) return rejectBlock('Das Ziel fehlt.');
  const headline = fields.headline;
  const image = fields.image;
  if (!image && !headline)
    return rejectBlock('Bild und Überschrift fehlen; eins von beiden wird gebraucht.');
  return acceptBlock({
    advertiser,
    // `native` is the only format that works without a picture.
    format: image ? (fields.format ?? 'native') : 'native',
    headline,
    text: fields.text,
    image,
    href,
    notice: fields.notice,
  });
}
