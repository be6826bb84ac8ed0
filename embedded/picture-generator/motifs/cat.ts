import { createEllipse, createRectangle } from '../geometry/outline.ts';
import { drawLand, getSeasonalCrop } from '../layers/land.ts';
import type { Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Draws a sitting cat from the front, 430 units high; its paws are at y = 0. */
function drawCat(pen: Pen, coat: Colour): void {
  const isDark = coat === 'ink';
  const cutColour = isDark ? 'paper' : 'ink';
  const bodyOutline =
    '-70,-270 -112,-180 -140,-80 -134,-16 -100,0* 100,0* 134,-16 140,-80 112,-180 70,-270';
  pen.drawLimb(coat, '110,-30 190,-20 214,-60 206,-130 224,-180', 40, isDark ? 0 : 7);
  pen.shape(coat, bodyOutline, 8);
  pen.fill(isDark ? 'ink' : 'paper', '-40,-230 0,-214 40,-230 46,-120 0,-90 -46,-120');
  pen.drawContours('-112,-180 -136,-90 -124,-16', '-60,-200 -80,-100 -70,-16', 5, {
    gap: 14,
    width: 9,
    stroke: 60,
    action: cutColour,
  });
  pen.drawContours('112,-180 136,-90 124,-16', '50,-200 70,-100 60,-16', 8, {
    gap: 14,
    width: 11,
    stroke: 90,
    action: cutColour,
  });
  pen.line(
    [
      '-44,-4 -46,-110',
      '44,-4 46,-110',
      '0,-4 0,-90',
      '-70,-2 -76,-16',
      '-22,-2 -22,-14',
      '22,-2 22,-14',
      '70,-2 76,-16',
    ],
    7,
    cutColour,
    'taper',
  );
  const headOutline =
    '-52,-396* -92,-440* -112,-350 -110,-310 -84,-266 -40,-240 0,-234 40,-240 84,-266 110,-310 112,-350 92,-440* 52,-396* 0,-404';
  pen.shape(coat, headOutline, 8);
  pen.fill(isDark ? 'paper' : 'ink', '-66,-396 -86,-420* -98,-370', '66,-396 86,-420* 98,-370');
  pen.line(
    [
      '-20,-398 -16,-366',
      '0,-402 0,-362',
      '20,-398 16,-366',
      '-104,-320 -70,-316',
      '-100,-300 -70,-302',
      '104,-320 70,-316',
      '100,-300 70,-302',
    ],
    8,
    cutColour,
    'taper',
  );
  for (const side of [-1, 1]) {
    pen.shape(
      isDark ? 'wheat' : 'green',
      `${side * 66},-336 ${side * 44},-350 ${side * 22},-330 ${side * 44},-318`,
      isDark ? 0 : 6,
    );
    pen.fill('ink', createEllipse(side * 44, -334, 5, 14, 10));
  }
  pen.fill(isDark ? 'paper' : 'ink', '-12,-298 12,-298 0,-286');
  pen.line(['0,-288 -4,-274 -22,-268', '0,-288 4,-274 22,-268'], 6, cutColour);
  pen.line(
    [
      '-30,-282 -90,-290 -150,-280',
      '-30,-276 -90,-270 -140,-254',
      '30,-282 90,-290 150,-280',
      '30,-276 90,-270 140,-254',
    ],
    4,
    cutColour,
    'taper',
  );
}

function drawGeranium(pen: Pen): void {
  for (const [x, y] of [
    [-70, -210],
    [-20, -250],
    [50, -220],
    [84, -180],
    [-96, -170],
    [10, -190],
  ] as const) {
    pen.line(`0,-130 ${x * 0.6},${y * 0.8} ${x},${y}`, 8, 'ink', 'blunt');
    pen.shape('deep', createEllipse(x, y, 46, 34, 11), 6);
    pen.line(
      [`${x},${y + 20} ${x - 20},${y - 14}`, `${x},${y + 20} ${x + 20},${y - 14}`],
      5,
      'ink',
      'taper',
    );
  }
  for (const [x, y] of [
    [-40, -330],
    [60, -310],
    [0, -280],
  ] as const) {
    pen.line(`0,-180 ${x},${y}`, 7, 'ink', 'blunt');
    for (let petal = 0; petal < 7; petal += 1)
      pen.shape(
        'poppy',
        createEllipse(x + Math.cos(petal * 0.9) * 22, y + Math.sin(petal * 0.9) * 18, 17, 15, 9),
        4,
      );
  }
  pen.shape('earth', '-80,-140* 80,-140* 60,0* -60,0*', 8);
  pen.shape('earth', '-92,-170* 92,-170* 90,-130* -90,-130*', 8);
  pen.hatch('10,-128 74,-128 56,-6 10,-6', { angle: 86, gap: 13, width: 8 });
}

/** Draws a cat on a window sill. */
export function drawCatMotif(scene: Scene): void {
  const { random } = scene;
  drawLand(scene, {
    horizon: random.range(700, 820),
    frontY: 1060,
    crop: getSeasonalCrop(scene, 'gras'),
    rows: 60,
  });
  const wall = scene.pen('wall');
  const side = random.pick<Colour>(['ink', 'inkOnDeep', 'earth']);
  const cutColour = side === 'earth' ? 'ink' : 'paper';
  wall.fill(
    side,
    createRectangle(-40, -40, 300, 1640),
    createRectangle(2100, -40, 2440, 1640),
    createRectangle(-40, 1330, 2440, 1660),
    createRectangle(-40, -40, 2440, 50),
  );
  for (const [from, to] of [
    [-40, 270],
    [2130, 2440],
  ] as const)
    wall.hatch(createRectangle(from, 0, to, 1640), {
      angle: 88,
      gap: 46,
      width: 8,
      stroke: 260,
      action: cutColour,
      tone: () => random.range(-0.4, 0.7),
    });
  for (const frame of ['300,30* 300,1340*', '2100,30* 2100,1340*', '290,50* 2110,50*'])
    wall.drawLimb('paper', frame, 66, 9);
  for (const bar of ['1200,60* 1200,1330*', '320,520* 2080,520*'])
    wall.drawLimb('paper', bar, 40, 8);
  wall.line(
    ['322,70* 322,1320*', '2124,70* 2124,1320*', '1212,80* 1212,1310*', '340,530* 2070,530*'],
    8,
    'ink',
    'blunt',
  );
  wall.shape('wheat', '200,1320* 2200,1320* 2280,1430* 120,1430*', 10);
  wall.hatch('210,1330* 2190,1330* 2260,1420* 140,1420*', {
    angle: 0,
    gap: 20,
    width: 7,
    stroke: 420,
    tone: () => random.range(-0.2, 0.9),
  });
  wall.fill('ink', createRectangle(120, 1430, 2280, 1462));
  const place = random.range(1120, 1400);
  drawCat(
    scene.pen('cat', { x: place, y: 1395, scale: random.range(2.05, 2.25) }),
    random.pick<Colour>(['wheat', 'ink', 'paper', 'wheat']),
  );
  drawGeranium(scene.pen('pot', { x: place - 640, y: 1390, scale: 1.7 }));
}
