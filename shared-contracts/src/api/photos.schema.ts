import { z } from 'zod';

import { versionSchema } from '#api/person-fields.schema.ts';
import { adLimits } from '#ads/ad-form.ts';

const photoFields = { src: z.string(), alt: z.string(), width: z.int(), height: z.int() };
export const shownPhotoSchema = z.object(photoFields);
export const draftPhotoSchema = z.object({
  ...photoFields,
  id: z.string(),
});

/** Schema for the order and alt texts of photos. */
export const photoOrderSchema = (maxPhotos: number) =>
  z.strictObject({
    version: versionSchema,
    photos: z
      .array(
        z.strictObject({
          id: z.string().max(40),
          alt: z
            .string()
            .max(adLimits.maxPhotoAltLength, `Höchstens ${adLimits.maxPhotoAltLength} Zeichen.`)
            .transform((text) => text.normalize('NFC').trim().replace(/\s+/gu, ' ')),
        }),
      )
      .max(maxPhotos, `Höchstens ${maxPhotos} Fotos.`)
      .readonly(),
  });
