import type { PrintOffer } from '@gruenland/shared-contracts/api/print-subscription.ts';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { OrderStep } from '#components/OrderStep.tsx';
import { PrintOffers } from '#components/PrintOffers.tsx';
import type { PrintSubscriptionModel } from './print-subscription.block.server.ts';
import styles from './print-subscription.module.css';

/** Shows the first step of an order as a block: the offers, the named one first. */
export function PrintSubscriptionBlock({
  model,
  data,
}: BlockViewProps<PrintSubscriptionModel, PrintOffer>) {
  const isNamed = ({ id }: { readonly id: string }) => id === model.productId;
  return (
    <section aria-label="Abo bestellen" className={styles.block}>
      <Heading level={2} size={3}>
        {model.title}
      </Heading>
      {model.text ? <p>{model.text}</p> : null}
      <OrderStep step="Angebot wählen" />
      <PrintOffers
        level={3}
        products={data.products.toSorted(
          (one, other) => Number(isNamed(other)) - Number(isNamed(one)),
        )}
      />
    </section>
  );
}
