import { SelectField } from '@gruenland/shared-ui/form/fields/SelectField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { countryChoices, salutationChoices } from '#model/postal-address.ts';
import styles from '../components/stack.module.css';
import { OptionalFields } from './OptionalFields.tsx';

interface AddressFieldsProps {
  /**
   * First part of the field names: `delivery` or `billing`. Empty for the postal address of the
   * profile.
   */
  readonly prefix: string;
  /** Address type at the start of the `autocomplete` attributes. Default: no address type. */
  readonly section?: 'shipping' | 'billing';
  /** False makes all fields optional. Default true. */
  readonly required?: boolean;
}

/**
 * Shows the fields for name and address, in the sequence of a postal address. What few people need is
 * in a closed section.
 */
export function AddressFields({ prefix, section, required = true }: AddressFieldsProps) {
  const getFieldName = (field: string) =>
    prefix === '' ? field : prefix + field[0]?.toUpperCase() + field.slice(1);
  const getAutocomplete = (token: string) => (section ? `${section} ${token}` : token);
  const rules = required ? ([['required', 'trim']] as const) : [];
  return (
    <>
      <TextField
        name={getFieldName('firstName')}
        label="Vorname"
        autoComplete={getAutocomplete('given-name')}
        rules={rules}
      />
      <TextField
        name={getFieldName('lastName')}
        label="Nachname"
        autoComplete={getAutocomplete('family-name')}
        rules={rules}
      />
      <div className={styles.pair}>
        <TextField
          name={getFieldName('street')}
          label="Straße"
          autoComplete={getAutocomplete('address-line1')}
          rules={rules}
        />
        <TextField name={getFieldName('houseNo')} label="Hausnummer" rules={rules} />
      </div>
      <TextField
        name={getFieldName('zip')}
        label="Postleitzahl"
        inputMode="numeric"
        autoComplete={getAutocomplete('postal-code')}
        rules={rules}
      />
      <TextField
        name={getFieldName('city')}
        label="Ort"
        autoComplete={getAutocomplete('address-level2')}
        rules={rules}
      />
      <SelectField
        name={getFieldName('country')}
        label="Land"
        choices={countryChoices}
        autoComplete={getAutocomplete('country')}
        rules={required ? ['required'] : []}
      />
      {prefix === '' ? null : (
        <OptionalFields
          summary="Firma, Zusatz oder Anrede angeben"
          names={['company', 'co', 'salutation'].map(getFieldName)}
        >
          <TextField
            name={getFieldName('company')}
            label="Firma"
            autoComplete={getAutocomplete('organization')}
          />
          <TextField
            name={getFieldName('co')}
            label="Zusatz (c/o)"
            autoComplete={getAutocomplete('address-line2')}
          />
          <SelectField
            name={getFieldName('salutation')}
            label="Anrede"
            choices={salutationChoices}
            autoComplete={getAutocomplete('honorific-prefix')}
          />
        </OptionalFields>
      )}
    </>
  );
}
