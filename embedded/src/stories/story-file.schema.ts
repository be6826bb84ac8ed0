import { z } from 'zod';
import { parseBerlinTime } from './berlin-time.ts';

const time = z.string().transform((text, context) => {
  const date = parseBerlinTime(text);
  if (date) return date.toISOString();
  context.addIssue({ code: 'custom', message: `"${text}" is no time: YYYY-MM-DD HH:mm` });
  return z.NEVER;
});

const name = z.string().min(1).max(300);
const tags = z.array(z.string().min(1)).default([]);
const position = z.int().default(0);

/** Keys of `<slug>.yaml` other than `content`. Parsed times are ISO texts (UTC). */
export const storyHeadSchema = z.strictObject({
  name,
  published: z.union([z.literal(false), time], {
    error: 'missing or wrong: a time in Berlin (YYYY-MM-DD HH:mm) or false',
  }),
  created: time.optional(),
  updated: time.optional(),
  first_published: time.optional(),
  tags,
  position,
  startpage: z.boolean().default(false),
  uuid: z.uuid().optional(),
});

/**
 * Keys of `<slug>.draft.yaml` other than `content`; missing keys are inherited from the published
 * version.
 */
export const draftHeadSchema = z.strictObject({
  name: name.optional(),
  updated: time.optional(),
  tags: tags.unwrap().optional(),
  position: position.unwrap().optional(),
});

const text = z.union([z.string(), z.number().transform(String)]);

/** `<slug>.datasource.yaml`. */
export const datasourceSchema = z.strictObject({
  name,
  entries: z.record(z.string(), text),
  /** Values by dimension: `{ en: { Rinder: Cattle } }`. */
  dimensions: z.record(z.string(), z.record(z.string(), text)).default({}),
});

export type StoryHead = z.infer<typeof storyHeadSchema>;
export type DraftHead = z.infer<typeof draftHeadSchema>;
export type DatasourceFile = z.infer<typeof datasourceSchema>;
