import { z } from 'zod';

import { calendarDaySchema } from '#api/typed-day.schema.ts';
import { surveyTextStates } from '#api/staff-forms.ts';

const optionalDaySchema = z.preprocess(
  (value) => (value === '' ? undefined : value),
  calendarDaySchema('Bitte geben Sie einen Tag an.').optional(),
);
const pageNumber = z.coerce.number().int().min(1).max(10_000).optional().catch(undefined);

export const formOverviewSchema = z.object({
  forms: z
    .array(
      z.object({
        slug: z.string(),
        title: z.string(),
        defined: z.boolean(),
        answers: z.int(),
        latestAt: z.string().nullable(),
        retentionDays: z.int().nullable(),
      }),
    )
    .readonly(),
  surveys: z
    .array(
      z.object({
        id: z.string(),
        question: z.string(),
        story: z.string().nullable(),
        voters: z.int(),
        held: z.int(),
      }),
    )
    .readonly(),
});

export const storedSubmissionsQuerySchema = z.object({
  form: z.string().regex(/^[\p{L}\p{N}._~/-]{1,300}$/u),
  von: optionalDaySchema,
  bis: optionalDaySchema,
  seite: pageNumber,
});
export type StoredSubmissionsQuery = z.output<typeof storedSubmissionsQuerySchema>;

export const storedSubmissionPageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  answers: z
    .array(
      z.object({
        id: z.string(),
        at: z.string(),
        deleteAt: z.string(),
        fields: z.array(z.object({ label: z.string(), value: z.string() })).readonly(),
        version: z.object({ hash: z.string(), at: z.string().nullable() }).exactOptional(),
        consents: z.array(z.string()).readonly().exactOptional(),
        files: z
          .array(z.object({ id: z.string(), label: z.string(), name: z.string(), bytes: z.int() }))
          .readonly()
          .exactOptional(),
      }),
    )
    .readonly(),
});

/** Body of `POST /api/staff/forms/answers/{id}/delete`. */
export const deleteSubmissionRequestSchema = z.strictObject({
  confirmed: z.literal(true, 'Bitte bestätigen Sie das Löschen.'),
});

export const surveyParamsSchema = z.object({ survey: z.string().regex(/^[\w-]{1,80}$/u) });
export const surveyQuerySchema = z.object({ seite: pageNumber });

export const surveyDetailSchema = z.object({
  id: z.string(),
  question: z.string(),
  story: z.string().nullable(),
  voters: z.int(),
  counts: z.array(z.object({ option: z.string(), votes: z.int() })).readonly(),
  texts: z
    .array(
      z.object({
        id: z.string(),
        text: z.string(),
        at: z.string(),
        state: z.enum(surveyTextStates),
      }),
    )
    .readonly(),
  page: z.int(),
  pages: z.int(),
});

export const surveyTextRequestSchema = z.strictObject({
  /**
   * State of the text when the page was rendered. The api rejects the request if the state has
   * changed since.
   */
  before: z.enum(surveyTextStates),
  state: z.enum(['shown', 'refused']),
});
