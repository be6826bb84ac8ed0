import { drawApple } from '../figures/apple.ts';
import { markCorners, createEllipse, createRectangle } from '../geometry/outline.ts';
import { drawBackdrop } from '../layers/backdrop.ts';
import { drawTable } from '../layers/table.ts';
import { drawLand, drawShadow, getSeasonalCrop } from '../layers/land.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';

function drawMug(pen: Pen, colour: Colour): void {
  pen.line('120,-240 210,-240 230,-140 200,-70 110,-60', 46, 'ink', 'blunt');
  pen.line('120,-240 206,-236 218,-140 190,-80 110,-72', 26, colour, 'blunt');
  const mugOutline = '-140,-320* 140,-320* 134,-60 110,0 0,16 -110,0 -134,-60';
  pen.shape(colour, mugOutline, 10);
  pen.hatch('30,-310* 136,-310* 128,-60* 100,0* 30,10*', {
    angle: 88,
    gap: 19,
    width: 12,
    stroke: 200,
    tone: pen.createGradient([20, 0], [140, 0], 0.1, 1),
  });
  pen.line('-104,-280 -100,-80', 13, 'paper');
  pen.shape('paper', createEllipse(0, -320, 142, 42, 24), 10);
  pen.fill('inkOnEarth', createEllipse(0, -314, 118, 30, 22));
  for (const [x, phase] of [
    [-50, 0],
    [10, 1],
    [60, 0],
  ] as const) {
    const line = Array.from(
      { length: 9 },
      (_, index) => [x + Math.sin(index * 0.9 + phase) * 22, -370 - index * 38] as const,
    );
    pen.line([line], 19, 'paper', 'lens');
    pen.line([line.map(([px, py]) => [px + 12, py] as const)], 6, 'ink', 'lens');
  }
}

function drawGlasses(pen: Pen): void {
  for (const x of [-110, 110]) {
    pen.line([createEllipse(x, 0, 92, 58, 22)], 16, 'ink', 'blunt', true);
    pen.line(`${x - 50},20 ${x - 10},-34`, 8, 'paper');
  }
  pen.line(
    ['-22,-14 0,-28 22,-14', '-200,-10 -260,-100 -180,-160', '200,-10 270,-90 210,-150'],
    14,
    'ink',
    'blunt',
  );
}

/** Returns a point on the newspaper; u runs across the page, v down the page, both from 0 to 1. */
function toPagePoint(u: number, v: number): string {
  return `${-520 + u * 1000 + v * -160},${-330 + v * 640 + u * 30}*`;
}

function toQuadOutline(left: number, top: number, right: number, bottom: number): string {
  return `${toPagePoint(left, top)} ${toPagePoint(right, top)} ${toPagePoint(right, bottom)} ${toPagePoint(left, bottom)}`;
}

/** Draws a page of a newspaper on the table in perspective; the page is 900 × 620 units. */
function drawNewspaper(pen: Pen): void {
  const { random } = pen;
  pen.fill('ink', '-690,340* 330,370* 500,-280* 530,-250* 350,400* -680,372*');
  pen.shape('paper', toQuadOutline(0, 0, 1, 1), 11);
  pen.line(`${toPagePoint(0.5, 0)} ${toPagePoint(0.5, 1)}`, 7, 'ink', 'blunt');
  pen.fill('ink', toQuadOutline(0.06, 0.06, 0.44, 0.15));
  for (let letter = 0; letter < 9; letter += 1)
    pen.mark(carveInk, toQuadOutline(0.09 + letter * 0.038, 0.08, 0.1 + letter * 0.038, 0.13));
  pen.line([`${toPagePoint(0.05, 0.19)} ${toPagePoint(0.45, 0.19)}`], 6, 'ink', 'blunt');
  pen.shape('green', toQuadOutline(0.06, 0.24, 0.44, 0.56), 6);
  pen.fill('wheat', toQuadOutline(0.06, 0.42, 0.44, 0.56));
  pen.hatch(toQuadOutline(0.06, 0.42, 0.44, 0.56), { angle: 60, gap: 16, width: 6 });
  pen.fill('ink', toQuadOutline(0.16, 0.36, 0.22, 0.44), toQuadOutline(0.2, 0.4, 0.3, 0.44));
  pen.fill(
    'paper',
    `${toPagePoint(0.34, 0.28)} ${toPagePoint(0.38, 0.28)} ${toPagePoint(0.38, 0.33)} ${toPagePoint(0.34, 0.33)}`,
  );
  const columns: [number, number, number, number][] = [
    [0.06, 0.24, 0.61, 0.95],
    [0.27, 0.44, 0.61, 0.95],
    [0.56, 0.74, 0.22, 0.95],
    [0.77, 0.95, 0.48, 0.95],
  ];
  for (const [from, to, top, bottom] of columns) {
    for (let v = top; v < bottom; v += 0.035)
      pen.line(
        [`${toPagePoint(from, v)} ${toPagePoint(to - random.range(0, 0.04), v)}`],
        6,
        'ink',
        'blunt',
      );
  }
  pen.fill('ink', toQuadOutline(0.56, 0.07, 0.95, 0.11), toQuadOutline(0.56, 0.13, 0.84, 0.17));
  pen.shape('wheat', toQuadOutline(0.77, 0.22, 0.95, 0.43), 6);
  pen.hatch(toQuadOutline(0.77, 0.22, 0.95, 0.43), { angle: -40, gap: 15, width: 6 });
}

