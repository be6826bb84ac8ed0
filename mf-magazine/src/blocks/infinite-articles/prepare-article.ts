const ID_REFERENCE_ATTRIBUTES = [
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

/** Selects the sections of an article page that are embedded below another article. */
const ARTICLE_SECTIONS_SELECTOR =
  ':scope > [data-name="head"], :scope > [data-region="body"], :scope > [data-name="foot"]';

/**
 * Prepares an article's page for embedding below other articles. Adds a prefix to ids and to
 * references to them, moves headings down a level and makes pictures load lazily. Replaces buttons
 * that need the page's JavaScript with a link to the page.
 *
 * @param page The parsed document, which is modified.
 * @returns The nodes to embed, or undefined when the document contains no article.
 */
export function prepareArticle(
  page: Document,
  href: string,
  prefix: string,
): readonly Node[] | undefined {
  const article = page.querySelector('main article');
  const parts = [...(article?.querySelectorAll(ARTICLE_SECTIONS_SELECTOR) ?? [])];
  if (!article || parts.length === 0) return undefined;
  article.replaceChildren(...parts);
  removeRepeatedAds(article);
  replaceScriptedButtons(article, href);
  prefixIds(article, prefix);
  labelLandmarks(article);
  for (const element of article.querySelectorAll('*')) prepareElementForEmbedding(element, href);
  return [...article.childNodes];
}

/** Removes an ad if the current page or an ad above it in the same article has the same text. */
function removeRepeatedAds(article: Element): void {
  const getText = (ad: Element) => ad.textContent;
  const shownAdTexts = new Set(
    [...document.querySelectorAll('[data-name^="custom_ad"]')].map(getText),
  );
  for (const ad of article.querySelectorAll('[data-name^="custom_ad"]')) {
    if (shownAdTexts.has(getText(ad))) ad.remove();
    shownAdTexts.add(getText(ad));
  }
}

/**
 * Removes buttons that need JavaScript, and adds a link to the article's page to each block that
 * contained such a button.
 */
function replaceScriptedButtons(article: Element, href: string): void {
  const scriptedButtons = [...article.querySelectorAll('button')].filter(
    (button) => !button.closest('form') && !button.matches('[popovertarget], [data-opens-consent]'),
  );
  const blocks = new Set(scriptedButtons.map((button) => button.closest('[data-kind="block"]')));
  for (const button of scriptedButtons) button.remove();
  for (const block of blocks) {
    const link = article.ownerDocument.createElement('a');
    link.href = href;
    link.textContent = 'Auf der Seite des Artikels öffnen';
    const line = article.ownerDocument.createElement('p');
    line.append(link);
    block?.append(line);
  }
}

/**
 * Appends the headline to the labels of landmarks. The labels then differ between several embedded
 * articles.
 */
function labelLandmarks(article: Element): void {
  const headline = article.querySelector('h1')?.textContent ?? '';
  for (const landmark of article.querySelectorAll('nav[aria-label], [role="doc-endnotes"]')) {
    landmark.setAttribute('aria-label', `${landmark.getAttribute('aria-label')}: ${headline}`);
  }
}

function prefixIds(article: Element, prefix: string): void {
  for (const element of article.querySelectorAll('*')) {
    if (element.id) element.id = prefix + element.id;
    for (const name of ID_REFERENCE_ATTRIBUTES) {
      const value = element.getAttribute(name)?.trim();
      if (value) element.setAttribute(name, value.replace(/(^|\s+)(?=\S)/g, `$1${prefix}`));
    }
    for (const { name, value } of element.attributes) {
      if (value.includes('url(#')) {
        element.setAttribute(name, value.replaceAll('url(#', `url(#${prefix}`));
      }
    }
    const hrefValue = element.getAttribute('href');
    if (hrefValue?.startsWith('#')) element.setAttribute('href', `#${prefix}${hrefValue.slice(1)}`);
  }
}

function prepareElementForEmbedding(element: Element, href: string): void {
  element.removeAttribute('data-part');
  const level = /^H([1-5])$/.exec(element.tagName)?.[1];
  if (level) element.setAttribute('aria-level', String(Number(level) + 1));
  if (element.tagName === 'IMG') {
    element.removeAttribute('fetchpriority');
    element.setAttribute('loading', 'lazy');
  }
  // Makes the form post to the article's own page. A relative action would otherwise refer to the
  // page that embeds the article.
  if (element.tagName === 'FORM' && !element.getAttribute('action')?.startsWith('/')) {
    element.setAttribute('action', href + (element.getAttribute('action') ?? ''));
  }
  if (element.tagName === 'SCRIPT') element.remove();
}
