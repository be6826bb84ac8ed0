import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { cows } from '#samples/story-content.ts';
import { AppStoreDownload } from './AppStoreDownload.tsx';

const model = {
  title: 'Grünland für die Jackentasche',
  text: 'Märkte, Wetter und Kleinanzeigen auf dem Telefon, auch wenn im Stall kein Netz ist.',
  image: cows,
  stores: [
    { name: 'App Store', href: 'https://apps.apple.com/de/app/id1' },
    { name: 'Google Play', href: 'https://play.google.com/store/apps/details?id=example' },
  ],
};

export const appStoreDownloadStories: readonly StoryDefinition[] = [
  {
    title: 'Block / App',
    state: 'beide Läden mit Bild',
    view: () => <AppStoreDownload model={model} />,
  },
  {
    title: 'Block / App',
    state: 'ein Laden',
    view: () => (
      <AppStoreDownload
        model={{ ...model, text: undefined, image: undefined, stores: model.stores.slice(0, 1) }}
      />
    ),
  },
];
