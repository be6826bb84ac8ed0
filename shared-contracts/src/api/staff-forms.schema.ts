import { z } from 'zod';

import { calendarDaySchema } from '#api/typed-day.schema.ts';
import { surveyTextStates } from '#api/staff-forms.ts';
import type {
  DeleteAnswerRequest,
  FormAnswerPage,
  FormOverview,
  SurveyDetail,
  SurveyTextRequest,
} from '#api/staff-forms.ts';

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
}) satisfies z.ZodType<FormOverview>;

export const answersQuerySchema = z.object({
  form: z.string().regex(/^[\p{L}\p{N}._~/-]{1,300}$/u),
  von: optionalDaySchema,
  bis: optionalDaySchema,
  seite: pageNumber,
});
export type AnswersQuery = z.output<typeof answersQuerySchema>;

export const formAnswerPageSchema = z.object({
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
}) satisfies z.ZodType<FormAnswerPage>;

export const deleteAnswerRequestSchema = z.strictObject({
  confirmed: z.literal(true, 'Bitte bestätigen Sie das Löschen.'),
}) satisfies z.ZodType<DeleteAnswerRequest>;

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
}) satisfies z.ZodType<SurveyDetail>;

export const surveyTextRequestSchema = z.strictObject({
  before: z.enum(surveyTextStates),
  state: z.enum(['shown', 'refused']),
}) satisfies z.ZodType<SurveyTextRequest>;
