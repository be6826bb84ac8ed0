import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { SearchPage } from '#pages/search/SearchPage.tsx';
import {
  UNAVAILABLE_SEARCH,
  SEARCH_WITH_HITS,
  MANY_FACET_VALUES,
  SEARCH_WITHOUT_HITS,
} from '#samples/search-samples.ts';
import { DEFAULT_PLACEHOLDER } from '#search-form/placeholders.ts';
import { SearchForm } from '#search-form/SearchForm.tsx';
import { Menu } from '#widgets/Menu.tsx';
import { Microphone } from '#widgets/Microphone.tsx';
import { RatingMenu } from '#widgets/RatingMenu.tsx';
import { RefinementList } from '#widgets/RefinementList.tsx';
import { Stats } from '#widgets/Stats.tsx';
import { DEFAULT_TEXTS, GERMAN_TEXTS } from '#widgets/texts.ts';

const LANGUAGE_TEXTS = [
  { state: 'Vorgabe', texts: DEFAULT_TEXTS },
  { state: 'deutsch', texts: GERMAN_TEXTS },
];

const MICROPHONE_STATES = [
  { name: 'bereit', state: 'ready' },
  { name: 'hört zu', state: 'listening' },
  { name: 'nicht erlaubt', state: 'denied' },
] as const;

const microphoneStories = LANGUAGE_TEXTS.flatMap(({ state: language, texts }) =>
  MICROPHONE_STATES.map(({ name, state }): StoryDefinition => {
    return {
      title: 'Suche / Mikrofon',
      state: `${name}, ${language}`,
      view: () => <Microphone state={state} texts={texts} />,
    };
  }),
);

const widgetStories = LANGUAGE_TEXTS.flatMap(({ state, texts }): StoryDefinition[] => [
  {
    title: 'Suche / Werteliste',
    state,
    view: () => (
      <RefinementList param={`m-${state}`} label="Marke" values={MANY_FACET_VALUES} texts={texts} />
    ),
  },
  {
    title: 'Suche / Werteliste ohne Werte',
    state,
    view: () => <RefinementList param={`n-${state}`} label="Marke" values={[]} texts={texts} />,
  },
  {
    title: 'Suche / Werteliste mit Suche',
    state,
    view: () => (
      <RefinementList
        param={`f-${state}`}
        label="Region"
        values={MANY_FACET_VALUES}
        onSearch={() => {}}
        texts={texts}
      />
    ),
  },
  {
    title: 'Suche / Auswahl',
    state,
    view: () => (
      <Menu
        param={`a-${state}`}
        label="Anbieter"
        allLabel="Alle"
        values={MANY_FACET_VALUES}
        texts={texts}
      />
    ),
  },
  {
    title: 'Suche / Bewertung',
    state,
    view: () => (
      <RatingMenu param={`s-${state}`} label="Bewertung" anyLabel="Alle" chosen="3" texts={texts} />
    ),
  },
  {
    title: 'Suche / Zahl der Treffer',
    state,
    view: () => (
      <>
        <Stats total={0} ms={1} texts={texts} />
        <Stats total={1} ms={1} texts={texts} />
        <Stats total={1234} ms={7} texts={texts} />
      </>
    ),
  },
]);

/**
 * Component examples of the search, shown at `/_internal/styleguide`. The site header contains a
 * search form too, so the examples have other element ids and labels.
 */
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
    title: 'Suche / Feld',
    state: 'Vorgabe',
    view: () => (
      <SearchForm
        action={paths.search()}
        id="stil-suche-vorgabe"
        label="Suche, Feld mit den Vorgaben"
        query=""
        input={{ placeholder: DEFAULT_PLACEHOLDER }}
      />
    ),
  },
  ...microphoneStories,
  ...widgetStories,
  {
    title: 'Suche / Seite',
    state: 'mit Treffern',
    view: () => <SearchPage params={{}} data={SEARCH_WITH_HITS} />,
  },
  {
    title: 'Suche / Seite',
    state: 'ohne Treffer',
    view: () => <SearchPage params={{}} data={SEARCH_WITHOUT_HITS} />,
  },
  {
    title: 'Suche / Seite',
    state: 'nicht erreichbar',
    view: () => <SearchPage params={{}} data={UNAVAILABLE_SEARCH} />,
  },
];
