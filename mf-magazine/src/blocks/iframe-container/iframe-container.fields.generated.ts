// Generated from embedded/content/_components/iframe_container.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { readChoiceField, readTextField } from '#data/fields.ts';
import { readAssetField } from '#data/read-asset-field.ts';

export const IFRAME_CONTAINER_SHAPE_VALUES = ['wide', 'square', 'tall'] as const;

/** Fields of `iframe_container`. A missing or invalid field is undefined or an empty list. */
export interface IframeContainerFields {
  readonly title: string | undefined;
  readonly url: string | undefined;
  readonly shape: (typeof IFRAME_CONTAINER_SHAPE_VALUES)[number] | undefined;
  readonly preview: Asset | undefined;
}

/** Reads the fields of a block `iframe_container`. */
export function readIframeContainerFields(rawBlock: RawBlock): IframeContainerFields {
  return {
    title: readTextField(rawBlock['title']),
    url: readTextField(rawBlock['url']),
    shape: readChoiceField(rawBlock['shape'], IFRAME_CONTAINER_SHAPE_VALUES),
    preview: readAssetField(rawBlock['preview']),
  };
}
