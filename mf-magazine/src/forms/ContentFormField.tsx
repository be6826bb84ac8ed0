import type { FormField } from '@gruenland/shared-contracts/forms/form-field.ts';
import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { DateField } from '@gruenland/shared-ui/form/fields/DateField.tsx';
import { IbanField } from '@gruenland/shared-ui/form/fields/IbanField.tsx';
import { NumberField } from '@gruenland/shared-ui/form/fields/NumberField.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { SelectField } from '@gruenland/shared-ui/form/fields/SelectField.tsx';
import { TextAreaField } from '@gruenland/shared-ui/form/fields/TextAreaField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { getFieldRules } from './field-rules.ts';
import styles from './content-form.module.css';

/** Renders one field of a form that the content defines. */
export function ContentFormField({ field }: { readonly field: FormField }) {
  const { name, kind, label, help, required, maxLength, options = [] } = field;
  const commonProps = { name, label, help, rules: getFieldRules(field) };
  const choices = options.map((option) => ({ value: option, label: option }));
  switch (kind) {
    case 'hidden':
      return null;
    case 'heading':
      return <p className={styles.heading}>{label}</p>;
    case 'file':
      return (
        <p>
          {label}
          {!required && ' (freiwillig)'}: Die Datei hängen Sie an, sobald das Formular abgeschickt
          ist.
        </p>
      );
    case 'textarea':
      return <TextAreaField {...commonProps} maxLength={maxLength} />;
    case 'select':
      return <SelectField {...commonProps} choices={choices} />;
    case 'radio':
      return <RadioField {...commonProps} choices={choices} />;
    case 'checkbox':
    case 'consent':
      return <CheckboxField {...commonProps} />;
    case 'date':
      return <DateField {...commonProps} />;
    case 'number':
      return <NumberField {...commonProps} />;
    case 'zip':
      return (
        <TextField
          {...commonProps}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={maxLength}
        />
      );
    case 'iban':
      return <IbanField {...commonProps} />;
    default:
      return <TextField {...commonProps} type={kind} maxLength={maxLength} />;
  }
}
