/** One fact that ads of a category state. Drives form, filters, list and detail alike. */
export interface AttributeDefinition {
  /** Stable; stands in addresses as `a-<key>`. */
  readonly key: string;
  readonly label: string;
  /** `yes`: stated or not. */
  readonly type: 'choice' | 'number' | 'yes' | 'text';
  /** Goes after the number: `PS`, `m`. */
  readonly unit?: string;
  /** Answers of a choice, in their order. */
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly required?: boolean;
  /** Whether the list can be narrowed by it. */
  readonly filter?: boolean;
  /** Shown in the list beside the picture. */
  readonly card?: boolean;
}

type More = Partial<Omit<AttributeDefinition, 'key' | 'label' | 'type'>>;

export function choice(
  key: string,
  label: string,
  options: readonly string[],
  more: More = {},
): AttributeDefinition {
  return { key, label, type: 'choice', options, filter: true, ...more };
}

/** @param range least and greatest value */
export function amount(
  key: string,
  label: string,
  range: readonly [min: number, max: number],
  more: More = {},
): AttributeDefinition {
  return { key, label, type: 'number', min: range[0], max: range[1], filter: true, ...more };
}

export const yes = (key: string, label: string, more: More = {}): AttributeDefinition => ({
  key,
  label,
  type: 'yes',
  filter: true,
  ...more,
});

export const words = (key: string, label: string, more: More = {}): AttributeDefinition => ({
  key,
  label,
  type: 'text',
  ...more,
});
