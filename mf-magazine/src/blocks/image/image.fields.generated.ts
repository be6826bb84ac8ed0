// Generated from embedded/content/_components/image.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { readChoiceField } from '#data/fields.ts';
import { readAssetField } from '#data/read-asset-field.ts';

export const IMAGE_WIDTH_VALUES = ['text', 'wide', 'full'] as const;

/** Fields of `image`. A missing or invalid field is undefined or an empty list. */
export interface ImageFields {
  readonly image: Asset | undefined;
  readonly width: (typeof IMAGE_WIDTH_VALUES)[number] | undefined;
}

/** Reads the fields of a block `image`. */
export function readImageFields(rawBlock: RawBlock): ImageFields {
  return {
    image: readAssetField(rawBlock['image']),
    width: readChoiceField(rawBlock['width'], IMAGE_WIDTH_VALUES),
  };
}
