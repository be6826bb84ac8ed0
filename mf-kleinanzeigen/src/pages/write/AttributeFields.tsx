import { attributePrefix } from '@gruenland/shared-contracts/ads/ad-form.ts';
import type { AttributeDefinition } from '@gruenland/shared-contracts/ads/attribute-definition.ts';
import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { SelectField } from '@gruenland/shared-ui/form/fields/SelectField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';

interface AttributeFieldsProps {
  readonly attributes: readonly AttributeDefinition[];
  /** Who looks for something need not know everything. */
  readonly lenient: boolean;
}

/** What the category asks for, from its own list. */
export function AttributeFields({ attributes, lenient }: AttributeFieldsProps) {
  return attributes.map((attribute) => (
    <AttributeField key={attribute.key} attribute={attribute} lenient={lenient} />
  ));
}

function AttributeField({
  attribute,
  lenient,
}: Omit<AttributeFieldsProps, 'attributes'> & { readonly attribute: AttributeDefinition }) {
  const { key, label, type, unit, options = [], required = false } = attribute;
  const name = attributePrefix + key;
  const rules = required && !lenient ? ([['required', 'trim']] as const) : [];
  const full = unit ? `${label} (${unit})` : label;
  if (type === 'yes') return <CheckboxField name={name} label={label} />;
  if (type === 'choice') {
    const choices = options.map((option) => ({ value: option, label: option }));
    return <SelectField name={name} label={full} choices={choices} rules={rules} />;
  }
  return (
    <TextField
      name={name}
      label={full}
      subject={label}
      inputMode={type === 'number' ? 'decimal' : undefined}
      maxLength={80}
      rules={rules}
    />
  );
}
