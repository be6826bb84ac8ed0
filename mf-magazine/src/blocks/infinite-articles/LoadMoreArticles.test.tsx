import { jest } from '@jest/globals';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toCompactTeaser } from '#model/compact-teaser.ts';
import { teaser } from '#samples/story-content.ts';
import { InfiniteArticles } from './InfiniteArticles.tsx';

const article = (uuid: string) =>
  toCompactTeaser(teaser({ uuid, headline: `Artikel ${uuid}`, href: `/artikel/${uuid}` }));

function show(title: string, http: unknown, currentPath?: string) {
  const view = (
    <ShellApiContext value={{ http } as never}>
      <InfiniteArticles
        model={{ title, step: 3, category: title, whole: false }}
        data={{
          articles: ['1', '2', '3'].map(article),
          total: 5,
          href: '/artikel?seite=2',
          ...(currentPath ? { currentPath } : {}),
        }}
      />
    </ShellApiContext>
  );
  return render(view);
}
const load = () => userEvent.click(screen.getByRole('link', { name: 'Weitere Artikel laden' }));

test('loads the next articles on click, announces them and moves the focus to the first', async () => {
  const http = jest.fn(async () => ({ articles: ['3', '4', '5'].map(article), total: 5 }));
  const { unmount } = show('a', http);
  await load();
  expect(http).toHaveBeenCalledWith('/_liste/artikel.json?anzahl=3&kategorie=a&seite=2');
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(screen.getByRole('status').textContent).toBe('2 weitere Artikel geladen.');
  expect(document.activeElement?.getAttribute('href')).toBe('/artikel/4');
  expect(screen.queryByRole('link', { name: 'Weitere Artikel laden' })).toBeNull();
  unmount();
  show('a', http);
  expect(screen.getAllByRole('article')).toHaveLength(5);
});

test.each(['/artikel/2', '/artikel/5'])('leaves out the current page %s', async (currentPath) => {
  const http = jest.fn(async () => ({ articles: ['4', '5'].map(article), total: 5 }));
  show(`an ${currentPath}`, http, currentPath);
  await load();
  expect(http).toHaveBeenCalledWith(expect.stringContaining('seite=2'));
  const links = screen.getAllByRole('article').map((it) => it.querySelector('a'));
  expect(links).toHaveLength(4);
  expect(links.map((link) => link?.getAttribute('href'))).not.toContain(currentPath);
  expect(document.activeElement?.getAttribute('href')).toBe('/artikel/4');
  expect(screen.queryByRole('link', { name: 'Weitere Artikel laden' })).toBeNull();
});

describe('when the end is near the viewport', () => {
  let enterViewport = () => {};
  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        const entry = { isIntersecting: true } as IntersectionObserverEntry;
        enterViewport = () => callback([entry], this as unknown as IntersectionObserver);
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  const http = () => jest.fn(async () => ({ articles: ['4', '5'].map(article), total: 5 }));
  const setEndPosition = (bottom: number) =>
    jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ bottom } as DOMRect);

  test('loads the next articles automatically while their position is below the viewport', async () => {
    const spy = setEndPosition(window.innerHeight + 1);
    show('c', http());
    await act(async () => enterViewport());
    expect(screen.getAllByRole('article')).toHaveLength(5);
    spy.mockRestore();
  });

  test('waits for the button while their position is in the viewport', async () => {
    const spy = setEndPosition(window.innerHeight - 1);
    const requested = http();
    show('d', requested);
    await act(async () => enterViewport());
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await load();
    expect(screen.getAllByRole('article')).toHaveLength(5);
    expect(requested).toHaveBeenCalledTimes(1);
    spy.mockRestore();
  });
});

test('announces a failure and allows another attempt', async () => {
  show('b', async () => {
    throw new Error('503');
  });
  await load();
  expect(screen.getByRole('status').textContent).toMatch(/nicht erreichbar/);
  expect(screen.getByRole('link', { name: 'Weitere Artikel laden' })).toBeTruthy();
});
