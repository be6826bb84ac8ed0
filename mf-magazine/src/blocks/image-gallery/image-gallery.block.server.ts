import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readAssetsField } from '#data/read-asset-field.ts';
import { readTextField } from '#data/fields.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { ImageGalleryModel } from './image-gallery.ts';

/** Block fields: `title`, `images` (at most 40 are shown). */
export function parseImageGallery(rawBlock: RawBlock): ParseResult<ImageGalleryModel> {
  const images = readAssetsField(rawBlock['images']);
  if (images.length === 0) return rejectBlock('Es ist kein Bild ausgewählt.');
  return acceptBlock({
    id: rawBlock._uid,
    title: readTextField(rawBlock['title']) ?? 'Bilder',
    images,
  });
}
