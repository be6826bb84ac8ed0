import { z } from 'zod';

export const contentSlugQuerySchema = z.strictObject({
  slug: z
    .string()
    .max(300)
    .regex(/^[\p{L}\p{N}._~-]+(?:\/[\p{L}\p{N}._~-]+)*$/u)
    .refine((value) => !value.split('/').some((segment) => /^\.+$/u.test(segment))),
});

export const contentSlugResponseSchema = z.object({
  /** UUID of the story that was last published at this path; null if the path never had a story. */
  story: z.string().nullable(),
  /**
   * Redirect that staff entered for this path; `to` is null if the page is gone without
   * replacement.
   */
  redirect: z
    .object({ to: z.string().nullable(), status: z.literal([301, 302, 410]) })
    .exactOptional(),
});
