import { z } from 'zod';

const nameListSchema = z.array(z.string().min(1));
const countSchema = z.coerce.number().int().min(0);

/**
 * One field of a component in the format of the hosted service. Keys that are not listed here are
 * kept.
 */
export const fieldSchema = z.looseObject({
  /**
   * Type of the field in the hosted service. If the type is unknown to this service, for example
   * `custom` or `references`, values of the field are not checked.
   */
  type: z.string().min(1),
  display_name: z.string().optional(),
  required: z.boolean().optional(),
  max_length: countSchema.optional(),
  min_value: z.coerce.number().optional(),
  max_value: z.coerce.number().optional(),
  regex: z.string().optional(),
  options: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  source: z.string().optional(),
  filter_content_type: nameListSchema.optional(),
  min_options: countSchema.optional(),
  max_options: countSchema.optional(),
  restrict_components: z.boolean().optional(),
  restrict_type: z.string().optional(),
  component_whitelist: nameListSchema.optional(),
  /** Names of the allowed component groups. The hosted service uses their uuids instead. */
  component_group_whitelist: nameListSchema.optional(),
  minimum: countSchema.optional(),
  maximum: countSchema.optional(),
});

/**
 * Content of `_components/<name>.yaml`. The editor shows the fields in the order in which the file
 * lists them.
 */
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
