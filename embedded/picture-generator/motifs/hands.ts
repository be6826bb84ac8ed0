import { createBlob } from '../geometry/blob.ts';
import { drawBackdrop } from '../layers/backdrop.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';

const fingers = [
  ['-330,50 -210,128 -90,150 36,118', 92],
  ['-350,126 -220,214 -90,236 50,196', 94],
  ['-330,206 -210,296 -90,312 36,276', 88],
  ['-280,280 -180,362 -80,374 14,346', 76],
] as const;

/** Draws the left hand with its sleeve, palm up, seen from the side of the fingers. */
function drawHand(pen: Pen, sleeveColour: Colour): void {
  pen.shape(
    'paper',
    '-700,640 -560,420 -440,200 -380,60 -330,20 -240,60 -180,240 -220,380 -330,520 -480,760',
    10,
  );
  pen.drawContours('-560,660 -420,520 -300,400', '-620,480 -480,260 -390,90', 8, {
    gap: 16,
    width: 11,
    stroke: 90,
  });
  for (const [fingerLine, width] of fingers) {
    pen.drawLimb('paper', fingerLine, width, 9);
    const [x, y] = fingerLine.split(' ').at(-1)!.split(',').map(Number) as [number, number];
    pen.fill('paper', createBlob(pen.random, x, y, width * 0.5, width * 0.48, 5, 0.03));
    pen.line(
      `${x - 6},${y - width * 0.56} ${x + width * 0.42},${y - width * 0.4} ${x + width * 0.58},${y} ${x + width * 0.4},${y + width * 0.44} ${x - 6},${y + width * 0.56}`,
      10,
      'ink',
      'blunt',
    );
    pen.shape(
      'paper',
      `${x + 2},${y - 26} ${x + 36},${y - 20} ${x + 42},${y + 4} ${x + 30},${y + 20} ${x},${y + 18}`,
      5,
    );
    const [sx, sy] = [x - 130, y + 22];
    pen.line(
      [
        `${sx},${sy - 30} ${sx - 10},${sy} ${sx + 4},${sy + 26}`,
        `${sx - 14},${sy - 26} ${sx - 24},${sy + 4} ${sx - 10},${sy + 30}`,
      ],
      7,
      'ink',
    );
    pen.line(
      [
        `${sx - 130},${sy - 16} ${sx - 60},${sy + 26} ${sx - 10},${sy + 36}`,
        `${sx + 20},${sy + 34} ${x - 20},${y + 34}`,
      ],
      11,
      'ink',
    );
    pen.line(`${sx - 110},${sy - 34} ${sx - 50},${sy + 8}`, 6, 'ink');
  }
  pen.drawLimb('paper', '-380,60 -330,-10 -250,-30 -160,6', 84, 9);
  pen.fill('paper', '-180,-36 -130,-20 -116,18 -140,42 -190,46');
  pen.line('-184,-36 -134,-26 -112,10 -136,48 -186,48', 9, 'ink', 'blunt');
  pen.shape('paper', '-170,-26 -136,-16 -124,8 -156,8', 5);
  pen.line(['-300,16 -240,24 -190,30', '-260,-20 -250,10'], 7, 'ink');
  pen.shape(
    sleeveColour,
    '-900,760 -780,520 -640,400 -560,420 -420,560 -450,640 -560,900 -800,1000',
    10,
  );
  pen.drawContours('-860,740 -760,560 -640,430', '-620,900 -520,720 -440,580', 9, {
    gap: 16,
    width: 13,
    stroke: 150,
  });
  pen.shape(sleeveColour, '-660,400 -600,370 -400,530 -410,590 -450,610 -640,460', 9);
}

function drawSeedling(pen: Pen, height: number): void {
  pen.drawLimb('green', `0,20 -8,${-height * 0.5} 4,${-height}`, 20, 7);
  const pairs = [
    [-height * 0.55, 0.82],
    [-height, 1.15],
  ] as const;
  for (const [y, size] of pairs) {
    for (const side of [-1, 1]) {
      const leaf = pen.part({
        x: 0,
        y,
        scale: size,
        scaleX: side * size,
        rotationDegrees: side * -8,
      });
      const shape = '0,0* 40,-70 120,-110 210,-96 250,-50* 200,-6 110,16 40,14';
      leaf.shape(side > 0 ? 'deep' : 'green', shape, 8);
      leaf.line('0,0 90,-40 240,-52', 8, side > 0 ? 'paper' : 'ink', 'taper');
      leaf.line(
        ['60,-30 90,-80', '110,-46 150,-90', '80,-28 130,-8', '130,-44 180,-20'],
        6,
        'ink',
        'taper',
      );
    }
  }
  pen.shape('green', `0,${-height} -24,${-height - 50} -6,${-height - 110}* 20,${-height - 60}`, 7);
}

/** Draws hands that hold soil with a seedling. */
export function drawHandsMotif(scene: Scene): void {
  const { random } = scene;
  drawBackdrop(scene, [1200, 660], 430);
  const pen = scene.pen('hands', { x: 1200, y: 880, scale: random.range(1.2, 1.3) });
  const sleeveColour = random.pick<Colour>(['green', 'wheat', 'deep', 'inkOnDeep']);
  drawHand(pen.part({ x: 26, y: 10, scale: 1, scaleX: -1 }), sleeveColour);
  const soilOutline =
    '-330,60 -280,-40 -180,-110 -60,-150 60,-152 180,-110 280,-40 330,60 240,180 0,220 -240,180';
  pen.fill('inkOnEarth', soilOutline);
  pen.drawTicks(soilOutline, 150, 30, 10, 20, carveInk);
  for (let clod = 0; clod < 24; clod += 1) {
    const x = random.jitter(290);
    const lump = createBlob(
      random,
      x,
      -120 + Math.abs(x) * 0.42 + random.jitter(24),
      random.range(18, 36),
      random.range(14, 26),
      5,
      0.2,
    );
    pen.shape('earth', lump, 6);
  }
  drawSeedling(pen.part({ x: 0, y: -130, scale: 1 }), random.range(210, 260));
  drawHand(pen.part({ x: -26, y: 0, scale: 1 }), sleeveColour);
}
