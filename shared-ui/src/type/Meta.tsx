import type { ComponentProps } from 'react';
import { Children } from 'react';
import { classNames } from '#class-names/classNames.ts';
import styles from './Meta.module.css';

/** A line of facts (author, date, reading time); children are separated by a raised dot. */
export function Meta({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest} className={classNames(styles.meta, className)}>
      {Children.toArray(children).map((child, index) => (
        <span key={index} className={styles.fact}>
          {child}
        </span>
      ))}
    </p>
  );
}
