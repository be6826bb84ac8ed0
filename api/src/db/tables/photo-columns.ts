import { jsonb } from 'drizzle-orm/pg-core';
import type { DraftPhoto } from '@gruenland/shared-contracts/api/photos.ts';

/** A file that is being sent piece by piece. */
export interface StartedUpload {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Photos that are being put together. */
export const photoColumns = () => ({
  photos: jsonb('photos').$type<readonly DraftPhoto[]>().notNull().default([]),
  /** Files on their way, which count against what there is room for. */
  uploads: jsonb('uploads').$type<readonly StartedUpload[]>().notNull().default([]),
});
