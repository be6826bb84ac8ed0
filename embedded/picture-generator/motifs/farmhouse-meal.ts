import { drawWheatEar } from '../figures/ears.ts';
import { drawSmallGrapes } from '../figures/fruit.ts';
import { createEllipse } from '../geometry/outline.ts';
import { drawBackdrop } from '../layers/backdrop.ts';
import { drawShadow } from '../layers/land.ts';
import { drawTable } from '../layers/table.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Scene } from '../scene.ts';

const loafOutline =
  '-620,0 -660,-90 -640,-210 -540,-340 -380,-440 -180,-500 60,-508 280,-470 470,-380 590,-250 640,-110 610,0 400,36 0,46 -400,36';

function drawLoaf(pen: Pen): void {
  pen.fill('earth', loafOutline);
  pen.patch(
    'wheat',
    '-620,-60 -620,-220 -520,-350 -340,-440 -140,-490 80,-490 240,-440 100,-400 -160,-350 -380,-250 -520,-100',
    loafOutline,
  );
  pen.line([loafOutline], 14, 'ink', 'blunt', true);
  pen.drawContours('100,-500 460,-380 620,-140 560,10', '0,-430 260,-300 380,-120 300,30', 12, {
    gap: 20,
    width: 17,
    stroke: 230,
    tone: pen.createGradient([150, -250], [580, -100], 0.12, 1),
  });
  pen.drawContours('-600,-20 -300,36 300,40 590,-10', '-560,-120 -280,-60 280,-60 560,-110', 6, {
    gap: 18,
    width: 13,
    stroke: 150,
  });
  for (const [x, y, turn] of [
    [-330, -330, -32],
    [-120, -390, -20],
    [100, -400, -4],
    [310, -340, 16],
  ] as const) {
    const cut = pen.part({ x, y, scale: 1, rotationDegrees: turn });
    cut.shape('paper', '-20,130 -54,40 -40,-60 0,-120 44,-60 58,40 24,130', 9);
    cut.drawContours('-40,60 -30,-40 0,-100', '50,60 36,-40 6,-100', 6, {
      gap: 14,
      width: 7,
      stroke: 70,
      action: 'earth',
    });
  }
  pen.drawTicks(loafOutline, 200, 12, 9, 20, 'paper', () => pen.random.chance(0.6));
}

function drawSlice(pen: Pen): void {
  const sliceOutline = '-210,10 -240,-150 -200,-300 -70,-360 80,-356 200,-290 236,-150 210,10 0,24';
  pen.shape('earth', sliceOutline, 10);
  const crumbOutline =
    '-176,-16 -204,-150 -168,-274 -60,-324 70,-320 170,-264 200,-150 178,-16 0,-4';
  pen.shape('paper', crumbOutline, 5);
  for (let hole = 0; hole < 34; hole += 1) {
    const [x, y] = [pen.random.jitter(170), -160 + pen.random.jitter(140)];
    pen.line(
      [createEllipse(x, y, pen.random.range(6, 15), pen.random.range(5, 10), 10)],
      4,
      'ink',
      'blunt',
      true,
    );
  }
  pen.hatch(crumbOutline, {
    angle: 70,
    gap: 22,
    width: 6,
    stroke: 60,
    tone: pen.createGradient([0, 0], [220, 0], -0.3, 0.9),
  });
}

function drawKnife(pen: Pen): void {
  pen.shape('paper', '0,-20* 560,-34 640,-10 600,16* 0,20*', 9);
  pen.line(['40,8 580,4', '60,-4 300,-8'], 6, 'ink');
  for (let tooth = 0; tooth < 26; tooth += 1)
    pen.line(`${20 + tooth * 22},22 ${30 + tooth * 22},12`, 5, 'ink');
  pen.shape('inkOnEarth', '-300,-30 -200,-22 0,-30* 0,32* -180,30 -290,36', 0);
  for (const x of [-230, -130, -40]) pen.fill('wheat', createEllipse(x, 2, 12, 12, 10));
  pen.line('-280,-14 -20,-14', 5, carveInk);
}

