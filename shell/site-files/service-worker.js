/*
 * Shows an offline page when a navigation fails. Caches nothing: every page still comes from the
 * server, so the worker cannot delay a release.
 */
const OFFLINE_DOCUMENT = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Keine Verbindung – Grünland</title>
<style>
:root { color-scheme: light dark }
/* colours paper, ink, brand, action: npm run colours */
:root {
  --paper: #fbfaf6;
  --ink: #1b1d18;
  --brand: #8ba97e;
  --action: #3f5a34;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14170f;
    --ink: #eceee6;
    --brand: #8ba97e;
    --action: #a9c79b;
  }
}
/* end of colours */
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 1.5rem;
  font: 1.125rem/1.6 Georgia, serif; background: var(--paper); color: var(--ink) }
main { max-width: 34rem; border-top: 6px solid var(--brand); padding-top: 1.5rem }
h1 { margin: 0 0 .75rem; font-size: 2rem; line-height: 1.15 }
a { color: var(--action) }
</style>
</head>
<body>
<main>
<h1>Keine Verbindung</h1>
<p>Ihr Gerät ist gerade nicht mit dem Internet verbunden. Was Sie in ein Formular geschrieben haben, liegt weiter auf diesem Gerät.</p>
<p><a href="">Noch einmal versuchen</a></p>
</main>
</body>
</html>
`;
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
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return new Response(OFFLINE_DOCUMENT, { status: 503, headers: HEADERS });
  }
}
