import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { ImageGalleryModel } from './image-gallery.ts';
import { readImageGalleryFields } from './image-gallery.fields.generated.ts';

export function parseImageGallery(rawBlock: RawBlock): ParseResult<ImageGalleryModel> {
  const fields = readImageGalleryFields(rawBlock);
  const images = fields.images;
  if (images.length === 0) return rejectBlock('Es ist kein Bild ausgewählt.');
  return acceptBlock({
    id: rawBlock._uid,
    title: fields.title ?? 'Bilder',
    images,
  });
}
