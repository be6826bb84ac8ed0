import type { ComponentProps } from 'react';
import { Children } from 'react';
import { classNames } from '#class-names/classNames.ts';
import styles from './Meta.module.css';

/** Renders a line of facts (author, date, reading time), separated by raised dots. */
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
