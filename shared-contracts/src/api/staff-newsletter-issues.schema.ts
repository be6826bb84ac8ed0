import { z } from 'zod';

import { issueStates } from '#api/staff-newsletter-issues.ts';
import { newsletterFrequencies } from '#api/newsletter.ts';
import { isBlank, lineSchema, paragraphsSchema, versionSchema } from '#api/person-fields.schema.ts';

const frequencySchema = z.enum(newsletterFrequencies);

export const issueSummarySchema = z.object({
  id: z.string(),
  listId: z.string(),
  listName: z.string(),
  subject: z.string(),
  state: z.enum(issueStates),
  /** Time in ISO 8601 format. */
  updatedAt: z.string(),
  scheduledFor: z.string().nullable(),
  finishedAt: z.string().nullable(),
});

const issueInputFields = {
  listId: z.string('Bitte wählen Sie einen Newsletter.').regex(/^[a-z-]{1,40}$/u),
  audience: frequencySchema,
  subject: lineSchema(150),
  preheader: z.preprocess((value) => (isBlank(value) ? '' : value), lineSchema(150, 0)),
  text: paragraphsSchema(12_000),
  stories: z
    .array(z.string().regex(/^artikel\/[\p{L}\p{N}._~/-]{1,280}$/u))
    .max(12, 'Höchstens zwölf Geschichten.')
    .readonly(),
};

export const issueInputSchema = z.strictObject(issueInputFields);

export const saveIssueRequestSchema = z.strictObject({
  ...issueInputFields,
  version: versionSchema,
});

export const createIssueResponseSchema = z.object({
  id: z.string(),
});

export const articleChoiceSchema = z.object({ slug: z.string(), title: z.string() });

export const articleChoicesSchema = z.object({
  lists: z.array(z.object({ id: z.string(), name: z.string() })).readonly(),
  stories: z.array(articleChoiceSchema).readonly(),
});

export const issueSchema = z.object({
  id: z.string(),
  version: z.int(),
  state: z.enum(issueStates),
  listId: z.string(),
  listName: z.string(),
  audience: frequencySchema,
  subject: z.string(),
  preheader: z.string(),
  text: z.string(),
  stories: z.array(articleChoiceSchema).readonly(),
  scheduledFor: z.string().nullable(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  /** Number of recipients if the issue were sent now. */
  recipients: z.int(),
  sent: z.int(),
  failed: z.int(),
  bounced: z.int(),
  /**
   * Number of recipients who were skipped, because they unsubscribed or paused before the mail was
   * sent.
   */
  skipped: z.int(),
  inProgress: z.int(),
  /** The issue's mail as plain text; the HTML version is at `…/preview.html`. */
  previewText: z.string(),
});

export const sendIssueRequestSchema = z.strictObject({
  version: versionSchema,
  confirmed: z.literal(true, 'Bitte bestätigen Sie, dass die Ausgabe hinausgehen soll.'),
  at: z
    .preprocess(
      (value) => (isBlank(value) ? null : value),
      z
        .string()
        .regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/u, 'Bitte geben Sie Tag und Uhrzeit an.')
        .nullable(),
    )
    .optional(),
});

export const issueVersionRequestSchema = z.strictObject({
  version: versionSchema,
});
