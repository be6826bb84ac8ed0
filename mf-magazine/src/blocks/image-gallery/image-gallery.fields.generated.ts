// Generated from embedded/content/_components/image_gallery.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { readTextField } from '#data/fields.ts';
import { readAssetsField } from '#data/read-asset-field.ts';

/** Fields of `image_gallery`. A missing or invalid field is undefined or an empty list. */
export interface ImageGalleryFields {
  readonly title: string | undefined;
  readonly images: readonly Asset[];
}

/** Reads the fields of a block `image_gallery`. */
export function readImageGalleryFields(rawBlock: RawBlock): ImageGalleryFields {
  return {
    title: readTextField(rawBlock['title']),
    images: readAssetsField(rawBlock['images']),
  };
}
