import { useSelector } from 'react-redux';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { ToastView } from '@gruenland/shared-ui/toast/ToastView.tsx';
import type { ShellState } from '#store/create-shell-store.ts';
import type { ToastClient } from './toast-client.ts';
import styles from './toasts.module.css';

/** Where toasts appear: top right on wide screens, bottom centre on small ones. */
export function ToastRegion() {
  const toasts = useSelector((state: ShellState) => state.toasts);
  const client = useShell().toasts as ToastClient;
  return (
    <section className={styles.region} aria-label="Meldungen">
      {toasts.map((toast) => (
        <div
          key={toast.id}
          onMouseEnter={toast.pausable ? () => client.hoverStart(toast.id) : undefined}
          onMouseLeave={toast.pausable ? () => client.hoverEnd(toast.id) : undefined}
        >
          <ToastView
            toast={toast}
            onClose={toast.closable ? () => client.remove(toast.id) : undefined}
          />
        </div>
      ))}
    </section>
  );
}
