import type { Asset } from '@gruenland/shared-contracts/image.ts';

/** Returns an image from the embedded image service as an asset, for stories. */
function createPicture(hashAndName: string, alt: string, caption?: string): Asset {
  return {
    src: `https://a.storyblok.com/f/100001/2400x1600/${hashAndName}.jpg`,
    alt,
    width: 2400,
    height: 1600,
    caption,
    credit: 'Linolschnitt: Grünland',
    focus: undefined,
  };
}

export const cowsPicture = createPicture(
  '49d6f2479c/kuehe-weide-morgen-sommer-1',
  'Kühe auf einer Weide am Morgen, dahinter Hügel.',
  'Am Morgen stehen die Kühe dicht am Gatter: Sie wissen, dass heute umgetrieben wird.',
);
export const tractorPicture = createPicture(
  '579c319308/traktor-abend-herbst-2',
  'Traktor am Abend.',
);
export const applesPicture = createPicture(
  '63c639646b/apfel-morgen-herbst-1',
  'Drei Äpfel auf einem Tuch.',
);
export const marketPicture = createPicture(
  '500d527ffe/marktstand-mittag-sommer-1',
  'Marktstand am Mittag.',
);
export const barnPicture = createPicture('11c8dfb6d3/scheune-abend-winter-1', 'Scheune im Schnee.');
