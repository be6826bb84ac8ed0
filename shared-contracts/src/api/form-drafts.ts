import type { formDraftResponseSchema } from './form-drafts.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/** Values of a form by field name, without secrets and files. */
export type DraftValues = Readonly<Record<string, string | boolean | readonly string[]>>;

/** An unfinished form, stored so that the user can continue on another device or day. */
export interface FormDraft {
  readonly values: DraftValues;
  /** Time in ISO 8601 format, UTC. */
  readonly savedAt: string;
}

export type FormDraftResponse = SchemaOutput<typeof formDraftResponseSchema>;

/**
 * Matches names of fields that are never stored: passwords, bank accounts, codes, files, honeypots,
 * and consents, which must be given again in each submission.
 */
export const UNSTORED_FIELD_PATTERN =
  /passwor|iban|accountholder|lebenslauf|file|mandat|consent|accept|terms|goodfaith|^(?:bic|code|token|website|adult)$/i;

/** Days after the last change for which the server keeps a draft. */
export const DRAFT_RETENTION_DAYS = 30;
