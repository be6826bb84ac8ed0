import { createBlob } from '../geometry/blob.ts';
import { createEllipse } from '../geometry/outline.ts';
import { carveInk, type Pen } from '../layers/pen.ts';

const abdomenOutline =
  '-60,-40 -150,-60 -250,-30 -330,40 -380,130 -390,160* -350,168 -250,160 -150,120 -70,60';

function drawWings(pen: Pen): void {
  const wingOutline = '-20,-80 -120,-220 -280,-330 -420,-350 -450,-300 -380,-210 -220,-130 -60,-60';
  const smallWingOutline = '-30,-60 -160,-130 -320,-180 -390,-150 -340,-90 -180,-50 -60,-40';
  for (const [shape, veinLines] of [
    [smallWingOutline, ['-40,-56 -200,-100 -360,-140', '-120,-80 -240,-80 -330,-100']],
    [
      wingOutline,
      [
        '-30,-80 -200,-220 -420,-320',
        '-60,-80 -240,-180 -400,-250',
        '-200,-220 -250,-180',
        '-300,-280 -330,-220',
        '-150,-180 -180,-140',
      ],
    ],
  ] as const) {
    pen.shape('paper', shape, 9);
    pen.line([...veinLines], 7, 'ink', 'taper');
  }
  pen.hatch(wingOutline, {
    angle: -36,
    gap: 18,
    width: 5,
    stroke: 70,
    tone: () => pen.random.range(-0.5, 0.6),
  });
}

/**
 * Draws a honey bee from the side, about 620 units long. It faces right; its thorax is at the
 * origin.
 */
export function drawBee(pen: Pen): void {
  const { random } = pen;
  for (const leg of [
    '-40,70 -70,150 -120,180 -150,250',
    '0,90 10,160 -20,220 0,280',
    '50,80 90,130 110,200 150,230',
  ])
    pen.line([leg], 20, 'ink', 'taper');
  pen.fill('wheat', '-96,170 -140,180 -150,230 -116,240');
  pen.shape('wheat', abdomenOutline, 9);
  for (const [a, b] of [
    ['-110,-60 -140,20 -110,100', 34],
    ['-190,-56 -216,40 -180,140', 36],
    ['-260,-26 -280,60 -250,164', 34],
    ['-330,36 -338,90 -320,168', 28],
  ] as const)
    pen.line([a], b, 'ink', 'blunt');
  pen.drawTicks(abdomenOutline, 120, 20, 4, 150, 'paper', () => random.chance(0.5));
  pen.fill('inkOnWheat', createBlob(random, -6, -4, 112, 100, 14, 0.1));
  pen.drawTicks(
    createEllipse(-6, -4, 108, 96),
    190,
    26,
    6,
    (at) => (Math.atan2(at[1] - pen.at.y, at[0] - pen.at.x) * 180) / Math.PI,
    carveInk,
    (at) => at[1] < pen.at.y + random.range(-40, 60) * pen.at.scale,
  );
  pen.fill('ink', '84,-60 140,-70 186,-30 196,30 176,90 140,100 100,60');
  pen.fill('paper', '128,-40 160,-36 172,4 158,40 134,20');
  pen.hatch('128,-40 160,-36 172,4 158,40 134,20', { angle: 60, gap: 9, width: 4 });
  pen.line(['160,-60 210,-120 260,-110', '176,-40 236,-70 280,-40'], 12, 'ink', 'taper');
  pen.line('160,96 180,150 170,190', 12, 'ink', 'taper');
  drawWings(pen);
}
