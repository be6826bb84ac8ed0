import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateField } from '@gruenland/shared-ui/form/fields/DateField.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { TextAreaField } from '@gruenland/shared-ui/form/fields/TextAreaField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { DeclarationFields } from '#forms/DeclarationFields.tsx';
import type { CancelContractData } from './cancel-contract.loader.server.ts';

const CANCELLATION_MANNER_CHOICES = [
  { value: 'ordinary', label: 'Ordentliche Kündigung' },
  { value: 'extraordinary', label: 'Außerordentliche Kündigung aus wichtigem Grund' },
];

/**
 * Shows the form to cancel a contract. It requires no login and asks only for the data that a
 * cancellation needs (§ 312k BGB).
 */
export function CancelContractPage({ data, form }: RouteViewProps<CancelContractData>) {
  return (
    <>
      <Heading level={1} size={4}>
        Verträge hier kündigen
      </Heading>
      <p>Die Bestätigung sehen Sie sofort; wir schicken sie Ihnen auch per E-Mail.</p>
      <Form
        key={data.formKey}
        name="kuendigung"
        state={form}
        initialValues={{ manner: 'ordinary', contract: data.contract }}
        formKey={data.formKey}
      >
        <RadioField
          name="manner"
          label="Art der Kündigung"
          choices={CANCELLATION_MANNER_CHOICES}
          rules={['required']}
        />
        <TextAreaField name="reason" label="Grund, nur bei außerordentlicher Kündigung" />
        <DeclarationFields />
        <DateField
          name="endsOn"
          label="Kündigen zum"
          help="Ohne Datum: zum nächstmöglichen Zeitpunkt."
        />
        <SubmitButton>Jetzt kündigen</SubmitButton>
      </Form>
    </>
  );
}
