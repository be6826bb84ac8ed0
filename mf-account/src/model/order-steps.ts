import * as paths from '@gruenland/shared-contracts/paths.ts';

/** Names of the steps of an order, in their order. */
export const ORDER_STEPS = ['Angebot wählen', 'Ihre Angaben', 'Bestellung prüfen'] as const;

export type OrderStepName = (typeof ORDER_STEPS)[number];

/** Returns the text that says where a step stands, for example „Schritt 2 von 3“. */
export const getOrderStepText = (step: OrderStepName): string =>
  `Schritt ${ORDER_STEPS.indexOf(step) + 1} von ${ORDER_STEPS.length}`;

/** Returns the name of the page of a step; its first words are unique. */
export const getOrderPageName = (step: OrderStepName): string =>
  `${step} – ${getOrderStepText(step)} – Abo bestellen`;

interface OrderLink {
  readonly productId?: string | undefined;
  /** Code of the draft that is changed. */
  readonly code?: string | undefined;
}

/** Returns the URL of the form for a product; without a product, of all offers. */
export function buildOrderHref({ productId, code }: OrderLink): string {
  const query = new URLSearchParams({
    ...(productId ? { abo: productId } : { wahl: '1' }),
    ...(code ? { code } : {}),
  });
  return `${paths.orderSubscription()}?${query.toString()}`;
}
