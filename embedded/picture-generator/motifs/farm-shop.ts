import { drawTiles, drawWindow } from '../figures/building.ts';
import { drawCrate, type Goods } from '../figures/crate.ts';
import { drawBust } from '../figures/people.ts';
import { drawMilkCan } from '../figures/milk-can.ts';
import { markCorners, createRectangle } from '../geometry/outline.ts';
import { drawSky } from '../layers/sky.ts';
import { drawTree } from '../layers/trees.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';

function drawShopFront(pen: Pen, wall: Colour, tiles: Colour): void {
  pen.shape(wall, markCorners('-820,0 -820,-560 820,-560 820,0'), 11);
  const postXs = [-820, -560, -300, 300, 560, 820];
  pen.line(
    postXs.map((x) => `${x},0* ${x},-556*`),
    26,
    'ink',
    'blunt',
  );
  pen.line(
    [
      '-820,-280* -300,-280*',
      '300,-280* 820,-280*',
      '-820,-6* 820,-6*',
      '-820,-550* 820,-550*',
      '-560,-20* -800,-270*',
      '560,-20* 800,-270*',
    ],
    24,
    'ink',
    'blunt',
  );
  drawWindow(pen, -430, -410, 130, 150);
  drawWindow(pen, 430, -410, 130, 150);
  drawWindow(pen, -690, -410, 120, 140);
  drawWindow(pen, 690, -410, 120, 140);
  pen.fill(tiles, markCorners('-900,-550 -800,-860 800,-860 900,-550'));
  drawTiles(
    pen,
    [
      [-800, -860],
      [800, -860],
    ],
    [
      [-900, -552],
      [900, -552],
    ],
    9,
    tiles.startsWith('ink') ? carveInk : 'ink',
  );
  pen.line('-910,-550* 910,-550*', 22, 'ink', 'blunt');
}

function drawShop(pen: Pen, awningColour: Colour): void {
  pen.fill('ink', markCorners('-280,0 -280,-450 280,-450 280,0'));
  for (const y of [-330, -220]) {
    pen.line(`-270,${y}* 270,${y}*`, 12, 'wheat', 'blunt');
    for (let x = -250; x < 250; x += pen.random.range(42, 66)) {
      pen.shape(
        pen.random.pick<Colour>(['paper', 'green', 'wheat', 'poppy']),
        markCorners(`${x},${y - 8} ${x},${y - 62} ${x + 30},${y - 62} ${x + 30},${y - 8}`),
        3,
      );
    }
  }
  drawBust(pen.part({ x: 10, y: -100, scale: 0.92 }), pen.random.fork('seller'));
  pen.shape('wheat', markCorners('-280,-110 280,-110 280,0 -280,0'), 9);
  pen.hatch(markCorners('-275,-104 275,-104 275,-4 -275,-4'), {
    angle: 90,
    gap: 34,
    width: 8,
    stroke: 200,
  });
  for (let stripe = 0; stripe < 8; stripe += 1) {
    const [a, b] = [stripe / 8, (stripe + 1) / 8];
    const top = [-290 + a * 580, -290 + b * 580];
    const low = [-360 + a * 720, -360 + b * 720];
    const fill = stripe % 2 === 0 ? awningColour : 'paper';
    pen.shape(
      fill,
      `${top[0]},-545* ${top[1]},-545* ${low[1]},-430* ${(low[0]! + low[1]!) / 2},-396 ${low[0]},-430*`,
      7,
    );
  }
}

function drawSignBoard(pen: Pen): void {
  pen.line(['-90,0* -60,-300*', '90,0* 60,-300*'], 24, 'ink', 'blunt');
  pen.shape('ink', markCorners('-96,-40 -76,-310 76,-310 96,-40'), 0);
  pen.line('-96,-40* -76,-310* 76,-310* 96,-40* -96,-40*', 13, 'wheat', 'blunt');
  pen.line(
    [
      '-50,-270 50,-270',
      '-40,-220 30,-222',
      '-56,-176 20,-176',
      '-60,-130 40,-132',
      '40,-176 60,-176',
    ],
    9,
    'paper',
  );
}

/** Draws a farm shop with goods in front of its door. */
export function drawFarmShopMotif(scene: Scene): void {
  const { random, season } = scene;
  drawSky(scene, { horizon: 900, isCalm: true });
  for (const x of [160, 2240])
    drawTree(scene.pen(`tree-${x}`, { x, y: 1190, scale: random.range(7, 8.4) }), season, 1.6);
  const yardPen = scene.pen('yard');
  const isSnowy = season === 'winter';
  yardPen.fill(isSnowy ? 'paper' : 'wheat', createRectangle(-40, 1150, 2440, 1640));
  yardPen.hatch(createRectangle(-40, 1170, 2440, 1640), {
    angle: 0,
    gap: 36,
    width: 13,
    stroke: 200,
    action: isSnowy ? 'shade' : 'ink',
    tone: () => random.range(-0.5, 0.7),
  });
  const pen = scene.pen('house', { x: 1200, y: 1290, scale: random.range(1.16, 1.22) });
  const wall = random.pick<Colour>(['paper', 'paper', 'green']);
  drawShopFront(
    pen,
    wall,
    isSnowy ? 'paper' : random.pick<Colour>(['inkOnEarth', 'earth', 'inkOnDeep']),
  );
  drawShop(pen, random.pick<Colour>(['green', 'deep', 'wheat']));
  const goods: [Goods, ...Goods[]] =
    season === 'herbst'
      ? ['kuerbis', 'aepfel', 'kartoffeln']
      : ['aepfel', 'salat', 'karotten', 'kartoffeln'];
  for (const [index, x] of [-470, 470, -620, 630, -380, 390].entries()) {
    drawCrate(
      pen.part({ x, y: index < 2 ? -20 : 90 + (index % 2) * 14, scale: index < 2 ? 0.86 : 1.1 }),
      random.pick(goods),
    );
  }
  drawMilkCan(pen.part({ x: -800, y: 120, scale: 0.5 }), 'shade');
  drawSignBoard(pen.part({ x: 120 * random.pick([-1, 1]), y: 190, scale: 0.86 }));
}
