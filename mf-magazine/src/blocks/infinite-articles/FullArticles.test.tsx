import { jest } from '@jest/globals';
import {
  PageFactsContext,
  ShellApiContext,
} from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toCompactTeaser } from '#model/compact-teaser.ts';
import { teaser } from '#samples/story-content.ts';
import { InfiniteArticles } from './InfiniteArticles.tsx';

const ARTICLE_SLUGS = ['eins', 'zwei', 'drei', 'vier'];
const articles = ARTICLE_SLUGS.map((name) =>
  toCompactTeaser(teaser({ uuid: name, headline: `Artikel ${name}`, href: `/artikel/${name}` })),
);
const createPage = (name: string) => `<title>${name} – Grünland</title><main><article>
  <div data-name="head" data-part="p1"><h1 tabindex="-1">Artikel ${name}</h1></div>
  <div data-region="body"><p>Text ${name}</p></div><button>Teilen</button></article></main>`;

const observerCallbacks = new Set<() => void>();
const topPxByUuid = new Map<string, number>();
const readAt = jest.fn();
const http = jest.fn(async (_path: string, _options: unknown) => undefined);
let remainingLinksTopPx = 9000;
let respond = async (href: string) => new Response(createPage(href.split('/').at(-1)!));

beforeEach(() => {
  topPxByUuid.clear();
  observerCallbacks.clear();
  jest.clearAllMocks();
  globalThis.fetch = ((href: string) => respond(href)) as typeof fetch;
  globalThis.IntersectionObserver = class {
    #callback: () => void;
    constructor(callback: IntersectionObserverCallback) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      this.#callback = () => callback([entry], this as unknown as IntersectionObserver);
    }
    observe() {
      observerCallbacks.add(this.#callback);
    }
    disconnect() {
      observerCallbacks.delete(this.#callback);
    }
  } as unknown as typeof IntersectionObserver;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return { top: topPxByUuid.get(this.dataset['uuid'] ?? '') ?? remainingLinksTopPx } as DOMRect;
  });
});
afterEach(() => {
  remainingLinksTopPx = 9000;
  respond = async (href) => new Response(createPage(href.split('/').at(-1)!));
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

/** Renders the block on the page at `path`. The block stores the opened articles by this path. */
function renderBlock(path: string) {
  return render(
    <PageFactsContext value={{ path, appMode: false, preview: false }}>
      <ShellApiContext value={{ http, navigation: { readAt } } as never}>
        <InfiniteArticles
          model={{ title: 'Weiterlesen', step: 4, category: undefined, whole: true }}
          data={{ articles, total: 9, href: '/artikel?seite=2' }}
        />
      </ShellApiContext>
    </PageFactsContext>,
  );
}
const runObserverCallbacks = () =>
  act(async () => [...observerCallbacks].forEach((callback) => callback()));
const getReadUrls = () =>
  readAt.mock.calls.map(([place]) => place && (place as { href: string }).href);

test('shows every article as a link without JavaScript', () => {
  renderBlock('/a');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...ARTICLE_SLUGS.map((name) => `/artikel/${name}`),
    '/artikel?seite=2',
  ]);
});

test('opens two articles automatically and the third by the button, which moves the focus there', async () => {
  renderBlock('/b');
  await runObserverCallbacks();
  await runObserverCallbacks();
  await runObserverCallbacks();
  expect(screen.getByText('Text zwei')).toBeTruthy();
  expect(screen.queryByText('Text drei')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Hier weiterlesen: Artikel drei' }));
  expect(screen.getByText('Text drei')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Artikel drei');
});

test('updates URL and title to the article in view, also when scrolling back', async () => {
  renderBlock('/c');
  await runObserverCallbacks();
  await runObserverCallbacks();
  topPxByUuid.set('eins', -500);
  await runObserverCallbacks();
  topPxByUuid.set('zwei', 10);
  await runObserverCallbacks();
  await runObserverCallbacks();
  topPxByUuid.set('zwei', 2000);
  await runObserverCallbacks();
  topPxByUuid.set('eins', 2000);
  await runObserverCallbacks();
  expect(readAt.mock.calls[0]).toEqual([{ href: '/artikel/eins', title: 'eins – Grünland' }]);
  expect(getReadUrls()).toEqual(['/artikel/eins', '/artikel/zwei', '/artikel/eins', null]);
});

test('counts each article once as viewed and keeps it open when the reader returns', async () => {
  const { unmount } = renderBlock('/d');
  await runObserverCallbacks();
  for (const articleTopPx of [0, 2000, 0]) {
    topPxByUuid.set('eins', articleTopPx);
    await runObserverCallbacks();
  }
  unmount();
  renderBlock('/d');
  expect(screen.getByText('Text eins')).toBeTruthy();
  await runObserverCallbacks();
  expect(http.mock.calls.filter(([path]) => path === '/api/article-views')).toEqual([
    ['/api/article-views', { method: 'POST', body: { story: 'eins' } }],
  ]);
});

test('waits for the button while the end of the list is in view', async () => {
  remainingLinksTopPx = 100;
  renderBlock('/e');
  await runObserverCallbacks();
  expect(screen.queryByText('Text eins')).toBeNull();
  expect(screen.getByRole('link', { name: /^Hier weiterlesen/ })).toBeTruthy();
});

test('keeps an article as a link when fetching fails', async () => {
  respond = async () => new Response('weg', { status: 503 });
  renderBlock('/f');
  await runObserverCallbacks();
  expect(screen.getByRole('status').textContent).toMatch(/gerade nicht öffnen/);
  expect(screen.getByRole('link', { name: 'Artikel eins' })).toBeTruthy();
});
