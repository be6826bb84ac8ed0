import { drawLand, getSeasonalCrop } from '../layers/land.ts';
import type { Pen } from '../layers/pen.ts';
import type { Scene } from '../scene.ts';

interface MaizeLook {
  isDry: boolean;
  /** Whether the plant is far away; it is then drawn without cobs and veins. */
  isFar: boolean;
  hasCobs: boolean;
}

function drawMaizeLeaf(pen: Pen, y: number, side: number, reach: number, look: MaizeLook): void {
  const { isDry, isFar } = look;
  const colour = isDry ? 'olive' : pen.random.chance(0.5) ? 'deep' : 'green';
  const tip = pen.random.range(0.2, 0.75) * reach;
  const leafOutline = `0,${y} ${side * reach * 0.3},${y - reach * 0.42} ${side * reach * 0.7},${y - reach * 0.38} ${side * reach},${y + tip - reach * 0.2}* ${side * reach * 0.66},${y - reach * 0.24} ${side * reach * 0.3},${y - reach * 0.22} 0,${y + 26}`;
  pen.shape(colour, leafOutline, 5);
  if (isFar) return;
  pen.line(
    `0,${y + 8} ${side * reach * 0.3},${y - reach * 0.32} ${side * reach * 0.68},${y - reach * 0.31} ${side * reach * 0.94},${y + tip * 0.7 - reach * 0.2}`,
    7,
    'ink',
    'taper',
  );
  pen.line(
    `0,${y + 2} ${side * reach * 0.28},${y - reach * 0.37} ${side * reach * 0.6},${y - reach * 0.37}`,
    4,
    'paper',
    'taper',
  );
}

function drawCob(pen: Pen, y: number, side: number): void {
  const part = pen.part({ x: side * 24, y, scale: 1, scaleX: side, rotationDegrees: 20 });
  const cobOutline = '0,0 -34,-40 -36,-120 -22,-190 0,-222 22,-190 36,-120 34,-40';
  part.shape('wheat', cobOutline, 5);
  for (let row = 0; row < 10; row += 1) {
    for (let column = -1; column <= 1; column += 1) {
      const x = column * 20 + (row % 2) * 6 - 3;
      part.line(
        [`${x - 8},${-44 - row * 16} ${x},${-36 - row * 16} ${x + 8},${-44 - row * 16}`],
        4.6,
        'ink',
      );
    }
  }
  part.line('30,-40 34,-120 18,-196', 10, 'ink');
  part.shape(
    'green',
    '0,16 -40,-20 -50,-90 -30,-140* -20,-70 4,-30 24,-80 44,-130* 52,-80 38,-16',
    5,
  );
  part.line(['0,10 -24,-30 -36,-100', '6,8 28,-40 40,-96', '-4,8 -8,-24'], 5, 'ink');
  part.line(
    ['0,-220 -14,-256 -30,-266', '2,-220 8,-260 24,-276', '0,-220 0,-262'],
    5,
    'ink',
    'taper',
  );
}

/** Draws a maize plant, about 900 units high; it grows from the origin. */
function drawMaize(pen: Pen, look: MaizeLook): void {
  const { random } = pen;
  const backLeafYs = look.isFar ? [-260, -520] : [-140, -370, -600];
  backLeafYs.forEach((y, index) => {
    drawMaizeLeaf(pen, y, index % 2 === 0 ? 1 : -1, random.range(260, 340), look);
  });
  pen.shape(look.isDry ? 'olive' : 'green', '-15,20* -12,-400 -8,-800 8,-800 12,-400 16,20*', 5);
  if (!look.isFar) pen.line('8,10 6,-400 2,-780', 7, 'ink');
  if (look.hasCobs) {
    drawCob(pen, -300, 1);
    if (random.chance(0.6)) drawCob(pen, -420, -1);
  }
  const frontLeafYs = look.isFar ? [-390] : [-250, -450, -650];
  frontLeafYs.forEach((y, index) => {
    drawMaizeLeaf(pen, y, index % 2 === 0 ? -1 : 1, random.range(230, 330) - index * 30, look);
  });
  const tasselXs = look.isFar ? [-50, 0, 50] : [-100, -60, 0, 60, 96];
  for (const x of tasselXs) {
    const strandLine = `0,-790 ${x * 0.4},-880 ${x},${-990 + Math.abs(x) * 0.9}`;
    pen.line(strandLine, 12, 'ink');
    pen.line(strandLine, 5, 'wheat');
  }
}

/** Draws tall maize with ripe cobs. */
export function drawMaizeMotif(scene: Scene): void {
  const { random, season } = scene;
  const isDry = season === 'herbst' || season === 'winter';
  drawLand(scene, {
    horizon: random.range(700, 800),
    frontY: 1180,
    crop: getSeasonalCrop(scene, isDry ? 'stoppel' : 'saat'),
  });
  for (let index = 0; index < 15; index += 1) {
    const place = { x: -20 + index * 172 + random.jitter(30), y: 1330 };
    const pen = scene.pen(`far-${index}`, { ...place, scale: random.range(0.7, 0.82) });
    drawMaize(pen, { isDry, isFar: true, hasCobs: false });
  }
  for (const [index, x] of [80, 640, 1220, 1800, 2340].entries()) {
    const place = { x: x + random.jitter(60), y: 1690, scale: random.range(1.35, 1.55) };
    drawMaize(scene.pen(`near-${index}`, place), {
      isDry,
      isFar: false,
      hasCobs: season !== 'fruehling',
    });
  }
}