/** Draws a loaf of country bread with a knife. */
export function drawBreadMotif(scene: Scene): void {
  const { random } = scene;
  drawBackdrop(scene, [1200, 760], 520, true);
  drawTable(scene, 1080);
  const board = scene.pen('board');
  board.shape('wheat', '330,1290 420,1210 1980,1200 2080,1290 2000,1400 420,1410', 12);
  board.hatch('360,1290 440,1230 1960,1220 2050,1290 1980,1385 440,1395', {
    angle: 0,
    gap: 26,
    width: 8,
    stroke: 420,
    tone: () => random.range(-0.2, 0.8),
  });
  for (let index = 0; index < 3; index += 1) {
    drawWheatEar(
      scene.pen(`ear-${index}`, {
        x: 520 + index * 60,
        y: 1560 - index * 40,
        scale: 1.5,
        rotationDegrees: 62 + index * 9,
      }),
      true,
    );
  }
  drawLoaf(scene.pen('loaf', { x: 1130, y: 1240, scale: random.range(1.16, 1.26) }));
  if (random.chance(0.65))
    drawSlice(
      scene.pen('slice', { x: 1740, y: 1330, scale: 0.92, rotationDegrees: random.range(-4, 8) }),
    );
  drawKnife(
    scene.pen('knife', { x: 1240, y: 1450, scale: 1.1, rotationDegrees: random.jitter(5) }),
  );
}

function drawHoles(pen: Pen, area: string, count: number): void {
  const spots: [number, number][] = [];
  for (let hole = 0; hole < count * 6 && spots.length < count; hole += 1) {
    const at: [number, number] = [pen.random.range(-500, 420), pen.random.range(-210, 60)];
    if (spots.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < 110)) continue;
    spots.push(at);
    const r = pen.random.range(20, 50);
    const round = createEllipse(at[0], at[1], r, r * 0.86, 16);
    pen.patch('olive', round, area);
    pen.patch(
      'ink',
      createEllipse(at[0] + r * 0.24, at[1] - r * 0.16, r * 0.66, r * 0.56, 14),
      area,
    );
  }
}

function drawCheese(pen: Pen): void {
  pen.shape('wheat', '-640,-260* -420,-390 -100,-450 260,-430 560,-310* 520,-240*', 12);
  pen.drawContours(
    '-600,-270 -380,-370 -80,-420 260,-400',
    '-300,-262 -60,-290 200,-300 440,-290',
    4,
    {
      gap: 16,
      width: 8,
      stroke: 170,
      tone: () => pen.random.range(-0.2, 0.9),
    },
  );
  const faceOutline = '-640,-260* 520,-240* 520,110* -640,90*';
  pen.shape('wheat', faceOutline, 12);
  const rindOutline = '520,-240* 560,-310* 610,-180 590,40 520,110*';
  pen.shape('poppy', rindOutline, 10);
  drawHoles(pen, faceOutline, 13);
  pen.hatch('200,-236* 516,-236* 516,104* 160,100*', {
    angle: 88,
    gap: 26,
    width: 11,
    stroke: 190,
    tone: pen.createGradient([200, 0], [520, 0], 0, 0.9),
  });
  pen.line('-620,60* 500,80*', 9, 'ink', 'lens');
}

/** Draws a wedge of hard cheese with a knife and grapes. */
export function drawCheeseMotif(scene: Scene): void {
  const { random } = scene;
  drawBackdrop(scene, [1200, 820], 520, true);
  drawTable(scene, 1060);
  const cheeseWheelPen = scene.pen('wheel', { x: random.range(1560, 1680), y: 1150, scale: 1.2 });
  cheeseWheelPen.shape(
    'olive',
    '-480,-360 -480,-80 -400,-10 0,30 400,-10 480,-80 480,-360 300,-300 0,-280 -300,-300',
    12,
  );
  cheeseWheelPen.hatch('60,-290 300,-310 476,-370 476,-80 400,-10 60,20', {
    angle: 88,
    gap: 25,
    width: 14,
    stroke: 230,
  });
  cheeseWheelPen.shape('wheat', createEllipse(0, -362, 482, 96, 32), 12);
  cheeseWheelPen.line([createEllipse(0, -362, 400, 74, 28)], 6, 'ink', 'blunt', true);
  drawShadow(scene, 1060, 1370, 1300, 70);
  drawCheese(scene.pen('cheese', { x: 1050, y: 1260, scale: random.range(1.12, 1.2) }));
  drawSmallGrapes(scene.pen('grapes', { x: 1800, y: 1330, scale: 1.15 }));
  drawKnife(
    scene.pen('knife', { x: 1090, y: 1480, scale: 1.05, rotationDegrees: random.jitter(5) }),
  );
}
