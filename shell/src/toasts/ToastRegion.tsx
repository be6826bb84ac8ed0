import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import type { ShellState } from '#store/create-shell-store.ts';
import type { ToastClient } from './toast-client.ts';
import { loadToastView } from './load-toast-view.ts';
import styles from './toasts.module.css';

const ToastView = lazy(loadToastView);

/**
 * Renders the region for toasts: top right on wide screens, bottom centre on small screens. Always
 * rendered, so that screen readers announce new toasts politely.
 */
export function ToastRegion() {
  const toasts = useSelector((state: ShellState) => state.toasts);
  const client = useShell().toasts as ToastClient;
  return (
    <section className={styles.region} aria-label="Meldungen" aria-live="polite">
      <Suspense fallback={null}>
        {toasts.map((toast) => (
          <ToastView key={toast.id} toast={toast} client={client} />
        ))}
      </Suspense>
    </section>
  );
}
