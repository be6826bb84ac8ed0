import type { SiteSection } from '@gruenland/shared-contracts/route.ts';
import type { ComponentProps } from 'react';
import { classNames } from '#class-names/classNames.ts';
import { SECTION_MARK_CLASSES } from './section-marks.ts';
import styles from './Kicker.module.css';

export interface KickerProps extends ComponentProps<'p'> {
  /** Section whose mark is shown before the text. */
  readonly section?: SiteSection;
  /** `urgent`: for breaking news, in poppy. */
  readonly tone?: 'normal' | 'urgent';
}

/** Renders the short line above a headline, in small capitals. */
export function Kicker({ section, tone = 'normal', className, children, ...rest }: KickerProps) {
  const markClass = section && SECTION_MARK_CLASSES[section];
  return (
    <p {...rest} className={classNames(styles.kicker, styles[tone], className)}>
      {section ? (
        <span
          aria-hidden="true"
          className={classNames(styles.mark, markClass && styles[markClass])}
        />
      ) : null}
      {children}
    </p>
  );
}
