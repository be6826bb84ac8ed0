import {
  getStoryPath,
  parseStoryLocation,
  searchStories,
  selectStories,
} from './story-location.ts';

const view = () => null;
const packages = [
  {
    packageName: 'shared-ui',
    stories: [
      { title: 'Formular / Felder', state: 'mit Fehler', view },
      { title: 'Formular / Felder', state: 'leer', view },
      { title: 'Knopf', state: 'groß', view },
    ],
  },
  { packageName: 'mf-search', stories: [{ title: 'Suche / Felder', state: 'leer', view }] },
];

it('names every story with a readable address', () => {
  expect(getStoryPath('shared-ui', 'Formular / Felder', 'mit Fehler')).toBe(
    '/_internal/styleguide/shared-ui/formular-felder/mit-fehler',
  );
  expect(getStoryPath('shared-ui', 'Knopf', 'groß')).toBe(
    '/_internal/styleguide/shared-ui/knopf/gross',
  );
});

it('finds the stories at an address', () => {
  const select = (path: string) =>
    selectStories(packages, parseStoryLocation(path)!).flatMap(({ stories }) =>
      stories.map(({ title, state }) => `${title}, ${state}`),
    );
  expect(select('/_internal/styleguide')).toHaveLength(4);
  expect(select('/_internal/styleguide/shared-ui/formular-felder')).toEqual([
    'Formular / Felder, mit Fehler',
    'Formular / Felder, leer',
  ]);
  expect(select('/_internal/styleguide/shared-ui/knopf/gross')).toEqual(['Knopf, groß']);
  expect(select('/_internal/styleguide/shared-ui/knopf/klein')).toEqual([]);
});

it('refuses paths outside the style guide', () => {
  expect(parseStoryLocation('/_internal/styleguides')).toBeNull();
  expect(parseStoryLocation('/_internal/styleguide/a/b/c/d')).toBeNull();
});

it('searches package, title and state for all words', () => {
  const titles = searchStories(packages, 'felder LEER').map(({ packageName }) => packageName);
  expect(titles).toEqual(['shared-ui', 'mf-search']);
  expect(searchStories(packages, 'gibt es nicht')).toEqual([]);
});
