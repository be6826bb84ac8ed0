import type { Section } from '@gruenland/shared-contracts/route.ts';
import type { ReactNode } from 'react';
import { classNames } from '#class-names/classNames.ts';
import { Link } from '#link/Link.tsx';
import styles from './SectionHeading.module.css';

export interface SectionHeadingProps {
  readonly children: ReactNode;
  readonly id?: string;
  readonly level?: 2 | 3;
  /** Colours the short bar at the head of the rule. */
  readonly section?: Section;
  /** A way to everything of this section, for example „Alle Artikel“. */
  readonly more?: { readonly href: string; readonly label: string };
}

/** The line that opens a section of a page: a strong rule, the section's mark, title and way on. */
export function SectionHeading({ children, id, level = 2, section, more }: SectionHeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <div className={classNames(styles['head'], section && styles[section])}>
      <Tag id={id} className={styles['title']}>
        {children}
      </Tag>
      {more ? (
        <Link href={more.href} look="action" className={styles['more']}>
          {more.label}
        </Link>
      ) : null}
    </div>
  );
}
