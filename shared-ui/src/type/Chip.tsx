import type { ReactNode } from 'react';
import { IconClose } from '#icon/IconClose.tsx';
import { VisuallyHidden } from '#a11y/VisuallyHidden.tsx';
import { Link } from '#link/Link.tsx';
import styles from './Chip.module.css';

export interface ChipProps {
  readonly children: ReactNode;
  /** URL of the same list without this filter; as a link it works without script. */
  readonly removeHref: string;
}

/** Shows an active filter, with a link that removes it. */
export function Chip({ children, removeHref }: ChipProps) {
  return (
    <Link href={removeHref} look="plain" className={styles.chip}>
      <VisuallyHidden>Filter entfernen: </VisuallyHidden>
      {children}
      <IconClose size="text" />
    </Link>
  );
}
