import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readAssetField } from '#data/read-asset-field.ts';
import { findFirstPicture } from '#data/foreign-fields.ts';
import { readOptionField } from '#data/fields.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import { IMAGE_WIDTHS } from './image.ts';
import type { ImageModel } from './image.ts';

/**
 * Block fields: `image`, `width`. Blocks from other content spaces may use any field name for the
 * picture. The page's loader sets `isFirstBlock`.
 */
export function parseImage(rawBlock: RawBlock): ParseResult<ImageModel> {
  const asset = readAssetField(rawBlock['image']) ?? readAssetField(findFirstPicture(rawBlock));
  if (!asset) return rejectBlock('Das Bild fehlt.');
  return acceptBlock({
    asset,
    id: rawBlock._uid,
    width: readOptionField(rawBlock['width'], IMAGE_WIDTHS, 'text'),
    ...(rawBlock['isFirstBlock'] === true ? { isFirstBlock: true } : {}),
  });
}
