import { z } from 'zod';

const names = z.array(z.string().min(1));
const count = z.coerce.number().int().min(0);

/** One field of a component, in the format of the hosted service. Unknown keys are kept. */
export const fieldSchema = z.looseObject({
  /** As in the hosted service; unknown types (`custom`, `references` …) are not checked. */
  type: z.string().min(1),
  display_name: z.string().optional(),
  required: z.boolean().optional(),
  max_length: count.optional(),
  min_value: z.coerce.number().optional(),
  max_value: z.coerce.number().optional(),
  regex: z.string().optional(),
  options: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  source: z.string().optional(),
  filter_content_type: names.optional(),
  min_options: count.optional(),
  max_options: count.optional(),
  restrict_components: z.boolean().optional(),
  restrict_type: z.string().optional(),
  component_whitelist: names.optional(),
  /** Group names; the hosted service refers to them by uuid. */
  component_group_whitelist: names.optional(),
  minimum: count.optional(),
  maximum: count.optional(),
});

/** `_components/<name>.yaml`. The order of the fields is their order in the editor. */
export const componentSchema = z.strictObject({
  display_name: z.string().optional(),
  component_group_name: z.string().optional(),
  is_root: z.boolean().default(false),
  is_nestable: z.boolean().default(true),
  icon: z.string().optional(),
  color: z.string().optional(),
  preview_field: z.string().optional(),
  schema: z.record(z.string().regex(/^[A-Za-z][A-Za-z0-9_]*$/u), fieldSchema),
});

export type ComponentField = z.infer<typeof fieldSchema>;
export type ComponentFile = z.infer<typeof componentSchema>;
