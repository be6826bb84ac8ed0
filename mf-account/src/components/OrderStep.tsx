import { getOrderStepText } from '#model/order-steps.ts';
import type { OrderStepName } from '#model/order-steps.ts';
import styles from './stack.module.css';

/** Shows above the headline which of the steps of an order this page is. */
export function OrderStep({ step }: { readonly step: OrderStepName }) {
  return <p className={styles.muted}>{getOrderStepText(step)}</p>;
}
