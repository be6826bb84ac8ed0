import type { PictureCatalogue } from '#images/picture-catalogue.ts';

/**
 * A picture whose left half is red and right half blue, with a white square in the top left corner.
 */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
<rect width="600" height="800" fill="#f00"/><rect x="600" width="600" height="800" fill="#00f"/>
<rect width="100" height="100" fill="#fff"/></svg>`;

/**
 * Creates a catalogue with the pictures `feld-1` and `feld-2`; counts in `drawCount` how often a
 * picture was drawn.
 */
export function createPlainPictures(): PictureCatalogue & { drawCount: number } {
  return {
    drawCount: 0,
    revision: 'test',
    getSize: (name) => (/^feld-[12]$/u.test(name) ? { width: 1200, height: 800 } : undefined),
    getFocus: (name) => (name === 'feld-2' ? '25% 75%' : undefined),
    draw(name) {
      this.drawCount += 1;
      return /^feld-[12]$/u.test(name) ? svg : undefined;
    },
  };
}
