import { markCorners, createRectangle } from '../geometry/outline.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Draws a rubber boot, 420 units high; its toe points to the right. */
function drawBoot(pen: Pen, colour: Colour): void {
  const cutAction = colour.startsWith('ink') ? carveInk : 'ink';
  const bootOutline =
    '-84,-410 0,-424 80,-408 78,-260 84,-170 130,-120 210,-90 246,-50 240,-16* -84,-16* -92,-70 -82,-200 -90,-300';
  pen.shape(colour, bootOutline, 10);
  pen.drawContours('10,-400 30,-200 60,-100 140,-40', '72,-400 70,-250 84,-160 200,-80', 6, {
    gap: 14,
    width: 10,
    stroke: 120,
    action: cutAction,
  });
  pen.line(['-60,-380 -62,-250 -56,-120', '-40,-380 -44,-290'], 8, 'paper');
  pen.line(
    [
      '-84,-372 0,-388 80,-370',
      '-84,-100 -20,-110 60,-150',
      '90,-150 100,-110 90,-60',
      '120,-126 128,-90',
    ],
    9,
    cutAction,
  );
  pen.fill('ink', '-92,-22* 246,-22* 250,0* 130,4 120,-4 -10,-4 -20,8 -94,6*');
  pen.fill('ink', '-80,-408 0,-424 78,-406 0,-394');
}

function drawDoor(scene: Scene, colour: Colour): void {
  const pen = scene.pen('door');
  pen.fill(colour, createRectangle(640, -40, 1900, 1280));
  for (let x = 660; x < 1900; x += 178) {
    pen.line(`${x},-40* ${x + 2},1280*`, 15, 'ink', 'blunt');
    pen.hatch(createRectangle(x + 16, -40, x + 166, 1280), {
      angle: 90,
      gap: 26,
      width: 8,
      stroke: 330,
      tone: () => pen.random.range(-0.5, 0.8),
    });
  }
  for (const y of [180, 900]) {
    pen.fill('ink', createRectangle(640, y, 1900, y + 96));
    pen.hatch(createRectangle(650, y + 8, 1890, y + 88), {
      angle: 0,
      gap: 24,
      width: 7,
      stroke: 420,
      action: carveInk,
    });
    pen.fill(
      'ink',
      `640,${y + 30}* 1300,${y + 40} 1360,${y + 20} 1400,${y + 48} 1360,${y + 76} 1300,${y + 58} 640,${y + 70}*`,
    );
  }
  pen.drawLimb('paper', '1760,620 1790,650 1790,720 1760,750', 20, 8);
}

function drawPitchfork(pen: Pen): void {
  pen.drawLimb('wheat', '0,-1180* 40,-260*', 36, 9);
  pen.line(['6,-1100 20,-700', '22,-640 32,-330'], 7, 'ink');
  pen.line('40,-270 48,-210', 46, 'ink', 'blunt');
  pen.line('-70,-150 -40,-204 48,-220 140,-208 172,-150', 24, 'ink', 'blunt');
  for (const x of [-70, 10, 90, 172])
    pen.line(`${x},-160 ${x - 12},-70 ${x + 6},10`, 20, 'ink', 'taper');
}

/** Draws boots and a fork at the stable door. */
export function drawBootsMotif(scene: Scene): void {
  const { random, season } = scene;
  const wall = scene.pen('wall');
  wall.fill(scene.light === 'abend' ? 'wheat' : 'paper', createRectangle(-40, -40, 2440, 1640));
  for (let row = 0; row < 17; row += 1) {
    for (let x = -60 - (row % 2) * 120; x < 2440; x += 240) {
      const brickOutline = createRectangle(
        x + random.jitter(5),
        row * 80 - 30,
        x + 226,
        row * 80 + 38,
      );
      if (random.chance(0.42))
        wall.hatch(brickOutline, { angle: 0, gap: 17, width: 7, stroke: 120 });
      else if (random.chance(0.3)) wall.fill('green', brickOutline);
      wall.line([brickOutline.map((point) => point)], 7, 'ink', 'blunt', true);
    }
  }
  wall.drawLimb('paper', '590,-40* 590,1300*', 110, 10);
  wall.drawLimb('paper', '1950,-40* 1950,1300*', 110, 10);
  wall.hatch(createRectangle(1955, -40, 2000, 1300), { angle: 90, gap: 15, width: 9, stroke: 400 });
  drawDoor(scene, random.pick<Colour>(['green', 'deep', 'wheat', 'earth']));
  const step = scene.pen('step');
  step.fill('shade', createRectangle(-40, 1280, 2440, 1640));
  step.shape('paper', markCorners('420,1270 2120,1270 2240,1480 300,1480'), 11);
  step.drawTicks(markCorners('420,1276 2120,1276 2240,1476 300,1476'), 130, 44, 8, 4, 'ink');
  step.fill('ink', markCorners('300,1480 2240,1480 2240,1530 300,1530'));
  step.hatch(createRectangle(-40, 1540, 2440, 1640), { angle: 1, gap: 24, width: 9, stroke: 260 });
  drawPitchfork(scene.pen('fork', { x: 1690, y: 1390, scale: 1.06, rotationDegrees: 5 }));
  const colour = random.pick<Colour>(['deep', 'inkOnDeep', 'wheat', 'green']);
  drawBoot(scene.pen('left', { x: 1130, y: 1370, scale: 1.5 }), colour);
  drawBoot(
    scene.pen('right', { x: 990, y: 1430, scale: 1.6, rotationDegrees: random.jitter(3) }),
    colour,
  );
  if (season === 'herbst')
    step.drawTicks(createRectangle(340, 1300, 2200, 1600), 26, 60, 30, 30, 'wheat');
  if (season === 'winter')
    step.drawTicks(createRectangle(0, 0, 2400, 1600), 150, 14, 13, 0, 'paper');
}
