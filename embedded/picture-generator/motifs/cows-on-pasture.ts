import { drawCow, type CowLook } from '../figures/cow.ts';
import { drawForeground } from '../layers/grass.ts';
import { drawLand, drawShadow, getSeasonalCrop } from '../layers/land.ts';
import type { Scene } from '../scene.ts';

/** Draws dairy cows on a pasture; cows in the background are small, cows in front are large. */
export function drawCowsOnPastureMotif(scene: Scene): void {
  const { random } = scene;
  const frontY = random.range(800, 900);
  const land = drawLand(scene, {
    horizon: random.range(470, 600),
    frontY,
    crop: getSeasonalCrop(scene, 'gras'),
    rows: 54,
  });
  const look = random.pick<CowLook>([
    { coatColour: 'paper', patchColour: 'ink' },
    { coatColour: 'paper', patchColour: 'ink' },
    { coatColour: 'paper', patchColour: 'earth' },
    { coatColour: 'wheat', patchColour: undefined },
  ]);
  for (let index = 0; index < 4; index += 1) {
    const x = 260 + index * 560 + random.jitter(120);
    const scale = random.range(0.55, 0.68);
    const y = land.frontRidge(x) + random.range(60, 110);
    const signedScale = random.chance(0.5) ? -scale : scale;
    drawShadow(scene, x, y, 420 * scale, 16);
    drawCow(
      scene.pen(`far-${index}`, { x, y, scale, scaleX: signedScale }),
      look,
      random.chance(0.6),
    );
  }
  const places = [
    { x: random.range(760, 900), y: 1330, scale: 1.85, grazing: false, scaleX: 1.85 },
    {
      x: random.range(1620, 1760),
      y: 1450,
      scale: 1.7,
      grazing: true,
      scaleX: random.pick([1.7, -1.7]),
    },
  ];
  places.forEach((at, index) => {
    drawShadow(scene, at.x, at.y - 4, 430 * at.scale, 36);
    drawCow(scene.pen(`near-${index}`, at), look, at.grazing);
  });
  drawForeground(scene, 'edge', 1530);
}
