import { createEllipse } from '../geometry/outline.ts';
import { drawLand, getSeasonalCrop } from '../layers/land.ts';
import { drawBackdrop } from '../layers/backdrop.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';

const horseOutline =
  '-6,-352 40,-330 74,-286 100,-220 140,-130 186,-50 222,-6 232,36 220,66 196,78 176,66 160,82 128,74 104,40 84,0 50,-50 10,-76 -40,-80 -84,-50 -104,20 -110,120 -84,260 -40,420 -20,700* -900,700* -860,420 -700,280 -560,210 -470,90 -380,-80 -280,-230 -160,-330 -70,-362';
const maneOutline =
  '0,-372 -70,-366 -160,-336 -280,-236 -380,-84 -470,86 -560,206 -520,230 -440,150 -452,210 -380,100 -390,170 -310,20 -320,90 -240,-60 -250,0 -180,-130 -180,-70 -120,-190 -110,-140 -60,-240 -40,-190 -20,-270 10,-240 20,-290 44,-262 40,-320';

function drawHead(pen: Pen, coat: Colour, cutAction: Colour | { carve: 'ink' }): void {
  pen.fill('ink', '36,-340 60,-420 84,-440* 90,-390 70,-310');
  pen.shape(coat, horseOutline, 12);
  pen.shape(coat, '-20,-350* -24,-420 4,-470* 30,-410 36,-340*', 10);
  pen.fill('ink', '-6,-360 -4,-410 6,-436 18,-400 20,-356');
  // Draws the shading of cheek, neck and nose.
  pen.drawContours('20,-90 60,-120 70,-190', '-70,-70 -20,-200 40,-260', 7, {
    gap: 16,
    width: 9,
    stroke: 120,
    action: cutAction,
  });
  pen.drawContours('-90,0 -100,120 -60,300 -20,500', '-210,-140 -240,60 -220,280 -200,560', 13, {
    gap: 18,
    width: 12,
    stroke: 190,
    action: cutAction,
    tone: pen.createGradient([-260, 0], [-90, 0], 0.1, 1),
  });
  pen.drawContours('-760,360 -640,480 -600,690', '-560,260 -470,420 -440,690', 7, {
    gap: 18,
    width: 11,
    stroke: 190,
    action: cutAction,
  });
  pen.drawContours('100,-200 150,-90 206,0', '70,-180 100,-80 150,10', 4, {
    gap: 12,
    width: 8,
    stroke: 110,
    action: cutAction,
  });
  pen.line(['-36,-84 -60,-40 -30,-6 30,-10', '60,-296 40,-260 60,-220'], 9, cutAction);
  pen.fill(coat === 'ink' ? 'paper' : 'ink', '176,16 196,-6 214,6 208,34 190,40');
  pen.line(['170,56 190,46 216,58', '150,40 176,66'], 9, cutAction);
  pen.fill('paper', '34,-236 54,-258 82,-250 92,-226 66,-220');
  pen.fill('ink', createEllipse(65, -238, 18, 16, 12));
  pen.mark(carveInk, createEllipse(60, -244, 5, 5, 8));
  pen.line(
    ['28,-240 54,-266 88,-254 98,-226', '40,-280 70,-282'],
    10,
    coat === 'ink' ? 'paper' : 'ink',
  );
}

function drawHalter(pen: Pen, colour: Colour): void {
  for (const strap of [
    '96,-30 130,-60 168,-84',
    '112,-50 50,-110 -10,-180 -30,-250 -20,-340',
    '112,-50 108,10',
  ])
    pen.drawLimb(colour, strap, 22, 6);
  pen.shape('paper', createEllipse(112, -46, 22, 22, 16), 7);
}

/** Draws a horse that looks over a fence. */
export function drawHorseMotif(scene: Scene): void {
  const { random, light } = scene;
  if (light === 'abend' && random.chance(0.5)) drawBackdrop(scene, [1250, 620], 420);
  else
    drawLand(scene, {
      horizon: random.range(740, 860),
      frontY: 1130,
      crop: getSeasonalCrop(scene, 'gras'),
      rows: 50,
    });
  const coat = random.pick<Colour>(['wheat', 'earth', 'ink', 'paper', 'earth']);
  const cutAction = coat === 'ink' ? 'paper' : 'ink';
  const pen = scene.pen('horse', {
    x: 1300,
    y: 820,
    scale: random.range(1.55, 1.68),
    rotationDegrees: random.jitter(4),
  });
  drawHead(pen, coat, cutAction);
  const hair = coat === 'wheat' && random.chance(0.6) ? 'paper' : 'inkOnEarth';
  pen.shape(hair, maneOutline, hair === 'paper' ? 8 : 0);
  pen.drawContours(
    '0,-360 -160,-326 -280,-226 -380,-76 -470,90',
    '10,-290 -110,-190 -200,-90 -320,70 -440,190',
    9,
    { gap: 16, width: 9, stroke: 150, action: hair === 'paper' ? 'ink' : carveInk },
  );
  pen.fill(hair, '-30,-380 20,-376 60,-330 84,-270 60,-290 56,-250 36,-290 20,-250 6,-310');
  if (random.chance(0.5))
    pen.fill(coat === 'paper' ? 'shade' : 'paper', '78,-290 96,-236 128,-160 110,-176 84,-236');
  if (random.chance(0.8)) drawHalter(pen, coat === 'wheat' ? 'green' : 'wheat');
  const fencePen = scene.pen('fence');
  for (const [index, x] of [120, 1010, 1900].entries())
    fencePen.shape(
      'earth',
      `${x},1660* ${x + 4},1120* ${x + 44},1094* ${x + 86},1124* ${x + 88 + index},1660*`,
      9,
    );
  for (const y of [1230, 1440]) {
    fencePen.drawLimb('earth', `-40,${y}* 800,${y - 14} 1600,${y + 10} 2440,${y - 8}*`, 74, 9);
    fencePen.line(
      [
        `20,${y + 12} 700,${y - 4}`,
        `400,${y - 22} 1200,${y - 14}`,
        `1240,${y + 16} 2100,${y + 10}`,
        `1700,${y - 16} 2400,${y - 24}`,
        `900,${y + 24} 1500,${y + 30}`,
      ],
      7,
      'ink',
    );
  }
}
