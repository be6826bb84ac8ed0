import { createBlob } from '../geometry/blob.ts';
import { createEllipse } from '../geometry/outline.ts';
import { drawCrate } from '../figures/crate.ts';
import { drawForeground } from '../layers/grass.ts';
import { drawLand, drawShadow, getSeasonalCrop } from '../layers/land.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import { drawBoughs, drawLeafCuts } from '../layers/trees.ts';
import type { Scene, Season } from '../scene.ts';

/** Draws a low fruit tree, 100 units high; it grows from the origin. */
function drawFruitTree(pen: Pen, season: Season, fineness: number): void {
  const { random } = pen;
  pen.fill('ink', '-8,3* -4,-4 -3.4,-22 -14,-38* -10,-40* 0,-29 9,-42* 13,-40* 4.4,-22 5,-4 9,3*');
  pen.line(['-1,-3 -1,-20', '2,-6 1.4,-24'], 0.9, 'paper');
  if (season === 'winter') {
    for (const [x, angle] of [
      [-12, -130],
      [0, -90],
      [11, -50],
    ] as const) {
      drawBoughs(pen, [x, x === 0 ? -30 : -39], angle, 15, 4.4);
    }
    return;
  }
  const lumps: [number, number, number][] = [
    [-24, -50, 18],
    [25, -50, 18],
    [0, -48, 15],
    [-16, -70, 18],
    [17, -70, 18],
    [0, -78, 16],
    [0, -62, 17],
  ];
  for (const [x, y, r] of lumps) {
    const shape = createBlob(
      random,
      x + random.jitter(3),
      y + random.jitter(3),
      r * 1.12,
      r * 0.9,
      8,
      0.16,
    );
    pen.fill(season === 'herbst' ? 'inkOnWheat' : 'inkOnGreen', shape);
    drawLeafCuts(pen, shape, 3.8, Math.round(58 * fineness), carveInk);
    const fruitCount = season === 'fruehling' ? 15 : season === 'sommer' ? 4 : 6;
    for (let index = 0; index < fruitCount * fineness; index += 1) {
      const angle = random.range(0, Math.PI * 2);
      const reach = random.range(0.1, 0.85) * r;
      const at = createEllipse(
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach * 0.85,
        1.7,
        1.7,
        10,
      );
      pen.fill(season === 'fruehling' ? 'paper' : season === 'herbst' ? 'poppy' : 'green', at);
      if (season !== 'fruehling' && fineness > 1) pen.line([at], 0.5, 'ink', 'blunt', true);
    }
  }
}

/** Draws an orchard with grass between its rows. */
export function drawAppleTreeMotif(scene: Scene): void {
  const { random, season } = scene;
  const frontY = random.range(740, 820);
  drawLand(scene, {
    horizon: random.range(560, 640),
    frontY,
    crop: getSeasonalCrop(scene, 'gras'),
    vanishingX: 1200,
    hasTrees: false,
    rows: 54,
  });
  const rows = [
    { y: frontY + 70, scale: 2.6, xs: [420, 760, 1060, 1400, 1720, 2040] },
    { y: frontY + 210, scale: 4.2, xs: [230, 760, 1660, 2180] },
  ];
  rows.forEach(({ y, scale, xs }, row) => {
    for (const x of xs) {
      drawShadow(scene, x, y, scale * 64, scale * 5);
      drawFruitTree(
        scene.pen(`tree-${row}-${x}`, { x: x + random.jitter(30), y, scale }),
        season,
        0.55,
      );
    }
  });
  const x = 1200 + random.jitter(120);
  const y = frontY + 560;
  drawShadow(scene, x, y, 780, 60);
  drawFruitTree(scene.pen('near', { x, y, scale: random.range(11, 12.2) }), season, 1.7);
  if (season === 'herbst' || season === 'sommer') {
    const side = random.pick([-1, 1]);
    drawCrate(scene.pen('crate', { x: x + side * 330, y: y + 60, scale: 1.25 }), 'aepfel');
    drawCrate(scene.pen('crate-2', { x: x + side * 600, y: y + 20, scale: 1.15 }), 'aepfel');
  }
  drawForeground(scene, 'edge', 1560);
}
