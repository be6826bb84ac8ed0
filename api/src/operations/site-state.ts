import { sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { canDecryptStoredData } from '#secrets/encryption-check.ts';
import type { Encryption } from '#secrets/encrypt.ts';

/** What operators must know about the database and its contents. */
export interface SiteState {
  /** Whether the database refuses writes, by its own setting or because it is a replica. */
  readonly isReadOnly: boolean;
  /** Whether the secrets of this api decrypt what the database contains. */
  readonly canDecrypt: boolean;
  /** Age in seconds of the oldest change that the search index does not contain yet. */
  readonly searchDelaySeconds: number;
}

/** Reads the state of the site. @throws Error if the database is unavailable */
export async function readSiteState(db: Executor, encryption: Encryption): Promise<SiteState> {
  const { rows } = await db.execute<{ read_only: boolean; delay: number }>(sql`
    SELECT current_setting('default_transaction_read_only') = 'on' OR pg_is_in_recovery()
        AS read_only,
      (SELECT coalesce(extract(epoch FROM now() - min(due_at)), 0)::float8 FROM search_outbox
        WHERE due_at <= now()) AS delay`);
  return {
    isReadOnly: rows[0]?.read_only ?? false,
    canDecrypt: await canDecryptStoredData(db, encryption),
    searchDelaySeconds: Math.round(Number(rows[0]?.delay ?? 0)),
  };
}
