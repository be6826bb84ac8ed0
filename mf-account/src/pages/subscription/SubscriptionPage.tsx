import type { PrintSubscription } from '@gruenland/shared-contracts/api/print-subscription.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { OrderFacts } from '#components/OrderFacts.tsx';
import { SavedNotice } from '#components/SavedNotice.tsx';
import styles from '#components/stack.module.css';
import type { SubscriptionData } from './subscription.loader.server.ts';

const SUCCESS_TEXTS: Readonly<Record<string, string>> = {
  adresse: 'Ihre neue Adresse ist notiert.',
  pause: 'Ihre Lieferpause ist notiert.',
  reklamation: 'Ihre Reklamation ist angekommen. Wir melden uns bei Ihnen.',
  zahlung: 'Ihre neue Zahlungsart ist notiert.',
};

const SUBSCRIPTION_STATE_LABELS: Readonly<Record<PrintSubscription['state'], string>> = {
  ordered: 'Bestellt',
  active: 'Läuft',
  paused: 'Pausiert',
  cancelled: 'Gekündigt',
  withdrawn: 'Widerrufen',
  ended: 'Beendet',
};

const SERVICE_REQUEST_LABELS = {
  address: 'Adresse geändert',
  pause: 'Lieferpause',
  complaint: 'Reklamation',
  payment: 'Zahlungsart geändert',
} as const;

/**
 * Shows the user's print subscriptions, the requests that the user sent about them and the
 * available changes.
 */
export function SubscriptionPage({ data }: RouteViewProps<SubscriptionData>) {
  const { subscriptions, successCode } = data;
  return (
    <>
      <Heading level={1} size={4}>
        Abonnement
      </Heading>
      <SavedNotice text={successCode && SUCCESS_TEXTS[successCode]} />
      {subscriptions.subscriptions.length === 0 ? (
        <>
          <Notice kind="empty" title="Sie beziehen kein Abonnement.">
            Läuft Ihr Abonnement unter einer anderen E-Mail-Adresse, melden Sie sich bitte mit
            dieser an.
          </Notice>
          <ButtonLink href={paths.orderSubscription()} look="secondary">
            Abo bestellen
          </ButtonLink>
        </>
      ) : null}
      {subscriptions.subscriptions.map((subscription) => (
        <ContractDetails key={subscription.id} subscription={subscription} />
      ))}
    </>
  );
}

function ContractDetails({ subscription }: { readonly subscription: PrintSubscription }) {
  const { id, orderNo, product, state, endsOn, pausedFrom, pausedUntil } = subscription;
  const isOver = state === 'withdrawn' || state === 'ended';
  return (
    <section>
      <SectionHeading>
        {product.name}, {orderNo}
      </SectionHeading>
      <p>
        <strong>{SUBSCRIPTION_STATE_LABELS[state]}</strong>
        {endsOn ? `, endet am ${formatLongDate(endsOn)}` : null}
        {pausedFrom && pausedUntil
          ? `, Lieferpause vom ${formatLongDate(pausedFrom)} bis ${formatLongDate(pausedUntil)}`
          : null}
      </p>
      <OrderFacts order={subscription} />
      {isOver ? null : (
        <ul className={styles.plain}>
          <li>
            <Link href={paths.changeSubscription('adresse', id)}>Adresse ändern</Link>
          </li>
          <li>
            <Link href={paths.changeSubscription('pause', id)}>Lieferung im Urlaub anhalten</Link>
          </li>
          <li>
            <Link href={paths.changeSubscription('reklamation', id)}>
              Heft fehlt oder ist beschädigt
            </Link>
          </li>
          <li>
            <Link href={paths.changeSubscription('zahlung', id)}>Zahlungsart ändern</Link>
          </li>
          <li>
            <Link href={`${paths.cancelContract()}?vertrag=${orderNo}`}>Abo kündigen</Link>
          </li>
        </ul>
      )}
      {subscription.requests.length > 0 ? (
        <ul className={styles.muted}>
          {subscription.requests.map(({ kind, createdAt }) => (
            <li key={createdAt}>
              {SERVICE_REQUEST_LABELS[kind]}, {formatLongDate(createdAt, { time: true })}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
