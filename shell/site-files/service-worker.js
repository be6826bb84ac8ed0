/*
 * Answers navigations that fail because there is no connection: with the text of a saved article, or
 * with the offline page. Pages always come from the server while there is a connection, so the
 * worker cannot delay a release. Pages of the site fill the cache when a visitor saves an article.
 */
const ARTICLE_CACHE = 'gl:saved-articles';
const STYLES = `
:root { color-scheme: light dark }
/* colours paper, ink, muted, line, brand, action: npm run colours */
:root {
  --paper: #fbfaf6;
  --ink: #1b1d18;
  --muted: #565b4e;
  --line: #d9d8ce;
  --brand: #8ba97e;
  --action: #3f5a34;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14170f;
    --ink: #eceee6;
    --muted: #b3b9a8;
    --line: #343a2b;
    --brand: #8ba97e;
    --action: #a9c79b;
  }
}
/* end of colours */
body { margin: 0; font: 1.125rem/1.6 'Source Serif 4', Georgia, 'Times New Roman', serif;
  background: var(--paper); color: var(--ink); hyphens: auto; overflow-wrap: break-word }
body > header, main { max-width: 37rem; margin-inline: auto; padding-inline: 1.25rem }
body > header { padding-block: 1rem; border-bottom: 1px solid var(--ink) }
body > header a { color: var(--ink); font-size: 2rem; font-weight: 760; letter-spacing: -.035em;
  line-height: 1; text-decoration: none }
body > header span { color: var(--action) }
main { padding-block: 2rem 3rem }
main > svg { display: block; width: 100%; max-width: 20rem; height: auto; margin-bottom: 1.5rem }
h1 { margin: 0 0 .75rem; font-size: 2rem; line-height: 1.15; text-wrap: balance }
h2 { margin: 2rem 0 .5rem; font-size: 1.4rem; line-height: 1.2 }
a { color: var(--action) }
.note { padding: .75rem 0; border-block: 1px solid var(--line); color: var(--muted);
  font: 1rem/1.5 'Source Sans 3', system-ui, sans-serif }
.retry { display: inline-block; padding: .6rem 1.2rem; background: var(--action);
  color: var(--paper); border-radius: 2px; text-decoration: none; font: 600 1rem/1.4 'Source Sans 3',
  system-ui, sans-serif }
.saved { padding: 0; list-style: none; border-top: 1px solid var(--line) }
.saved li { border-bottom: 1px solid var(--line) }
.saved a { display: block; padding: .75rem 0 }
figure { margin: 1.5rem 0; color: var(--muted); font-size: .9rem }
time + span::before, time + span + span::before { content: ' · ' }
blockquote { margin: 1.5rem 0; padding-left: 1rem; border-left: 4px solid var(--brand) }
table { display: block; overflow-x: auto; border-collapse: collapse }
td, th { padding: .25rem .75rem .25rem 0; text-align: left; border-bottom: 1px solid var(--line) }
a:focus-visible { outline: 3px solid var(--action); outline-offset: 2px }
`;
const FENCE = `<svg viewBox="0 0 320 96" aria-hidden="true" focusable="false"><path fill="var(--brand)" d="M0 84c40-9 92-6 148-3s118 4 172-5v20H0z"/><path fill="var(--ink)" d="M22 22l9-2 2 64-10 1zM84 20l9 1 1 62-9 1zM236 21l9-1 1 62-9 2zM292 19l9 1 1 60-9 1zM10 36l98-3 1 7-98 4zM11 58l92-2v7l-91 3zM226 36l90-2v7l-89 3zM227 59l89-3v7l-89 3zM126 78l38-30 5 5-38 31zM140 62l46 22-3 6-46-21z"/></svg>`;
const RETRY = '<p><a class="retry" href="">Noch einmal versuchen</a></p>';
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
  'cache-control': 'no-store',
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  // With navigation preload the browser requests the page while this worker starts.
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]),
  ),
);
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
  event.respondWith(answer(event));
});

async function answer(event) {
  try {
    const preloaded = await event.preloadResponse;
    // Without a connection, Firefox resolves to an error response, where others reject.
    if (preloaded && preloaded.type !== 'error') return preloaded;
    return await fetch(event.request);
  } catch {
    return answerOffline(new URL(event.request.url));
  }
}

async function answerOffline({ pathname }) {
  const cache = await caches.open(ARTICLE_CACHE);
  const article = await cache.match(pathname);
  if (article) {
    const text = await article.text();
    return createPage(200, readTitle(article), `${ARTICLE_NOTE}<article>${text}</article>${RETRY}`);
  }
  const title = 'Keine Verbindung';
  const articles = await listArticles(cache);
  return createPage(503, title, `${FENCE}<h1>${title}</h1>${OFFLINE_TEXT}${RETRY}${articles}`);
}

const ARTICLE_NOTE =
  '<p class="note">Keine Verbindung: Sie lesen den gemerkten Text ohne Bilder.</p>';
const OFFLINE_TEXT =
  '<p>Ihr Gerät ist gerade nicht mit dem Internet verbunden. Was Sie in ein Formular geschrieben haben, liegt weiter auf diesem Gerät.</p>';

/** Lists links to the saved articles; empty if none is on this device. */
async function listArticles(cache) {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  if (paths.length === 0) return '';
  const items = await Promise.all(
    paths.map(async (path) => {
      const title = readTitle(await cache.match(path));
      return `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a></li>`;
    }),
  );
  return `<h2>Gemerkt, auch ohne Verbindung lesbar</h2><ul class="saved">${items.join('')}</ul>`;
}

function readTitle(article) {
  return decodeURIComponent(article.headers.get('x-title') ?? '');
}

function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function createPage(status, title, main) {
  const html = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Grünland</title>
<style>${STYLES}</style>
</head>
<body>
<header><a href="/" aria-label="Grünland, zur Startseite">Grün<span>land</span></a></header>
<main>${main}</main>
</body>
</html>
`;
  return new Response(html, { status, headers: HEADERS });
}
