import { z } from 'zod';

const fingerprintsSchema = z.record(z.string(), z.string()).default({});

/** Fingerprints by kind and name of the item; for assets, their id and URL in the space. */
export const syncStateSchema = z.object({
  components: fingerprintsSchema,
  datasources: fingerprintsSchema,
  stories: fingerprintsSchema,
  assets: z.record(z.string(), z.object({ id: z.number(), filename: z.string() })).default({}),
});

export type SyncRecords = z.infer<typeof syncStateSchema>;
