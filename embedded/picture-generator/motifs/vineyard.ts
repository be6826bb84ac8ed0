import { createBlob } from '../geometry/blob.ts';
import { createEllipse } from '../geometry/outline.ts';
import { createRidge } from '../geometry/hill-line.ts';
import { createFieldMap, drawFields } from '../layers/fields.ts';
import { drawForeground } from '../layers/grass.ts';
import { drawSky } from '../layers/sky.ts';
import { drawHedge, drawLeafCuts } from '../layers/trees.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Draws a bunch of grapes, 330 units long, that hangs from the origin. */
function drawGrapes(pen: Pen, colour: Colour): void {
  pen.line('0,-60 6,-20 0,20', 14, 'ink', 'blunt');
  const rows = [3, 4, 4, 3, 3, 2, 1];
  rows.forEach((count, row) => {
    for (let index = 0; index < count; index += 1) {
      const x = (index - (count - 1) / 2) * 50 + pen.random.jitter(9);
      const y = 24 + row * 43 + pen.random.jitter(8);
      pen.shape(colour, createEllipse(x, y, 31, 32, 14), 6);
      pen.line(`${x - 16},${y - 4} ${x - 12},${y - 16} ${x},${y - 21}`, 7, 'paper');
      pen.line(`${x + 20},${y - 4} ${x + 18},${y + 14} ${x + 2},${y + 22}`, 9, 'ink');
    }
  });
}

/** Draws a vine leaf that hangs from its stalk; the stalk begins at the origin. */
function drawVineLeaf(pen: Pen, colour: Colour): void {
  const leaf =
    '0,0* -50,-40 -110,-30* -96,10 -140,50* -104,84 -120,140* -56,130 0,200* 56,130 120,140* 104,84 140,50* 96,10 110,-30* 50,-40';
  pen.shape(colour, leaf, 7);
  pen.line(
    [
      '0,0 0,180',
      '0,10 -100,130',
      '0,10 100,130',
      '0,4 -120,50',
      '0,4 120,50',
      '0,0 -90,-20',
      '0,0 90,-20',
    ],
    8,
    'ink',
    'taper',
  );
  pen.drawTicks(leaf, 30, 22, 6, 60, 'paper');
}

/** Draws a vine at its stake; the view is along the row of vines. */
function drawVine(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  leafColour: Colour | undefined,
): void {
  pen.line(`${x},${y}* ${x},${y - size * 1.05}*`, size * 0.07, 'ink', 'blunt');
  if (!leafColour) {
    for (const side of [-1, 1]) {
      const shootLine = `${x},${y - size * 0.6} ${x + side * size * 0.3},${y - size * 0.85} ${x + side * size * 0.55},${y - size * 0.7}`;
      pen.line(shootLine, size * 0.06, 'ink', 'taper');
    }
    return;
  }
  const bushOutline = createBlob(pen.random, x, y - size * 0.6, size * 0.46, size * 0.5, 7, 0.2);
  pen.fill(leafColour, bushOutline);
  drawLeafCuts(pen, bushOutline, size * 0.13, Math.round(8 + size * 0.13), carveInk);
}

/** Draws a branch with leaves and grapes along the upper edge of the sheet. */
function drawBranch(scene: Scene): void {
  const { random, season } = scene;
  const branchPen = scene.pen('branch');
  branchPen.drawLimb('earth', '-40,120 500,170 1100,110 1700,190 2440,90', 38, 10);
  const leaf: Colour = season === 'herbst' ? random.pick(['wheat', 'olive', 'poppy']) : 'green';
  for (const [index, x] of [120, 480, 830, 1330, 1640, 1980, 2290].entries()) {
    drawVineLeaf(
      scene.pen(`leaf-${index}`, {
        x: x + random.jitter(40),
        y: 120 + random.jitter(30),
        scale: random.range(1.2, 1.7),
        rotationDegrees: random.jitter(34),
      }),
      index % 2 === 0 ? leaf : 'deep',
    );
  }
  if (season !== 'fruehling') {
    const grapeColour = random.pick<Colour>(['shade', 'green', 'inkOnDeep', 'shade']);
    for (const [index, x] of [650, 1130, 1800].entries())
      drawGrapes(
        scene.pen(`grapes-${index}`, {
          x: x + random.jitter(50),
          y: 200,
          scale: index === 1 ? 1.6 : 1.25,
        }),
        grapeColour,
      );
  }
}

/** Draws rows of vines on a slope, with grapes in the foreground. */
export function drawVineyardMotif(scene: Scene): void {
  const { random, season } = scene;
  const horizon = random.range(520, 600);
  drawSky(scene, { horizon });
  const ridge = createRidge(random, horizon, 90, 0.9);
  const vanishingX = random.range(900, 1500);
  const view = { ridge, bottom: 1720, vanishingX, far: 0.34, maxRowShift: random.jitter(160) };
  drawFields(scene, 'slope', {
    ...view,
    crops: [season === 'winter' ? 'schnee' : 'gras'],
    rows: 60,
  });
  drawHedge(scene.pen('hedge'), ridge, random.range(-40, 700), random.range(1500, 2440), 44);
  const map = createFieldMap(view);
  const pen = scene.pen('vines');
  const leafColour: Colour = season === 'herbst' ? 'inkOnWheat' : 'inkOnGreen';
  for (let step = 0; step < 17; step += 1) {
    const v = 0.04 + (step / 17) ** 1.6 * 0.9;
    for (let row = 0; row < 14; row += 1) {
      const [x, y] = map.at(0.5 + (row - 6.5) * 0.056, v + pen.random.jitter(0.004));
      const size = 20 + v * 190;
      if (x < -size || x > 2400 + size || y > 1690) continue;
      drawVine(pen, x, y, size, season === 'winter' ? undefined : leafColour);
    }
  }
  if (season !== 'winter') drawBranch(scene);
  drawForeground(scene, 'edge', 1580);
}
