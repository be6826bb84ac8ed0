import { createRectangle } from '../geometry/outline.ts';
import type { Point } from '../geometry/point.ts';
import { createRidge } from '../geometry/hill-line.ts';
import { drawCumulus } from '../layers/clouds.ts';
import { CROPS_BY_SEASON, drawFields } from '../layers/fields.ts';
import { drawForeground } from '../layers/grass.ts';
import { drawHedge, drawTree } from '../layers/trees.ts';
import type { Scene } from '../scene.ts';

function drawRain(scene: Scene, from: number, to: number, top: number, bottom: number): void {
  const pen = scene.pen('rain');
  const slant = 0.24;
  for (let x = from; x < to; x += 27) {
    let y = top + pen.random.range(0, 120);
    while (y < bottom) {
      const length = pen.random.range(90, 330);
      const slantShift = (y - top) * -slant;
      const end = Math.min(bottom + 30, y + length);
      const line: Point[] = [
        [x + slantShift, y],
        [x + slantShift - (end - y) * slant * 0.5, (y + end) / 2],
        [x + slantShift - (end - y) * slant, end],
      ];
      pen.line([line], pen.random.range(5, 10), pen.random.chance(0.3) ? 'paper' : 'ink');
      y = end + pen.random.range(14, 60);
    }
  }
}

function drawLightning(scene: Scene, x: number, top: number, bottom: number): void {
  const pen = scene.pen('lightning');
  const h = bottom - top;
  pen.fill(
    'paper',
    `${x},${top}* ${x - 70},${top + h * 0.42}* ${x - 10},${top + h * 0.4}* ${x - 90},${bottom}* ${x + 56},${top + h * 0.3}* ${x - 6},${top + h * 0.32}* ${x + 50},${top}*`,
  );
}

/** Draws a storm that approaches over the fields. */
export function drawWeatherMotif(scene: Scene): void {
  const { random, season, light } = scene;
  const horizon = random.range(900, 1010);
  const pen = scene.pen('sky');
  pen.fill(light === 'mittag' ? 'shade' : 'wheat', createRectangle(-40, -40, 2440, horizon + 60));
  pen.hatch(createRectangle(-40, 500, 2440, horizon + 60), {
    angle: 0,
    gap: 30,
    width: 15,
    stroke: 500,
    action: { carve: light === 'mittag' ? 'shade' : 'wheat' },
    tone: ([, y]) => (y - 420) / 600,
  });
  const x = random.range(900, 1300);
  const tone = random.pick(['inkOnGreen', 'inkOnDeep'] as const);
  pen.fill(
    tone,
    '-60,-60* 2460,-60* 2460,300 2200,400 1900,360 1600,430 1200,380 800,440 400,390 100,420 -60,360*',
  );
  drawCumulus(scene.pen('c1'), x + 760, 520, 1300, 420, {
    body: tone,
    shadowColour: 'paper',
    weight: 0.7,
  });
  drawCumulus(scene.pen('c2'), x - 820, 500, 1200, 400, {
    body: tone,
    shadowColour: 'paper',
    weight: 0.7,
  });
  drawCumulus(scene.pen('c3'), x, 600, 1500, 520, { body: tone, shadowColour: 'green', weight: 1 });
  if (season === 'sommer' || random.chance(0.3))
    drawLightning(scene, x + random.jitter(300), 590, horizon - 20);
  drawRain(scene, x - 500, x + 760, 620, horizon + 20);
  const ridge = createRidge(random, horizon, 30, 1.2);
  const crop = () => random.pick(CROPS_BY_SEASON[season]);
  drawFields(scene, 'far', {
    ridge,
    bottom: horizon + 360,
    vanishingX: x,
    crops: [crop(), crop(), crop(), crop()],
    rows: 150,
    farSpacingRatio: 0.5,
    scale: 0.5,
  });
  drawHedge(scene.pen('hedge'), ridge, 100, 1500, 46);
  const frontRidge = createRidge(random, horizon + 200, 40, 0.8);
  drawFields(scene, 'front', {
    ridge: frontRidge,
    bottom: 1720,
    vanishingX: random.range(800, 1600),
    crops: [crop(), crop()],
    rows: 74,
    farSpacingRatio: 0.34,
  });
  const treeX = random.range(420, 640);
  drawTree(scene.pen('tree', { x: treeX, y: frontRidge(treeX) + 20, scale: 3.6 }), season);
  drawForeground(scene, 'edge', 1550);
}
