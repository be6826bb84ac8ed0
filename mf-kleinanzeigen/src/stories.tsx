import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { AdListPage } from '#pages/list/AdListPage.tsx';
import { AdPage } from '#pages/listing/AdPage.tsx';
import { createPlaceAdStories } from './stories/place-ad-stories.tsx';
import { SuccessPage } from '#pages/success/SuccessPage.tsx';
import {
  SAMPLE_AD_URL,
  sampleAd,
  sampleAdDetail,
  sampleAdList,
  sampleBreadcrumbs,
  sampleWantedAd,
} from '#samples/ad-samples.ts';
import { LatestAds } from '#slots/latest-ads/LatestAds.tsx';
import { jobStories } from './stories/job-stories.tsx';
import { messageStories } from './stories/message-stories.tsx';

/** Component examples of this package, shown at `/_internal/styleguide`. */
export const stories: readonly StoryDefinition[] = [
  {
    title: 'Kleinanzeigen / Liste',
    state: 'mit Filtern und Ort',
    view: () => (
      <AdListPage
        params={{}}
        data={{ list: sampleAdList, query: 'art=biete&a-ps-von=90&ort=87435&umkreis=50&seite=2' }}
      />
    ),
  },
  {
    title: 'Kleinanzeigen / Liste',
    state: 'nichts gefunden',
    view: () => (
      <AdListPage
        params={{}}
        data={{
          list: {
            ...sampleAdList,
            total: 0,
            pages: 0,
            page: 1,
            ads: [],
            trail: sampleBreadcrumbs,
            categories: [],
            near: null,
          },
          query: 'kategorie=traktoren&ort=Nirgendheim',
        }}
      />
    ),
  },
  {
    title: 'Kleinanzeigen / Liste',
    state: 'mit vertipptem Suchwort',
    view: () => (
      <AdListPage
        params={{}}
        data={{
          list: {
            ...sampleAdList,
            near: null,
            understood: { also: ['Schlepper', 'Trecker'], suggestion: 'Traktor' },
          },
          query: 'q=Tracktor',
        }}
      />
    ),
  },
  {
    title: 'Kleinanzeigen / Liste',
    state: 'Dienst nicht erreichbar',
    view: () => <AdListPage params={{}} data={{ list: null, query: '' }} />,
  },
  {
    title: 'Kleinanzeigen / Anzeige',
    state: 'active',
    view: () => <AdPage params={{}} data={{ ad: sampleAdDetail, url: SAMPLE_AD_URL }} />,
  },
  {
    title: 'Kleinanzeigen / Anzeige',
    state: 'verkauft, ohne Bilder',
    view: () => (
      <AdPage
        params={{}}
        data={{
          ad: { ...sampleAdDetail, state: 'sold', pictures: [], facts: [], similar: [] },
          url: SAMPLE_AD_URL,
        }}
      />
    ),
  },
  {
    title: 'Kleinanzeigen / Slot',
    state: 'neueste Anzeigen',
    view: () => <LatestAds props={{ count: 2 }} data={[sampleAd, sampleWantedAd]} />,
  },
  {
    title: 'Kleinanzeigen / Eingereicht',
    state: 'mit Titel',
    view: () => (
      <SuccessPage
        params={{}}
        data={{ title: 'Ballenpresse, 2 400 Ballen', ownAd: null, url: SAMPLE_AD_URL }}
      />
    ),
  },
  ...createPlaceAdStories(sampleAdDetail),
  ...messageStories,
  ...jobStories,
];
