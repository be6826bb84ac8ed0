import type { AdList } from '@gruenland/shared-contracts/api/ads.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { countAppliedFilters, listAppliedFilters } from '#model/applied-filters.ts';
import { AdListPage } from '#pages/list/AdListPage.tsx';
import { AdResults } from '#pages/list/AdResults.tsx';
import { sampleAdList, sampleBreadcrumbs } from '#samples/ad-samples.ts';
import { ListWithResults } from './ListWithResults.tsx';

function createStory(state: string, list: AdList, query: string): StoryDefinition {
  const model = { list, query, map: null, mapHref: '/kleinanzeigen?ansicht=karte' };
  const appliedCount = countAppliedFilters(listAppliedFilters(list, new URLSearchParams(query)));
  return {
    title: 'Kleinanzeigen / Liste',
    state,
    view: () => (
      <ListWithResults results={<AdResults model={model} />}>
        <AdListPage params={{}} data={{ list, query, appliedCount }} />
      </ListWithResults>
    ),
  };
}

/** Component examples of the list of ads. */
export const listStories: readonly StoryDefinition[] = [
  createStory(
    'mit Filtern und Ort',
    sampleAdList,
    'art=biete&a-ps-von=90&ort=87435&umkreis=50&seite=2',
  ),
  createStory(
    'nichts gefunden',
    {
      ...sampleAdList,
      total: 0,
      pages: 0,
      page: 1,
      ads: [],
      trail: sampleBreadcrumbs,
      categories: [],
      near: null,
    },
    'kategorie=traktoren&ort=Nirgendheim',
  ),
  createStory(
    'mit vertipptem Suchwort',
    {
      ...sampleAdList,
      near: null,
      understood: { also: ['Schlepper', 'Trecker'], suggestion: 'Traktor' },
    },
    'q=Tracktor',
  ),
  {
    title: 'Kleinanzeigen / Liste',
    state: 'Dienst nicht erreichbar',
    view: () => <AdListPage params={{}} data={{ list: null, query: '', appliedCount: 0 }} />,
  },
];
