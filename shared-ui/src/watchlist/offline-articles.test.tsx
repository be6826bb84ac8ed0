import { readFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import { OFFLINE_ARTICLE_CACHE } from './offline-article-cache.ts';
import { deleteOfflineArticle, syncOfflineArticles } from './offline-articles.browser.ts';

const ARTICLE_HTML = `<!doctype html><main><article class="a" data-kind="artikel">
<header><h1 tabindex="-1">Heu &amp; Stroh</h1></header>
<p onclick="x()">Trocken <a href="/thema/ackerbau" class="b">lagern</a>.</p>
<form><button>Merken</button></form><script>x()</script><a href="/m/heu.webp"><img src="/m/heu.webp" alt="Heu"></a>
</article></main>`;

/** Texts and titles by path, as the browser's cache would keep them. */
const stored = new Map<string, Response>();
const cache = {
  keys: async () => [...stored.keys()].map((path) => ({ url: `http://localhost${path}` })),
  put: async (path: string, response: Response) => void stored.set(path, response),
  delete: async (path: string) => stored.delete(path),
};

const originals = {
  caches: globalThis.caches,
  fetch: globalThis.fetch,
  Response: globalThis.Response,
};
afterEach(() => void Object.assign(globalThis, originals));

beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, {
    caches: { open: async () => cache },
    fetch: jest.fn(async () => ({ ok: true, text: async () => ARTICLE_HTML })),
    Response: class {
      readonly body: string;
      readonly headers: Readonly<Record<string, string>>;
      constructor(body: string, init: { readonly headers: Readonly<Record<string, string>> }) {
        this.body = body;
        this.headers = init.headers;
      }
    },
  });
});

test('keeps the text of an article without controls, pictures, scripts and attributes', async () => {
  await syncOfflineArticles(['/artikel/heu']);
  const response = stored.get('/artikel/heu') as unknown as {
    readonly body: string;
    readonly headers: Readonly<Record<string, string>>;
  };
  expect(decodeURIComponent(response.headers['x-title']!)).toBe('Heu & Stroh');
  expect(response.body.replaceAll('\n', '')).toBe(
    '<header><h1>Heu &amp; Stroh</h1></header><p>Trocken <a href="/thema/ackerbau">lagern</a>.</p>',
  );
});

test('keeps exactly the articles of the watchlist and requests each once', async () => {
  await syncOfflineArticles(['/artikel/heu', '/artikel/stroh']);
  await syncOfflineArticles(['/artikel/stroh', '/artikel/kalk']);
  expect([...stored.keys()]).toEqual(['/artikel/stroh', '/artikel/kalk']);
  expect(fetch).toHaveBeenCalledTimes(3);
  await deleteOfflineArticle('/artikel/kalk');
  expect([...stored.keys()]).toEqual(['/artikel/stroh']);
});

test('the service worker reads the same cache', () => {
  const worker = readFileSync(
    new URL('../../../shell/site-files/service-worker.js', import.meta.url),
    'utf8',
  );
  expect(worker).toContain(`const ARTICLE_CACHE = '${OFFLINE_ARTICLE_CACHE}';`);
});
