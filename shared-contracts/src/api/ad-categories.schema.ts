import { z } from 'zod';

import type { AdCategory } from '#api/ad-categories.ts';

const adCategorySchema = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  slug: z.string(),
  name: z.string(),
  position: z.int(),
  legacy: z.literal(false),
}) satisfies z.ZodType<AdCategory>;

/** Answer of `GET /api/kleinanzeigen/categories`, parents before children. */
export const adCategoriesSchema = z.array(adCategorySchema);