/** Draws a newspaper with a mug of coffee. */
export function drawNewspaperMotif(scene: Scene): void {
  const { random, light } = scene;
  if (light === 'abend') drawBackdrop(scene, [1200, 500], 400);
  else {
    drawLand(scene, { horizon: 380, frontY: 520, crop: getSeasonalCrop(scene, 'gras') });
    const window = scene.pen('window');
    for (const bar of [
      '420,-40* 420,780*',
      '1980,-40* 1980,780*',
      '1200,-40* 1200,780*',
      '420,330* 1980,330*',
    ])
      window.drawLimb('paper', bar, 40, 8);
    window.fill(
      'wheat',
      createRectangle(-40, -40, 400, 800),
      createRectangle(2000, -40, 2440, 800),
    );
    for (const [from, to] of [
      [-40, 400],
      [2000, 2440],
    ] as const)
      window.hatch(createRectangle(from, -40, to, 800), {
        angle: 90,
        gap: 40,
        width: 11,
        stroke: 400,
        tone: () => random.range(-0.3, 0.8),
      });
  }
  drawTable(scene, 740, 'inkOnEarth');
  drawNewspaper(
    scene.pen('paper', { x: 1140, y: 1120, scale: 1.12, rotationDegrees: random.jitter(3) }),
  );
  drawShadow(scene, 1820, 1140, 420, 60);
  drawMug(
    scene.pen('mug', { x: 1800, y: 1130, scale: 1.28 }),
    random.pick<Colour>(['green', 'paper', 'deep', 'wheat']),
  );
  if (random.chance(0.6))
    drawGlasses(scene.pen('glasses', { x: 1640, y: 1430, scale: 1.15, rotationDegrees: -14 }));
}

/** Draws a pile of books with an apple on top. */
export function drawBooksMotif(scene: Scene): void {
  const { random } = scene;
  drawBackdrop(scene, [1200, 760], 480);
  drawTable(scene, 1300);
  const colours: [Colour, ...Colour[]] = ['green', 'wheat', 'deep', 'paper', 'poppy', 'earth'];
  let y = 1430;
  const count = random.int(4, 6);
  const start = random.int(0, 5);
  drawShadow(scene, 1210, y, 1260, 60);
  for (let book = 0; book < count; book += 1) {
    const bookHeight = random.range(104, 150);
    const half = random.range(440, 580) - book * 14;
    const pen = scene.pen(`book-${book}`, {
      x: 1200 + random.jitter(70),
      y,
      scale: 1,
      rotationDegrees: random.jitter(1.6),
    });
    const hasSpine = random.chance(0.6);
    pen.shape(
      colours[(start + book) % 6]!,
      markCorners(`${-half},0 ${-half},${-bookHeight} ${half},${-bookHeight} ${half},0`),
      11,
    );
    if (hasSpine) {
      for (const t of [-0.78, -0.66, 0.66, 0.78])
        pen.line(`${half * t},-6* ${half * t},${-bookHeight + 6}*`, 12, 'ink', 'blunt');
      pen.line(
        [
          `${-half * 0.4},${-bookHeight * 0.62}* ${half * 0.4},${-bookHeight * 0.62}*`,
          `${-half * 0.24},${-bookHeight * 0.34}* ${half * 0.24},${-bookHeight * 0.34}*`,
        ],
        12,
        'ink',
        'blunt',
      );
    } else {
      pen.shape(
        'paper',
        markCorners(
          `${-half + 40},${-16} ${-half + 40},${-bookHeight + 16} ${half + 4},${-bookHeight + 16} ${half + 4},-16`,
        ),
        8,
      );
      for (let line = 0; line < 7; line += 1)
        pen.line(
          `${-half + 60},${-24 - (line * (bookHeight - 46)) / 6} ${half},${-24 - (line * (bookHeight - 46)) / 6}`,
          5,
          'ink',
          'lens',
        );
      if (random.chance(0.6))
        pen.fill(
          'poppy',
          markCorners(
            `${half - 90},-20 ${half - 50},-20 ${half - 46},70 ${half - 66},52 ${half - 90},74`,
          ),
        );
    }
    pen.hatch(
      markCorners(
        `${half * 0.45},-6 ${half * 0.45},${-bookHeight + 6} ${half - 4},${-bookHeight + 6} ${half - 4},-6`,
      ),
      {
        angle: 84,
        gap: 24,
        width: 10,
        stroke: 90,
        tone: pen.createGradient([half * 0.45, 0], [half, 0], 0.05, 0.9),
      },
    );
    y -= bookHeight + 4;
  }
  if (random.chance(0.6))
    drawApple(scene.pen('apple', { x: 1200 + random.jitter(160), y: y - 150, scale: 0.66 }), {
      skinColour: 'wheat',
      shadedSideColour: 'poppy',
    });
  else drawGlasses(scene.pen('glasses', { x: 1200, y: y - 40, scale: 1.2, rotationDegrees: 4 }));
}
