import { jest } from '@jest/globals';
import { createBrowserRouter } from 'react-router';
import { ReadingItemTracker } from './reading-item-tracker.ts';

const READING_ITEM = { href: '/artikel/zwei', title: 'Zwei – Grünland' };

function openArticle() {
  window.history.replaceState(null, '', '/artikel/eins');
  document.head.innerHTML = '<title>Eins</title><link rel="canonical" href="https://g.de/eins">';
  const router = createBrowserRouter([{ path: '*', element: null, loader: () => null }]);
  const onFirstVisit = jest.fn();
  const { show } = new ReadingItemTracker({ router, appMode: false, onFirstVisit });
  return { router, show, onFirstVisit, key: window.history.state.key };
}
const getDocumentState = () => [
  window.location.pathname,
  document.title,
  document.querySelector('link')?.getAttribute('href'),
];

test('replaces URL, title and canonical link, and restores them', () => {
  const { show, onFirstVisit, key } = openArticle();
  show(READING_ITEM);
  expect(getDocumentState()).toEqual([
    '/artikel/zwei',
    'Zwei – Grünland',
    'https://g.de/artikel/zwei',
  ]);
  expect(window.history.state.key).not.toBe(key);
  show(null);
  expect(getDocumentState()).toEqual(['/artikel/eins', 'Eins', 'https://g.de/eins']);
  expect(window.history.state.key).toBe(key);
  show(READING_ITEM);
  expect(onFirstVisit.mock.calls).toEqual([['http://localhost/artikel/zwei']]);
});

test('restores the original entry before a navigation, so that going back returns to it', async () => {
  const { router, show, key } = openArticle();
  show(READING_ITEM);
  await router.navigate('/suche');
  expect(window.location.pathname).toBe('/suche');
  const popStatePromise = new Promise((done) =>
    window.addEventListener('popstate', done, { once: true }),
  );
  window.history.back();
  await popStatePromise;
  expect(window.location.pathname).toBe('/artikel/eins');
  expect(window.history.state.key).toBe(key);
});

test('does not change the history entry reached by going back', async () => {
  const { router, show } = openArticle();
  await router.navigate('/artikel/drei');
  show(READING_ITEM);
  const arrivalPromise = new Promise<void>((done) => {
    router.subscribe(({ location }) => location.pathname === '/artikel/eins' && done());
  });
  window.history.back();
  await arrivalPromise;
  expect(window.location.pathname).toBe('/artikel/eins');
});
