import { z } from 'zod';

const signs = z.record(z.string(), z.string()).default({});

/** Fingerprints by kind and name, and the remote address of each local asset. */
export const syncStateSchema = z.object({
  components: signs,
  datasources: signs,
  stories: signs,
  assets: z.record(z.string(), z.object({ id: z.number(), filename: z.string() })).default({}),
});

export type SyncRecords = z.infer<typeof syncStateSchema>;
