import { jest } from '@jest/globals';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { PageApp } from '#page/PageApp.tsx';
import type { PagePayload } from '#page/page-payload.ts';
import { viewAtHand } from '#page/view-at-hand.ts';
import { ViewSourceContext } from '#page/view-source.ts';
import { createShellStore } from '#store/create-shell-store.ts';
import { LayoutFrame } from './LayoutFrame.tsx';

const page = {
  url: '/',
  path: '/',
  layout: 'default',
  section: null,
  chromeless: false,
  site: {},
} as unknown as PagePayload;

function Chrome({ children }: { readonly children: React.ReactNode }) {
  return (
    <>
      <header className="kopf">Grünland</header>
      {children}
      <footer className="fuss">Impressum</footer>
    </>
  );
}

function frame(View: unknown, api: Partial<ShellApi> = {}) {
  const consent = { getState: () => ({ layer: 'none' }), subscribe: () => () => {} };
  const analytics = { track: () => {}, reportError: () => {} };
  return (
    <ViewSourceContext
      value={{ find: () => View, arriving: () => viewAtHand(View as never) } as never}
    >
      <PageApp api={{ consent, analytics, ...api } as never} store={createShellStore()}>
        <LayoutFrame page={page}>Heu</LayoutFrame>
      </PageApp>
    </ViewSourceContext>
  );
}

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

async function hydrated(view: React.ReactNode) {
  document.body.innerHTML = `<div id="app">${renderToString(frame(Chrome))}</div>`;
  const app = document.querySelector('#app')!;
  const before = [...app.querySelectorAll('header, main, footer')];
  const onRecoverableError = jest.fn();
  await act(async () => void (root = hydrateRoot(app, view, { onRecoverableError })));
  return { app, before, onRecoverableError };
}

test('without the script of header and footer the page hydrates around them', async () => {
  const { app, before, onRecoverableError } = await hydrated(frame(null));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect([...app.querySelectorAll('header, main, footer')]).toEqual(before);
  expect(before.map((element) => element.textContent)).toEqual(['Grünland', 'Heu', 'Impressum']);
  expect(before.map((element) => element.className)).toEqual(['kopf', expect.any(String), 'fuss']);
});

test('a broken consent layer takes nothing else with it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const reportError = jest.fn();
  const consent = {
    subscribe: () => () => {},
    getState: () => {
      throw new Error('kaputt');
    },
  };
  const analytics = { reportError, track: () => {} };
  const { app } = await hydrated(frame(Chrome, { consent: consent as never, analytics }));
  expect(app.querySelector('main')?.textContent).toBe('Heu');
  expect(reportError.mock.calls.map(([, origin]) => origin)).toEqual([
    { remote: 'shell', part: 'consent' },
  ]);
});
