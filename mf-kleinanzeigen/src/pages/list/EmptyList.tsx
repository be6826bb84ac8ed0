import type { ReactNode } from 'react';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import type { NextStep } from '#model/next-steps.ts';
import styles from './empty-list.module.css';

interface EmptyListProps {
  readonly title: string;
  /** Text that suggests what the visitor can do. */
  readonly children: ReactNode;
  /** Links that help the visitor to go on, the first choice first. */
  readonly steps?: readonly NextStep[];
  /** Label of the link. */
  readonly linkLabel: string;
  /** Target of the link, by default the ad list. */
  readonly href?: string;
}

/**
 * Shows the message for an empty list. It does not use Notice, because the icons of Notice would
 * enlarge the script of every list.
 */
export function EmptyList({
  title,
  children,
  steps = [],
  linkLabel,
  href = paths.ads(),
}: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
      {steps.length > 0 ? (
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step.href}>
              <Link href={step.href}>{step.label}</Link>
            </li>
          ))}
        </ul>
      ) : null}
      <Link href={href} data-reload="">
        {linkLabel}
      </Link>
    </div>
  );
}
