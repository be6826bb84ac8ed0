import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '#class-names/classNames.ts';
import styles from './button.module.css';
import { getButtonClassName } from './button-look.ts';
import type { ButtonLookProps } from './button-look.ts';
import { useRipple } from './useRipple.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLookProps {
  /**
   * True while work is in progress: the button keeps focus and size, shows an animated line and
   * ignores presses. Unlike a `disabled` button it stays focusable, so that screen readers announce
   * the change.
   */
  readonly busy?: boolean;
}

/**
 * Renders a button. Its label names the action („Anzeige prüfen“). The default type is `button`,
 * not `submit`.
 */
export function Button(props: ButtonProps) {
  const { look, size, wide, busy = false, children, className, ...rest } = props;
  const ripple = useRipple(busy || rest.disabled === true);
  const handlePress = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else rest.onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={handlePress}
      onMouseDown={ripple.start}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={getButtonClassName(
        { look, size, wide },
        classNames(busy && styles.busy, className),
      )}
    >
      <span className={styles.label}>{children}</span>
      {busy ? <span className={styles.busyLine} aria-hidden="true" /> : null}
      {ripple.element}
    </button>
  );
}
