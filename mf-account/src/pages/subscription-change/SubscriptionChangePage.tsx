import type { ReactNode } from 'react';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateField } from '@gruenland/shared-ui/form/fields/DateField.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { TextAreaField } from '@gruenland/shared-ui/form/fields/TextAreaField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { toAddressFields } from '#model/postal-address.ts';
import { AddressFields } from '#forms/AddressFields.tsx';
import { BankFields } from '#forms/BankFields.tsx';
import type { SubscriptionChangeData } from './subscription-change.loader.server.ts';

type BuildChangePageContent = (data: SubscriptionChangeData) => {
  readonly title: string;
  readonly fields: ReactNode;
  readonly values: Readonly<Record<string, string>>;
  readonly submitLabel: string;
};

const CHANGE_PAGE_BUILDERS: Readonly<Record<string, BuildChangePageContent>> = {
  adresse: ({ subscription, issues }) => ({
    title: 'Lieferadresse ändern',
    values: {
      ...toAddressFields(subscription.delivery, 'delivery'),
      fromIssue: issues[0]?.id ?? '',
    },
    submitLabel: 'Adresse ändern',
    fields: (
      <>
        <AddressFields prefix="delivery" section="shipping" />
        <RadioField
          name="fromIssue"
          label="Ab Ausgabe"
          choices={issues.map(({ id, label }) => ({ value: id, label }))}
          rules={['required']}
        />
      </>
    ),
  }),
  pause: ({ subscription }) => ({
    title: 'Lieferung im Urlaub anhalten',
    values: { from: subscription.pausedFrom ?? '', until: subscription.pausedUntil ?? '' },
    submitLabel: 'Lieferung anhalten',
    fields: (
      <>
        <DateField name="from" label="Erster Tag ohne Heft" rules={['required']} />
        <DateField name="until" label="Letzter Tag ohne Heft" rules={['required']} />
      </>
    ),
  }),
  reklamation: () => ({
    title: 'Heft fehlt oder ist beschädigt',
    values: {},
    submitLabel: 'Reklamation senden',
    fields: (
      <>
        <TextField name="issue" label="Welches Heft" rules={[['required', 'trim']]} />
        <TextAreaField
          name="text"
          label="Was ist passiert"
          rules={[
            ['required', 'trim'],
            ['length', 10, 1000],
          ]}
        />
      </>
    ),
  }),
  zahlung: ({ subscription }) => ({
    title: 'Zahlungsart ändern',
    values: { payment: subscription.payment, accountHolder: subscription.accountHolder ?? '' },
    submitLabel: 'Zahlungsart ändern',
    fields: <BankFields />,
  }),
};

/** Shows the page with the form for one change of a print subscription. */
export function SubscriptionChangePage({ data, form }: RouteViewProps<SubscriptionChangeData>) {
  const { change, subscription, formKey } = data;
  const content = CHANGE_PAGE_BUILDERS[change]?.(data);
  if (!content) return null;
  return (
    <>
      <Heading level={1} size={4}>
        {content.title}
      </Heading>
      <p>
        {subscription.product.name}, {subscription.orderNo}
      </p>
      <Form
        name={change}
        state={form}
        initialValues={content.values}
        hidden={{ id: subscription.id, version: String(subscription.version) }}
        draft={`abo-${change}`}
        formKey={change === 'reklamation' ? formKey : undefined}
      >
        {content.fields}
        <SubmitButton>{content.submitLabel}</SubmitButton>
      </Form>
      <p>
        <Link href={paths.accountPage('abonnement')}>Zurück</Link>
      </p>
    </>
  );
}
