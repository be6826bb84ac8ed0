import { expect, jest, test } from '@jest/globals';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PageFactsContext, ShellApiContext } from '#shell-context/shell-context.ts';
import { SaveButton } from './SaveButton.tsx';

function renderSaveButton(http: jest.Mock) {
  const shell = { http } as unknown as ShellApi;
  const page = { path: '/', appMode: false, preview: false };
  return render(
    <ShellApiContext value={shell}>
      <PageFactsContext value={page}>
        <SaveButton kind="job" id="7" title="Melker in Celle" />
        <SaveButton kind="job" id="8" title="Hirte in Wels" />
      </PageFactsContext>
    </ShellApiContext>,
  );
}

test('requests saved entries once, on the first interaction; a press changes the state', async () => {
  const http = jest.fn(async (path: unknown, _options?: unknown) =>
    path === '/api/watchlist/summary' ? { keys: ['job:8'] } : { done: true },
  );
  renderSaveButton(http as never);
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
  fireEvent.submit(button.closest('form')!);
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
  expect(http).toHaveBeenLastCalledWith('/api/watchlist/remove', expect.anything());
});
