import { drawSheep } from '../figures/small-animals.ts';
import { drawForeground } from '../layers/grass.ts';
import { drawLand, drawShadow, getSeasonalCrop } from '../layers/land.ts';
import { drawTree } from '../layers/trees.ts';
import type { Scene } from '../scene.ts';

/** Draws a flock of sheep on a hill under a tree. */
export function drawSheepMotif(scene: Scene): void {
  const { random, season } = scene;
  const frontY = random.range(760, 860);
  const land = drawLand(scene, {
    frontY,
    horizon: random.range(500, 610),
    crop: getSeasonalCrop(scene, 'gras'),
    amplitude: 70,
    rows: 50,
  });
  const treeX = random.pick([random.range(380, 620), random.range(1780, 2020)]);
  drawTree(
    scene.pen('tree', { x: treeX, y: land.frontRidge(treeX) + 60, scale: 6.6 }),
    season,
    1.6,
  );
  const count = random.int(7, 9);
  for (let index = 0; index < count; index += 1) {
    const depth = index / (count - 1);
    const scale = 0.62 + depth ** 1.6 * 1.5;
    const x = 300 + ((index * 733) % 1800) + random.jitter(120);
    const y = frontY + 130 + depth ** 1.4 * 520;
    drawShadow(scene, x, y, 230 * scale, 13 * scale);
    const at = { x, y, scale, scaleX: random.pick([1, -1]) * scale };
    drawSheep(scene.pen(`sheep-${index}`, at), random.chance(0.55));
  }
  drawForeground(scene, 'edge', 1550);
}
