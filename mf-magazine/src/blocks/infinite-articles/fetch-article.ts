import { prepareArticleForEmbedding } from './adapt-article.ts';

/**
 * Maximum time to fetch an article, in milliseconds. If fetching takes longer, the article stays a
 * link.
 */
const FETCH_TIMEOUT_MS = 8000;

/** An article taken from its own page, to be embedded below another article. */
export interface FullArticle {
  /** Document title of the article's page. */
  readonly title: string;
  /** Nodes rendered by our server. Insert copies of the nodes, because the originals are cached. */
  readonly parts: readonly Node[];
}

/**
 * Fetches an article's page and loads its stylesheets. Rejects when the article cannot be embedded.
 */
export async function fetchArticle(href: string, uuid: string): Promise<FullArticle> {
  const answer = await fetch(href, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${href} returned ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const parts = prepareArticleForEmbedding(page, href, `a${uuid.slice(0, 8)}-`);
  if (parts === undefined) throw new Error(`${href} contains no article`);
  await Promise.all([...page.querySelectorAll('link[rel="stylesheet"]')].map(loadStylesheet));
  return { title: page.title, parts };
}

function loadStylesheet(link: Element): Promise<void> | undefined {
  const href = link.getAttribute('href') ?? '';
  if (document.head.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const linkCopy = document.importNode(link);
  linkCopy.addEventListener('load', () => resolve(), { once: true });
  linkCopy.addEventListener('error', () => reject(new Error(`stylesheet ${href} failed to load`)), {
    once: true,
  });
  document.head.append(linkCopy);
  return promise;
}
