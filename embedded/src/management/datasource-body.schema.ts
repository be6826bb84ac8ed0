import { z } from 'zod';

export const datasourceBodySchema = z.object({
  datasource: z.object({
    name: z.string().min(1).max(300),
    slug: z.string().regex(/^_?[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'lower case a-z, 0-9, single hyphens'),
  }),
});

export const entryBodySchema = z.object({
  datasource_entry: z.object({
    datasource_id: z.coerce.number().int().optional(),
    name: z.string().min(1),
    value: z.string(),
  }),
});
