import { createEllipse } from '../geometry/outline.ts';
import { drawBackdrop } from '../layers/backdrop.ts';
import { drawShadow } from '../layers/land.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import { drawTable } from '../layers/table.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';

function drawEgg(pen: Pen, colour: Colour): void {
  const eggOutline = '0,-120 56,-96 88,-30 84,40 50,92 0,106 -50,92 -84,40 -88,-30 -56,-96';
  pen.shape(colour, eggOutline, 8);
  pen.drawContours('20,-110 74,-40 72,40 20,100', '-20,-90 20,-20 20,40 -30,96', 7, {
    gap: 12,
    width: 9,
    stroke: 80,
    tone: pen.createGradient([0, 0], [84, 20], 0, 1),
  });
  pen.line('-56,-50 -40,-80 -16,-96', 10, 'paper');
  pen.drawTicks(eggOutline, 16, 8, 7, 40, colour === 'paper' ? 'shade' : 'paper');
}

/** Draws a wicker basket, 900 units wide; its rim is at y = 0. */
function drawWicker(pen: Pen): void {
  const basketOutline = '-450,0 450,0 400,210 330,300 0,330 -330,300 -400,210';
  pen.shape('wheat', basketOutline, 10);
  for (let row = 0; row < 7; row += 1) {
    const rowHalfWidth = 430 - row * row * 2.4 - row * 6;
    for (let x = -rowHalfWidth + (row % 2) * 44; x < rowHalfWidth - 30; x += 88) {
      const y = 38 + row * 42;
      pen.line(`${x},${y} ${x + 40},${y - 12} ${x + 78},${y}`, 17, 'ink');
      pen.line(`${x + 6},${y + 17} ${x + 40},${y + 7} ${x + 70},${y + 17}`, 6, 'ink');
    }
  }
  pen.drawLimb('wheat', '-470,0 -200,22 200,22 470,0', 40, 10);
  for (let x = -440; x < 440; x += 52) pen.line(`${x},-8 ${x + 26},34`, 10, 'ink');
}

/** Draws eggs in a basket. */
export function drawEggsMotif(scene: Scene): void {
  const { random } = scene;
  drawBackdrop(scene, [1200, 760], 480, true);
  drawTable(scene, 1120);
  const pen = scene.pen('basket', { x: 1200, y: 1060, scale: random.range(1.08, 1.16) });
  drawShadow(scene, 1230, 1400, 1000, 70);
  pen.line('-430,0 -400,-360 -200,-590 0,-640 200,-590 400,-360 430,0', 54, 'ink', 'blunt');
  pen.line('-430,0 -400,-360 -200,-590 0,-640 200,-590 400,-360 430,0', 32, 'wheat', 'blunt');
  for (const [x, y] of [
    [-330, -330],
    [-210, -545],
    [210, -545],
    [340, -300],
  ] as const) {
    pen.line(`${x * 1.2 - 20},${y - 20} ${x * 1.1 + 30},${y + 30}`, 12, 'ink');
  }
  const shell = random.pick<[Colour, Colour]>([
    ['paper', 'wheat'],
    ['earth', 'wheat'],
    ['paper', 'paper'],
  ]);
  const spots = [
    [-300, -40],
    [-150, -90],
    [10, -110],
    [170, -86],
    [310, -40],
    [-220, 10],
    [-70, -10],
    [90, 0],
    [230, 16],
  ] as const;
  for (const [x, y] of spots) {
    const turn = random.range(-60, 60);
    drawEgg(
      pen.part({ x: x + random.jitter(16), y, scale: 1.05, rotationDegrees: turn }),
      random.pick(shell),
    );
  }
  drawWicker(pen);
  if (random.chance(0.7)) {
    drawShadow(scene, 1860, 1440, 260, 30);
    drawEgg(scene.pen('single', { x: 1840, y: 1370, scale: 1.1, rotationDegrees: 74 }), shell[0]);
  }
}

function drawJar(pen: Pen): void {
  const glassOutline =
    '-260,0 -280,-60 -280,-420 -250,-500 -220,-540* 220,-540* 250,-500 280,-420 280,-60 260,0 0,20';
  pen.shape('wheat', glassOutline, 12);
  pen.drawContours('60,-520 90,-300 80,0', '250,-500 276,-300 260,-10', 9, {
    gap: 20,
    width: 14,
    stroke: 210,
    action: 'olive',
    tone: pen.createGradient([60, 0], [270, 0], 0.2, 1),
  });
  pen.line(['-236,-450 -240,-250 -236,-60', '-200,-450 -204,-330'], 20, 'paper');
  pen.shape('paper', '-200,-400* 200,-400* 200,-130* -200,-130*', 9);
  for (const [x, y] of [
    [-70, -300],
    [-20, -330],
    [30, -300],
    [-20, -268],
    [80, -330],
    [80, -268],
    [-120, -268],
  ] as const) {
    pen.shape(
      'wheat',
      `${x - 28},${y}* ${x - 14},${y - 25}* ${x + 14},${y - 25}* ${x + 28},${y}* ${x + 14},${y + 25}* ${x - 14},${y + 25}*`,
      6,
    );
  }
  pen.line(['-150,-196 150,-196', '-110,-166 110,-166'], 10, 'ink');
  pen.shape('green', '-236,-530 -240,-640 0,-656 240,-640 236,-530 0,-516', 11);
  for (let x = -210; x <= 210; x += 42) pen.line(`${x},-540* ${x},-630*`, 11, 'ink', 'blunt');
}

