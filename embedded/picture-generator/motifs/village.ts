import { drawChurch, drawHouse } from '../figures/building.ts';
import { createRidge } from '../geometry/hill-line.ts';
import { CROPS_BY_SEASON, drawFields } from '../layers/fields.ts';
import { drawForeground } from '../layers/grass.ts';
import { drawSky } from '../layers/sky.ts';
import { drawHedge, drawTree } from '../layers/trees.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Draws a village around a church, with fields around the village. */
export function drawVillageMotif(scene: Scene): void {
  const { random, season } = scene;
  const horizon = random.range(600, 690);
  drawSky(scene, { horizon });
  const farRidge = createRidge(random, horizon, 50, 1.3);
  const crop = () => random.pick(CROPS_BY_SEASON[season]);
  drawFields(scene, 'far', {
    ridge: farRidge,
    bottom: horizon + 640,
    vanishingX: 1200,
    crops: [crop(), crop(), crop(), crop(), crop()],
    rows: 170,
    farSpacingRatio: 0.5,
    scale: 0.4,
  });
  drawHedge(scene.pen('hedge'), farRidge, 100, 2100, 50);
  const isSnowy = season === 'winter';
  const tiles = isSnowy ? 'paper' : random.pick<Colour>(['earth', 'inkOnEarth', 'olive']);
  const houseCount = random.int(7, 9);
  const rows = [horizon + 240, horizon + 330, horizon + 440];
  const churchX = 1200 + random.jitter(160);
  rows.forEach((level, row) => {
    for (let index = 0; index < houseCount - row; index += 1) {
      const x = 470 + ((index + (row % 2) * 0.5 + random.jitter(0.2)) * 1460) / houseCount;
      const y = level + random.jitter(24);
      if (random.chance(0.24)) {
        drawTree(scene.pen(`tree-${row}-${index}`, { x, y, scale: 2 + row * 0.4 }), season, 0.6);
        continue;
      }
      drawHouse(scene.pen(`house-${row}-${index}`, { x, y, scale: 0.74 + row * 0.2 }), {
        width: random.range(140, 175),
        wallHeight: random.range(80, 110),
        roofHeight: random.range(80, 110),
        depth: random.range(70, 140),
        colour: random.pick<Colour>(['paper', 'paper', 'wheat']),
        tileColour: isSnowy ? 'paper' : random.pick<Colour>([tiles, tiles, 'inkOnDeep', 'earth']),
        isTimbered: random.chance(0.4),
      });
    }
    if (row === 0)
      drawChurch(scene.pen('church', { x: churchX - 60, y: level + 60, scale: 1.06 }), tiles);
  });
  for (let index = 0; index < 5; index += 1) {
    const x = 420 + index * 390 + random.jitter(120);
    drawTree(
      scene.pen(`garden-${index}`, { x, y: rows[2]! + 50, scale: random.range(2, 2.9) }),
      season,
      0.8,
    );
  }
  const frontRidge = createRidge(random, horizon + 500, 40, 0.8);
  drawFields(scene, 'front', {
    ridge: frontRidge,
    bottom: 1720,
    vanishingX: churchX,
    crops: [crop(), crop(), crop()],
    rows: 80,
    farSpacingRatio: 0.34,
  });
  drawForeground(scene, 'edge', 1560);
}
