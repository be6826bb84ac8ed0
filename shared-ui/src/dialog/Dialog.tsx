import type { ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { IconClose } from '#icon/IconClose.tsx';
import { dialogStyles, getDialogStyle } from './dialog-styles.ts';

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
 * Renders a modal dialog (`dialog` element) while it is open, in browsers only. The browser keeps
 * the focus inside and restores it on close.
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { title, onClose, children, actions, dismissable = true } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // An element that is removed without being closed does not restore the focus.
    return () => dialog?.close();
  }, []);
  return (
    // Escape is the keyboard equivalent of a press on the backdrop; it makes the browser fire
    // `cancel`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      aria-labelledby={titleId}
      style={getDialogStyle()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (dismissable && event.target === element.current) onClose();
      }}
    >
      <header style={dialogStyles.head}>
        <h2 id={titleId} style={dialogStyles.title}>
          {title}
        </h2>
        <button
          type="button"
          title="Schließen"
          aria-label="Schließen"
          style={dialogStyles.close}
          onClick={onClose}
        >
          <IconClose />
        </button>
      </header>
      <div style={dialogStyles.body}>{children}</div>
      {actions ? <footer style={dialogStyles.actions}>{actions}</footer> : null}
    </dialog>
  );
}
