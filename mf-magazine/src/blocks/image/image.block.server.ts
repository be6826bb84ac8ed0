import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { assetField } from '#data/asset-field.ts';
import { firstPicture } from '#data/foreign-fields.ts';
import { optionField } from '#data/fields.ts';
import { parsed, refused } from '../parse-result.ts';
import { IMAGE_WIDTHS } from './image.ts';
import type { ImageModel } from './image.ts';

/** Fields: `image`, `width`. Other spaces name the picture as they like; the page's loader sets `opens`. */
export function parseImage(raw: RawBlock): ParseResult<ImageModel> {
  const asset = assetField(raw['image']) ?? assetField(firstPicture(raw));
  if (!asset) return refused('image: image is empty');
  return parsed({
    asset,
    id: raw._uid,
    width: optionField(raw['width'], IMAGE_WIDTHS, 'text'),
    ...(raw['opens'] === true ? { opens: true } : {}),
  });
}
