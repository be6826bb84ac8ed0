import { markCorners, createEllipse } from '../geometry/outline.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';
import { drawTyre } from './wheel.ts';

function drawReel(pen: Pen, cx: number, cy: number, r: number, colour: Colour): void {
  const armCount = 6;
  for (let armIndex = 0; armIndex < armCount; armIndex += 1) {
    const armAngle = ((armIndex + 0.3) / armCount) * Math.PI * 2;
    const nextArmAngle = ((armIndex + 1.3) / armCount) * Math.PI * 2;
    const at = (angle: number, radius: number): [number, number] => [
      cx + Math.cos(angle) * radius,
      cy + Math.sin(angle) * radius,
    ];
    pen.line([[at(armAngle, 0), at(armAngle, r)]], 11, 'ink', 'blunt');
    pen.line([[at(armAngle, r), at(nextArmAngle, r)]], 13, colour, 'blunt');
    pen.line([[at(armAngle, r), at(nextArmAngle, r)]], 5, 'ink', 'blunt');
    const armEnd = at(armAngle, r);
    pen.line(
      [
        [armEnd, [armEnd[0] + 10, armEnd[1] + 46]],
        [
          [armEnd[0] - 14, armEnd[1]],
          [armEnd[0] - 8, armEnd[1] + 44],
        ],
      ],
      7,
      'ink',
      'taper',
    );
  }
  pen.fill('ink', createEllipse(cx, cy, 20));
}

/**
 * Draws a combine harvester from the side, which moves to the right. 100 units are half a metre.
 */
export function drawCombine(pen: Pen, body: Colour, accentColour: Colour): void {
  // Draws the unloading pipe, which is folded back over the tank.
  pen.line('150,-640* -430,-600*', 40, 'ink', 'blunt');
  pen.line('140,-648* -400,-610*', 8, 'paper');
  pen.fill('ink', markCorners('-470,-620 -420,-630 -420,-560 -460,-540'));
  pen.fill('ink', markCorners('-420,-230 320,-250 330,-150 -380,-120'));
  const hullOutline =
    '-430,-470* -380,-540 -300,-560* 250,-585* 300,-560* 310,-250* 120,-215* -280,-215* -420,-280*';
  pen.shape(body, hullOutline, 10);
  pen.patch('ink', '-440,-330* -200,-300 100,-296 320,-310* 330,-200* -440,-200*', hullOutline);
  pen.hatch(markCorners('-390,-510 -240,-530 -240,-380 -390,-360'), {
    angle: 0,
    gap: 19,
    width: 10,
    stroke: 500,
  });
  pen.line(
    ['-200,-545* -200,-300*', '-40,-555* -40,-296*', '120,-565* 120,-296*'],
    7,
    'ink',
    'blunt',
  );
  pen.fill(accentColour, markCorners('-180,-500 280,-520 280,-462 -180,-446'));
  pen.line('-170,-538 40,-550 260,-560', 9, 'paper');
  pen.hatch(markCorners('-380,-270 100,-280 100,-230 -280,-230'), {
    angle: 90,
    gap: 40,
    width: 6,
    action: carveInk,
  });
  // Draws the grain tank with a heap of grain.
  pen.fill('wheat', '-150,-570 -60,-640 40,-662 150,-640 220,-585');
  pen.drawTicks('-150,-570 -60,-640 40,-662 150,-640 220,-585', 60, 16, 7, 60, 'ink');
  pen.shape(body, markCorners('-180,-568 -210,-622 260,-646 240,-584'), 8);
  pen.shape('paper', markCorners('310,-565 300,-270 420,-270 470,-360 452,-560'), 9);
  pen.hatch(markCorners('330,-560 400,-560 360,-280 320,-280'), { angle: 70, gap: 22, width: 7 });
  pen.fill(
    'ink',
    '350,-420 372,-446 396,-440 402,-414 392,-398 412,-376 424,-330 420,-272 336,-272 334,-350',
  );
  pen.line('414,-362 446,-356', 11, 'ink', 'blunt');
  pen.shape(body, markCorners('292,-560 300,-604 440,-606 492,-570 490,-552'), 8);
  pen.line(
    ['312,-568* 304,-260*', '452,-556* 472,-358*', '470,-360* 420,-262*'],
    15,
    'ink',
    'blunt',
  );
  // Draws the feeder house and the header, which cuts the crop.
  pen.shape(body, markCorners('330,-290 430,-280 600,-110 560,-50 340,-170'), 9);
  pen.hatch(markCorners('350,-190 440,-220 580,-80 556,-56'), { angle: 44, gap: 17, width: 10 });
  pen.fill('ink', markCorners('560,-215 600,-225 612,-60 800,-40 860,-22 860,-8 580,-14 540,-40'));
  drawReel(pen, 735, -165, 118, accentColour);
  pen.line('600,-210* 735,-165*', 16, 'ink', 'blunt');
  drawTyre(pen, 215, -172, 172, accentColour);
  drawTyre(pen, -300, -100, 100, accentColour);
  pen.line(['470,-250* 520,-60*', '500,-250* 545,-70*'], 8, 'ink', 'blunt');
}
