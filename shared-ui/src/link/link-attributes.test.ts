import { getLinkAttributes } from './link-attributes.ts';

describe('getLinkAttributes', () => {
  test.each([
    ['/artikel/heu', false, '/artikel/heu'],
    ['/artikel/heu', true, '/artikel/heu?is_app=true'],
    ['/suche?q=heu#treffer', true, '/suche?q=heu&is_app=true#treffer'],
    ['https://www.dwd.de/', true, 'https://www.dwd.de/'],
    ['mailto:a@example.org', true, 'mailto:a@example.org'],
  ])('%s with app mode %s becomes %s', (href, appMode, expected) => {
    expect(getLinkAttributes(href, appMode).href).toBe(expected);
  });

  test.each([
    ['/artikel', undefined, undefined],
    ['#abschnitt', undefined, undefined],
    ['tel:+494411', undefined, undefined],
    ['https://www.dwd.de/', undefined, 'external noopener'],
    ['//www.dwd.de/', undefined, 'external noopener'],
    ['/artikel', '_blank', 'noopener'],
  ])('%s with target %s has rel %s', (href, target, rel) => {
    expect(getLinkAttributes(href, false, { target }).rel).toBe(rel);
  });

  test('keeps a given rel', () => {
    expect(getLinkAttributes('https://a.example', false, { rel: 'nofollow external' }).rel).toBe(
      'nofollow external noopener',
    );
  });
});
