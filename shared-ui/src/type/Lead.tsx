import type { ComponentProps } from 'react';
import { classNames } from '#class-names/classNames.ts';
import styles from './Lead.module.css';

/** Renders the opening paragraph of an article, in larger serif type. */
export function Lead({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={classNames(styles.lead, className)} />;
}
