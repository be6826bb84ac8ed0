import type { ComponentProps } from 'react';
import { classNames } from '#class-names/classNames.ts';
import styles from './Badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /** `wheat`: Anzeige, Merkliste. `urgent`: Eilmeldung. `plain`: everything else. */
  readonly tone?: 'plain' | 'green' | 'wheat' | 'urgent';
}

/** A small printed label, for a state or a kind. */
export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(styles['badge'], styles[tone], className)} />;
}
