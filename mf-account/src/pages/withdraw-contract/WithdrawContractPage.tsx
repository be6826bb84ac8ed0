import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { DeclarationFields } from '#forms/DeclarationFields.tsx';
import type { WithdrawContractData } from './withdraw-contract.loader.server.ts';

/**
 * Shows the withdrawal form, the second of two steps that the law requires. The first step is the
 * link „Vertrag widerrufen“ in the footer.
 */
export function WithdrawContractPage({ data, form }: RouteViewProps<WithdrawContractData>) {
  return (
    <>
      <Heading level={1} size={4}>
        Vertrag widerrufen
      </Heading>
      <p>
        Innerhalb von 14 Tagen, ohne Angabe von Gründen. Danach können Sie{' '}
        <Link href={paths.cancelContract()}>kündigen</Link>. Die Eingangsbestätigung sehen Sie
        sofort; wir schicken sie Ihnen auch per E-Mail.
      </p>
      <Form key={data.formKey} name="widerruf" state={form} formKey={data.formKey}>
        <DeclarationFields />
        <SubmitButton>Widerruf bestätigen</SubmitButton>
      </Form>
    </>
  );
}
