import { expect, jest, test } from '@jest/globals';
import type { ShellApi, ToastMessage } from '@gruenland/shared-contracts/shell-api.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PageFactsContext, ShellApiContext } from '#shell-context/shell-context.ts';
import { SaveButton } from './SaveButton.tsx';

/** Loads the code of the buttons before a test, so that no test waits for it. */
beforeAll(async () => void (await import('./saved-entries.browser.ts')));

function renderSaveButton(http: jest.Mock) {
  const addToast = jest.fn<(message: ToastMessage) => string>(() => 'toast-1');
  const shell = { http, toasts: { add: addToast } } as unknown as ShellApi;
  const page = { path: '/', appMode: false, preview: false };
  render(
    <ShellApiContext value={shell}>
      <PageFactsContext value={page}>
        <SaveButton kind="job" id="7" title="Melker in Celle" />
        <SaveButton kind="job" id="8" title="Hirte in Wels" />
      </PageFactsContext>
    </ShellApiContext>,
  );
  return addToast;
}

test('requests saved entries once, on the first interaction; a press changes the state', async () => {
  const http = jest.fn(async (path: unknown, _options?: unknown) =>
    path === '/api/watchlist/summary' ? { keys: ['job:8'] } : { done: true },
  );
  const addToast = renderSaveButton(http as never);
  expect(http).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: 'Merken : Melker in Celle' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  expect(button.closest('form')?.getAttribute('action')).toBe('/merkliste');
  fireEvent.focusIn(button);
  await waitFor(() => expect(screen.getByText(/Gemerkt/).textContent).toContain('Hirte'));
  expect(http).toHaveBeenCalledTimes(1);
  fireEvent.submit(button.closest('form')!);
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  expect(http).toHaveBeenLastCalledWith('/api/watchlist', {
    method: 'POST',
    body: { kind: 'job', id: '7' },
  });
  await waitFor(() =>
    expect(addToast).toHaveBeenLastCalledWith(
      expect.objectContaining({
        summary: 'Gemerkt',
        detail: 'Melker in Celle',
        action: { label: 'Zur Merkliste', href: '/merkliste' },
      }),
    ),
  );
  fireEvent.submit(button.closest('form')!);
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
  expect(http).toHaveBeenLastCalledWith('/api/watchlist/remove', expect.anything());
  await waitFor(() => expect(addToast).toHaveBeenCalledTimes(2));
  const { action } = addToast.mock.lastCall![0];
  expect(action).toMatchObject({ label: 'Rückgängig' });
  await act(async () => (action as { onPress: () => void }).onPress());
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  expect(http).toHaveBeenLastCalledWith('/api/watchlist', expect.anything());
});
