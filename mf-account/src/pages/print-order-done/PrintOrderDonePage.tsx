import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { DeleteSentDraft } from '@gruenland/shared-ui/form/draft/DeleteSentDraft.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { OrderFacts } from '#components/OrderFacts.tsx';
import type { PrintOrderDoneData } from './print-order-done.loader.server.ts';

/**
 * Shows the order confirmation: the order number, a summary, and how to withdraw from the contract
 * or cancel it.
 */
export function PrintOrderDonePage({ data }: RouteViewProps<PrintOrderDoneData>) {
  const { order } = data;
  return (
    <>
      <DeleteSentDraft name="abo-bestellung" />
      <Heading level={1} size={4}>
        Vielen Dank, Ihre Bestellung ist angekommen
      </Heading>
      <p>
        Ihre Bestellnummer ist <strong>{order.orderNo}</strong>. Alles Vereinbarte, die
        Widerrufsbelehrung {order.mandateRef ? 'und Ihr Mandat ' : ''}haben wir an {order.email}{' '}
        geschickt.
      </p>
      {order.gift && (
        <p>
          Steht in dieser Nachricht ein Knopf „Gutschein freigeben“, drücken Sie ihn bitte. Erst
          dann schicken wir den Gutschein.
        </p>
      )}
      <OrderFacts order={order} />
      <p>
        Sie können die Bestellung 14 Tage lang{' '}
        <Link href={paths.withdrawContract()}>widerrufen</Link>.
      </p>
      <ButtonLink href={paths.articles()} look="secondary">
        Artikel lesen
      </ButtonLink>
    </>
  );
}
