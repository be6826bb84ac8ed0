import { markCorners } from '../geometry/outline.ts';
import { drawForeground } from '../layers/grass.ts';
import { drawLand, drawShadow, getSeasonalCrop } from '../layers/land.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import { drawPoplar, drawTree } from '../layers/trees.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';

function drawTyreFront(pen: Pen, from: number, to: number, height: number): void {
  pen.fill(
    'ink',
    `${from},-20 ${from + 8},-${height} ${(from + to) / 2},-${height + 12} ${to - 8},-${height} ${to},-20 ${(from + to) / 2},6`,
  );
  for (let y = -height + 26; y < -10; y += 30) {
    pen.line(
      `${from + 8},${y + 16} ${(from + to) / 2},${y} ${to - 8},${y + 16}`,
      7,
      'paper',
      'blunt',
    );
  }
}

/** Draws a tractor from the front, 620 units high; its wheels stand on y = 0. */
function drawTractorFront(pen: Pen, body: Colour): void {
  for (const side of [-1, 1]) {
    const halfPen = pen.part({ x: 0, y: 0, scale: 1, scaleX: side });
    drawTyreFront(halfPen, 160, 262, 330);
    halfPen.shape(body, '120,-340* 150,-390 250,-380 282,-330* 160,-320*', 8);
  }
  pen.fill('ink', markCorners('-170,-250 170,-250 150,-110 -150,-110'));
  pen.shape('paper', markCorners('-150,-340 -126,-590 126,-590 150,-340'), 10);
  pen.hatch(markCorners('20,-584 122,-584 142,-350 60,-350'), { angle: -70, gap: 22, width: 7 });
  pen.fill('ink', '-60,-340* -62,-410 -20,-440 -26,-500 0,-520 26,-500 20,-440 62,-410 60,-340*');
  pen.line('-70,-396 0,-412 70,-396', 12, 'ink', 'blunt');
  pen.shape(body, markCorners('-160,-586 -140,-632 140,-632 160,-586'), 9);
  pen.line(['-150,-344* -124,-590*', '150,-344* 124,-590*'], 18, 'ink', 'blunt');
  for (const x of [-120, -84, 84, 120])
    pen.fill('wheat', markCorners(`${x - 14},-622 ${x + 14},-622 ${x + 14},-598 ${x - 14},-598`));
  pen.shape(body, '-104,-330 -70,-372 0,-380 70,-372 104,-330 112,-120* -112,-120*', 10);
  pen.fill('ink', markCorners('-78,-290 78,-290 84,-140 -84,-140'));
  pen.hatch(markCorners('-72,-284 72,-284 78,-146 -78,-146'), {
    angle: 90,
    gap: 17,
    width: 6,
    stroke: 400,
    action: 'paper',
    tone: () => 0.8,
  });
  for (const x of [-92, 92])
    pen.shape(
      'wheat',
      markCorners(`${x - 20},-322 ${x + 20},-322 ${x + 16},-292 ${x - 16},-292`),
      6,
    );
  for (const side of [-1, 1])
    drawTyreFront(pen.part({ x: 0, y: 8, scale: 1, scaleX: side }), 118, 196, 196);
  pen.fill('ink', markCorners('-90,-130 90,-130 80,-60 -80,-60'));
  pen.line('-70,-108 70,-108', 7, carveInk);
}

/** Draws a tractor that comes towards the viewer on a lane between trees. */
export function drawTrafficMotif(scene: Scene): void {
  const { random, season } = scene;
  const frontY = random.range(720, 780);
  drawLand(scene, {
    horizon: random.range(620, 680),
    frontY,
    crop: getSeasonalCrop(scene, 'gras'),
    amplitude: 8,
    vanishingX: 1200,
    hasTrees: false,
    rows: 60,
  });
  const roadPen = scene.pen('road');
  const top = frontY + 6;
  const track = markCorners(`1160,${top} 1250,${top} 2050,1640 350,1640`);
  const isSnowy = season === 'winter';
  roadPen.fill(isSnowy ? 'paper' : 'wheat', track);
  roadPen.hatch(track, {
    angle: 0,
    gap: 30,
    width: 9,
    stroke: 120,
    action: isSnowy ? 'shade' : 'ink',
    tone: ([, y]) => (random.range(-0.6, 0.9) * (y - top)) / 700,
  });
  // Draws the strip of grass between the two wheel tracks.
  const grassStrip = markCorners(`1197,${top} 1212,${top} 1370,1640 1030,1640`);
  roadPen.fill(isSnowy ? 'paper' : 'green', grassStrip);
  roadPen.drawTicks(
    grassStrip,
    110,
    40,
    9,
    -82,
    isSnowy ? 'shade' : 'ink',
    ([, y]) => y > top + 160,
  );
  roadPen.line([`1160,${top}* 350,1640*`, `1250,${top}* 2050,1640*`], 15, 'ink', 'taper');
  const isPoplar = random.chance(0.5);
  for (let step = 0; step < 7; step += 1) {
    const v = (step / 6) ** 1.9;
    for (const side of [-1, 1]) {
      const place = {
        x: 1203 + side * (90 + v * 1000),
        y: top + 10 + v * 560,
        scale: (isPoplar ? 1.6 : 1.5) + v * (isPoplar ? 8.6 : 7.4),
      };
      drawShadow(scene, place.x, place.y, place.scale * 50, place.scale * 4);
      const pen = scene.pen(`tree-${step}-${side}`, place);
      if (isPoplar) drawPoplar(pen, season);
      else drawTree(pen, season, 0.4 + v);
    }
  }
  drawShadow(scene, 1215, 1352, 660, 44);
  drawTractorFront(
    scene.pen('tractor', { x: 1205, y: 1355, scale: random.range(1.08, 1.2) }),
    random.pick<Colour>(['green', 'wheat', 'deep']),
  );
  drawForeground(scene, 'edge', 1575);
}
