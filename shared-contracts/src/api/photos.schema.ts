import { z } from 'zod';

import type { DraftPhoto, PhotoOrder, ShownPhoto } from '#api/photos.ts';
import { version } from '#api/person-fields.schema.ts';
import { adLimits } from '#ads/ad-form.ts';

const photo = { src: z.string(), alt: z.string(), width: z.int(), height: z.int() };
export const shownPhotoSchema = z.object(photo) satisfies z.ZodType<ShownPhoto>;
export const draftPhotoSchema = z.object({
  ...photo,
  id: z.string(),
}) satisfies z.ZodType<DraftPhoto>;

/** Order and alt texts of up to `most` photos. */
export const photoOrderSchema = (most: number) =>
  z.strictObject({
    version,
    photos: z
      .array(
        z.strictObject({
          id: z.string().max(40),
          alt: z
            .string()
            .max(adLimits.photoAltMax, `Höchstens ${adLimits.photoAltMax} Zeichen.`)
            .transform((text) => text.normalize('NFC').trim().replace(/\s+/gu, ' ')),
        }),
      )
      .max(most, `Höchstens ${most} Fotos.`)
      .readonly(),
  }) satisfies z.ZodType<PhotoOrder>;
