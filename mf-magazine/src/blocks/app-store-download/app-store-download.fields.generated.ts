// Generated from embedded/content/_components/app_store_download.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { readTextField } from '#data/fields.ts';
import { readAssetField } from '#data/read-asset-field.ts';

/** Fields of `app_store_download`. A missing or invalid field is undefined or an empty list. */
export interface AppStoreDownloadFields {
  readonly title: string | undefined;
  readonly text: string | undefined;
  readonly image: Asset | undefined;
  readonly appStoreUrl: string | undefined;
  readonly playStoreUrl: string | undefined;
}

/** Reads the fields of a block `app_store_download`. */
export function readAppStoreDownloadFields(rawBlock: RawBlock): AppStoreDownloadFields {
  return {
    title: readTextField(rawBlock['title']),
    text: readTextField(rawBlock['text']),
    image: readAssetField(rawBlock['image']),
    appStoreUrl: readTextField(rawBlock['appStoreUrl']),
    playStoreUrl: readTextField(rawBlock['playStoreUrl']),
  };
}
