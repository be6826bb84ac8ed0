import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { cowPicture } from '#samples/story-content.ts';
import { AppStoreDownload } from './AppStoreDownload.tsx';

const model = {
  title: 'Grünland für die Jackentasche',
  text: 'Märkte, Wetter und Kleinanzeigen auf dem Telefon, auch wenn im Stall kein Netz ist.',
  image: cowPicture,
  stores: [
    { name: 'App Store', href: 'https://apps.apple.com/de/app/id1' },
    { name: 'Google Play', href: 'https://play.google.com/store/apps/details?id=example' },
  ],
} as const;

/**
 * Returns the path of one corner square of a QR code. The sample code consists of three such
 * squares. The server draws the real codes.
 */
const createCornerPath = (x: number, y: number) =>
  `M${x} ${y}h7v7h-7zm1 1v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`;
const data = {
  size: 29,
  path: createCornerPath(4, 4) + createCornerPath(18, 4) + createCornerPath(4, 18),
};

export const appStoreDownloadStories: readonly StoryDefinition[] = [
  {
    title: 'Block / App',
    state: 'beide Läden mit Bild',
    view: () => <AppStoreDownload model={model} data={data} />,
  },
  {
    title: 'Block / App',
    state: 'ein Laden',
    view: () => (
      <AppStoreDownload
        model={{ ...model, text: undefined, image: undefined, stores: model.stores.slice(0, 1) }}
        data={data}
      />
    ),
  },
];
