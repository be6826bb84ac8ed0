import { z } from 'zod';

import { SUBMISSION_LIMITS } from '#api/forms.ts';
import type {
  DrawCommitmentsAnswer,
  EntryRequest,
  EntryStateAnswer,
  SubmissionAnswer,
  SubmissionRequest,
  SurveyResults,
  VoteRequest,
} from '#api/forms.ts';
import { nameSchema } from '#api/name.schema.ts';
import { paragraphsSchema } from '#api/person-fields.schema.ts';

const slugSchema = z
  .string()
  .max(300)
  .regex(/^[\p{L}\p{N}._~-]+(?:\/[\p{L}\p{N}._~-]+)*$/u)
  .refine((value) => !value.split('/').some((segment) => /^\.+$/u.test(segment)));

const blockReferenceFields = { story: slugSchema, block: z.string().regex(/^[\w-]{1,80}$/u) };
const personNameSchema = nameSchema(60);

/** Honeypot field: people leave it empty, bots fill it in. */
const honeypotSchema = z.string().max(300).exactOptional();

export const submissionRequestSchema = z.strictObject({
  form: slugSchema,
  answers: z.record(z.string().max(40), z.string().max(6000)),
  key: z.string().regex(/^[\w-]{10,80}$/u),
  website: honeypotSchema,
  tookMs: z.number().min(0).exactOptional(),
  version: z
    .string()
    .regex(/^[\da-f]{16}$/u)
    .exactOptional(),
}) satisfies z.ZodType<SubmissionRequest>;

export const submissionAnswerSchema = z.object({
  accepted: z.literal(true),
  files: z.string().exactOptional(),
}) satisfies z.ZodType<SubmissionAnswer>;

export const blockReferenceSchema = z.strictObject(blockReferenceFields);

export const voteRequestSchema = z.strictObject({
  ...blockReferenceFields,
  choices: z.array(z.string().max(200)).max(12),
  text: paragraphsSchema(SUBMISSION_LIMITS.maxSurveyTextLength).optional(),
}) satisfies z.ZodType<VoteRequest>;

export const surveyResultsSchema = z.object({
  counts: z
    .array(z.object({ option: z.string(), votes: z.int() }))
    .readonly()
    .nullable(),
  voters: z.int(),
  closed: z.boolean(),
  chosen: z.array(z.string()).readonly().nullable(),
  changeableUntil: z.string().exactOptional(),
  texts: z.array(z.string()).readonly().exactOptional(),
}) satisfies z.ZodType<SurveyResults>;

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
}) satisfies z.ZodType<EntryRequest>;

const codeSchema = z.string().regex(/^[\w-]{20,200}$/u);

export const entryCodeSchema = z.strictObject({ code: codeSchema });

export const drawCommitmentParamsSchema = z.object({ draw: z.string().regex(/^[\w-]{1,80}$/u) });

/**
 * Query for a drawing's commitments. Without `story`, the api uses the first story that contained
 * the block.
 */
export const drawCommitmentQuerySchema = z.object({ story: blockReferenceFields.story.optional() });

export const drawCommitmentsAnswerSchema = z.object({
  commitments: z
    .array(z.object({ hash: z.string(), at: z.string(), drawnAt: z.string().nullable() }))
    .readonly(),
}) satisfies z.ZodType<DrawCommitmentsAnswer>;

export const entryStateAnswerSchema = z.object({
  state: z.enum(['open', 'confirmed', 'already-confirmed', 'expired', 'over', 'invalid']),
  title: z.string().exactOptional(),
}) satisfies z.ZodType<EntryStateAnswer>;
