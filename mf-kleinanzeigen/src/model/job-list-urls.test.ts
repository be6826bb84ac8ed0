import { buildFoundJobHref } from './job-list-urls.ts';

test('the URL of a found job contains the search, but not the page, order or map of the list', () => {
  const buildHref = (query: string) => buildFoundJobHref('melken-7', new URLSearchParams(query));
  expect(buildHref('seite=2&ort=Kassel&umkreis=50&q=Melken&ansicht=karte')).toBe(
    '/jobs/melken-7?q=Melken&ort=Kassel&umkreis=50',
  );
  expect(buildHref('seite=2&sortierung=lohn')).toBe('/jobs/melken-7');
});
