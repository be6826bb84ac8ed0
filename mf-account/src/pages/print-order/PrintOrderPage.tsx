import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { PrintOrderForm } from '#forms/PrintOrderForm.tsx';
import type { PrintOrderData } from './print-order.loader.server.ts';

/** Shows the page to order a print subscription. */
export function PrintOrderPage({ data, form }: RouteViewProps<PrintOrderData>) {
  return (
    <>
      <Heading level={1} size={4}>
        Grünland abonnieren
      </Heading>
      <Lead>
        Das Heft, jeden Monat im Briefkasten. Im nächsten Schritt prüfen Sie alles noch einmal.
      </Lead>
      <PrintOrderForm
        name="abo"
        offer={data.offer}
        state={form}
        productId={data.productId ?? undefined}
        formKey={data.formKey}
        earlierDraft={data.earlierDraft ?? undefined}
      />
    </>
  );
}
