import { createRidge } from '../geometry/hill-line.ts';
import { drawFields, CROPS_BY_SEASON } from '../layers/fields.ts';
import { drawForeground } from '../layers/grass.ts';
import { drawSky } from '../layers/sky.ts';
import { drawHedge, drawPoplar, drawTree } from '../layers/trees.ts';
import type { Scene } from '../scene.ts';

/** Draws fields on rolling hills. */
export function drawFieldsMotif(scene: Scene): void {
  const { random, season } = scene;
  const horizon = random.range(520, 720);
  drawSky(scene, { horizon });
  const crops = () => random.pick(CROPS_BY_SEASON[season]);
  const farRidge = createRidge(random, horizon, 46, 1.4);
  drawFields(scene, 'far', {
    ridge: farRidge,
    bottom: horizon + 420,
    vanishingX: random.range(700, 1700),
    crops: [crops(), crops(), crops(), crops(), crops()],
    rows: 190,
    farSpacingRatio: 0.5,
    scale: 0.4,
  });
  drawHedge(scene.pen('hedge'), farRidge, random.range(0, 900), random.range(1300, 2300), 54);
  const middleRidge = createRidge(random, horizon + 190, 70, 1.2);
  drawFields(scene, 'middle', {
    ridge: middleRidge,
    bottom: horizon + 760,
    vanishingX: random.range(300, 2100),
    crops: [crops(), crops(), crops()],
    rows: 130,
    farSpacingRatio: 0.42,
    maxRowShift: random.jitter(220),
    scale: 0.7,
  });
  const treeX = random.range(500, 1000);
  for (let index = 0; index < 5; index += 1) {
    const x = treeX + index * 74 + random.jitter(18);
    drawPoplar(
      scene.pen(`poplar-${index}`, { x, y: middleRidge(x) + 6, scale: random.range(2, 2.7) }),
      season,
    );
  }
  const frontRidge = createRidge(random, horizon + 470, 90, 0.9);
  drawFields(scene, 'front', {
    ridge: frontRidge,
    bottom: 1720,
    vanishingX: random.range(600, 1800),
    crops: [crops(), crops()],
    rows: 70,
    farSpacingRatio: 0.34,
    maxRowShift: random.jitter(260),
  });
  const x = random.range(1350, 1750);
  drawTree(
    scene.pen('tree', { x, y: frontRidge(x) + 20, scale: random.range(4.4, 5.6) }),
    season,
    1.4,
  );
  drawForeground(scene, 'edge');
}
