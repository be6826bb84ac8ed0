import { act, fireEvent, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { PageApp } from '#page/PageApp.tsx';
import { createShellStore } from '#store/create-shell-store.ts';
import { ToastClient } from './toast-client.ts';
import { ToastRegion } from './ToastRegion.tsx';

function renderRegion() {
  const store = createShellStore();
  const toasts = new ToastClient(store);
  render(
    <PageApp api={{ toasts } as never} store={store}>
      <ToastRegion />
    </PageApp>,
  );
  return toasts;
}

test('adds toasts to an existing polite live region', async () => {
  const toasts = renderRegion();
  const region = screen.getByRole('region', { name: 'Meldungen' });
  expect(region.getAttribute('aria-live')).toBe('polite');
  await act(async () => void toasts.add({ severity: 'error', summary: 'Nicht gespeichert' }));
  await screen.findByText('Nicht gespeichert');
  expect(region.textContent).toContain('Nicht gespeichert');
  expect(region.querySelector('[role], [aria-live]')).toBeNull();
});

test('closes when its button or link is pressed', async () => {
  const toasts = renderRegion();
  const undo = jest.fn();
  await act(async () => {
    toasts.add({
      severity: 'success',
      summary: 'Entfernt',
      action: { label: 'Rückgängig', onPress: undo },
    });
    toasts.add({
      severity: 'success',
      summary: 'Gemerkt',
      action: { label: 'Zur Merkliste', href: '/merkliste' },
    });
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Entfernt')).toBeNull();
  const link = screen.getByRole('link', { name: 'Zur Merkliste' });
  expect(link.getAttribute('href')).toBe('/merkliste');
  fireEvent.click(link);
  expect(screen.queryByText('Gemerkt')).toBeNull();
});
