import type { ResolvedHead } from '#document/resolved-head.ts';

/** Replaces title, meta tags and links of the document with those of the current page. */
export function writeHead(head: ResolvedHead): void {
  document.title = head.title;
  for (const previousElement of document.head.querySelectorAll('[data-head]'))
    previousElement.remove();
  const elements = head.meta.map(({ key, id, content }) =>
    createHeadElement('meta', { [key]: id, content }),
  );
  if (head.canonical)
    elements.push(createHeadElement('link', { rel: 'canonical', href: head.canonical }));
  for (const link of head.alternates)
    elements.push(createHeadElement('link', { rel: 'alternate', ...link }));
  for (const object of head.jsonLd) {
    const script = createHeadElement('script', { type: 'application/ld+json' });
    script.textContent = JSON.stringify(object);
    elements.push(script);
  }
  document.head.append(...elements);
}

function createHeadElement(tag: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute('data-head', '');
  return element;
}
