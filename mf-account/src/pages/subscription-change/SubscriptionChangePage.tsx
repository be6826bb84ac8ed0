import type { ReactNode } from 'react';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateField } from '@gruenland/shared-ui/form/fields/DateField.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { TextAreaField } from '@gruenland/shared-ui/form/fields/TextAreaField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { CallForm } from '#forms/CallForm.tsx';
import { subscriptionCalls } from '#model/order-calls.ts';
import { addressValues } from '#model/postal.ts';
import { AddressFields } from '#parts/AddressFields.tsx';
import { BankFields } from '#parts/BankFields.tsx';
import type { SubscriptionChangeData } from './subscription-change.loader.server.ts';

type Parts = (data: SubscriptionChangeData) => {
  readonly title: string;
  readonly fields: ReactNode;
  readonly values: Readonly<Record<string, string>>;
  readonly button: string;
};

const PARTS: Readonly<Record<string, Parts>> = {
  adresse: ({ subscription, issues }) => ({
    title: 'Lieferadresse ändern',
    values: {
      ...addressValues(subscription.delivery, 'delivery'),
      fromIssue: issues[0]?.id ?? '',
    },
    button: 'Adresse ändern',
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
    button: 'Lieferung anhalten',
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
    button: 'Reklamation senden',
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
    button: 'Zahlungsart ändern',
    fields: <BankFields />,
  }),
};

/** One thing to do with one subscription, one page for it. */
export function SubscriptionChangePage({ data, form }: RouteViewProps<SubscriptionChangeData>) {
  const { what, subscription, formKey } = data;
  const parts = PARTS[what]?.(data);
  const call = subscriptionCalls[what];
  if (!parts || !call) return null;
  return (
    <>
      <Heading level={1} size={4}>
        {parts.title}
      </Heading>
      <p>
        {subscription.product.name}, {subscription.orderNo}
      </p>
      <CallForm
        name={what}
        call={call}
        state={form}
        values={parts.values}
        hidden={{ id: subscription.id, version: String(subscription.version) }}
        draft={`abo-${what}`}
        formKey={what === 'reklamation' ? formKey : undefined}
      >
        {parts.fields}
        <SubmitButton>{parts.button}</SubmitButton>
      </CallForm>
      <p>
        <Link href={paths.accountPage('abonnement')}>Zurück</Link>
      </p>
    </>
  );
}
