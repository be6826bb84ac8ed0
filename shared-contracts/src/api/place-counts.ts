import type { SchemaOutput } from '#schema-output.ts';
import type { placeCountsSchema } from './place-counts.schema.ts';

export type PlaceCounts = SchemaOutput<typeof placeCountsSchema>;

/** A place with the number of its entries. */
export type PlaceCount = PlaceCounts['places'][number];
