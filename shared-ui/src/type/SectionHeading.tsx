import type { SiteSection } from '@gruenland/shared-contracts/route.ts';
import type { ReactNode } from 'react';
import { classNames } from '#class-names/classNames.ts';
import { Link } from '#link/Link.tsx';
import { SECTION_MARK_CLASSES } from './section-marks.ts';
import styles from './SectionHeading.module.css';

export interface SectionHeadingProps {
  readonly children: ReactNode;
  readonly id?: string;
  readonly level?: 2 | 3;
  /** Section whose mark colours the short bar at the start of the rule. */
  readonly section?: SiteSection;
  /** Link to all entries of the section, for example „Alle Artikel“. */
  readonly moreLink?: { readonly href: string; readonly label: string };
}

/**
 * Renders the heading of a page section: a strong rule with the section's mark, a title and a link.
 */
export function SectionHeading({
  children,
  id,
  level = 2,
  section,
  moreLink,
}: SectionHeadingProps) {
  const Tag = `h${level}` as const;
  const markClass = section && SECTION_MARK_CLASSES[section];
  return (
    <div className={classNames(styles.head, markClass && styles[markClass])}>
      <Tag id={id} className={styles.title}>
        {children}
      </Tag>
      {moreLink ? (
        <Link href={moreLink.href} look="action" className={styles.more}>
          {moreLink.label}
        </Link>
      ) : null}
    </div>
  );
}
