import { z } from 'zod';

const slugSchema = z
  .string()
  .regex(/^_?[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'lower case a-z, 0-9 and single hyphens only');

/** Fields of a story that clients may change. Unknown keys are removed. */
export const storyChangeSchema = z.object({
  name: z.string().min(1).max(300).optional(),
  slug: slugSchema.optional(),
  parent_id: z.coerce.number().int().min(0).nullish(),
  content: z.looseObject({ component: z.string().min(1) }).optional(),
  tag_list: z.array(z.string().min(1)).nullish(),
  position: z.int().nullish(),
  is_startpage: z.boolean().nullish(),
  is_folder: z.boolean().nullish(),
  first_published_at: z.string().nullish(),
});

const flagSchema = z
  .union([z.number(), z.string(), z.boolean()])
  .nullish()
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');

/** Body of a request that creates or changes a story. */
export const storyBodySchema = z.object({ story: storyChangeSchema, publish: flagSchema });

export type StoryChange = z.infer<typeof storyChangeSchema>;
