import type { ReactNode } from 'react';
import { classNames } from '#class-names/classNames.ts';
import { IconCheck } from '#icon/IconCheck.tsx';
import { IconWheatEar } from '#icon/IconWheatEar.tsx';
import { IconInfo } from '#icon/IconInfo.tsx';
import { IconWarning } from '#icon/IconWarning.tsx';
import styles from './Notice.module.css';

export interface NoticeProps {
  /** Kind of the notice; `empty` means that there are no results or no content yet. */
  readonly kind?: 'info' | 'success' | 'error' | 'empty';
  readonly title?: string;
  /** Text that explains what happened and what the user can do. */
  readonly children?: ReactNode;
  /** A retry button or a link. */
  readonly action?: ReactNode;
  /**
   * Whether screen readers announce the notice when it appears; true for notices added after page
   * load.
   */
  readonly live?: boolean;
}

/** CSS class per kind; null for kinds that look like a hint. */
const KIND_CLASSES = { info: null, success: null, error: styles.error, empty: styles.empty };
const ICONS = { info: IconInfo, success: IconCheck, error: IconWarning, empty: IconWheatEar };

/**
 * Shows a message about the state of a page section: a hint, a success, an error or an empty list.
 */
export function Notice({ kind = 'info', title, children, action, live = false }: NoticeProps) {
  const NoticeIcon = ICONS[kind];
  const role = kind === 'error' ? 'alert' : 'status';
  return (
    <div className={classNames(styles.notice, KIND_CLASSES[kind])} role={live ? role : undefined}>
      <NoticeIcon size={kind === 'empty' ? 'large' : 'normal'} />
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div className={styles.text}>{children}</div> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}
