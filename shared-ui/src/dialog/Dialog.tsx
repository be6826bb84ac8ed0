import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { IconButton } from '#button/IconButton.tsx';
import { IconClose } from '#icon/IconClose.tsx';
import styles from './Dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Called for Escape, the close button and, if `dismissable`, a press on the backdrop. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons in the dialog's footer. */
  readonly actions?: ReactNode;
  /**
   * Whether a press on the backdrop closes the dialog; default true. Use false where input could be
   * lost.
   */
  readonly dismissable?: boolean;
}

/**
 * Renders a modal dialog (`dialog` element). The browser keeps the focus inside and restores it on
 * close.
 */
export function Dialog(props: DialogProps) {
  const { open, title, onClose, children, actions, dismissable = true } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return (
    // Escape is the keyboard equivalent of a press on the backdrop; it makes the browser fire
    // `cancel`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (dismissable && event.target === element.current) onClose();
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label="Schließen" icon={<IconClose />} onClick={onClose} />
        </header>
        <div>{children}</div>
        {actions ? <footer className={styles.actions}>{actions}</footer> : null}
      </div>
    </dialog>
  );
}
