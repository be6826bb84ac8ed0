import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { IbanField } from '@gruenland/shared-ui/form/fields/IbanField.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import { getText } from '@gruenland/shared-ui/form/call/form-call.ts';
import styles from '../components/stack.module.css';
import { ConditionalFields } from './ConditionalFields.tsx';

const PAYMENT_CHOICES = [
  { value: 'sepa', label: 'SEPA-Lastschrift' },
  { value: 'invoice', label: 'Auf Rechnung' },
];

interface BankFieldsProps {
  /** Last digits of the stored IBAN. The api keeps the stored IBAN if the field is empty. */
  readonly storedIbanSuffix?: string | null | undefined;
}

/**
 * Shows the fields for the payment method and for the SEPA mandate, whose wording the law requires.
 * Without script, only the api checks the bank account.
 */
export function BankFields({ storedIbanSuffix }: BankFieldsProps) {
  const isDirectDebit = getText(useFormValues(), 'payment') === 'sepa';
  const isHydrated = useHydrated();
  return (
    <>
      <RadioField
        name="payment"
        label="Zahlungsart"
        choices={PAYMENT_CHOICES}
        rules={['required']}
      />
      <ConditionalFields choice="directDebit" isNeeded={isDirectDebit}>
        <BankAccountFields storedIbanSuffix={storedIbanSuffix} required={isHydrated} />
      </ConditionalFields>
    </>
  );
}

const REQUIRED_RULES = [['required', 'trim']] as const;

/**
 * Shows the fields for the bank account and the SEPA mandate. The browser validates them only if
 * `required` is true.
 */
function BankAccountFields({
  storedIbanSuffix,
  required,
}: BankFieldsProps & { readonly required: boolean }) {
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>Lastschrift</legend>
      <TextField
        name="accountHolder"
        label="Kontoinhaber"
        autoComplete="name"
        rules={required ? REQUIRED_RULES : []}
        isConditionallyRequired
      />
      <IbanField
        name="iban"
        label="IBAN"
        help={
          storedIbanSuffix
            ? `Bleibt es bei dem Konto, das auf ${storedIbanSuffix} endet, lassen Sie das Feld leer.`
            : 'Mit oder ohne Leerzeichen: DE89 3704 0044 0532 0130 00'
        }
        rules={required && !storedIbanSuffix ? REQUIRED_RULES : []}
        isConditionallyRequired={!storedIbanSuffix}
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
