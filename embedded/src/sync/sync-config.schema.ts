import { z } from 'zod';

/**
 * Environment variables of `npm run content -- push|pull|doctor`. The package's README.md describes them.
 */
export const syncEnvironmentSchema = z.object({
  CONTENT_SYNC_TOKEN: z.string().min(1).optional(),
  CONTENT_SYNC_SPACE_ID: z.coerce.number().int().min(1).optional(),
  CONTENT_SYNC_REGION: z.enum(['eu', 'us', 'ca', 'ap', 'cn']).default('eu'),
  CONTENT_SYNC_URL: z.url({ protocol: /^https?$/u }).optional(),
  CONTENT_REGION: z.enum(['eu', 'us', 'ca', 'ap', 'cn']).optional(),
  CONTENT_ENDPOINT: z.url({ protocol: /^https?$/u }).optional(),
  CONTENT_ASSET_HOST: z.string().default('a.storyblok.com'),
});

export type SyncEnvironment = z.infer<typeof syncEnvironmentSchema>;
