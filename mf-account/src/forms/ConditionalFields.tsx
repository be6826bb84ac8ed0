import type { ReactNode } from 'react';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import styles from './conditional-fields.module.css';

interface ConditionalFieldsProps {
  /** The choice that needs the fields; its class hides them while the choice is not made. */
  readonly choice: 'directDebit' | 'otherBilling' | 'voucherToRecipient';
  /** Whether the choice is made, according to the values of the form. */
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}

/**
 * Shows fields only while a choice in the same form needs them. Hidden fields are unmounted, so that
 * they are neither validated nor sent. Without script, a stylesheet hides them.
 */
export function ConditionalFields({ choice, isNeeded, children }: ConditionalFieldsProps) {
  if (useHydrated()) return isNeeded ? children : null;
  return <div className={styles[choice]}>{children}</div>;
}
