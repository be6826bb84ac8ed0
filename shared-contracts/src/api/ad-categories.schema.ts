import { z } from 'zod';

export const adCategorySchema = z.object({
  id: z.string(),
  /** Id of the parent category; null for a top-level category. */
  parentId: z.string().nullable(),
  /** Stable, unique name for URLs. */
  slug: z.string(),
  name: z.string(),
  /** Position among the categories with the same parent; lists are sorted in ascending order. */
  position: z.int(),
  legacy: z.literal(false),
});

/** Response to `GET /api/kleinanzeigen/categories`, parents before children. */
export const adCategoriesSchema = z.array(adCategorySchema);
