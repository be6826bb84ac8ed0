import type { PrintOffer } from '@gruenland/shared-contracts/api/print-subscription.ts';
import { paths } from '@gruenland/shared-contracts/paths.ts';
import type { FormState } from '@gruenland/shared-contracts/route.ts';
import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { TextAreaField } from '@gruenland/shared-ui/form/fields/TextAreaField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import { euroText } from '@gruenland/shared-ui/format/price-text.ts';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { useCall } from '#forms/useCall.ts';
import { emailRules } from '#model/account-form-rules.ts';
import { isTicked, textOf } from '#model/form-call.ts';
import { draftCall } from '#model/order-calls.ts';
import { AddressFields } from './AddressFields.tsx';
import { BankFields } from './BankFields.tsx';

const VOUCHER = [
  { value: 'schenkende', label: 'an mich, ich überreiche ihn' },
  { value: 'beschenkte', label: 'an die beschenkte Person' },
];

/** Nobody has to be signed in to order. */
const noLogin = async () => false;

interface PrintOrderFormProps {
  readonly name: string;
  readonly offer: PrintOffer;
  readonly state?: FormState | undefined;
  readonly productId?: string | undefined;
}

/** Everything that an order needs; the next page shows it all again. */
export function PrintOrderForm({ name, offer, state, productId }: PrintOrderFormProps) {
  const send = useCall(draftCall, noLogin);
  return (
    <Form
      name={name}
      action={paths.aboBestellen()}
      state={state}
      initialValues={{
        productId: productId ?? offer.products[0]?.id,
        startIssue: offer.issues[0]?.id,
        deliveryCountry: 'DE',
        billingCountry: 'DE',
        payment: 'sepa',
        giftVoucherTo: 'schenkende',
      }}
      onSubmit={send}
      unsavedQuestion="Ihre Bestellung ist noch nicht abgeschickt. Seite verlassen?"
    >
      <RadioField
        name="productId"
        label="Abo"
        rules={['required']}
        choices={offer.products.map(({ id, name: product, description, priceCents }) => ({
          value: id,
          label: `${product}, ${euroText(priceCents.DE)}. ${description}`,
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
      <Payer />
      <SectionHeading>Zahlung</SectionHeading>
      <BankFields />
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

/** What only some orders need; without script all of it is there. */
function Payer() {
  const values = useFormValues();
  const hydrated = useHydrated();
  const product = textOf(values, 'productId');
  const gift = product === 'geschenkabo';
  const shows = (needed: boolean) => !hydrated || needed;
  return (
    <>
      {shows(product === 'studierende') ? (
        <CheckboxField
          name="studentProof"
          label="Nachweis für Studierende und Azubis"
          help="Nur beim Abo für Studierende und Azubis."
        >
          Ich schicke dem Verlag einmal im Jahr einen Nachweis.
        </CheckboxField>
      ) : null}
      {shows(gift) ? (
        <>
          <SectionHeading>Geschenk</SectionHeading>
          <RadioField name="giftVoucherTo" label="Gutschein" choices={VOUCHER} />
          <TextAreaField name="giftMessage" label="Grußtext" />
        </>
      ) : null}
      {gift && hydrated ? null : (
        <CheckboxField name="otherBilling" label="Die Rechnung geht an eine andere Adresse" />
      )}
      {shows(gift || isTicked(values, 'otherBilling')) ? (
        <>
          <SectionHeading>Rechnungsadresse</SectionHeading>
          <AddressFields prefix="billing" section="billing" needed={hydrated} />
        </>
      ) : null}
    </>
  );
}
