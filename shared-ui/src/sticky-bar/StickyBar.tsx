import type { ReactNode } from 'react';
import styles from './StickyBar.module.css';

/**
 * Renders the most important action of a page again, at the lower edge of a phone's window while
 * the rest of the page scrolls. Put it behind the content that it belongs to: it stops at the end of
 * its container and does not cover the footer.
 */
export function StickyBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
