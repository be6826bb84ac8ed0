import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '#class-names/classNames.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactElement;
}

/** Renders a square button with an icon, 44 × 44 px. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, className)}
    >
      {icon}
    </button>
  );
}
