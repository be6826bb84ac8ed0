import { z } from 'zod';

const fingerprintsSchema = z.record(z.string(), z.string()).default({});

/** Fingerprints of items by kind and name, and the remote address of each local asset. */
export const syncStateSchema = z.object({
  components: fingerprintsSchema,
  datasources: fingerprintsSchema,
  stories: fingerprintsSchema,
  assets: z.record(z.string(), z.object({ id: z.number(), filename: z.string() })).default({}),
});

export type SyncRecords = z.infer<typeof syncStateSchema>;
