import { jest } from '@jest/globals';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compactTeaser } from '#model/compact-teaser.ts';
import { teaser } from '#samples/story-content.ts';
import { InfiniteArticles } from './InfiniteArticles.tsx';

const article = (uuid: string) =>
  compactTeaser(teaser({ uuid, headline: `Artikel ${uuid}`, href: `/artikel/${uuid}` }));

function show(title: string, http: unknown, atHand?: string) {
  const view = (
    <ShellApiContext value={{ http } as never}>
      <InfiniteArticles
        model={{ title, step: 3, category: title, whole: false }}
        data={{
          articles: ['1', '2', '3'].map(article),
          total: 5,
          href: '/artikel?seite=2',
          ...(atHand ? { atHand } : {}),
        }}
      />
    </ShellApiContext>
  );
  return render(view);
}
const load = () => userEvent.click(screen.getByRole('link', { name: 'Weitere Artikel laden' }));

test('the button brings the next ones, says so, and the focus goes on reading', async () => {
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

test.each(['/artikel/2', '/artikel/5'])('%s does not list itself', async (atHand) => {
  const http = jest.fn(async () => ({ articles: ['4', '5'].map(article), total: 5 }));
  show(`an ${atHand}`, http, atHand);
  await load();
  expect(http).toHaveBeenCalledWith(expect.stringContaining('seite=2'));
  const links = screen.getAllByRole('article').map((it) => it.querySelector('a'));
  expect(links).toHaveLength(4);
  expect(links.map((link) => link?.getAttribute('href'))).not.toContain(atHand);
  expect(document.activeElement?.getAttribute('href')).toBe('/artikel/4');
  expect(screen.queryByRole('link', { name: 'Weitere Artikel laden' })).toBeNull();
});

describe('near the view', () => {
  let arrive = () => {};
  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      constructor(hear: IntersectionObserverCallback) {
        const entry = { isIntersecting: true } as IntersectionObserverEntry;
        arrive = () => hear([entry], this as unknown as IntersectionObserver);
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  const http = () => jest.fn(async () => ({ articles: ['4', '5'].map(article), total: 5 }));
  const endAt = (bottom: number) =>
    jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ bottom } as DOMRect);

  test('the next ones come by themselves while their place is below the view', async () => {
    const spy = endAt(window.innerHeight + 1);
    show('c', http());
    await act(async () => arrive());
    expect(screen.getAllByRole('article')).toHaveLength(5);
    spy.mockRestore();
  });

  test('in view they wait for the button: nothing moves under the reader', async () => {
    const spy = endAt(window.innerHeight - 1);
    const asked = http();
    show('d', asked);
    await act(async () => arrive());
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await load();
    expect(screen.getAllByRole('article')).toHaveLength(5);
    expect(asked).toHaveBeenCalledTimes(1);
    spy.mockRestore();
  });
});

test('a failure is said and can be tried again', async () => {
  show('b', async () => {
    throw new Error('503');
  });
  await load();
  expect(screen.getByRole('status').textContent).toMatch(/nicht erreichbar/);
  expect(screen.getByRole('link', { name: 'Weitere Artikel laden' })).toBeTruthy();
});
