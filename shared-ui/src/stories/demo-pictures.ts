import type { Asset } from '@gruenland/shared-contracts/image.ts';

/** Returns an image of the embedded image service as an asset, for stories. */
function picture(hashAndName: string, alt: string, caption?: string): Asset {
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

export const cows = picture(
  '49d6f2479c/kuehe-weide-morgen-sommer-1',
  'Kühe auf einer Weide am Morgen, dahinter Hügel.',
  'Am Morgen stehen die Kühe dicht am Gatter: Sie wissen, dass heute umgetrieben wird.',
);
export const tractor = picture('579c319308/traktor-abend-herbst-2', 'Traktor am Abend.');
export const apples = picture('63c639646b/apfel-morgen-herbst-1', 'Drei Äpfel auf einem Tuch.');
export const market = picture('500d527ffe/marktstand-mittag-sommer-1', 'Marktstand am Mittag.');
export const barn = picture('11c8dfb6d3/scheune-abend-winter-1', 'Scheune im Schnee.');
