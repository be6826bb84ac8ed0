import type { draftPhotoSchema, shownPhotoSchema, photoOrderSchema } from './photos.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/**
 * An uploaded photo as pages show it.
 *
 * - `src`: Path on this site, or URL of an image of the content service.
 * - `width`: Width of the picture in pixels.
 */
export type ShownPhoto = SchemaOutput<typeof shownPhotoSchema>;

/**
 * A photo while it is being edited. `id` is empty for pictures that were not uploaded on this site.
 */
export type DraftPhoto = SchemaOutput<typeof draftPhotoSchema>;

/** Order and alt texts of photos. Saving removes photos that are not listed. */
export type PhotoOrder = SchemaOutput<ReturnType<typeof photoOrderSchema>>;
