import type { ReactNode } from 'react';
import { IconClose } from '#icon/IconClose.tsx';
import { VisuallyHidden } from '#a11y/VisuallyHidden.tsx';
import { Link } from '#link/Link.tsx';
import styles from './Chip.module.css';

export interface ChipProps {
  readonly children: ReactNode;
  /** Address of the page without this filter; the chip works before script. */
  readonly removeHref: string;
}

/** An applied filter that can be taken away. */
export function Chip({ children, removeHref }: ChipProps) {
  return (
    <Link href={removeHref} look="plain" className={styles['chip']}>
      <VisuallyHidden>Filter entfernen: </VisuallyHidden>
      {children}
      <IconClose size="text" />
    </Link>
  );
}
