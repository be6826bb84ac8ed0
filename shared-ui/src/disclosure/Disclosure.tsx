import type { ReactNode } from 'react';
import { IconChevronDown } from '#icon/IconChevronDown.tsx';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Whether the content is shown initially. */
  readonly open?: boolean;
  /** Name of a group of disclosures: opening one closes all others with the same name. */
  readonly name?: string;
}

/** Renders collapsible content in a `details` element, which works without script. */
export function Disclosure({ summary, children, open, name }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} name={name}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <IconChevronDown />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
