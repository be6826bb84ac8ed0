import { DateField } from '@gruenland/shared-ui/form/fields/DateField.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { TextAreaField } from '@gruenland/shared-ui/form/fields/TextAreaField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { getText } from '@gruenland/shared-ui/form/call/form-call.ts';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { ConditionalFields } from './ConditionalFields.tsx';

const VOUCHER_CHOICES = [
  { value: 'giver', label: 'an mich, ich überreiche ihn' },
  { value: 'recipient', label: 'an die beschenkte Person' },
];

/** Shows the fields of a gift: who gets the voucher, when, and with which words. */
export function GiftFields() {
  const isVoucherForRecipient = getText(useFormValues(), 'giftVoucherTo') === 'recipient';
  return (
    <>
      <SectionHeading>Geschenk</SectionHeading>
      <RadioField name="giftVoucherTo" label="Gutschein" choices={VOUCHER_CHOICES} />
      <ConditionalFields choice="voucherToRecipient" isNeeded={isVoucherForRecipient}>
        <TextField
          name="giftEmail"
          label="Gutschein per E-Mail an"
          type="email"
          autoComplete="off"
          help="Ohne sie kommt der Gutschein mit der Post."
          rules={[['email']]}
        />
        <DateField
          name="giftVoucherOn"
          label="Gutschein verschicken am"
          help="Zum Beispiel zum Geburtstag. Leer: sofort."
        />
      </ConditionalFields>
      <TextAreaField name="giftMessage" label="Grußtext" rules={[['length', 0, 300]]} />
    </>
  );
}
