import type {
  PrintIssue,
  PrintProduct,
} from '@gruenland/shared-contracts/api/print-subscription.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { emailRules, emailMessages } from '#model/account-form-rules.ts';
import { toOrderFormValues } from '#model/order-values.ts';
import type { OrderDraft } from '#model/order-values.ts';
import { AddressFields } from './AddressFields.tsx';
import { BankFields } from './BankFields.tsx';
import { BillingFields } from './BillingFields.tsx';
import { GiftFields } from './GiftFields.tsx';
import { OptionalFields } from './OptionalFields.tsx';

interface PrintOrderFormProps {
  readonly product: PrintProduct;
  readonly issues: readonly PrintIssue[];
  readonly state?: FormState | undefined;
  readonly earlierDraft?: OrderDraft | undefined;
  readonly formKey?: string | undefined;
}

/**
 * Shows the form with the data of an order for one product. It has only the fields that this product
 * needs. The page after the form shows a summary of the order.
 */
export function PrintOrderForm(props: PrintOrderFormProps) {
  const { product, issues, state, earlierDraft, formKey } = props;
  const { kind } = product;
  return (
    <Form
      name="abo"
      state={state}
      initialValues={{
        startIssue: issues[0]?.id,
        deliveryCountry: 'DE',
        billingCountry: 'DE',
        payment: 'sepa',
        giftVoucherTo: 'giver',
        ...(earlierDraft ? toOrderFormValues(earlierDraft) : {}),
      }}
      hidden={{ productId: product.id, ...(earlierDraft ? { earlier: earlierDraft.code } : {}) }}
      formKey={formKey}
      draft="abo-bestellung"
      keepsDraft
      unsavedQuestion="Ihre Bestellung ist noch nicht abgeschickt. Seite verlassen?"
    >
      <RadioField
        name="startIssue"
        label="Erste Ausgabe"
        rules={['required']}
        choices={issues.map(({ id, label }) => ({ value: id, label }))}
      />
      {kind === 'student' ? (
        <CheckboxField name="studentProof" label="Nachweis für Studierende und Azubis">
          Ich schicke dem Verlag einmal im Jahr einen Nachweis.
        </CheckboxField>
      ) : null}
      <SectionHeading>{kind === 'gift' ? 'Wer das Heft bekommt' : 'Lieferadresse'}</SectionHeading>
      <AddressFields prefix="delivery" section="shipping" />
      {kind === 'gift' ? <GiftFields /> : null}
      <BillingFields kind={kind} />
      <SectionHeading>Zahlung</SectionHeading>
      <BankFields storedIbanSuffix={earlierDraft?.values.ibanLast4} />
      <SectionHeading>Kontakt</SectionHeading>
      <TextField
        name="email"
        label="E-Mail-Adresse"
        type="email"
        help="Dorthin geht die Bestätigung mit allem, was vereinbart ist."
        autoComplete="email"
        rules={emailRules}
        messages={emailMessages}
      />
      <OptionalFields summary="Telefon oder Kundennummer angeben" names={['phone', 'customerNo']}>
        <TextField name="phone" label="Telefon" type="tel" />
        <TextField name="customerNo" label="Kundennummer" />
      </OptionalFields>
      <SubmitButton>Bestellung prüfen</SubmitButton>
    </Form>
  );
}
