import { z } from 'zod';

const text = z.string().max(5000).nullish();

/** What may be said about an asset. */
export const assetNotesSchema = z.object({
  alt: text,
  title: text,
  copyright: text,
  source: text,
  focus: text,
  is_private: z.boolean().nullish(),
  asset_folder_id: z.number().nullish(),
  meta_data: z.record(z.string(), z.unknown()).nullish(),
});

export const assetBodySchema = z.object({ asset: assetNotesSchema });

/** `_assets/_about.json`: what was said about each file. */
export const assetNotesFileSchema = z.record(z.string(), assetNotesSchema);

export type AssetNotes = z.infer<typeof assetNotesSchema>;
