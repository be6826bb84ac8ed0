import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { assetField } from '#data/asset-field.ts';
import { optionField } from '#data/fields.ts';
import { parsed, refused } from '../parse-result.ts';
import { IMAGE_WIDTHS } from './image.ts';
import type { ImageModel } from './image.ts';

/** Fields: `image`, `width`. */
export function parseImage(raw: RawBlock): ParseResult<ImageModel> {
  const asset = assetField(raw['image']);
  if (!asset) return refused('image: image is empty');
  return parsed({ asset, id: raw._uid, width: optionField(raw['width'], IMAGE_WIDTHS, 'text') });
}
