import { jest } from '@jest/globals';
import {
  PageFactsContext,
  ShellApiContext,
} from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compactTeaser } from '#model/compact-teaser.ts';
import { teaser } from '#samples/story-content.ts';
import { InfiniteArticles } from './InfiniteArticles.tsx';

const NAMES = ['eins', 'zwei', 'drei', 'vier'];
const articles = NAMES.map((name) =>
  compactTeaser(teaser({ uuid: name, headline: `Artikel ${name}`, href: `/artikel/${name}` })),
);
const pageOf = (name: string) => `<title>${name} – Grünland</title><main><article>
  <div data-name="article_head" data-part="p1"><h1 tabindex="-1">Artikel ${name}</h1></div>
  <div data-region="body"><p>Text ${name}</p></div><button>Teilen</button></article></main>`;

const observers = new Set<() => void>();
const tops = new Map<string, number>();
const readAt = jest.fn();
const http = jest.fn(async (_path: string, _options: unknown) => undefined);
let restTop = 9000;
let answer = async (href: string) => new Response(pageOf(href.split('/').at(-1)!));

beforeEach(() => {
  tops.clear();
  observers.clear();
  jest.clearAllMocks();
  globalThis.fetch = ((href: string) => answer(href)) as typeof fetch;
  globalThis.IntersectionObserver = class {
    #hear: () => void;
    constructor(hear: IntersectionObserverCallback) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      this.#hear = () => hear([entry], this as unknown as IntersectionObserver);
    }
    observe() {
      observers.add(this.#hear);
    }
    disconnect() {
      observers.delete(this.#hear);
    }
  } as unknown as typeof IntersectionObserver;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return { top: tops.get(this.dataset['uuid'] ?? '') ?? restTop } as DOMRect;
  });
});
afterEach(() => {
  restTop = 9000;
  answer = async (href) => new Response(pageOf(href.split('/').at(-1)!));
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

/** `path` is the page; what was opened on it is kept in the tab. */
function show(path: string) {
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
const scroll = () => act(async () => [...observers].forEach((hear) => hear()));
const places = () => readAt.mock.calls.map(([place]) => place && (place as { href: string }).href);

test('without script every article is a link', () => {
  show('/a');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...NAMES.map((name) => `/artikel/${name}`),
    '/artikel?seite=2',
  ]);
});

test('two come by themselves, the third by the button, which takes the focus there', async () => {
  show('/b');
  await scroll();
  await scroll();
  await scroll();
  expect(screen.getByText('Text zwei')).toBeTruthy();
  expect(screen.queryByText('Text drei')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Hier weiterlesen: Artikel drei' }));
  expect(screen.getByText('Text drei')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Artikel drei');
});

test('address and title follow the article in view and go back with the reader', async () => {
  show('/c');
  await scroll();
  await scroll();
  tops.set('eins', -500);
  await scroll();
  tops.set('zwei', 10);
  await scroll();
  await scroll();
  tops.set('zwei', 2000);
  await scroll();
  tops.set('eins', 2000);
  await scroll();
  expect(readAt.mock.calls[0]).toEqual([{ href: '/artikel/eins', title: 'eins – Grünland' }]);
  expect(places()).toEqual(['/artikel/eins', '/artikel/zwei', '/artikel/eins', null]);
});

test('each article is counted once as read, and coming back finds it open', async () => {
  const { unmount } = show('/d');
  await scroll();
  for (const top of [0, 2000, 0]) {
    tops.set('eins', top);
    await scroll();
  }
  unmount();
  show('/d');
  expect(screen.getByText('Text eins')).toBeTruthy();
  await scroll();
  expect(http.mock.calls.filter(([path]) => path === '/api/reads')).toEqual([
    ['/api/reads', { method: 'POST', body: { story: 'eins' } }],
  ]);
});

test('nothing moves that somebody looks at: then the button waits', async () => {
  restTop = 100;
  show('/e');
  await scroll();
  expect(screen.queryByText('Text eins')).toBeNull();
  expect(screen.getByRole('link', { name: /^Hier weiterlesen/ })).toBeTruthy();
});

test('an article that cannot be read stays a link', async () => {
  answer = async () => new Response('weg', { status: 503 });
  show('/f');
  await scroll();
  expect(screen.getByRole('status').textContent).toMatch(/gerade nicht öffnen/);
  expect(screen.getByRole('link', { name: 'Artikel eins' })).toBeTruthy();
});
