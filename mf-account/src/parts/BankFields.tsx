import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { IbanField } from '@gruenland/shared-ui/form/fields/IbanField.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import { textOf } from '@gruenland/shared-ui/form/call/form-call.ts';
import styles from './stack.module.css';

const PAYMENTS = [
  { value: 'sepa', label: 'SEPA-Lastschrift' },
  { value: 'rechnung', label: 'Rechnung' },
];

interface BankFieldsProps {
  /** Last four digits of an account that is taken when none is given. */
  readonly known?: string | null | undefined;
}

/**
 * How a subscription is paid, with the mandate in the words that the law wants. Without script the
 * account is always asked for, and the api says when it is missing.
 */
export function BankFields({ known }: BankFieldsProps) {
  const debited = textOf(useFormValues(), 'payment') === 'sepa';
  const hydrated = useHydrated();
  return (
    <>
      <RadioField name="payment" label="Zahlungsart" choices={PAYMENTS} rules={['required']} />
      {debited || !hydrated ? <Account known={known} needed={hydrated} /> : null}
    </>
  );
}

const REQUIRED = [['required', 'trim']] as const;

/** The account and the mandate. `needed`: the browser holds the form back without them. */
function Account({ known, needed }: BankFieldsProps & { readonly needed: boolean }) {
  return (
    <fieldset className={styles['fields']}>
      <legend className={styles['legend']}>Nur bei Lastschrift</legend>
      <TextField
        name="accountHolder"
        label="Kontoinhaber"
        autoComplete="name"
        rules={needed ? REQUIRED : []}
        conditional
      />
      <IbanField
        name="iban"
        label="IBAN"
        help={
          known
            ? `Bleibt es bei dem Konto, das auf ${known} endet, lassen Sie das Feld leer.`
            : 'Mit oder ohne Leerzeichen: DE89 3704 0044 0532 0130 00'
        }
        rules={needed && !known ? REQUIRED : []}
        conditional={!known}
      />
      <CheckboxField
        name="mandate"
        label="das SEPA-Mandat"
        rules={needed ? ['accepted'] : []}
        messages={MANDATE}
      >
        Ich ermächtige den Verlag, die Beträge von diesem Konto einzuziehen. Innerhalb von acht
        Wochen nach der Belastung kann ich die Erstattung verlangen. Gläubiger-ID und
        Mandatsreferenz stehen in der Bestätigung; jeder Einzug wird mindestens fünf Tage vorher
        angekündigt.
      </CheckboxField>
    </fieldset>
  );
}

const MANDATE = { accepted: 'Ohne Ihr Mandat können wir nicht abbuchen.' };
