import { z } from 'zod';
import { parseBerlinTime } from './berlin-time.ts';

const timeSchema = z.string().transform((text, context) => {
  const date = parseBerlinTime(text);
  if (date) return date.toISOString();
  context.addIssue({
    code: 'custom',
    message: `"${text}" is not a time: use YYYY-MM-DD HH:mm`,
  });
  return z.NEVER;
});

const nameSchema = z.string().min(1).max(300);
const tagListSchema = z.array(z.string().min(1)).default([]);
const positionSchema = z.int().default(0);

/** All keys of `<slug>.yaml` except `content`. Times are converted to ISO texts in UTC. */
export const storyHeadSchema = z.strictObject({
  name: nameSchema,
  published: z.union([z.literal(false), timeSchema], {
    error: 'missing or wrong: a time in Berlin (YYYY-MM-DD HH:mm) or false',
  }),
  created: timeSchema.optional(),
  updated: timeSchema.optional(),
  first_published: timeSchema.optional(),
  tags: tagListSchema,
  position: positionSchema,
  startpage: z.boolean().default(false),
  uuid: z.uuid().optional(),
});

/**
 * All keys of `<slug>.draft.yaml` except `content`. For missing keys, the values in `<slug>.yaml`
 * apply.
 */
export const draftHeadSchema = z.strictObject({
  name: nameSchema.optional(),
  updated: timeSchema.optional(),
  tags: tagListSchema.unwrap().optional(),
  position: positionSchema.unwrap().optional(),
});

const textSchema = z.union([z.string(), z.number().transform(String)]);

/** Content of `<slug>.datasource.yaml`. */
export const datasourceSchema = z.strictObject({
  name: nameSchema,
  entries: z.record(z.string(), textSchema),
  /** Values of other dimensions by dimension and name, for example `{ en: { Rinder: Cattle } }`. */
  dimensions: z.record(z.string(), z.record(z.string(), textSchema)).default({}),
});

export type StoryHead = z.infer<typeof storyHeadSchema>;
export type DraftHead = z.infer<typeof draftHeadSchema>;
export type DatasourceFile = z.infer<typeof datasourceSchema>;
