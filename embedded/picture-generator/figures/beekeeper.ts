import { markCorners } from '../geometry/outline.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';

/**
 * Draws a beekeeper in suit and veil who lifts a comb to the left, 640 units high. The feet are at
 * y = 0.
 */
export function drawBeekeeper(pen: Pen): void {
  const suitOutline =
    '-84,-424 -30,-452 40,-450 92,-424 116,-330 108,-236 116,-120 104,0* 34,0* 24,-150 6,-150 -6,0* -74,0* -82,-120 -92,-236 -100,-330';
  pen.drawLimb('paper', '86,-408 108,-330 60,-262 -40,-268 -130,-300', 50, 6);
  pen.shape('paper', suitOutline, 7);
  pen.drawContours('30,-446 70,-300 60,-20', '92,-420 112,-300 104,-10', 8, {
    gap: 14,
    width: 10,
    stroke: 120,
    tone: pen.createGradient([20, 0], [112, 0], 0.2, 1),
  });
  pen.line(
    [
      '-30,-440 -34,-300 -30,-170',
      '-92,-236 0,-226 108,-236',
      '14,-150 10,-240',
      '-76,-100 -50,-110',
      '40,-110 70,-100',
    ],
    7,
    'ink',
  );
  pen.drawLimb('paper', '-74,-410 -104,-330 -96,-280 -190,-300', 50, 6);
  pen.line(['-100,-330 -76,-300', '-110,-290 -90,-270'], 6, 'ink', 'taper');
  pen.fill('inkOnEarth', markCorners('-168,-336 -210,-326 -214,-276 -168,-270'));
  pen.shape('earth', markCorners('-330,-420 -140,-420 -140,-398 -330,-398'), 6);
  pen.shape('wheat', markCorners('-312,-400 -158,-400 -158,-250 -312,-250'), 6);
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      if (pen.random.chance(0.25)) continue;
      const x = -300 + column * 18 + (row % 2) * 9;
      const y = -388 + row * 15.5;
      pen.fill('ink', `${x - 6},${y}* ${x},${y - 6}* ${x + 6},${y}* ${x},${y + 6}*`);
    }
  }
  pen.line('-312,-400* -312,-250* -158,-250* -158,-400*', 12, 'ink', 'blunt');
  pen.drawLimb('paper', '-150,-300 -172,-306 -176,-290', 26, 5);
  const veilOutline = '-74,-560* -70,-470 -40,-440 40,-440 70,-470 78,-560*';
  pen.fill('paper', veilOutline);
  pen.fill('wheat', '-30,-556 30,-556 34,-500 4,-464 -22,-480 -34,-520');
  pen.line(
    ['-24,-520 -10,-522', '8,-522 20,-520', '-12,-484 4,-480', '-4,-516 -10,-498 -2,-496'],
    5,
    'ink',
  );
  pen.hatch(veilOutline, { angle: 40, gap: 12, width: 4, stroke: 400 });
  pen.hatch(veilOutline, { angle: -40, gap: 12, width: 4, stroke: 400 });
  pen.line([veilOutline], 7, 'ink', 'blunt', true);
  pen.shape('wheat', '-76,-566 -66,-630 -30,-652 34,-652 68,-630 78,-566', 7);
  pen.shape('wheat', '-150,-552 -80,-584 0,-574 80,-584 150,-552 80,-540 0,-548 -80,-540', 7);
  pen.line('-74,-592 0,-582 76,-592', 14, 'ink', 'blunt');
  pen.hatch('10,-648 60,-630 74,-596 20,-590', { angle: 70, gap: 10, width: 6 });
  pen.fill('ink', '-84,0* -80,-60 0,-60 -2,0*', '32,0* 30,-60 106,-60 114,0*');
  pen.line(['-70,-30 -20,-32', '44,-30 94,-32'], 5, carveInk);
}

/** Draws a hive of stacked boxes, 220 units wide. The middle of its base is at the origin. */
export function drawHive(pen: Pen, boxCount: number, colour: Colour): void {
  pen.line(['-86,-40* -90,0*', '86,-40* 90,0*'], 22, 'ink', 'blunt');
  for (let box = 0; box < boxCount; box += 1) {
    const y = -36 - box * 118;
    pen.shape(
      box % 2 === 1 ? 'paper' : colour,
      markCorners(`-106,${y} -106,${y - 116} 106,${y - 116} 106,${y}`),
      7,
    );
    pen.hatch(markCorners(`36,${y - 4} 36,${y - 112} 104,${y - 112} 104,${y - 4}`), {
      angle: 90,
      gap: 13,
      width: 8,
      stroke: 200,
    });
    pen.line([`-90,${y - 30} -10,${y - 32}`, `-60,${y - 84} 20,${y - 82}`], 5, 'ink');
    pen.fill('ink', markCorners(`-30,${y - 70} 30,${y - 70} 26,${y - 50} -26,${y - 50}`));
  }
  const top = -36 - boxCount * 118;
  pen.fill('ink', markCorners('-60,-40 60,-40 60,-58 -60,-58'));
  pen.shape('shade', markCorners(`-118,${top} -118,${top - 30} 118,${top - 30} 118,${top}`), 7);
  pen.shape('wheat', markCorners('-90,-34 90,-34 110,-14 -110,-14'), 6);
}
