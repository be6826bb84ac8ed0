import { desc, eq, lt } from 'drizzle-orm';
import { ulid } from 'ulid';

import type {
  ConsentHistory,
  ConsentRecordRequest,
} from '@gruenland/shared-contracts/api/privacy.ts';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { consentRecords } from '#db/tables/privacy.ts';

/** Stores consent decisions as append-only proof (domain.md, section 2.9). */
export interface ConsentService {
  record(request: ConsentRecordRequest): Promise<void>;
  /** Returns the decisions that were recorded for this visitor, newest first. */
  readHistory(subject: string): Promise<ConsentHistory>;
}

const maxShownRecords = 50;

export function createConsentService(db: Executor): ConsentService {
  return {
    record: async (request) => {
      await db.insert(consentRecords).values({ ...request, id: ulid() });
    },
    readHistory: async (subject) => {
      const rows = await db
        .select()
        .from(consentRecords)
        .where(eq(consentRecords.subject, subject))
        .orderBy(desc(consentRecords.id))
        .limit(maxShownRecords);
      const records = rows.map(({ services, textVersion, layer, source, createdAt }) => ({
        services: services as Record<string, boolean>,
        textVersion,
        layer: layer as 'banner' | 'settings',
        source,
        createdAt: createdAt.toISOString(),
      }));
      return { records };
    },
  };
}

/**
 * Deletes consent records made before `recordedBefore`. The law requires proof until three years
 * after the consent cookie has expired. The cookie expires after twelve months.
 */
export async function deleteOldConsent(db: Executor, recordedBefore: Date): Promise<void> {
  await deleteInBatches(db, consentRecords, lt(consentRecords.createdAt, recordedBefore));
}
