import { adaptArticle } from './adapt-article.ts';

/** Milliseconds an article may take before it stays a link. */
const PATIENCE_MS = 8000;

/** An article as its own page shows it, to be shown below another. */
export interface WholeArticle {
  /** Title of its page. */
  readonly title: string;
  /** Rendered by our own server; to be copied wherever they are shown. */
  readonly parts: readonly Node[];
}

/** Reads an article's page and fetches its styles. Rejects if it cannot be shown here. */
export async function readArticle(href: string, uuid: string): Promise<WholeArticle> {
  const answer = await fetch(href, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const parts = adaptArticle(page, href, `a${uuid.slice(0, 8)}-`);
  if (parts === undefined) throw new Error(`${href} holds no article`);
  await Promise.all([...page.querySelectorAll('link[rel="stylesheet"]')].map(takeStyles));
  return { title: page.title, parts };
}

function takeStyles(link: Element): Promise<void> | undefined {
  const href = link.getAttribute('href') ?? '';
  if (document.head.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const own = document.importNode(link);
  own.addEventListener('load', () => resolve(), { once: true });
  own.addEventListener('error', () => reject(new Error(`stylesheet ${href} failed`)), {
    once: true,
  });
  document.head.append(own);
  return promise;
}
