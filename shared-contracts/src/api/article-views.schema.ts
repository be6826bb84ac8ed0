import { z } from 'zod';

import { TOP_READS } from '#api/article-views.ts';
import type { ReadReport, TopReadsAnswer } from '#api/article-views.ts';

export const readReportSchema = z.strictObject({
  story: z.uuid(),
}) satisfies z.ZodType<ReadReport>;

export const readAnswerSchema = z.object({ accepted: z.literal(true) });

export const topReadsQuerySchema = z.strictObject({
  days: z.coerce.number().int().min(1).max(TOP_READS.mostDays).default(7),
  limit: z.coerce.number().int().min(1).max(TOP_READS.mostLines).default(10),
});

export const topReadsAnswerSchema = z.object({
  articles: z.array(z.object({ story: z.string(), reads: z.int() })).readonly(),
}) satisfies z.ZodType<TopReadsAnswer>;
