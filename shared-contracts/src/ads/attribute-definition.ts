/**
 * An attribute that ads of a category have. Form, filters, list and detail page are built from
 * these definitions.
 */
export interface AttributeDefinition {
  /** Stable key of the attribute; query parameters and form fields are named `a-<key>`. */
  readonly key: string;
  readonly label: string;
  /** Kind of input; `yes` means a checkbox. */
  readonly type: 'choice' | 'number' | 'yes' | 'text';
  /** Unit shown after the number, for example `PS` or `m`. */
  readonly unit?: string;
  /** Options of a choice, in display order. */
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly required?: boolean;
  /** Whether the list offers a filter for this attribute. */
  readonly filter?: boolean;
  /** Whether list entries show this attribute beside the picture. */
  readonly card?: boolean;
}

type AttributeOptions = Partial<Omit<AttributeDefinition, 'key' | 'label' | 'type'>>;

export function defineChoice(
  key: string,
  label: string,
  options: readonly string[],
  extraOptions: AttributeOptions = {},
): AttributeDefinition {
  return { key, label, type: 'choice', options, filter: true, ...extraOptions };
}

/**
 * Defines an attribute whose value is a number.
 *
 * @param range smallest and largest allowed value
 */
export function defineNumber(
  key: string,
  label: string,
  range: readonly [min: number, max: number],
  extraOptions: AttributeOptions = {},
): AttributeDefinition {
  return {
    key,
    label,
    type: 'number',
    min: range[0],
    max: range[1],
    filter: true,
    ...extraOptions,
  };
}

export const defineFlag = (
  key: string,
  label: string,
  extraOptions: AttributeOptions = {},
): AttributeDefinition => ({
  key,
  label,
  type: 'yes',
  filter: true,
  ...extraOptions,
});

export const defineText = (
  key: string,
  label: string,
  extraOptions: AttributeOptions = {},
): AttributeDefinition => ({
  key,
  label,
  type: 'text',
  ...extraOptions,
});
