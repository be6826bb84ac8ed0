import { plates, type Plate } from '../palette.ts';
import type { Random } from '../prng.ts';

const TILE_SIZE_PX = 800;

function createSpeckPath(random: Random, x: number, y: number, size: number): string {
  const getRandomLength = (minShare: number): number =>
    Math.max(1, Math.round(size * random.range(minShare, 1)));
  return `M${Math.round(x)} ${Math.round(y)}l${getRandomLength(0.3)} ${-getRandomLength(0.1)} ${getRandomLength(0.1)} ${getRandomLength(0.4)}-${getRandomLength(0.3)} ${getRandomLength(0.1)}z`;
}

/**
 * Creates a tile of specks, where a printing block took no ink. The specks form clusters, because
 * lino takes ink unevenly. {@link drawGrain} repeats the tile with a different offset for each
 * printing block.
 *
 * SVG patterns would be shorter, but librsvg renders them ten times more slowly.
 */
export function createGrainTile(random: Random): string {
  let data = '';
  let [x, y] = [0, 0];
  for (let index = 0; index < 430; index += 1) {
    if (index % 9 === 0) [x, y] = [random.range(0, TILE_SIZE_PX), random.range(0, TILE_SIZE_PX)];
    const spread = index % 3 === 0 ? TILE_SIZE_PX : 80;
    const speckX = (x + random.jitter(spread) + TILE_SIZE_PX * 2) % TILE_SIZE_PX;
    const speckY = (y + random.jitter(spread) + TILE_SIZE_PX * 2) % TILE_SIZE_PX;
    data += createSpeckPath(random, speckX, speckY, random.chance(0.05) ? 5 : 2.8);
  }
  return `<path id="grain" d="${data}"/>`;
}

/** Covers the sheet with the specks of a printing block in the given `colour`. */
export function drawGrain(random: Random, plate: Plate, colour: string): string {
  const tileShift = (plates.indexOf(plate) * 263) % TILE_SIZE_PX;
  const svgUseElements: string[] = [];
  for (let x = -tileShift; x < 2420; x += TILE_SIZE_PX) {
    for (let y = -((tileShift * 2) % TILE_SIZE_PX); y < 1620; y += TILE_SIZE_PX) {
      const turn = random.pick(['', ` rotate(180 ${TILE_SIZE_PX / 2} ${TILE_SIZE_PX / 2})`]);
      svgUseElements.push(`<use href="#grain" transform="translate(${x} ${y})${turn}"/>`);
    }
  }
  return `<g fill="${colour}">${svgUseElements.join('')}</g>`;
}
