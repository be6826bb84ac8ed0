import type {
  rejectCasesResponseSchema,
  rejectCasesRequestSchema,
} from './moderation-bulk.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

import type { CaseKind } from '#api/moderation.ts';

/** Kinds of entries that can be rejected in bulk, because each such entry has exactly one owner. */
export const bulkRejectableKinds: readonly CaseKind[] = ['ad', 'event', 'job'];

/** Body of `POST /api/moderation/rejections`, which rejects several entries for the same reason. */
export type RejectCasesRequest = SchemaOutput<typeof rejectCasesRequestSchema>;

/**
 * Response to a bulk rejection. Each case is decided separately; cases that could not be rejected
 * stay in the queue.
 */
export type RejectCasesResponse = SchemaOutput<typeof rejectCasesResponseSchema>;
