import { jest } from '@jest/globals';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toCompactTeaser } from '#model/compact-teaser.ts';
import { teaser } from '#samples/story-content.ts';
import { InfiniteArticles } from './InfiniteArticles.tsx';

const createArticle = (uuid: string) =>
  toCompactTeaser(teaser({ uuid, headline: `Artikel ${uuid}`, href: `/artikel/${uuid}` }));

function renderList(title: string, http: unknown, currentPath?: string) {
  const listElement = (
    <ShellApiContext value={{ http } as never}>
      <InfiniteArticles
        model={{ title, step: 3, category: title, whole: false }}
        data={{
          articles: ['1', '2', '3'].map(createArticle),
          total: 5,
          href: '/artikel?seite=2',
          ...(currentPath ? { currentPath } : {}),
        }}
      />
    </ShellApiContext>
  );
  return render(listElement);
}
const clickLoadMore = () =>
  userEvent.click(screen.getByRole('link', { name: 'Weitere Artikel laden' }));

test('loads the next articles on click, announces them and moves the focus to the first', async () => {
  const http = jest.fn(async () => ({ articles: ['3', '4', '5'].map(createArticle), total: 5 }));
  const { unmount } = renderList('a', http);
  await clickLoadMore();
  expect(http).toHaveBeenCalledWith('/_liste/artikel.json?anzahl=3&kategorie=a&seite=2');
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(screen.getByRole('status').textContent).toBe('2 weitere Artikel geladen.');
  expect(document.activeElement?.getAttribute('href')).toBe('/artikel/4');
  expect(screen.queryByRole('link', { name: 'Weitere Artikel laden' })).toBeNull();
  unmount();
  renderList('a', http);
  expect(screen.getAllByRole('article')).toHaveLength(5);
});

test.each(['/artikel/2', '/artikel/5'])('leaves out the current page %s', async (currentPath) => {
  const http = jest.fn(async () => ({ articles: ['4', '5'].map(createArticle), total: 5 }));
  renderList(`an ${currentPath}`, http, currentPath);
  await clickLoadMore();
  expect(http).toHaveBeenCalledWith(expect.stringContaining('seite=2'));
  const links = screen
    .getAllByRole('article')
    .map((articleElement) => articleElement.querySelector('a'));
  expect(links).toHaveLength(4);
  expect(links.map((link) => link?.getAttribute('href'))).not.toContain(currentPath);
  expect(document.activeElement?.getAttribute('href')).toBe('/artikel/4');
  expect(screen.queryByRole('link', { name: 'Weitere Artikel laden' })).toBeNull();
});

describe('when the end is near the viewport', () => {
  let simulateEnteringViewport = () => {};
  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        const entry = { isIntersecting: true } as IntersectionObserverEntry;
        simulateEnteringViewport = () => callback([entry], this as unknown as IntersectionObserver);
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  const createHttpMock = () =>
    jest.fn(async () => ({ articles: ['4', '5'].map(createArticle), total: 5 }));
  const mockListBottom = (bottomPx: number) =>
    jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ bottom: bottomPx } as DOMRect);

  test('loads the next articles automatically while their position is below the viewport', async () => {
    const boundingRectSpy = mockListBottom(window.innerHeight + 1);
    renderList('c', createHttpMock());
    await act(async () => simulateEnteringViewport());
    expect(screen.getAllByRole('article')).toHaveLength(5);
    boundingRectSpy.mockRestore();
  });

  test('waits for the button while their position is in the viewport', async () => {
    const boundingRectSpy = mockListBottom(window.innerHeight - 1);
    const httpMock = createHttpMock();
    renderList('d', httpMock);
    await act(async () => simulateEnteringViewport());
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await clickLoadMore();
    expect(screen.getAllByRole('article')).toHaveLength(5);
    expect(httpMock).toHaveBeenCalledTimes(1);
    boundingRectSpy.mockRestore();
  });
});

test('announces a failure and allows another attempt', async () => {
  renderList('b', async () => {
    throw new Error('503');
  });
  await clickLoadMore();
  expect(screen.getByRole('status').textContent).toMatch(/nicht erreichbar/);
  expect(screen.getByRole('link', { name: 'Weitere Artikel laden' })).toBeTruthy();
});
