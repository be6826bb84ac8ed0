import type { ReactNode } from 'react';
import styles from './FormActions.module.css';

export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
