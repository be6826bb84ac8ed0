import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { SAVED_COUNT_EVENT } from '@gruenland/shared-ui/watchlist/saved-count-event.ts';

import { HeaderAccount } from './HeaderAccount.tsx';

test('fills the heart after the first interaction, and follows changes', async () => {
  const state = { ready: true, loggedIn: false, user: null };
  const session = { getState: () => state, subscribe: () => () => {} };
  const http = jest.fn(async () => ({ keys: ['ad:7', 'job:8'] }));
  render(
    <ShellApiContext value={{ http, session } as unknown as ShellApi}>
      <HeaderAccount />
    </ShellApiContext>,
  );
  const link = screen.getByRole('link', { name: 'Merkliste' });
  expect(link.hasAttribute('data-filled')).toBe(false);
  expect(http).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(link.textContent).toBe('Merkliste, 2 gemerkt'));
  expect(link.hasAttribute('data-filled')).toBe(true);
  act(() => void dispatchEvent(new CustomEvent(SAVED_COUNT_EVENT, { detail: 0 })));
  expect(link.textContent).toBe('Merkliste');
  expect(link.hasAttribute('data-filled')).toBe(false);
});
