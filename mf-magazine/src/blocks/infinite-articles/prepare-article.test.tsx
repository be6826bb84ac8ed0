import { prepareArticle } from './prepare-article.ts';

function prepareBody(body: string): HTMLElement {
  const page = new DOMParser().parseFromString(
    `<main><article><div data-name="head"><h1 id="titel">T</h1></div>
     <div data-region="body">${body}</div></article></main>`,
    'text/html',
  );
  const element = document.createElement('div');
  element.append(...(prepareArticle(page, '/artikel/x', 'p-') ?? []));
  return element;
}
const findInPreparedBody = (body: string, selector: string) =>
  prepareBody(body).querySelector(selector);

test('prefixes ids and all references to them', () => {
  const element = prepareBody(
    '<a href="#q">z</a><p id="q" aria-labelledby="titel  z"></p><rect fill="url(#m)"></rect>',
  );
  expect(element.innerHTML).toContain('<h1 id="p-titel" aria-level="2">');
  expect(element.innerHTML).toContain('<a href="#p-q">z</a>');
  expect(element.innerHTML).toContain('aria-labelledby="p-titel  p-z"');
  expect(element.innerHTML).toContain('fill="url(#p-m)"');
});

test('labels landmarks with the headline', () => {
  const label = findInPreparedBody('<nav aria-label="Rubrik"></nav>', 'nav')?.getAttribute(
    'aria-label',
  );
  expect(label).toBe('Rubrik: T');
});

test('removes an ad that the page shows already', () => {
  document.body.innerHTML = '<div data-name="custom_ad">Anzeige A</div>';
  const element = prepareBody(
    '<div data-name="custom_ad">Anzeige A</div><div data-name="custom_ad">Anzeige B</div>',
  );
  expect(element.textContent).not.toContain('Anzeige A');
  expect(element.textContent).toContain('Anzeige B');
});

test('replaces buttons that need JavaScript by a link and keeps forms and popovers', () => {
  expect(
    findInPreparedBody(
      '<div data-kind="block"><button>Einmal laden</button></div>',
      'a[href="/artikel/x"]',
    ),
  ).not.toBeNull();
  expect(findInPreparedBody('<button popovertarget="b">Bild</button>', 'button')).not.toBeNull();
  expect(
    findInPreparedBody('<form><button>Ab</button></form>', 'form')?.getAttribute('action'),
  ).toBe('/artikel/x');
});

test('loads pictures lazily and removes scripts', () => {
  const element = prepareBody('<img fetchpriority="high"><script>1</script>');
  expect(element.querySelector('img')?.outerHTML).toBe('<img loading="lazy">');
  expect(element.querySelector('script')).toBeNull();
});

test('returns undefined for a page without an article', () => {
  const page = new DOMParser().parseFromString('<main><p>Wartung</p></main>', 'text/html');
  expect(prepareArticle(page, '/artikel/x', 'p-')).toBeUndefined();
});
