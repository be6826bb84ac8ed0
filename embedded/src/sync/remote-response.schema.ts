import { z } from 'zod';
import { hostedComponentSchema } from '#management/component-body.schema.ts';

const textSchema = z.string().nullish();

export const remoteStorySchema = z.object({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  slug: z.string(),
  full_slug: z.string(),
  parent_id: z.number().nullish(),
  is_folder: z.boolean().default(false),
  is_startpage: z.boolean().default(false),
  published: z.boolean().nullish(),
  unpublished_changes: z.boolean().nullish(),
  published_at: textSchema,
  first_published_at: textSchema,
  created_at: textSchema,
  position: z.number().nullish(),
  tag_list: z.array(z.string()).nullish(),
  content: z.record(z.string(), z.unknown()).optional(),
});

export const remoteComponentSchema = hostedComponentSchema.extend({
  id: z.number(),
  // A space may have components whose names this project does not allow. This schema accepts such
  // components; a later step reports each of them.
  name: z.string(),
});

export const remoteComponentGroupSchema = z.object({
  id: z.number(),
  name: z.string(),
  uuid: z.string(),
});

export const remoteDatasourceSchema = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
});

export const remoteDatasourceEntrySchema = z.object({
  id: z.number(),
  name: z.string(),
  value: z.string().nullish(),
});

export const remoteAssetSchema = z.object({
  id: z.number(),
  filename: z.string(),
  short_filename: textSchema,
});

export const remoteWebhookSchema = z.object({
  endpoint: z.string(),
  secret: textSchema,
  actions: z.array(z.string()),
  activated: z.boolean().default(true),
});

export type RemoteWebhook = z.infer<typeof remoteWebhookSchema>;
export type RemoteStory = z.infer<typeof remoteStorySchema>;
export type RemoteComponent = z.infer<typeof remoteComponentSchema>;
export type RemoteComponentGroup = z.infer<typeof remoteComponentGroupSchema>;
export type RemoteDatasource = z.infer<typeof remoteDatasourceSchema>;
export type RemoteDatasourceEntry = z.infer<typeof remoteDatasourceEntrySchema>;
export type RemoteAsset = z.infer<typeof remoteAssetSchema>;
