import type { ComponentProps } from 'react';
import { classNames } from '#class-names/classNames.ts';
import styles from './Heading.module.css';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingSize = 1 | 2 | 3 | 4 | 5;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Level in the document outline. */
  readonly level: HeadingLevel;
  /** Step of the type scale; 5 is the largest. The default depends on `level`. */
  readonly size?: HeadingSize;
}

const SIZE_BY_LEVEL = { 1: 5, 2: 3, 3: 2, 4: 1, 5: 1, 6: 1 } as const;

/** Renders a headline in the serif font. */
export function Heading({ level, size = SIZE_BY_LEVEL[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={classNames(styles.heading, styles[`size${size}`], className)} />;
}
