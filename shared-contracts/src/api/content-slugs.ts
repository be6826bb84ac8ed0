import type { contentSlugResponseSchema } from './content-slugs.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/** Response to `GET /api/content/slugs?slug=`. */
export type ContentSlugResponse = SchemaOutput<typeof contentSlugResponseSchema>;
