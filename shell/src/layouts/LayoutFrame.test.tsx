import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { PageApp } from '#page/PageApp.tsx';
import type { PagePayload } from '#page/page-payload.ts';
import { getResolvedViewPromise } from '#page/resolved-view-promise.ts';
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

function SiteChromeStub({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <header className="kopf">Grünland</header>
      {children}
      <footer className="fuss">Impressum</footer>
    </>
  );
}

function createFrame(View: unknown, api: Partial<ShellApi> = {}) {
  const closedConsentState = { layer: 'none' };
  const consent = { getState: () => closedConsentState, subscribe: () => () => {} };
  const analytics = { track: () => {}, reportError: () => {} };
  return (
    <ViewSourceContext
      value={
        { find: () => View, getViewPromise: () => getResolvedViewPromise(View as never) } as never
      }
    >
      <PageApp api={{ consent, analytics, ...api } as never} store={createShellStore()}>
        <LayoutFrame page={page}>Heu</LayoutFrame>
      </PageApp>
    </ViewSourceContext>
  );
}

afterEach(() => {
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

async function renderHydrated(view: ReactNode) {
  document.body.innerHTML = `<div id="app">${renderToString(createFrame(SiteChromeStub))}</div>`;
  const app = document.querySelector<HTMLElement>('#app')!;
  const serverElements = [...app.querySelectorAll('header, main, footer')];
  const onRecoverableError = jest.fn();
  await act(async () => render(view, { container: app, hydrate: true, onRecoverableError }));
  return { app, serverElements, onRecoverableError };
}

test('hydrates around server-rendered header and footer when their script is missing', async () => {
  const { app, serverElements, onRecoverableError } = await renderHydrated(createFrame(null));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect([...app.querySelectorAll('header, main, footer')]).toEqual(serverElements);
  expect(serverElements.map((element) => element.textContent)).toEqual([
    'Grünland',
    'Heu',
    'Impressum',
  ]);
  expect(serverElements.map((element) => element.className)).toEqual([
    'kopf',
    expect.any(String),
    'fuss',
  ]);
});
