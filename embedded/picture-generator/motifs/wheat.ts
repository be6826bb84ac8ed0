import { drawWheatEar } from '../figures/ears.ts';
import { drawLand, getSeasonalCrop } from '../layers/land.ts';
import { drawBackdrop } from '../layers/backdrop.ts';
import { drawPoppy } from '../figures/flowers.ts';
import type { Scene } from '../scene.ts';

/** Draws ears of wheat, as a close-up. */
export function drawWheatMotif(scene: Scene): void {
  const { random } = scene;
  if (random.chance(0.5)) drawBackdrop(scene, [1200, 620], 300, true);
  else
    drawLand(scene, {
      horizon: 900,
      frontY: 1150,
      crop: getSeasonalCrop(scene, 'weizen'),
      isCalm: true,
    });
  for (let index = 0; index < 13; index += 1) {
    const x = -40 + index * 205 + random.jitter(60);
    const pen = scene.pen(`far-${index}`, {
      x,
      y: 1690,
      scale: random.range(1.35, 1.8),
      rotationDegrees: random.jitter(7),
    });
    drawWheatEar(pen, false);
  }
  for (let index = 0; index < 7; index += 1) {
    const x = 330 + index * 290 + random.jitter(60);
    const centreShare = 1 - Math.abs(x - 1200) / 1500;
    const pen = scene.pen(`near-${index}`, {
      x,
      y: 1720,
      scale: 1.9 + centreShare * 1.1 + random.jitter(0.25),
      rotationDegrees: random.jitter(9),
    });
    drawWheatEar(pen, true);
  }
  if (scene.season === 'sommer' && random.chance(0.5)) {
    const x = random.range(820, 1580);
    drawPoppy(scene.pen('poppy', { x, y: random.range(1080, 1180), scale: 1.45 }), 420);
  }
}
