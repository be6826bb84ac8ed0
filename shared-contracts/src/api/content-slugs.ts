import type { contentSlugAnswerSchema } from './content-slugs.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/** Response to `GET /api/content/slugs?slug=`. */
export type ContentSlugAnswer = SchemaOutput<typeof contentSlugAnswerSchema>;
