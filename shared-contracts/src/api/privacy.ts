import type {
  accountDataSchema,
  consentHistorySchema,
  consentRecordRequestSchema,
} from './privacy.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/** Response to `GET /api/account/data`. */
export type AccountData = SchemaOutput<typeof accountDataSchema>;

/** Days after the request within which the user can cancel the account's deletion. */
export const accountDeletionDelayDays = 14;

/** Body of `POST /api/consent`: a visitor's consent decision. */
export type ConsentRecordRequest = SchemaOutput<typeof consentRecordRequestSchema>;

/** Response to `GET /api/consent?subject=`: a visitor's decisions, newest first. */
export type ConsentHistory = SchemaOutput<typeof consentHistorySchema>;
