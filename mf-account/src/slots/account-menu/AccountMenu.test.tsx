import {
  PageFactsContext,
  ShellApiContext,
} from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { render, screen } from '@testing-library/react';
import { AccountMenu } from './AccountMenu.tsx';

test('scrolls sideways to the current page', () => {
  // Each entry is 100 px wide, and the window shows three of them.
  const sizes = {
    offsetLeft(this: HTMLElement) {
      return this.tagName === 'LI' ? [...this.parentElement!.children].indexOf(this) * 100 : 0;
    },
    offsetWidth: () => 100,
    clientWidth: () => 300,
  };
  for (const [name, get] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { get, configurable: true });
  render(
    <ShellApiContext value={{} as never}>
      <PageFactsContext value={{ path: '/mein-account/profil', appMode: false, preview: false }}>
        <AccountMenu />
      </PageFactsContext>
    </ShellApiContext>,
  );
  const current = screen.getByRole('link', { current: 'page' });
  expect(current.textContent).toBe('Profil');
  const { scrollLeft } = screen.getByRole('list');
  const { offsetLeft } = current.closest('li')!;
  expect(offsetLeft).toBeGreaterThanOrEqual(scrollLeft);
  expect(offsetLeft + 100).toBeLessThanOrEqual(scrollLeft + 300);
});
