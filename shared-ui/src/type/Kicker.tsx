import type { Section } from '@gruenland/shared-contracts/route.ts';
import type { ComponentProps } from 'react';
import { classNames } from '#class-names/classNames.ts';
import styles from './Kicker.module.css';

export interface KickerProps extends ComponentProps<'p'> {
  /** Puts the section's mark before the words. */
  readonly section?: Section;
  /** `urgent`: Eilmeldung, in poppy. */
  readonly tone?: 'normal' | 'urgent';
}

/** The short line above a headline, in small capitals. */
export function Kicker({ section, tone = 'normal', className, children, ...rest }: KickerProps) {
  return (
    <p {...rest} className={classNames(styles['kicker'], styles[tone], className)}>
      {section ? (
        <span aria-hidden="true" className={classNames(styles['mark'], styles[section])} />
      ) : null}
      {children}
    </p>
  );
}
