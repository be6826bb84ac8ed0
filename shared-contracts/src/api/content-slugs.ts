import type { contentSlugAnswerSchema } from './content-slugs.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/** Answer of `GET /api/content/slugs?slug=`. */
export type ContentSlugAnswer = SchemaOutput<typeof contentSlugAnswerSchema>;
