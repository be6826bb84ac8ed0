import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readAssetField } from '#data/read-asset-field.ts';
import { findFirstPicture } from '#data/foreign-fields.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { ImageModel } from './image.ts';
import { readImageFields } from './image.fields.generated.ts';

/**
 * Parses the block. In other content spaces the picture may be in any field. The page's loader has
 * set the field `isFirstBlock`.
 */
export function parseImage(rawBlock: RawBlock): ParseResult<ImageModel> {
  const fields = readImageFields(rawBlock);
  const asset = fields.image ?? readAssetField(findFirstPicture(rawBlock));
  if (!asset) return rejectBlock('Das Bild fehlt.');
  return acceptBlock({
    asset,
    id: rawBlock._uid,
    width: fields.width ?? 'text',
    ...(rawBlock['isFirstBlock'] === true ? { isFirstBlock: true } : {}),
  });
}
