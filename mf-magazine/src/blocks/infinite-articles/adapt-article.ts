const REFERENCES = [
  'for',
  'form',
  'headers',
  'list',
  'popovertarget',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-labelledby',
  'aria-owns',
];

/** Parts of an article that make sense below another one, in the order of the page. */
const PARTS = '[data-name="article_head"], [data-region="body"], [data-name="article_foot"]';

/**
 * An article of a page of its own made ready to stand below others: ids and references get a prefix,
 * headings go down a level, nothing is hurried, and what needs the script of its own page leads there.
 * Undefined if the document holds no article.
 */
export function adaptArticle(
  page: Document,
  href: string,
  prefix: string,
): readonly Node[] | undefined {
  const article = page.querySelector('main article');
  const parts = [...(article?.querySelectorAll(PARTS) ?? [])];
  if (!article || parts.length === 0) return undefined;
  article.replaceChildren(...parts);
  dropRepeatedAds(article);
  leadToOwnPage(article, href);
  prefixIds(article, prefix);
  nameLandmarks(article);
  for (const element of article.querySelectorAll('*')) calmDown(element, href);
  return [...article.childNodes];
}

/** An ad that stands on the page already is not shown once more. */
function dropRepeatedAds(article: Element): void {
  const words = (ad: Element) => ad.textContent;
  const shown = new Set([...document.querySelectorAll('[data-name^="custom_ad"]')].map(words));
  for (const ad of article.querySelectorAll('[data-name^="custom_ad"]')) {
    if (shown.has(words(ad))) ad.remove();
    shown.add(words(ad));
  }
}

/** Buttons that only script can answer: their block says where it works. */
function leadToOwnPage(article: Element, href: string): void {
  const dead = [...article.querySelectorAll('button')].filter(
    (button) => !button.closest('form') && !button.matches('[popovertarget], [data-opens-consent]'),
  );
  const blocks = new Set(dead.map((button) => button.closest('[data-kind="block"]')));
  for (const button of dead) button.remove();
  for (const block of blocks) {
    const link = article.ownerDocument.createElement('a');
    link.href = href;
    link.textContent = 'Auf der Seite des Artikels öffnen';
    const line = article.ownerDocument.createElement('p');
    line.append(link);
    block?.append(line);
  }
}

/** Every article has the same landmarks; beside each other they are told apart by its headline. */
function nameLandmarks(article: Element): void {
  const headline = article.querySelector('h1')?.textContent ?? '';
  for (const nav of article.querySelectorAll('nav[aria-label], [role="doc-endnotes"]')) {
    nav.setAttribute('aria-label', `${nav.getAttribute('aria-label')}: ${headline}`);
  }
}

function prefixIds(article: Element, prefix: string): void {
  for (const element of article.querySelectorAll('*')) {
    if (element.id) element.id = prefix + element.id;
    for (const name of REFERENCES) {
      const value = element.getAttribute(name)?.trim();
      if (value) element.setAttribute(name, value.replace(/(^|\s+)(?=\S)/g, `$1${prefix}`));
    }
    for (const { name, value } of element.attributes) {
      if (value.includes('url(#')) {
        element.setAttribute(name, value.replaceAll('url(#', `url(#${prefix}`));
      }
    }
    const jump = element.getAttribute('href');
    if (jump?.startsWith('#')) element.setAttribute('href', `#${prefix}${jump.slice(1)}`);
  }
}

function calmDown(element: Element, href: string): void {
  element.removeAttribute('data-part');
  const level = /^H([1-5])$/.exec(element.tagName)?.[1];
  if (level) element.setAttribute('aria-level', String(Number(level) + 1));
  if (element.tagName === 'IMG') {
    element.removeAttribute('fetchpriority');
    element.setAttribute('loading', 'lazy');
  }
  // Forms of a page go to that page unless they say otherwise.
  if (element.tagName === 'FORM' && !element.getAttribute('action')?.startsWith('/')) {
    element.setAttribute('action', href + (element.getAttribute('action') ?? ''));
  }
  if (element.tagName === 'SCRIPT') element.remove();
}
