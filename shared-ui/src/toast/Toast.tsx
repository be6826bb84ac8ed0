import type { ToastMessage } from '@gruenland/shared-contracts/shell-api.ts';
import type { ReactNode } from 'react';
import { IconButton } from '#button/IconButton.tsx';
import { classNames } from '#class-names/classNames.ts';
import { IconCheck } from '#icon/IconCheck.tsx';
import { IconClose } from '#icon/IconClose.tsx';
import { IconInfo } from '#icon/IconInfo.tsx';
import { IconWarning } from '#icon/IconWarning.tsx';
import styles from './Toast.module.css';

export interface ToastProps extends Pick<
  ToastMessage,
  'severity' | 'summary' | 'detail' | 'closable'
> {
  readonly close: () => void;
  readonly onMouseEnter?: (() => void) | undefined;
  readonly onMouseLeave?: (() => void) | undefined;
  /** A link or button below the text, for example „Rückgängig“. */
  readonly action?: ReactNode;
}

/** CSS class per severity; null for severities that look like `info`. */
const SEVERITY_CLASSES = { success: null, info: null, warn: styles.warn, error: styles.error };
const ICONS = { success: IconCheck, info: IconInfo, warn: IconWarning, error: IconWarning };

/**
 * Renders one toast; the shell adds and removes toasts. The shell renders toasts inside one polite
 * live region: screen readers announce only text that is added to an existing live region.
 */
export function Toast(props: ToastProps) {
  const { severity, summary, detail, closable = true, close, action } = props;
  const ToastIcon = ICONS[severity];
  return (
    <div
      aria-atomic="true"
      className={classNames(styles.toast, SEVERITY_CLASSES[severity])}
      onMouseEnter={props.onMouseEnter}
      onMouseLeave={props.onMouseLeave}
      // A toast that waits for the pointer waits for the keyboard, too (WCAG 2.2.1).
      onFocus={props.onMouseEnter}
      onBlur={props.onMouseLeave}
    >
      <ToastIcon />
      <div className={styles.words}>
        <p className={styles.summary}>{summary}</p>
        {detail ? <p className={styles.detail}>{detail}</p> : null}
        {action}
      </div>
      {closable ? (
        <IconButton
          label="Meldung schließen"
          icon={<IconClose />}
          onClick={close}
          className={styles.close}
        />
      ) : null}
    </div>
  );
}
