import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { cowPicture } from '#samples/story-content.ts';
import { AD_FORMATS } from './custom-ad.ts';
import type { AdFormat } from './custom-ad.ts';
import { CustomAd } from './CustomAd.tsx';
import { HideableAd } from './HideableAd.tsx';

const model = {
  advertiser: 'Saatgut Nordheide eG',
  headline: 'Ackerbohnen, geprüft und gebeizt',
  text: 'Bis Mitte Dezember bestellen, im Februar geliefert.',
  image: cowPicture,
  href: 'https://example.org/bohnen',
  notice: undefined,
};

export const customAdStories: readonly StoryDefinition[] = [
  ...(Object.keys(AD_FORMATS) as AdFormat[]).map((format) => ({
    title: 'Block / Anzeige',
    state: format,
    view: () => <CustomAd model={{ ...model, format }} />,
  })),
  {
    title: 'Block / Anzeige',
    state: 'für Abonnenten ausblendbar',
    view: () => <HideableAd model={{ ...model, format: 'native' }} />,
  },
  {
    title: 'Block / Anzeige',
    state: 'politisch, ohne Bild',
    view: () => (
      <CustomAd
        model={{
          ...model,
          format: 'native',
          image: undefined,
          notice: 'Politische Werbung im Sinne der Verordnung (EU) 2024/900.',
        }}
      />
    ),
  },
];
