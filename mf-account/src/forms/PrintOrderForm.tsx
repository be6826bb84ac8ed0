import type { PrintOffer } from '@gruenland/shared-contracts/api/print-subscription.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { DateField } from '@gruenland/shared-ui/form/fields/DateField.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { TextAreaField } from '@gruenland/shared-ui/form/fields/TextAreaField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import { formatEuros } from '@gruenland/shared-ui/format/price-text.ts';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { emailRules } from '#model/account-form-rules.ts';
import { isTicked, getText } from '@gruenland/shared-ui/form/call/form-call.ts';
import { toOrderFormValues } from '#model/order-values.ts';
import type { OrderDraft } from '#model/order-values.ts';
import { AddressFields } from './AddressFields.tsx';
import { BankFields } from './BankFields.tsx';

const VOUCHER_CHOICES = [
  { value: 'giver', label: 'an mich, ich überreiche ihn' },
  { value: 'recipient', label: 'an die beschenkte Person' },
];

interface PrintOrderFormProps {
  readonly name: string;
  readonly offer: PrintOffer;
  readonly state?: FormState | undefined;
  readonly productId?: string | undefined;
  readonly earlierDraft?: OrderDraft | undefined;
  /** Turns off validation in the browser. Set for a form that is never hydrated. */
  readonly noValidate?: boolean;
  /** Idempotency key. Cached pages have none. */
  readonly formKey?: string | undefined;
}

/**
 * Shows the form with all data of an order. The page after the form shows a summary of the order.
 */
export function PrintOrderForm(props: PrintOrderFormProps) {
  const { name, offer, state, productId, earlierDraft, formKey, noValidate } = props;
  return (
    <Form
      name={name}
      action={paths.orderSubscription()}
      noValidate={noValidate}
      state={state}
      initialValues={{
        productId: productId ?? offer.products[0]?.id,
        startIssue: offer.issues[0]?.id,
        deliveryCountry: 'DE',
        billingCountry: 'DE',
        payment: 'sepa',
        giftVoucherTo: 'giver',
        ...(earlierDraft ? toOrderFormValues(earlierDraft) : {}),
      }}
      hidden={earlierDraft ? { earlier: earlierDraft.code } : undefined}
      formKey={formKey}
      draft="abo-bestellung"
      keepsDraft
      unsavedQuestion="Ihre Bestellung ist noch nicht abgeschickt. Seite verlassen?"
    >
      <RadioField
        name="productId"
        label="Abo"
        rules={['required']}
        choices={offer.products.map(({ id, name: product, description, priceCents }) => ({
          value: id,
          label: `${product}, ${formatEuros(priceCents.DE)}. ${description}`,
        }))}
      />
      <RadioField
        name="startIssue"
        label="Erste Ausgabe"
        rules={['required']}
        choices={offer.issues.map(({ id, label }) => ({ value: id, label }))}
      />
      <SectionHeading>Lieferadresse</SectionHeading>
      <AddressFields prefix="delivery" section="shipping" />
      <GiftAndBillingFields />
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
      />
      <TextField name="phone" label="Telefon" type="tel" />
      <TextField name="customerNo" label="Kundennummer" />
      <SubmitButton>Bestellung prüfen</SubmitButton>
    </Form>
  );
}

/**
 * Shows the fields for the proof of student status, the gift and the billing address, each only if
 * the order needs it. Without script, all these fields are shown.
 */
function GiftAndBillingFields() {
  const values = useFormValues();
  const isHydrated = useHydrated();
  const productId = getText(values, 'productId');
  const isGift = productId === 'geschenkabo';
  const isShown = (isNeeded: boolean) => !isHydrated || isNeeded;
  return (
    <>
      {isShown(productId === 'studierende') ? (
        <CheckboxField
          name="studentProof"
          label="Nachweis für Studierende und Azubis"
          help="Nur beim Abo für Studierende und Azubis."
        >
          Ich schicke dem Verlag einmal im Jahr einen Nachweis.
        </CheckboxField>
      ) : null}
      {isShown(isGift) ? (
        <>
          <SectionHeading>Geschenk</SectionHeading>
          <RadioField name="giftVoucherTo" label="Gutschein" choices={VOUCHER_CHOICES} />
          {isShown(getText(values, 'giftVoucherTo') === 'recipient') ? (
            <VoucherDeliveryFields />
          ) : null}
          <TextAreaField name="giftMessage" label="Grußtext" rules={[['length', 0, 300]]} />
        </>
      ) : null}
      {isGift && isHydrated ? null : (
        <CheckboxField name="otherBilling" label="Die Rechnung geht an eine andere Adresse" />
      )}
      {isShown(isGift || isTicked(values, 'otherBilling')) ? (
        <>
          <SectionHeading>Rechnungsadresse</SectionHeading>
          <AddressFields prefix="billing" section="billing" required={isHydrated} />
        </>
      ) : null}
    </>
  );
}

/** Shows the fields for where and when to send the voucher. */
function VoucherDeliveryFields() {
  return (
    <>
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
    </>
  );
}
