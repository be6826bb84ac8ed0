import type { PrintOrderKind } from '@gruenland/shared-contracts/api/print-subscription.ts';
import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { isTicked } from '@gruenland/shared-ui/form/call/form-call.ts';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { AddressFields } from './AddressFields.tsx';
import { ConditionalFields } from './ConditionalFields.tsx';

/**
 * Shows the fields for the billing address. A gift always has one, because its giver pays. The bill
 * of a trial goes to the reader.
 */
export function BillingFields({ kind }: { readonly kind: PrintOrderKind }) {
  const isOtherBilling = isTicked(useFormValues(), 'otherBilling');
  const isHydrated = useHydrated();
  if (kind === 'trial') return null;
  const address = (
    <>
      <SectionHeading>Rechnungsadresse</SectionHeading>
      <AddressFields prefix="billing" section="billing" required={isHydrated} />
    </>
  );
  if (kind === 'gift') return address;
  return (
    <>
      <CheckboxField name="otherBilling" label="Die Rechnung geht an eine andere Adresse" />
      <ConditionalFields choice="otherBilling" isNeeded={isOtherBilling}>
        {address}
      </ConditionalFields>
    </>
  );
}
