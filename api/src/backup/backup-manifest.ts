import { createHmac } from 'node:crypto';

import { z } from 'zod';

/** Manifest stored next to the dump. It lists what the backup must contain. */
export const backupManifestSchema = z.object({
  /** Time of the backup in ISO 8601 format, UTC. */
  savedAt: z.string(),
  /** Number of rows by table. */
  tables: z.record(z.string(), z.number()),
  photos: z.object({
    saved: z.int(),
    /** Ids of photos that the database references but the photo store does not contain. */
    missing: z.array(z.string()),
  }),
  /**
   * Fingerprint of the DATA_SECRET, so that a restore can detect a different secret; null if no
   * secret was given for the backup.
   */
  dataSecret: z.string().nullable(),
});

export type BackupManifest = z.output<typeof backupManifestSchema>;

/**
 * Returns a fingerprint of the secret that encrypts sensitive data. Secrets have at least 32
 * characters, so the fingerprint cannot be brute-forced.
 */
export function computeSecretFingerprint(secret: string): string {
  return createHmac('sha256', secret).update('gruenland backup').digest('base64url').slice(0, 16);
}
