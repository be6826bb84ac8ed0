import { OFFLINE_ARTICLE_CACHE } from './offline-article-cache.ts';

/** Elements that a text without script, styles and connection cannot show. */
const UNREADABLE_ELEMENTS =
  'script, style, link, template, form, button, iframe, object, svg, picture, img, video, audio, nav, footer, dialog, input, select, [hidden], [aria-hidden="true"]';

/** Attributes that the text keeps. All others belong to styles and scripts. */
const KEPT_ATTRIBUTES: readonly string[] = [
  'href',
  'id',
  'colspan',
  'rowspan',
  'scope',
  'lang',
  'start',
];

/**
 * Stores the text of an article on this device. The service worker shows the text when there is no
 * connection.
 * @param path path of the article on this site
 */
export async function keepOfflineArticle(path: string): Promise<void> {
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const article = page.querySelector('main article');
  const title = article?.querySelector('h1')?.textContent.trim();
  if (!article || !title) return;
  simplifyMarkup(article);
  const cache = await caches.open(OFFLINE_ARTICLE_CACHE);
  await cache.put(
    path,
    new Response(article.innerHTML, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'x-title': encodeURIComponent(title) },
    }),
  );
}

/** Deletes the text of an article from this device. */
export async function deleteOfflineArticle(path: string): Promise<void> {
  const cache = await caches.open(OFFLINE_ARTICLE_CACHE);
  await cache.delete(path);
}

/**
 * Stores the texts of the given articles and deletes all others.
 * @param articlePaths paths of the articles on the watchlist
 */
export async function syncOfflineArticles(articlePaths: readonly string[]): Promise<void> {
  const cache = await caches.open(OFFLINE_ARTICLE_CACHE);
  const storedPaths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  for (const path of storedPaths) if (!articlePaths.includes(path)) await cache.delete(path);
  for (const path of articlePaths) if (!storedPaths.includes(path)) await keepOfflineArticle(path);
}

function simplifyMarkup(article: Element): void {
  for (const element of article.querySelectorAll(UNREADABLE_ELEMENTS)) element.remove();
  // Links around pictures have no text any more.
  for (const link of article.querySelectorAll('a')) if (!link.textContent.trim()) link.remove();
  for (const element of article.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (!KEPT_ATTRIBUTES.includes(name)) element.removeAttribute(name);
}
