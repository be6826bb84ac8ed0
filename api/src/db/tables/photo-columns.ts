import { jsonb } from 'drizzle-orm/pg-core';
import type { DraftPhoto } from '@gruenland/shared-contracts/api/photos.ts';

/** An unfinished upload. */
export interface StartedUpload {
  readonly id: string;
  /** Start of the upload in milliseconds since 1970. */
  readonly at: number;
}

/** Creates the columns of a photo draft. */
export const createPhotoColumns = () => ({
  photos: jsonb('photos').$type<readonly DraftPhoto[]>().notNull().default([]),
  /** Unfinished uploads. Their number is limited, separately from the number of photos. */
  uploads: jsonb('uploads').$type<readonly StartedUpload[]>().notNull().default([]),
});
