import { z } from 'zod';

import { SUBMISSION_LIMITS } from '#api/forms.ts';
import { nameSchema } from '#api/name.schema.ts';
import { paragraphsSchema } from '#api/person-fields.schema.ts';

const slugSchema = z
  .string()
  .max(300)
  .regex(/^[\p{L}\p{N}._~-]+(?:\/[\p{L}\p{N}._~-]+)*$/u)
  .refine((value) => !value.split('/').some((segment) => /^\.+$/u.test(segment)));

const blockReferenceFields = {
  /** Full slug of the story that contains the block. */
  story: slugSchema,
  /** Content service id (`_uid`) of the block. */
  block: z.string().regex(/^[\w-]{1,80}$/u),
};
const personNameSchema = nameSchema(60);

/** Honeypot field: people leave it empty, bots fill it in. */
const honeypotSchema = z.string().max(300).exactOptional();

export const submissionRequestSchema = z.strictObject({
  /** Slug of the form below `_forms/`. */
  form: slugSchema,
  answers: z.record(z.string().max(40), z.string().max(6000)),
  /** Idempotency key of the submission: the same for every attempt to send the same answers. */
  key: z.string().regex(/^[\w-]{10,80}$/u),
  /** Honeypot field: people leave it empty, bots fill it in. */
  website: honeypotSchema,
  /**
   * Milliseconds between showing and sending the form. Submissions after less than a second count
   * as bots.
   */
  tookMs: z.number().min(0).exactOptional(),
  /**
   * Hash of the form's wording shown to the sender (`computeFormVersion`). The api rejects an
   * outdated hash with `form.changed`.
   */
  version: z
    .string()
    .regex(/^[\da-f]{16}$/u)
    .exactOptional(),
});

export const submissionResponseSchema = z.object({
  accepted: z.literal(true),
  /** Code for uploading files after the submission; only if the form has file fields. */
  files: z.string().exactOptional(),
});

export const blockReferenceSchema = z.strictObject(blockReferenceFields);

export const voteRequestSchema = z.strictObject({
  ...blockReferenceFields,
  choices: z.array(z.string().max(200)).max(12),
  /** Free-text answer; `choices` is then empty. */
  text: paragraphsSchema(SUBMISSION_LIMITS.maxSurveyTextLength).optional(),
});

export const surveyResultsSchema = z.object({
  /** Votes per option, in the survey's order; null while results are hidden. */
  counts: z
    .array(z.object({ option: z.string(), votes: z.int() }))
    .readonly()
    .nullable(),
  /** Number of people who voted. */
  voters: z.int(),
  closed: z.boolean(),
  /** Options that this visitor chose; null if they have not voted. */
  chosen: z.array(z.string()).readonly().nullable(),
  /**
   * ISO 8601 time until which this visitor may change the vote; absent if the vote cannot be
   * changed.
   */
  changeableUntil: z.string().exactOptional(),
  /** Published free-text answers, newest first; only for free-text questions. */
  texts: z.array(z.string()).readonly().exactOptional(),
});

export const entryRequestSchema = z.strictObject({
  ...blockReferenceFields,
  firstName: personNameSchema,
  lastName: personNameSchema,
  email: z
    .string()
    .trim()
    .max(254)
    .pipe(z.email('Bitte geben Sie eine gültige E-Mail-Adresse ein.'))
    .transform((value) => value.toLowerCase()),
  answer: z.string().trim().max(300).exactOptional(),
  acceptTerms: z.literal(true, 'Bitte stimmen Sie den Teilnahmebedingungen zu.'),
  adult: z.boolean().exactOptional(),
  website: honeypotSchema,
});

const codeSchema = z.string().regex(/^[\w-]{20,200}$/u);

export const entryCodeSchema = z.strictObject({ code: codeSchema });

export const drawingCommitmentParamsSchema = z.object({ draw: z.string().regex(/^[\w-]{1,80}$/u) });

/**
 * Query for a drawing's commitments. Without `story`, the api uses the first story that contained
 * the block.
 */
export const drawingCommitmentQuerySchema = z.object({
  story: blockReferenceFields.story.optional(),
});

export const drawingCommitmentsResponseSchema = z.object({
  commitments: z
    .array(z.object({ hash: z.string(), at: z.string(), drawnAt: z.string().nullable() }))
    .readonly(),
});

export const entryStateResponseSchema = z.object({
  state: z.enum(['open', 'confirmed', 'already-confirmed', 'expired', 'over', 'invalid']),
  /** Title of the prize draw; absent for an unknown code. */
  title: z.string().exactOptional(),
});
