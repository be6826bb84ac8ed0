import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { AdPage } from '#pages/listing/AdPage.tsx';
import { createPlaceAdStories } from './stories/place-ad-stories.tsx';
import { SuccessPage } from '#pages/success/SuccessPage.tsx';
import { SAMPLE_AD_URL, sampleAd, sampleAdDetail, sampleWantedAd } from '#samples/ad-samples.ts';
import { LatestAds } from '#slots/latest-ads/LatestAds.tsx';
import { jobStories } from './stories/job-stories.tsx';
import { listStories } from './stories/list-stories.tsx';
import { messageStories } from './stories/message-stories.tsx';

/** Component examples of this package, shown at `/_internal/styleguide`. */
export const stories: readonly StoryDefinition[] = [
  ...listStories,
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
