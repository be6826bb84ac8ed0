import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { ListPage } from '#pages/list/ListPage.tsx';
import { ListingPage } from '#pages/listing/ListingPage.tsx';
import { placeAdStories } from './stories/place-ad-stories.tsx';
import { SuccessPage } from '#pages/success/SuccessPage.tsx';
import {
  SAMPLE_AD_URL,
  sampleAd,
  sampleAdDetail,
  sampleAdList,
  sampleTrail,
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
      <ListPage
        params={{}}
        data={{ list: sampleAdList, query: 'art=biete&a-ps-von=90&ort=87435&umkreis=50&seite=2' }}
      />
    ),
  },
  {
    title: 'Kleinanzeigen / Liste',
    state: 'nichts gefunden',
    view: () => (
      <ListPage
        params={{}}
        data={{
          list: {
            ...sampleAdList,
            total: 0,
            pages: 0,
            page: 1,
            ads: [],
            trail: sampleTrail,
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
    state: 'Dienst nicht erreichbar',
    view: () => <ListPage params={{}} data={{ list: null, query: '' }} />,
  },
  {
    title: 'Kleinanzeigen / Anzeige',
    state: 'active',
    view: () => <ListingPage params={{}} data={{ ad: sampleAdDetail, url: SAMPLE_AD_URL }} />,
  },
  {
    title: 'Kleinanzeigen / Anzeige',
    state: 'verkauft, ohne Bilder',
    view: () => (
      <ListingPage
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
  ...placeAdStories(sampleAdDetail),
  ...messageStories,
  ...jobStories,
];
