import { plates, type Plate } from '../palette.ts';
import type { Random } from '../prng.ts';

const tile = 800;

function createSpeckPath(random: Random, x: number, y: number, size: number): string {
  const n = (low: number): number => Math.max(1, Math.round(size * random.range(low, 1)));
  return `M${Math.round(x)} ${Math.round(y)}l${n(0.3)} ${-n(0.1)} ${n(0.1)} ${n(0.4)}-${n(0.3)} ${n(0.1)}z`;
}

/**
 * Creates a tile of specks, which are parts of a block that have taken no ink. Each block repeats
 * the tile in another arrangement. The specks form clusters, because lino takes ink unevenly over
 * larger patches. (SVG patterns would be shorter, but are ten times slower in librsvg.)
 */
export function createGrainTile(random: Random): string {
  let data = '';
  let [x, y] = [0, 0];
  for (let index = 0; index < 430; index += 1) {
    if (index % 9 === 0) [x, y] = [random.range(0, tile), random.range(0, tile)];
    const spread = index % 3 === 0 ? tile : 80;
    const sx = (x + random.jitter(spread) + tile * 2) % tile;
    const sy = (y + random.jitter(spread) + tile * 2) % tile;
    data += createSpeckPath(random, sx, sy, random.chance(0.05) ? 5 : 2.8);
  }
  return `<path id="grain" d="${data}"/>`;
}

/** Covers the sheet with the specks of one block; `colour` is what shows through them. */
export function drawGrain(random: Random, plate: Plate, colour: string): string {
  const shift = (plates.indexOf(plate) * 263) % tile;
  const uses: string[] = [];
  for (let x = -shift; x < 2420; x += tile) {
    for (let y = -((shift * 2) % tile); y < 1620; y += tile) {
      const turn = random.pick(['', ` rotate(180 ${tile / 2} ${tile / 2})`]);
      uses.push(`<use href="#grain" transform="translate(${x} ${y})${turn}"/>`);
    }
  }
  return `<g fill="${colour}">${uses.join('')}</g>`;
}
