import { z } from 'zod';

const textSchema = z.string().max(5000).nullish();

/** Fields of an asset's metadata that clients may change. */
export const assetMetadataSchema = z.object({
  alt: textSchema,
  title: textSchema,
  copyright: textSchema,
  source: textSchema,
  focus: textSchema,
  is_private: z.boolean().nullish(),
  asset_folder_id: z.number().nullish(),
  meta_data: z.record(z.string(), z.unknown()).nullish(),
});

export const assetBodySchema = z.object({ asset: assetMetadataSchema });

/** Content of `_assets/_about.json`: the metadata of assets by file name. */
export const assetMetadataFileSchema = z.record(z.string(), assetMetadataSchema);

export type AssetMetadata = z.infer<typeof assetMetadataSchema>;
