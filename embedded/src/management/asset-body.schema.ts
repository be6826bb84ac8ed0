import { z } from 'zod';

const text = z.string().max(5000).nullish();

/** Editable metadata of an asset. */
export const assetMetadataSchema = z.object({
  alt: text,
  title: text,
  copyright: text,
  source: text,
  focus: text,
  is_private: z.boolean().nullish(),
  asset_folder_id: z.number().nullish(),
  meta_data: z.record(z.string(), z.unknown()).nullish(),
});

export const assetBodySchema = z.object({ asset: assetMetadataSchema });

/** `_assets/_about.json`: metadata by file. */
export const assetMetadataFileSchema = z.record(z.string(), assetMetadataSchema);

export type AssetMetadata = z.infer<typeof assetMetadataSchema>;
