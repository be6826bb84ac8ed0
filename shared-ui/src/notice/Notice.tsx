import type { ReactNode } from 'react';
import { classNames } from '#class-names/classNames.ts';
import { IconCheck } from '#icon/IconCheck.tsx';
import { IconEar } from '#icon/IconEar.tsx';
import { IconInfo } from '#icon/IconInfo.tsx';
import { IconWarning } from '#icon/IconWarning.tsx';
import styles from './Notice.module.css';

export interface NoticeProps {
  /** `empty`: nothing found or nothing there yet. */
  readonly kind?: 'info' | 'success' | 'error' | 'empty';
  readonly title?: string;
  /** What is wrong and what to do. */
  readonly children?: ReactNode;
  /** Way out: a retry button, a link. */
  readonly action?: ReactNode;
  /** Spoken as soon as it appears; for notices that come up while the page is open. */
  readonly live?: boolean;
}

const ICONS = { info: IconInfo, success: IconCheck, error: IconWarning, empty: IconEar };

/** A written state of a part of the page: a hint, a success, a failure or emptiness. */
export function Notice({ kind = 'info', title, children, action, live = false }: NoticeProps) {
  const NoticeIcon = ICONS[kind];
  const role = kind === 'error' ? 'alert' : 'status';
  return (
    <div className={classNames(styles['notice'], styles[kind])} role={live ? role : undefined}>
      <NoticeIcon size={kind === 'empty' ? 'large' : 'normal'} />
      <div className={styles['words']}>
        {title ? <p className={styles['title']}>{title}</p> : null}
        {children ? <div className={styles['text']}>{children}</div> : null}
        {action ? <div className={styles['action']}>{action}</div> : null}
      </div>
    </div>
  );
}
