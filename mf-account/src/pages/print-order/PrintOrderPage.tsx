import type { PrintProduct } from '@gruenland/shared-contracts/api/print-subscription.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { formatEuros } from '@gruenland/shared-ui/format/price-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { OrderStep } from '#components/OrderStep.tsx';
import { getPriceAbroadText, PrintOffers } from '#components/PrintOffers.tsx';
import { PrintOrderForm } from '#forms/PrintOrderForm.tsx';
import { buildOrderHref } from '#model/order-steps.ts';
import type { PrintOrderData } from './print-order.loader.server.ts';

/** Shows the first two steps of an order: all offers, or the form for the chosen product. */
export function PrintOrderPage({ data, form }: RouteViewProps<PrintOrderData>) {
  const { offer, earlierDraft } = data;
  // Pages of earlier releases send the product only as a field.
  const productId = data.productId ?? form?.values['productId'];
  const product = offer.products.find(({ id }) => id === productId);
  if (product) return <OrderDetails data={data} product={product} form={form} />;
  return (
    <>
      <OrderStep step="Angebot wählen" />
      <Heading level={1} size={4}>
        Grünland abonnieren
      </Heading>
      <Lead>Das Heft, jeden Monat im Briefkasten.</Lead>
      <PrintOffers level={2} products={offer.products} code={earlierDraft?.code} />
    </>
  );
}

interface OrderDetailsProps {
  readonly data: PrintOrderData;
  readonly product: PrintProduct;
  readonly form: FormState | undefined;
}

function OrderDetails({ data, product, form }: OrderDetailsProps) {
  const { offer, formKey, earlierDraft } = data;
  return (
    <>
      <OrderStep step="Ihre Angaben" />
      <Heading level={1} size={4}>
        {product.name} bestellen
      </Heading>
      <p>
        {formatEuros(product.priceCents.DE)} für {product.issues} Hefte.{' '}
        {getPriceAbroadText(product)} {product.renewal}{' '}
        <Link href={buildOrderHref({ code: earlierDraft?.code })}>Anderes Angebot wählen</Link>
      </p>
      <PrintOrderForm
        key={product.id}
        product={product}
        issues={offer.issues}
        state={form}
        formKey={formKey}
        earlierDraft={earlierDraft ?? undefined}
      />
    </>
  );
}
