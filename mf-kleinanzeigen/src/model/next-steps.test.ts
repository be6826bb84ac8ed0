import { adListUrls } from './ad-list-urls.ts';
import { listNextSteps } from './next-steps.ts';

const getNextSteps = (query: string, near: { readonly radius: number } | null = null) =>
  listNextSteps({ near, query: new URLSearchParams(query), urls: adListUrls, searchKind: 'ads' });

test('leads to a wider radius, to all places, to the words alone and to a saved search', () => {
  expect(
    getNextSteps('kategorie=rinder&q=Egge&ort=Celle&umkreis=25&seite=2', { radius: 25 }),
  ).toEqual([
    {
      label: 'Im Umkreis von 50\u00a0km suchen',
      href: '/kleinanzeigen?kategorie=rinder&q=Egge&ort=Celle&umkreis=50',
    },
    { label: 'In allen Orten suchen', href: '/kleinanzeigen?kategorie=rinder&q=Egge' },
    { label: '„Egge“ ohne weitere Filter suchen', href: '/kleinanzeigen?q=Egge' },
    {
      label: expect.stringMatching(/^Suchauftrag/u),
      href: expect.stringMatching(/^\/suchauftrag\/neu\?liste=\w+&suche=kategorie%3Drinder/u),
    },
  ]);
});

test('offers only what is wider than the search', () => {
  expect(getNextSteps('ort=Celle&umkreis=200', { radius: 200 }).map(({ label }) => label)).toEqual([
    'In allen Orten suchen',
    expect.stringMatching(/^Suchauftrag/u),
  ]);
  expect(getNextSteps('q=Egge')).toHaveLength(1);
  expect(getNextSteps('')).toEqual([]);
});
