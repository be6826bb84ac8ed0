import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { paths } from '@gruenland/shared-contracts/paths.ts';
import { SearchPage } from '#pages/search/SearchPage.tsx';
import { SearchForm } from '#search-form/SearchForm.tsx';

/** The parts of this room for `/_internal/styleguide`; the header's own box stands above them. */
export const stories: readonly StoryDefinition[] = [
  {
    title: 'Suche / Feld',
    state: 'leer',
    view: () => (
      <SearchForm action={paths.search()} id="stil-suche" label="Suche, leeres Feld" query="" />
    ),
  },
  {
    title: 'Suche / Feld',
    state: 'mit Suchwort',
    view: () => (
      <SearchForm
        action={paths.search()}
        id="stil-suche-wort"
        label="Suche, ausgefülltes Feld"
        query="Schlepper"
      />
    ),
  },
  {
    title: 'Suche / Seite',
    state: 'mit Suchwort',
    view: () => <SearchPage params={{}} data={{ query: 'Heuballen' }} />,
  },
];
