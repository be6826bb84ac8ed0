import { classNames } from '#class-names/classNames.ts';
import styles from './button.module.css';

/**
 * Appearance of a button. `primary`: at most once per view. `quiet`: without border. `danger`:
 * deletes or ends something.
 */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonLookProps {
  readonly look?: ButtonLook | undefined;
  readonly size?: 'normal' | 'small' | undefined;
  /** Whether the button takes the full width of its container. */
  readonly wide?: boolean | undefined;
}

/** Returns the class names that style an element as a button. */
export function getButtonClassName(props: ButtonLookProps, extraClassName?: string): string {
  const { look = 'primary', size = 'normal', wide = false } = props;
  const sizeClassName = size === 'small' && styles.small;
  return classNames(
    styles.button,
    styles[look],
    sizeClassName,
    wide && styles.wide,
    extraClassName,
  );
}
