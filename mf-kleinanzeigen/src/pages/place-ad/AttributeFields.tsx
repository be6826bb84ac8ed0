import { attributeFieldPrefix } from '@gruenland/shared-contracts/ads/ad-form.ts';
import type { AttributeDefinition } from '@gruenland/shared-contracts/ads/attribute-definition.ts';
import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { SelectField } from '@gruenland/shared-ui/form/fields/SelectField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';

interface AttributeFieldsProps {
  readonly attributes: readonly AttributeDefinition[];
  /** Whether required attributes may stay empty, as in a wanted ad (kind `suche`). */
  readonly areAttributesOptional: boolean;
}

/** Shows the form fields for the attributes of the category. */
export function AttributeFields({ attributes, areAttributesOptional }: AttributeFieldsProps) {
  return attributes.map((attribute) => (
    <AttributeField
      key={attribute.key}
      attribute={attribute}
      areAttributesOptional={areAttributesOptional}
    />
  ));
}

function AttributeField({
  attribute,
  areAttributesOptional,
}: Omit<AttributeFieldsProps, 'attributes'> & { readonly attribute: AttributeDefinition }) {
  const { key, label, type, unit, options = [], required = false } = attribute;
  const name = attributeFieldPrefix + key;
  const rules = required && !areAttributesOptional ? ([['required', 'trim']] as const) : [];
  const labelWithUnit = unit ? `${label} (${unit})` : label;
  if (type === 'yes') return <CheckboxField name={name} label={label} />;
  if (type === 'choice') {
    const choices = options.map((option) => ({ value: option, label: option }));
    return <SelectField name={name} label={labelWithUnit} choices={choices} rules={rules} />;
  }
  return (
    <TextField
      name={name}
      label={labelWithUnit}
      subject={label}
      inputMode={type === 'number' ? 'decimal' : undefined}
      maxLength={80}
      rules={rules}
    />
  );
}
