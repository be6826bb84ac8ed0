import { drawForeground } from '../layers/grass.ts';
import { drawLand, getSeasonalCrop } from '../layers/land.ts';
import { CROPS_BY_SEASON } from '../layers/fields.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import { createEllipse } from '../geometry/outline.ts';
import type { Scene } from '../scene.ts';

/** Draws a wind turbine that stands on the origin; its hub is 100 units above. */
function drawTurbine(pen: Pen, startAngle: number): void {
  pen.shape('paper', '-2.6,0* -1.3,-98* 1.3,-98* 2.6,0*', 0.9);
  pen.fill('ink', '0.4,0* 0.2,-98* 1.6,-98* 3,0*');
  for (let blade = 0; blade < 3; blade += 1) {
    const part = pen.part({ x: 0, y: -101, scale: 1, rotationDegrees: startAngle + blade * 120 });
    part.shape('paper', '0,-2 2.4,-7 2.2,-16 0.5,-58* -0.6,-58* -1.2,-16 -1.2,-4', 0.9);
    part.fill('ink', '0.6,-4 2.6,-8 2,-18 0.4,-56 0.5,-20');
  }
  pen.fill('ink', createEllipse(0, -101, 3.2, 3.2, 12));
  pen.mark(carveInk, createEllipse(-0.6, -101.6, 1, 1, 7));
}

/** Draws wind turbines above fields. */
export function drawWindTurbineMotif(scene: Scene): void {
  const { random, season } = scene;
  const frontY = random.range(1080, 1180);
  const land = drawLand(scene, {
    horizon: random.range(860, 960),
    frontY,
    crop: getSeasonalCrop(scene, random.pick(CROPS_BY_SEASON[season])),
    amplitude: 60,
  });
  const spots = [
    { x: random.range(420, 560), scale: 3.4 },
    { x: random.range(1930, 2060), scale: 4 },
    { x: random.range(1560, 1680), scale: 2.6 },
    { x: random.range(1060, 1260), scale: 7.6 },
  ];
  spots.forEach(({ x, scale }, index) => {
    const ground = index === 3 ? land.frontRidge : land.farRidge;
    const pen = scene.pen(`turbine-${index}`, { x, y: ground(x) + 20, scale });
    drawTurbine(pen, random.range(0, 120));
  });
  drawForeground(scene, 'edge', 1560);
}
