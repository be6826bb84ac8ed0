import type { adCategorySchema } from './ad-categories.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/** A category in which users can place new ads; legacy categories are not included. */
export type AdCategory = SchemaOutput<typeof adCategorySchema>;
