import { jest } from '@jest/globals';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ConsentButton } from './ConsentButton.tsx';

const open = jest.fn();
const view = (
  <ShellApiContext value={{ consent: { open } } as never}>
    <ConsentButton />
  </ShellApiContext>
);

test('links to the cookie page without JavaScript', () => {
  document.body.innerHTML = renderToString(view);
  const link = screen.getByRole('link', { name: 'Cookie-Einstellungen' });
  expect(link.getAttribute('href')).toBe('/cookies');
  expect(screen.queryByRole('button')).toBeNull();
});

test('opens the settings with JavaScript', async () => {
  document.body.innerHTML = renderToString(view);
  render(view, { container: document.body, hydrate: true });
  await userEvent.click(screen.getByRole('button', { name: 'Cookie-Einstellungen' }));
  expect(open).toHaveBeenCalledWith('settings');
  expect(screen.queryByRole('link')).toBeNull();
});
