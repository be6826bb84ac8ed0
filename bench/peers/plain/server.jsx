import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import article from './bare-page/article.json';
import { ArticlePage } from './bare-page/ArticlePage.jsx';

const readFile = (name) => readFileSync(join(import.meta.dirname, name));
const files = {
  '/client.js': ['text/javascript', readFile('client.js')],
  '/page.css': ['text/css', readFile('page.css')],
  '/picture.webp': ['image/webp', readFile('picture.webp')],
};
const articleText = JSON.stringify(article).replaceAll('<', String.raw`\u003c`);

function renderPage() {
  const html = renderToString(<ArticlePage article={article} />);
  return Buffer.from(
    `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Grünland</title><link rel="stylesheet" href="/page.css"><script type="module" src="/client.js"></script></head><body><div id="app">${html}</div><script type="application/json" id="article">${articleText}</script></body></html>`,
  );
}

const cachedPage = renderPage();

const cachedBodies = new Map();

/** Compresses the files and the cached page once. */
function compress(url, body) {
  const compressed = cachedBodies.get(url) ?? gzipSync(body);
  cachedBodies.set(url, compressed);
  return compressed;
}

function findBody(url) {
  if (url === '/artikel') return ['text/html; charset=utf-8', cachedPage];
  if (url === '/frisch') return ['text/html; charset=utf-8', renderPage()];
  return files[url] ?? [];
}

createServer((request, response) => {
  const [type = 'text/plain', body] = findBody(request.url);
  const isCompressed =
    request.url !== '/frisch' &&
    type.startsWith('text/') &&
    body !== undefined &&
    request.headers['accept-encoding']?.includes('gzip');
  response
    .writeHead(body ? 200 : 404, {
      'content-type': type,
      ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
    })
    .end(isCompressed ? compress(request.url, body) : body);
}).listen(Number(process.env.PORT), '127.0.0.1');
