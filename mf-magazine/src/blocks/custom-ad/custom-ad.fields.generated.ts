// Generated from embedded/content/_components/custom_ad.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { readChoiceField, readFlagField, readTextField } from '#data/fields.ts';
import { readAssetField } from '#data/read-asset-field.ts';
import { readLinkField } from '#data/read-link-field.ts';

export const CUSTOM_AD_FORMAT_VALUES = ['native', 'rectangle', 'leaderboard', 'billboard'] as const;

/** Fields of `custom_ad`. A missing or invalid field is undefined or an empty list. */
export interface CustomAdFields {
  readonly advertiser: string | undefined;
  readonly format: (typeof CUSTOM_AD_FORMAT_VALUES)[number] | undefined;
  readonly headline: string | undefined;
  readonly text: string | undefined;
  readonly image: Asset | undefined;
  readonly link: string | undefined;
  readonly hideForSubscribers: boolean | undefined;
  readonly notice: string | undefined;
}

/** Reads the fields of a block `custom_ad`. */
export function readCustomAdFields(rawBlock: RawBlock): CustomAdFields {
  return {
    advertiser: readTextField(rawBlock['advertiser']),
    format: readChoiceField(rawBlock['format'], CUSTOM_AD_FORMAT_VALUES),
    headline: readTextField(rawBlock['headline']),
    text: readTextField(rawBlock['text']),
    image: readAssetField(rawBlock['image']),
    link: readLinkField(rawBlock['link']),
    hideForSubscribers: readFlagField(rawBlock['hideForSubscribers']),
    notice: readTextField(rawBlock['notice']),
  };
}
