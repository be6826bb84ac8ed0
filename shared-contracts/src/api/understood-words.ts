import type { SchemaOutput } from '#schema-output.ts';

import type { understoodWordsSchema } from './understood-words.schema.ts';

/** What the api understood of the search words of a list. */
export type UnderstoodWords = SchemaOutput<typeof understoodWordsSchema>;
