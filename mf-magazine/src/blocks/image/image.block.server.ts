import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { assetField } from '#data/asset-field.ts';
import { findFirstPicture } from '#data/foreign-fields.ts';
import { optionField } from '#data/fields.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import { IMAGE_WIDTHS } from './image.ts';
import type { ImageModel } from './image.ts';

/**
 * Fields: `image`, `width`. Blocks from other content spaces may use any field name for the
 * picture. The page's loader sets `isFirstBlock`.
 */
export function parseImage(raw: RawBlock): ParseResult<ImageModel> {
  const asset = assetField(raw['image']) ?? assetField(findFirstPicture(raw));
  if (!asset) return rejectBlock('image: image is empty');
  return acceptBlock({
    asset,
    id: raw._uid,
    width: optionField(raw['width'], IMAGE_WIDTHS, 'text'),
    ...(raw['isFirstBlock'] === true ? { isFirstBlock: true } : {}),
  });
}
