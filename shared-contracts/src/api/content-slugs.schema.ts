import { z } from 'zod';

import type { ContentSlugAnswer } from '#api/content-slugs.ts';

export const contentSlugQuerySchema = z.strictObject({
  slug: z
    .string()
    .max(300)
    .regex(/^[\p{L}\p{N}._~-]+(?:\/[\p{L}\p{N}._~-]+)*$/u)
    .refine((value) => !value.split('/').some((segment) => /^\.+$/u.test(segment))),
});

export const contentSlugAnswerSchema = z.object({
  story: z.string().nullable(),
  redirect: z
    .object({ to: z.string().nullable(), status: z.literal([301, 302, 410]) })
    .exactOptional(),
}) satisfies z.ZodType<ContentSlugAnswer>;
