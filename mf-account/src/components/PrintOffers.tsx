import type { PrintProduct } from '@gruenland/shared-contracts/api/print-subscription.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { formatEuros } from '@gruenland/shared-ui/format/price-text.ts';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { buildOrderHref } from '#model/order-steps.ts';
import { MagazineCover } from './MagazineCover.tsx';
import styles from './print-offers.module.css';
import stack from './stack.module.css';

interface PrintOffersProps {
  readonly products: readonly PrintProduct[];
  /** Level of the names of the products in the document outline. */
  readonly level: 2 | 3;
  /** Code of the draft whose product the visitor changes. */
  readonly code?: string | undefined;
}

/** Shows the offers with cover and price. Each leads to the form with the fields that it needs. */
export function PrintOffers({ products, level, code }: PrintOffersProps) {
  return (
    <ul className={styles.offers}>
      {products.map((product) => (
        <li key={product.id} className={styles.offer}>
          <MagazineCover />
          <div className={styles.text}>
            <Heading level={level} size={2}>
              {product.name}
            </Heading>
            <p className={styles.price}>
              <strong>{formatEuros(product.priceCents.DE)}</strong> für {product.issues} Hefte
            </p>
            <p>
              {product.description} {product.renewal}
            </p>
            <p className={stack.muted}>{getPriceAbroadText(product)}</p>
            <ButtonLink href={buildOrderHref({ productId: product.id, code })}>
              {product.name} wählen
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Returns what the product costs outside Germany. */
export function getPriceAbroadText({ priceCents }: Pick<PrintProduct, 'priceCents'>): string {
  return `Mit MwSt. und Versand. Nach Österreich ${formatEuros(priceCents.AT)}, in die Schweiz ${formatEuros(priceCents.CH)}.`;
}
