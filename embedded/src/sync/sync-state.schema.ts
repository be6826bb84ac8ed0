import { z } from 'zod';

const signs = z.record(z.string(), z.string()).default({});

/** Signs by kind and name, and where each local asset lies in the space. */
export const syncStateSchema = z.object({
  components: signs,
  datasources: signs,
  stories: signs,
  assets: z.record(z.string(), z.object({ id: z.number(), filename: z.string() })).default({}),
});

export type SyncRecords = z.infer<typeof syncStateSchema>;
