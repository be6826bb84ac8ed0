import type { PlaceCounts } from '@gruenland/shared-contracts/api/place-counts.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { createStateMap } from './create-state-map.ts';
import { NEARBY_PLACE_COUNTS, PLACE_COUNTS } from './sample-place-counts.ts';
import { StateMap } from './StateMap.tsx';

function createStory(state: string, counts: PlaceCounts): StoryDefinition {
  const model = createStateMap(counts, {
    nouns: ['Anzeige', 'Anzeigen'],
    radiiKm: [10, 25, 50, 100, 200],
    buildPlaceHref: (place, radiusKm) =>
      `/kleinanzeigen?ort=${encodeURIComponent(place)}&umkreis=${radiusKm}&ansicht=karte`,
    closeHref: '/kleinanzeigen',
    wholeHref: '/kleinanzeigen?ansicht=karte',
  });
  return { title: 'Karte', state, view: () => <StateMap model={model} /> };
}

export const stateMapStories: readonly StoryDefinition[] = [
  createStory('ganz Deutschland', PLACE_COUNTS),
  createStory('Umkreis um einen Ort', NEARBY_PLACE_COUNTS),
  createStory('ohne Orte', { places: [], total: 3, near: null }),
];
