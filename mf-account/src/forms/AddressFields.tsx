import { SelectField } from '@gruenland/shared-ui/form/fields/SelectField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { countryChoices, salutationChoices } from '#model/postal-address.ts';
import styles from '../components/stack.module.css';

interface AddressFieldsProps {
  /**
   * First part of the field names: `delivery` or `billing`; empty for the address of the profile.
   */
  readonly prefix: string;
  /** Address type at the start of the `autocomplete` attributes; none by default. */
  readonly section?: 'shipping' | 'billing';
  /** False makes all fields optional. Default true. */
  readonly required?: boolean;
}

/** Name and address fields, in the order of a postal address. */
export function AddressFields({ prefix, section, required = true }: AddressFieldsProps) {
  const name = (field: string) =>
    prefix === '' ? field : prefix + field[0]?.toUpperCase() + field.slice(1);
  const fill = (token: string) => (section ? `${section} ${token}` : token);
  const rules = required ? ([['required', 'trim']] as const) : [];
  return (
    <>
      {prefix === '' ? null : (
        <SelectField
          name={name('salutation')}
          label="Anrede"
          choices={salutationChoices}
          autoComplete={fill('honorific-prefix')}
        />
      )}
      <TextField
        name={name('firstName')}
        label="Vorname"
        autoComplete={fill('given-name')}
        rules={rules}
      />
      <TextField
        name={name('lastName')}
        label="Nachname"
        autoComplete={fill('family-name')}
        rules={rules}
      />
      {prefix === '' ? null : (
        <>
          <TextField name={name('company')} label="Firma" autoComplete={fill('organization')} />
          <TextField name={name('co')} label="Zusatz (c/o)" autoComplete={fill('address-line2')} />
        </>
      )}
      <div className={styles['pair']}>
        <TextField
          name={name('street')}
          label="Straße"
          autoComplete={fill('address-line1')}
          rules={rules}
        />
        <TextField name={name('houseNo')} label="Hausnummer" rules={rules} />
      </div>
      <TextField
        name={name('zip')}
        label="Postleitzahl"
        inputMode="numeric"
        autoComplete={fill('postal-code')}
        rules={rules}
      />
      <TextField
        name={name('city')}
        label="Ort"
        autoComplete={fill('address-level2')}
        rules={rules}
      />
      <SelectField
        name={name('country')}
        label="Land"
        choices={countryChoices}
        autoComplete={fill('country')}
        rules={required ? ['required'] : []}
      />
    </>
  );
}
