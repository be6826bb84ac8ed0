import { drawOldTractor, drawTractor, type TractorLook } from '../figures/tractor.ts';
import { drawForeground } from '../layers/grass.ts';
import { drawLand, drawShadow, getSeasonalCrop } from '../layers/land.ts';
import type { Scene } from '../scene.ts';

/** Draws a side view of a tractor in a field. */
export function drawTractorMotif(scene: Scene): void {
  const { random, season } = scene;
  const isOld = random.chance(0.4);
  const frontY = random.range(960, 1060);
  const crop = season === 'sommer' ? 'stoppel' : season === 'fruehling' ? 'acker' : 'acker';
  drawLand(scene, {
    horizon: random.range(560, 720),
    frontY,
    crop: getSeasonalCrop(scene, crop),
    amplitude: 12,
  });
  const look: TractorLook = random.pick<TractorLook>([
    { body: 'deep', rimColour: 'wheat' },
    { body: 'green', rimColour: 'wheat' },
    { body: 'wheat', rimColour: 'paper' },
    { body: 'green', rimColour: 'poppy' },
  ]);
  const y = frontY + 230;
  const scale = isOld ? random.range(1.28, 1.45) : random.range(1.12, 1.26);
  const x = isOld ? 1200 - 215 * scale : 1200 - 265 * scale;
  drawShadow(scene, x + 250 * scale, y - 6, 960 * scale, 46);
  const pen = scene.pen('tractor', { x, y, scale });
  if (isOld) drawOldTractor(pen, look);
  else drawTractor(pen, look);
  drawForeground(scene, 'edge', 1520);
}
