import { drawCombine } from '../figures/combine.ts';
import { drawLand, drawShadow } from '../layers/land.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { drawWheatEar } from '../figures/ears.ts';

/** Draws a combine harvester in a field of grain that is partly uncut. */
export function drawCombineHarvesterMotif(scene: Scene): void {
  const { random } = scene;
  const frontY = random.range(880, 960);
  drawLand(scene, {
    horizon: random.range(500, 640),
    frontY,
    crop: 'stoppel',
    amplitude: 10,
    rows: 80,
  });
  const scale = random.range(1.18, 1.32);
  const y = frontY + 330;
  const x = 1110;
  drawShadow(scene, x - 40, y, 1000 * scale, 44);
  const [body, accent] = random.pick<[Colour, Colour]>([
    ['deep', 'wheat'],
    ['green', 'poppy'],
    ['green', 'wheat'],
    ['paper', 'poppy'],
  ]);
  drawCombine(scene.pen('combine', { x, y, scale }), body, accent);
  // Draws ears of the uncut grain in front of the header and along the lower edge.
  const earsPen = scene.pen('standing');
  for (let row = 0; row < 2; row += 1) {
    for (let px = x + 690 * scale + row * 16; px < 2440; px += 38) {
      const place = { x: px + random.jitter(12), y: y - 10 + row * 50 };
      drawWheatEar(earsPen.part({ ...place, scale: random.range(0.56, 0.68) }), false);
    }
  }
  for (let row = 0; row < 2; row += 1) {
    for (let px = -20; px < 2440; px += row === 0 ? 54 : 72) {
      const place = { x: px + random.jitter(20), y: 1690 + row * 70 };
      drawWheatEar(earsPen.part({ ...place, scale: random.range(0.72, 0.95) }), false);
    }
  }
}
