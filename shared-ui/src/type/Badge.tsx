import type { ComponentProps } from 'react';
import { classNames } from '#class-names/classNames.ts';
import styles from './Badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * Colour of the badge. `green`: kind of an ad, active state. `wheat`: ads, watchlist. `urgent`:
   * breaking news. `plain`: everything else.
   */
  readonly tone?: 'plain' | 'green' | 'wheat' | 'urgent';
}

/** Renders a small label for a state or kind. */
export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(styles.badge, styles[tone], className)} />;
}
