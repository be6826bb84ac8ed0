import { carveInk, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';

export interface AppleLook {
  skinColour: Colour;
  /** Colour of the shaded side of the apple. */
  shadedSideColour: Colour;
}

const skinColour =
  '0,-190 50,-224 130,-240 214,-204 262,-120 268,-10 236,110 170,206 92,250 40,240 0,228 -40,240 -92,250 -170,206 -236,110 -268,-10 -262,-120 -214,-204 -130,-240 -50,-224';

/**
 * Draws a serrated leaf, 260 units long. It points to the right; its stalk begins at the origin.
 */
export function drawLeaf(pen: Pen): void {
  const leafOutline = '0,0* 40,-56 110,-84 190,-70 262,-6* 190,42 110,58 40,40';
  pen.shape('deep', leafOutline, 8);
  pen.patch('ink', '0,0 60,8 140,4 262,-6 180,60 90,70 20,40', leafOutline);
  pen.line('0,0 90,-8 150,-8 250,-6', 8, 'paper', 'taper');
  for (const x of [50, 90, 130, 170]) {
    pen.line([`${x},-6 ${x + 24},-30 ${x + 40},-56`], 6, 'ink', 'taper');
    pen.line([`${x},0 ${x + 30},20 ${x + 42},36`], 6, carveInk, 'taper');
  }
}

/** Draws a large apple, about 540 units wide, with its centre at the origin. */
export function drawApple(pen: Pen, look: AppleLook): void {
  pen.fill(look.skinColour, skinColour);
  pen.patch(
    look.shadedSideColour,
    '40,-230 140,-250 280,-120 280,40 200,230 60,260 120,160 160,20 120,-120',
    skinColour,
  );
  pen.line([skinColour], 13, 'ink', 'blunt', true);
  pen.drawContours(
    '60,-200 220,-150 250,20 190,180 90,236',
    '10,-170 90,-120 110,20 80,170 20,224',
    11,
    {
      gap: 18,
      width: 13,
      stroke: 210,
      tone: pen.createGradient([30, 0], [230, 30], 0.15, 1),
    },
  );
  pen.drawContours(
    '-60,-200 -220,-150 -250,20 -190,180 -90,236',
    '-10,-170 -130,-120 -150,20 -110,170 -20,224',
    5,
    {
      gap: 18,
      width: 8,
      stroke: 120,
      action: 'paper',
      tone: pen.createGradient([-40, 0], [-220, -60], 0.1, 1),
    },
  );
  pen.fill('ink', '-70,-196 -30,-176 0,-150 36,-176 80,-200 40,-206 0,-190 -36,-206');
  pen.line('-4,-160 6,-230 34,-300 50,-316', 20, 'ink', 'blunt');
  pen.line('4,-200 14,-250 34,-290', 5, 'paper');
  pen.fill('paper', '-176,-130 -140,-160 -120,-150 -150,-100 -180,-40 -196,-60');
  pen.drawTicks(skinColour, 44, 9, 7, 60, 'paper');
}
