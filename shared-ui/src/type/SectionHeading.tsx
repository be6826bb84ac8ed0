import type { SiteSection } from '@gruenland/shared-contracts/route.ts';
import type { ReactNode } from 'react';
import { classNames } from '#class-names/classNames.ts';
import { Link } from '#link/Link.tsx';
import { SECTION_MARKS } from './section-marks.ts';
import styles from './SectionHeading.module.css';

export interface SectionHeadingProps {
  readonly children: ReactNode;
  readonly id?: string;
  readonly level?: 2 | 3;
  /** Section whose mark colours the short bar at the start of the rule. */
  readonly section?: SiteSection;
  /** Link to all entries of the section, for example „Alle Artikel“. */
  readonly more?: { readonly href: string; readonly label: string };
}

/** Heading of a page section: a strong rule with the section's mark, a title and a link. */
export function SectionHeading({ children, id, level = 2, section, more }: SectionHeadingProps) {
  const Tag = `h${level}` as const;
  const markClass = section && SECTION_MARKS[section];
  return (
    <div className={classNames(styles.head, markClass && styles[markClass])}>
      <Tag id={id} className={styles.title}>
        {children}
      </Tag>
      {more ? (
        <Link href={more.href} look="action" className={styles.more}>
          {more.label}
        </Link>
      ) : null}
    </div>
  );
}
