import { createEllipse } from '../geometry/outline.ts';
import type { Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';

/** Draws a milk can with a lid and handles, 560 units high. It stands on the origin. */
export function drawMilkCan(pen: Pen, colour: Colour): void {
  for (const side of [-1, 1])
    pen.line(
      `${side * 96},-440 ${side * 160},-420 ${side * 176},-350 ${side * 140},-310`,
      22,
      'ink',
      'blunt',
    );
  const canOutline =
    '-150,0* -154,-40 -150,-270 -140,-330 -100,-400 -84,-450 -84,-490* 84,-490* 84,-450 100,-400 140,-330 150,-270 154,-40 150,0* 0,18';
  pen.shape(colour, canOutline, 10);
  pen.drawContours('40,-480 60,-410 86,-300 90,0', '82,-480 96,-400 148,-280 150,0', 8, {
    gap: 14,
    width: 12,
    stroke: 230,
    tone: pen.createGradient([30, 0], [150, 0], 0.2, 1),
  });
  pen.drawContours(
    '-82,-470 -98,-400 -146,-280 -150,-10',
    '-60,-470 -74,-400 -112,-280 -116,-10',
    3,
    {
      gap: 12,
      width: 9,
      stroke: 170,
    },
  );
  pen.line(
    ['-150,-276 0,-256 150,-276', '-140,-330 0,-312 140,-330', '-152,-40 0,-22 152,-40'],
    9,
    'ink',
    'blunt',
  );
  pen.line('-62,-240 -58,-70', 15, 'paper');
  pen.shape(colour, '-104,-490 -100,-540 100,-540 104,-490 0,-474', 9);
  pen.shape(colour, createEllipse(0, -542, 100, 24, 20), 9);
  pen.line('-36,-548 -30,-590 30,-590 36,-548', 18, 'ink', 'blunt');
  pen.hatch('30,-532* 98,-532* 100,-492* 30,-482*', { angle: 88, gap: 12, width: 8 });
}
