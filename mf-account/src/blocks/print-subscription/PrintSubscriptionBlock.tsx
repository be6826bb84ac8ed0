import type { PrintOffer } from '@gruenland/shared-contracts/api/print-subscription.ts';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { PrintOrderForm } from '#forms/PrintOrderForm.tsx';
import type { PrintSubscriptionModel } from './print-subscription.block.server.ts';

/** Shows the order form for a print subscription as a block. */
export function PrintSubscriptionBlock({
  model,
  data,
}: BlockViewProps<PrintSubscriptionModel, PrintOffer>) {
  const isProductOffered = data.products.some(({ id }) => id === model.productId);
  return (
    <section aria-label="Abo bestellen">
      <Heading level={2} size={3}>
        {model.title}
      </Heading>
      {model.text ? <p>{model.text}</p> : null}
      <PrintOrderForm
        name="abo-block"
        noValidate
        offer={data}
        productId={isProductOffered ? (model.productId ?? undefined) : undefined}
      />
    </section>
  );
}
