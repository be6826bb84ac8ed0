import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import styles from './stack.module.css';

const PAYMENTS = [
  { value: 'sepa', label: 'SEPA-Lastschrift' },
  { value: 'rechnung', label: 'Rechnung' },
];

/** How a subscription is paid, with the mandate in the words that the law wants. */
export function BankFields() {
  return (
    <>
      <RadioField name="payment" label="Zahlungsart" choices={PAYMENTS} rules={['required']} />
      <fieldset className={styles['fields']}>
        <legend className={styles['legend']}>Nur bei Lastschrift</legend>
        <TextField name="accountHolder" label="Kontoinhaber" autoComplete="name" />
        <TextField
          name="iban"
          label="IBAN"
          help="Mit oder ohne Leerzeichen: DE89 3704 0044 0532 0130 00"
          autoComplete="off"
        />
        <CheckboxField name="mandate" label="SEPA-Mandat">
          Ich ermächtige den Verlag, die Beträge von diesem Konto einzuziehen. Innerhalb von acht
          Wochen nach der Belastung kann ich die Erstattung verlangen. Gläubiger-ID und
          Mandatsreferenz stehen in der Bestätigung; jeder Einzug wird mindestens fünf Tage vorher
          angekündigt.
        </CheckboxField>
      </fieldset>
    </>
  );
}
