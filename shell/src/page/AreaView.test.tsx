import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { AreaView } from './AreaView.tsx';
import type { PagePayload } from './page-payload.ts';
import { ViewSourceContext } from './view-source.ts';

const page = {
  url: '/heu',
  area: { remote: 'mf-magazine', view: 'route:article' },
  problem: null,
  needsLogin: false,
} as unknown as PagePayload;

function BrokenView(): never {
  throw new Error('kaputt');
}

/** Creates a shell in which the area's view throws or is missing, and records the error reports. */
function createShell(View: (() => never) | null) {
  const reportError = jest.fn();
  const source = { find: () => View } as never;
  const view = (
    <ViewSourceContext value={source}>
      <ShellApiContext value={{ analytics: { reportError } } as never}>
        <AreaView page={page} />
      </ShellApiContext>
    </ViewSourceContext>
  );
  return { reportError, view };
}

// Adds `CSS.escape`, which jsdom lacks; remote names need no escaping.
Object.assign(globalThis, { CSS: { escape: (name: string) => name } });

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

test('shows visitors the error screen when the view throws', () => {
  const { reportError, view } = createShell(BrokenView);
  render(view);
  expect(screen.getByRole('heading').textContent).toBe('404 | Seite nicht gefunden');
  expect(reportError).toHaveBeenCalledTimes(1);
});

test('keeps the server-rendered HTML for crawlers and reports the error', async () => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
  document.body.innerHTML =
    '<div id="app"><div data-area="mf-magazine"><!--$--><p>Heu</p><!--/$--></div></div>';
  const { reportError, view } = createShell(BrokenView);
  const app = document.querySelector<HTMLElement>('#app')!;
  await act(async () =>
    render(view, { container: app, hydrate: true, onRecoverableError: () => {} }),
  );
  expect(app.textContent).toBe('Heu');
  expect(reportError).toHaveBeenCalledTimes(1);
});

test('keeps the server-rendered HTML of an area whose script is missing', async () => {
  document.body.innerHTML = '<div id="app"><div data-area="mf-magazine"><p>Heu</p></div></div>';
  const { view } = createShell(null);
  const app = document.querySelector<HTMLElement>('#app')!;
  const paragraph = app.querySelector('p');
  await act(async () => render(view, { container: app, hydrate: true }));
  expect(app.querySelector('p')).toBe(paragraph);
});
