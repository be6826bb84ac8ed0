import { z } from 'zod';
import { fieldSchema } from '#stories/components/component.schema.ts';

const textSchema = z.string().nullish();

const hostedFieldSchema = fieldSchema.extend({
  component_group_whitelist: z.array(z.string()).optional(),
});

/** A component as clients and the hosted service send it. Unknown keys are removed. */
export const hostedComponentSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/u, 'a-z, 0-9 and _ only'),
  display_name: textSchema,
  schema: z.record(z.string(), hostedFieldSchema).default({}),
  is_root: z.boolean().nullish(),
  is_nestable: z.boolean().nullish(),
  component_group_uuid: textSchema,
  icon: textSchema,
  color: textSchema,
  preview_field: textSchema,
});

export const componentBodySchema = z.object({ component: hostedComponentSchema });
export const componentPatchSchema = z.object({ component: hostedComponentSchema.partial() });
export const groupBodySchema = z.object({
  component_group: z.object({ name: z.string().min(1).max(100) }),
});

export type HostedComponent = z.infer<typeof hostedComponentSchema>;
