import { z } from 'zod';

import type { KleinanzeigenCategory } from '#api/ad-categories.ts';

export const kleinanzeigenCategorySchema = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  slug: z.string(),
  name: z.string(),
  position: z.int(),
  legacy: z.literal(false),
}) satisfies z.ZodType<KleinanzeigenCategory>;

/** Answer of `GET /api/kleinanzeigen/categories`, parents before children. */
export const kleinanzeigenCategoriesSchema = z.array(kleinanzeigenCategorySchema);
