import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { IbanField } from '@gruenland/shared-ui/form/fields/IbanField.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import { textOf } from '@gruenland/shared-ui/form/call/form-call.ts';
import styles from '../components/stack.module.css';

const PAYMENT_CHOICES = [
  { value: 'sepa', label: 'SEPA-Lastschrift' },
  { value: 'invoice', label: 'Rechnung' },
];

interface BankFieldsProps {
  /** Last digits of the stored IBAN, which is used if the field is empty. */
  readonly knownIbanEnd?: string | null | undefined;
}

/**
 * Payment method and SEPA mandate in the legally required wording. Without script the account
 * fields are always shown, and the api checks them.
 */
export function BankFields({ knownIbanEnd }: BankFieldsProps) {
  const isDirectDebit = textOf(useFormValues(), 'payment') === 'sepa';
  const hydrated = useHydrated();
  return (
    <>
      <RadioField
        name="payment"
        label="Zahlungsart"
        choices={PAYMENT_CHOICES}
        rules={['required']}
      />
      {isDirectDebit || !hydrated ? (
        <Account knownIbanEnd={knownIbanEnd} required={hydrated} />
      ) : null}
    </>
  );
}

const REQUIRED = [['required', 'trim']] as const;

/** Account fields and mandate. `required`: the browser validates them. */
function Account({ knownIbanEnd, required }: BankFieldsProps & { readonly required: boolean }) {
  return (
    <fieldset className={styles['fields']}>
      <legend className={styles['legend']}>Nur bei Lastschrift</legend>
      <TextField
        name="accountHolder"
        label="Kontoinhaber"
        autoComplete="name"
        rules={required ? REQUIRED : []}
        conditional
      />
      <IbanField
        name="iban"
        label="IBAN"
        help={
          knownIbanEnd
            ? `Bleibt es bei dem Konto, das auf ${knownIbanEnd} endet, lassen Sie das Feld leer.`
            : 'Mit oder ohne Leerzeichen: DE89 3704 0044 0532 0130 00'
        }
        rules={required && !knownIbanEnd ? REQUIRED : []}
        conditional={!knownIbanEnd}
      />
      <CheckboxField
        name="mandate"
        label="das SEPA-Mandat"
        rules={required ? ['accepted'] : []}
        messages={MANDATE_MESSAGES}
      >
        Ich ermächtige den Verlag, die Beträge von diesem Konto einzuziehen. Innerhalb von acht
        Wochen nach der Belastung kann ich die Erstattung verlangen. Gläubiger-ID und
        Mandatsreferenz stehen in der Bestätigung; jeder Einzug wird mindestens fünf Tage vorher
        angekündigt.
      </CheckboxField>
    </fieldset>
  );
}

const MANDATE_MESSAGES = { accepted: 'Ohne Ihr Mandat können wir nicht abbuchen.' };
