import type { ReactNode } from 'react';
import { IconChevronDown } from '#icon/IconChevronDown.tsx';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Open at first. */
  readonly open?: boolean;
  /** Disclosures of one name close each other. */
  readonly name?: string;
}

/** A part that opens and closes; the browser's own, so it works before script. */
export function Disclosure({ summary, children, open, name }: DisclosureProps) {
  return (
    <details className={styles['disclosure']} open={open} name={name}>
      <summary className={styles['summary']}>
        <span>{summary}</span>
        <IconChevronDown />
      </summary>
      <div className={styles['body']}>{children}</div>
    </details>
  );
}