function drawDipper(pen: Pen): void {
  pen.drawLimb('earth', '0,-560* 0,-90*', 30, 8);
  pen.shape('earth', createEllipse(0, 0, 84, 108, 22), 9);
  for (let groove = -70; groove <= 70; groove += 35) {
    const rowHalfWidth = Math.sqrt(1 - (groove / 108) ** 2) * 84;
    pen.line(
      `${-rowHalfWidth},${groove} 0,${groove + 12} ${rowHalfWidth},${groove}`,
      15,
      'ink',
      'blunt',
    );
  }
  pen.shape(
    'wheat',
    '-70,40 0,64 70,40 64,90 30,112 22,200 10,320 0,340 -12,300 -20,180 -34,112 -62,92',
    8,
  );
}

/** Draws a jar of honey with a honey dipper. */
export function drawHoneyMotif(scene: Scene): void {
  const { random } = scene;
  drawBackdrop(scene, [1200, 780], 480, true);
  drawTable(scene, 1180);
  drawShadow(scene, 1130, 1400, 860, 80);
  drawJar(scene.pen('jar', { x: 1060, y: 1390, scale: random.range(1.36, 1.46) }));
  drawShadow(scene, 1740, 1410, 520, 40);
  const bowlPen = scene.pen('bowl', { x: 1730, y: 1400, scale: 1.2 });
  drawDipper(
    scene.pen('dipper', { x: 1700, y: 1010, scale: 1.1, rotationDegrees: random.range(14, 26) }),
  );
  bowlPen.shape('paper', '-230,-170* 230,-170* 200,-60 120,0 0,10 -120,0 -200,-60', 10);
  bowlPen.hatch('40,-164* 226,-164* 196,-60* 60,4*', {
    angle: 80,
    gap: 18,
    width: 11,
    stroke: 150,
  });
  bowlPen.line('-180,-130 0,-112 180,-130', 22, 'green', 'blunt');
}

function drawPumpkin(pen: Pen, colour: Colour): void {
  // Draws the outer ribs first, because the inner ribs are in front of them and taller.
  for (const x of [-172, 172, -92, 92, 0]) {
    const distanceShare = Math.abs(x) / 172;
    const halfRibWidth = 116;
    const top = -300 + distanceShare * distanceShare * 42;
    const footY = 52 - distanceShare * distanceShare * 36;
    const ribOutline = `${x * 0.8},${top} ${x + halfRibWidth * 0.76},${top + 36} ${x + halfRibWidth},-130 ${x + halfRibWidth * 0.7},${footY - 34} ${x * 0.85},${footY} ${x - halfRibWidth * 0.7},${footY - 34} ${x - halfRibWidth},-130 ${x - halfRibWidth * 0.76},${top + 36}`;
    pen.shape(colour, ribOutline, 9);
    if (x >= 0) {
      const innerLine = `${x + 10},${top + 30} ${x + halfRibWidth * 0.4},-130 ${x + 10},${footY - 20}`;
      const outerLine = `${x + halfRibWidth * 0.6},${top + 50} ${x + halfRibWidth * 0.9},-130 ${x + halfRibWidth * 0.56},${footY - 44}`;
      pen.drawContours(innerLine, outerLine, 5, {
        gap: 16,
        width: 5 + distanceShare * 8,
        stroke: 130,
      });
    }
    const shineOutline = `${x - halfRibWidth * 0.5},${top + 80} ${x - halfRibWidth * 0.72},-130 ${x - halfRibWidth * 0.5},${footY - 90}`;
    pen.line(shineOutline, 11, 'paper');
  }
  pen.shape('deep', '-40,-290 -30,-360 20,-420 70,-430* 80,-390* 50,-360 44,-290 0,-276', 8);
  pen.line(['-10,-290 0,-360 40,-410', '20,-290 24,-350'], 8, carveInk);
  pen.line(['0,-290 6,-360 50,-410'], 8, 'ink');
}

/** Draws harvested pumpkins. */
export function drawPumpkinMotif(scene: Scene): void {
  const { random } = scene;
  drawBackdrop(scene, [1200, 760], 520, true);
  drawTable(scene, 1160);
  const second = random.pick<Colour>(['olive', 'green', 'paper']);
  drawPumpkin(
    scene.pen('back', { x: 1700, y: 1200, scale: 1.15, rotationDegrees: random.jitter(10) }),
    second,
  );
  drawPumpkin(
    scene.pen('left', { x: 660, y: 1270, scale: 0.92, rotationDegrees: random.jitter(10) }),
    random.pick<Colour>(['green', 'wheat', 'olive']),
  );
  drawShadow(scene, 1180, 1400, 1160, 80);
  drawPumpkin(scene.pen('front', { x: 1160, y: 1350, scale: random.range(1.6, 1.75) }), 'wheat');
  drawPumpkin(
    scene.pen('small', { x: 1830, y: 1440, scale: 0.62, rotationDegrees: random.jitter(16) }),
    random.pick<Colour>(['paper', 'wheat', 'green']),
  );
}
