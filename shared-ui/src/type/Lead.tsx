import type { ComponentProps } from 'react';
import { classNames } from '#class-names/classNames.ts';
import styles from './Lead.module.css';

/** The opening lines of an article, in the serif, larger than the text. */
export function Lead({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={classNames(styles['lead'], className)} />;
}
