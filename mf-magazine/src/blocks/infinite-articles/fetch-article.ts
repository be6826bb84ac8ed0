import { prepareArticle } from './prepare-article.ts';

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
  readonly nodes: readonly Node[];
}

/**
 * Fetches an article's page and loads its stylesheets. Rejects when the article cannot be embedded.
 */
export async function fetchArticle(href: string, uuid: string): Promise<FullArticle> {
  const response = await fetch(href, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${href} returned ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const nodes = prepareArticle(page, href, `a${uuid.slice(0, 8)}-`);
  if (nodes === undefined) throw new Error(`${href} contains no article`);
  await Promise.all([...page.querySelectorAll('link[rel="stylesheet"]')].map(loadStylesheet));
  return { title: page.title, nodes };
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
