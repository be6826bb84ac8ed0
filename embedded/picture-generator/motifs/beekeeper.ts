import { drawBeekeeper, drawHive } from '../figures/beekeeper.ts';
import { createEllipse } from '../geometry/outline.ts';
import { drawForeground } from '../layers/grass.ts';
import { drawLand, drawShadow, getSeasonalCrop } from '../layers/land.ts';
import { drawTree } from '../layers/trees.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';

function drawSwarm(scene: Scene, x: number, y: number): void {
  const pen = scene.pen('swarm');
  for (let bee = 0; bee < 24; bee += 1) {
    const at = pen.part({
      x: x + pen.random.jitter(400),
      y: y + pen.random.jitter(330),
      scale: pen.random.range(0.8, 1.5),
      rotationDegrees: pen.random.range(-50, 50),
    });
    at.fill('paper', '-2,-4 -12,-16 -4,-20 4,-6', '2,-4 8,-18 16,-14 8,-2');
    at.fill('ink', createEllipse(0, 0, 13, 7, 9));
    at.line('-3,-6 -3,6', 4, 'wheat', 'blunt');
  }
}

/** Draws a beekeeper with hives. */
export function drawBeekeeperMotif(scene: Scene): void {
  const { random, season } = scene;
  const frontY = random.range(840, 920);
  const land = drawLand(scene, {
    horizon: random.range(600, 680),
    frontY,
    crop: getSeasonalCrop(scene, 'gras'),
    rows: 54,
    isCalm: true,
  });
  for (const x of [230, 2130])
    drawTree(
      scene.pen(`tree-${x}`, { x, y: land.frontRidge(x) + 40, scale: random.range(5.4, 6.6) }),
      season,
      1.4,
    );
  const colours: [Colour, ...Colour[]] = ['wheat', 'green', 'wheat', 'deep'];
  const hives = [
    [420, 1270, 1.1, 2],
    [1850, 1260, 1.15, 3],
    [2190, 1330, 1.25, 2],
    [800, 1400, 1.6, 2],
  ] as const;
  hives.forEach(([x, y, scale, boxes], index) => {
    drawShadow(scene, x, y, 270 * scale, 24);
    drawHive(
      scene.pen(`hive-${index}`, { x, y, scale }),
      boxes + (index === 3 ? random.int(0, 1) : 0),
      random.pick(colours),
    );
  });
  const x = 1370 + random.jitter(40);
  drawShadow(scene, x + 10, 1450, 520, 36);
  drawBeekeeper(scene.pen('keeper', { x, y: 1450, scale: random.range(1.62, 1.74) }));
  drawSwarm(scene, 880, 760);
  drawForeground(scene, 'edge', 1550);
}
