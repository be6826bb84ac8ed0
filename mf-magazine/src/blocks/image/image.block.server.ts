import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readAssetField } from '#data/read-asset-field.ts';
import { findFirstPicture } from '#data/foreign-fields.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { ImageModel } from './image.ts';
import { readImageFields } from './image.fields.generated.ts';

/** Blocks from other content spaces may use any field name for the picture. The page's loader sets `isFirstBlock`. */
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
