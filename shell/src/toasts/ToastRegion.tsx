import { useSelector } from 'react-redux';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { Toast } from '@gruenland/shared-ui/toast/Toast.tsx';
import type { ShellState } from '#store/create-shell-store.ts';
import type { ToastClient } from './toast-client.ts';
import styles from './toasts.module.css';

/**
 * Renders the region for toasts: top right on wide screens, bottom centre on small screens. Always
 * rendered, so that screen readers announce new toasts politely.
 */
export function ToastRegion() {
  const toasts = useSelector((state: ShellState) => state.toasts);
  const client = useShell().toasts as ToastClient;
  return (
    <section className={styles.region} aria-label="Meldungen" aria-live="polite">
      {toasts.map(({ id, pausable, ...toast }) => (
        <Toast
          key={id}
          {...toast}
          close={() => client.remove(id)}
          onMouseEnter={pausable ? () => client.startHover(id) : undefined}
          onMouseLeave={pausable ? () => client.endHover(id) : undefined}
        />
      ))}
    </section>
  );
}
