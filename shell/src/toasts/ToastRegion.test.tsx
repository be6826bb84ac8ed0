import { act, render, screen } from '@testing-library/react';
import { PageApp } from '#page/PageApp.tsx';
import { createShellStore } from '#store/create-shell-store.ts';
import { ToastClient } from './toast-client.ts';
import { ToastRegion } from './ToastRegion.tsx';

test('adds toasts to an existing polite live region', () => {
  const store = createShellStore();
  const toasts = new ToastClient(store);
  render(
    <PageApp api={{ toasts } as never} store={store}>
      <ToastRegion />
    </PageApp>,
  );
  const region = screen.getByRole('region', { name: 'Meldungen' });
  expect(region.getAttribute('aria-live')).toBe('polite');
  act(() => void toasts.add({ severity: 'error', summary: 'Nicht gespeichert' }));
  expect(region.textContent).toContain('Nicht gespeichert');
  expect(region.querySelector('[role], [aria-live]')).toBeNull();
});
