import { z } from 'zod';

import { prizeDrawStates, winnerStates } from '#api/staff-prize-draws.ts';
import { lineSchema, versionSchema } from '#api/person-fields.schema.ts';

const textListSchema = z.array(z.string()).readonly();
const prizeDrawSummaryFields = {
  id: z.string(),
  title: z.string(),
  state: z.enum(prizeDrawStates),
  endsAt: z.string(),
  confirmed: z.int(),
  draws: z.int(),
};

export const prizeDrawParamsSchema = z.object({ draw: z.string().regex(/^[\w-]{1,80}$/u) });
export const winnerParamsSchema = z.object({
  draw: z.string().regex(/^[\w-]{1,80}$/u),
  id: z.string().regex(/^[0-9A-Z]{26}$/u),
});

export const prizeDrawListSchema = z.object({
  draws: z.array(z.object(prizeDrawSummaryFields)).readonly(),
});

export const prizeDrawDetailSchema = z.object({
  ...prizeDrawSummaryFields,
  /** Prizes of the prize draw; the content field has one prize per line. */
  prizes: textListSchema,
  question: z.string().nullable(),
  options: textListSchema,
  /** Date on which the entries are deleted; null if there are no entries. */
  deleteAt: z.string().nullable(),
  /**
   * Public commitment to the secret seed of the next drawing: hash of the seed, and publication
   * time.
   */
  commitment: z.object({ hash: z.string(), at: z.string() }),
  records: z
    .array(
      z.object({
        id: z.string(),
        number: z.int(),
        at: z.string(),
        by: z.string().nullable(),
        committedAt: z.string(),
        seed: z.string(),
        seedHash: z.string(),
        until: z.string(),
        answers: textListSchema,
        entryCount: z.int(),
        entriesHash: z.string(),
        winners: textListSchema,
        reason: z.string().nullable(),
        previousHash: z.string(),
        hash: z.string(),
      }),
    )
    .readonly(),
  winners: z
    .array(
      z.object({
        id: z.string(),
        number: z.string(),
        entry: z.string(),
        prize: z.string(),
        state: z.enum(winnerStates),
        person: z.object({ name: z.string(), email: z.string() }).nullable(),
        notifiedAt: z.string().nullable(),
        answerUntil: z.string().nullable(),
        version: z.int(),
      }),
    )
    .readonly(),
});

export const drawingRequestSchema = z.strictObject({
  /**
   * Number of drawings when the page was rendered. The api rejects the request if another drawing
   * has taken place since then, so that nobody draws twice.
   */
  draws: z.int().min(0),
  /** Prizes of this drawing, one per winner. */
  prizes: z
    .array(lineSchema(300))
    .min(1, 'Bitte nennen Sie mindestens einen Preis.')
    .max(50, 'Höchstens 50 Preise auf einmal.')
    .readonly(),
  /**
   * Only entries with one of these answers to the question take part in the drawing; empty means
   * all entries.
   */
  answers: z.array(z.string().max(300)).max(12).readonly(),
  /** Whether staff confirm that the terms allow a drawing before the prize draw has ended. */
  early: z.boolean(),
  confirmed: z.literal(true, 'Bitte bestätigen Sie, dass gezogen werden soll.'),
});

/** Body of `POST /api/staff/prize-draws/{draw}/winners/{id}/notify` and `…/accept`. */
export const winnerRequestSchema = z.strictObject({
  version: versionSchema,
});

export const replaceWinnerRequestSchema = z.strictObject({
  version: versionSchema,
  reason: lineSchema(300, 5),
});

export const drawingAuditSchema = z.object({
  records: z
    .array(
      z.object({
        number: z.int(),
        right: z.boolean(),
        checks: z.array(z.object({ what: z.string(), right: z.boolean() })).readonly(),
      }),
    )
    .readonly(),
});
