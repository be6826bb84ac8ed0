import { createArc, markCorners, createRectangle } from '../geometry/outline.ts';
import { drawForeground } from '../layers/grass.ts';
import { drawLand, getSeasonalCrop } from '../layers/land.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Scene } from '../scene.ts';

function drawTower(pen: Pen, x: number, width: number, height: number): void {
  const halfWidth = width / 2;
  const body = createRectangle(x - halfWidth, -height, x + halfWidth, 0);
  pen.shape('paper', body.map(([px, py]) => `${px},${py}*`).join(' '), 8);
  for (let y = -height + 34; y < 0; y += 38)
    pen.line([createArc(x, y - 10, halfWidth, 170, 10, 14)], 5, 'ink', 'blunt');
  pen.hatch(createRectangle(x + halfWidth * 0.3, -height, x + halfWidth, 0), {
    angle: 90,
    gap: 14,
    width: 9,
    stroke: 500,
    tone: pen.createGradient([x, 0], [x + halfWidth, 0], 0.1, 1),
  });
  pen.hatch(createRectangle(x - halfWidth, -height, x - halfWidth * 0.75, 0), {
    angle: 90,
    gap: 12,
    width: 5,
    stroke: 400,
  });
  pen.shape(
    'inkOnDeep',
    [...createArc(x, -height, halfWidth * 1.06, 180, 360, halfWidth * 0.75)],
    0,
  );
  for (const t of [-0.6, -0.3, 0])
    pen.line(
      `${x},${-height - halfWidth * 0.72} ${x + halfWidth * t * 1.2},${-height - halfWidth * 0.4} ${x + halfWidth * t * 1.6},${-height - 8}`,
      6,
      carveInk,
    );
  pen.line(
    [
      `${x + halfWidth * 0.1},0* ${x + halfWidth * 0.1},${-height}*`,
      `${x + halfWidth * 0.26},0* ${x + halfWidth * 0.26},${-height}*`,
    ],
    6,
    'ink',
    'blunt',
  );
}

function drawDome(pen: Pen, x: number, r: number): void {
  pen.shape('deep', markCorners(`${x - r},0 ${x - r},-150 ${x + r},-150 ${x + r},0`), 9);
  pen.hatch(createRectangle(x - r, -150, x + r, 0), { angle: 90, gap: 34, width: 8, stroke: 400 });
  pen.hatch(createRectangle(x + r * 0.35, -150, x + r, 0), {
    angle: 90,
    gap: 17,
    width: 10,
    stroke: 400,
  });
  const domeOutline = createArc(x, -150, r * 1.02, 180, 360, r * 0.7);
  pen.shape('green', domeOutline, 9);
  for (const t of [-0.7, -0.38, 0, 0.38, 0.7]) {
    pen.line(
      `${x},${-150 - r * 0.7} ${x + r * t * 0.72},${-150 - r * 0.55} ${x + r * t * 1.18},${-150 - r * 0.18} ${x + r * t * 1.36},-152`,
      7,
      t > 0 ? 'ink' : 'paper',
    );
  }
  pen.drawContours(
    `${x + r * 0.2},${-150 - r * 0.62} ${x + r * 0.7},${-150 - r * 0.4} ${x + r * 0.86},-160`,
    `${x + r * 0.3},${-150 - r * 0.66} ${x + r * 0.84},${-150 - r * 0.38} ${x + r},-160`,
    4,
    { gap: 14, width: 9, stroke: 170 },
  );
}

/** Draws silos and the dome of a biogas plant. */
export function drawSiloMotif(scene: Scene): void {
  const { random } = scene;
  const frontY = random.range(1000, 1080);
  drawLand(scene, {
    horizon: random.range(640, 760),
    frontY,
    crop: getSeasonalCrop(scene, scene.season === 'sommer' ? 'saat' : 'gras'),
  });
  const pen = scene.pen('plant', { x: 1200, y: frontY + 170, scale: random.range(1.05, 1.16) });
  const towerHeight = random.range(620, 720);
  drawTower(pen, -470, 190, towerHeight);
  drawTower(pen, -290, 170, towerHeight - 90);
  pen.line(
    [`-470,${-towerHeight - 60}* -290,${-towerHeight + 20}*`, '-200,-420* 20,-300*'],
    18,
    'ink',
    'blunt',
  );
  drawDome(pen, 420, 310);
  drawDome(pen, 40, 230);
  pen.shape('wheat', markCorners('-180,0 -180,-110 -60,-110 -60,0'), 8);
  pen.fill('ink', markCorners('-200,-104 -184,-150 -50,-150 -40,-104'));
  pen.fill('ink', markCorners('-140,0 -140,-70 -100,-70 -100,0'));
  pen.line('-700,4* 800,4*', 12, 'ink', 'blunt');
  drawForeground(scene, 'edge', 1530);
}
