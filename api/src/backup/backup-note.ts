import { createHmac } from 'node:crypto';

import { z } from 'zod';

/** What lies beside the dump and says what must be in it. */
export const backupNoteSchema = z.object({
  /** ISO 8601, UTC. */
  savedAt: z.string(),
  /** Rows by table. */
  tables: z.record(z.string(), z.number()),
  photos: z.object({
    saved: z.int(),
    /** Ids that the database names and the store has not. */
    missing: z.array(z.string()),
  }),
  /** Tells one DATA_SECRET from another without saying it; null: it was not given. */
  dataSecret: z.string().nullable(),
});

export type BackupNote = z.output<typeof backupNoteSchema>;

/**
 * A sign of the secret that passwords and bank accounts are bound to. It has at least 32 characters,
 * so that nobody finds it by trying.
 */
export function signOfSecret(secret: string): string {
  return createHmac('sha256', secret).update('gruenland backup').digest('base64url').slice(0, 16);
}
