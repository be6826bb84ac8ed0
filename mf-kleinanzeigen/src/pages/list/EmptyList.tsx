import type { ReactNode } from 'react';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import styles from './empty-list.module.css';

interface EmptyListProps {
  readonly title: string;
  /** Text that suggests what the visitor can do. */
  readonly children: ReactNode;
  /** Label of the link. */
  readonly linkLabel: string;
  /** Target of the link, by default the ad list. */
  readonly href?: string;
}

/**
 * Message for an empty list. It does not use Notice, whose icons would enlarge the script of every
 * list.
 */
export function EmptyList({ title, children, linkLabel, href = paths.ads() }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
      <Link href={href} data-reload="">
        {linkLabel}
      </Link>
    </div>
  );
}
