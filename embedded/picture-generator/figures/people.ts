import { createEllipse } from '../geometry/outline.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';
import type { Random } from '../prng.ts';

/**
 * Draws a small person from the hips up, facing the viewer, 260 units high. The hips are at the
 * origin.
 */
export function drawBust(pen: Pen, random: Random): void {
  const clothColour = random.pick<Colour>(['green', 'wheat', 'paper']);
  pen.shape(clothColour, '-86,10* -92,-90 -70,-128 -24,-146 24,-146 70,-128 92,-90 86,10*', 6);
  pen.hatch('30,-136 70,-124 90,-90 84,4 36,4', { angle: 82, gap: 13, width: 7, stroke: 120 });
  pen.shape('inkOnDeep', '-46,10* -44,-90* 44,-90* 46,10*', 0);
  pen.line(['-40,-92 -34,-140', '40,-92 34,-140'], 9, 'ink', 'blunt');
  pen.shape('paper', '-18,-130* -20,-160 20,-160 18,-130 0,-120', 5);
  pen.shape('paper', '0,-250 32,-240 40,-200 30,-164 0,-148 -30,-164 -40,-200 -32,-240', 6);
  pen.fill('ink', '14,-244 36,-234 42,-198 30,-164 6,-150 18,-180 12,-204');
  pen.fill('ink', '-44,-204 -42,-244 -10,-268 30,-258 46,-220 36,-226 0,-240 -28,-232');
  pen.line(
    ['-20,-204 -8,-206', '8,-206 20,-204', '-12,-172 0,-168 12,-172', '0,-200 -3,-184'],
    4,
    'ink',
  );
  if (random.chance(0.5)) {
    pen.shape('wheat', '-74,-234 -30,-252 -26,-290 26,-290 30,-252 74,-234 0,-240', 5);
    pen.line('-28,-256 0,-252 28,-256', 9, 'ink', 'blunt');
  }
}

export interface BackViewLook {
  clothColour: Colour;
  hat: 'strohhut' | 'kopftuch' | 'muetze';
  hatColour: Colour;
  hasBraces: boolean;
}

/**
 * Draws a person from the hips up who looks into the picture, 900 units high. The hips are at the
 * origin.
 */
export function drawPersonFromBehind(pen: Pen, look: BackViewLook): void {
  const backOutline =
    '-330,60* -340,-200 -320,-380 -250,-450 -90,-500 90,-500 250,-450 320,-380 340,-200 330,60*';
  pen.shape('paper', '-80,-470* -84,-600 84,-600 80,-470*', 8);
  pen.fill('ink', '0,-600 86,-600 82,-470 0,-480');
  pen.shape(look.clothColour, backOutline, 11);
  pen.drawContours('60,-490 90,-200 80,60', '330,-380 340,-200 330,60', 15, {
    gap: 19,
    width: 14,
    stroke: 260,
    tone: pen.createGradient([40, 0], [330, 0], 0.12, 1),
  });
  pen.drawContours('-330,-370 -338,-200 -330,50', '-260,-440 -270,-200 -260,60', 3, {
    gap: 14,
    width: 7,
    stroke: 140,
  });
  pen.line(['-236,-430 -220,-250 -236,60', '236,-430 220,-250 236,60'], 9, 'ink');
  if (look.hasBraces) {
    pen.line(['-150,-486* 30,-60*', '150,-486* -30,-60*', '0,-130* 0,60*'], 40, 'ink', 'blunt');
    pen.line(['-146,-470* 26,-74*', '146,-470* -26,-74*'], 4, carveInk, 'blunt');
  } else pen.line('-90,-494 0,-450 90,-494', 10, 'ink');
  pen.shape('paper', '-120,-640 -116,-760 0,-800 116,-760 120,-640 90,-570 0,-546 -90,-570', 8);
  pen.fill(
    'inkOnEarth',
    '-124,-620 -120,-770 0,-810 120,-770 124,-620 100,-570 40,-584 0,-556 -40,-584 -100,-570',
  );
  pen.drawContours('-110,-680 -80,-600 -30,-570', '110,-680 80,-600 30,-570', 9, {
    gap: 14,
    width: 7,
    stroke: 50,
    action: carveInk,
  });
  drawHatFromBehind(pen, look);
}

function drawHatFromBehind(pen: Pen, look: BackViewLook): void {
  if (look.hat === 'strohhut') {
    pen.shape(look.hatColour, '-142,-690 -134,-810 -80,-872 0,-884 80,-872 134,-810 142,-690', 9);
    pen.fill('ink', '-142,-748 0,-726 142,-748 144,-696 0,-676 -144,-696');
    pen.drawContours('-120,-766 0,-748 120,-766', '-90,-860 0,-876 90,-860', 5, {
      gap: 14,
      width: 6,
      stroke: 50,
    });
    const brimOutline =
      '-330,-650 -230,-706 -140,-716 0,-694 140,-716 230,-706 330,-650 220,-622 0,-616 -220,-622';
    pen.shape(look.hatColour, brimOutline, 9);
    pen.drawContours(
      '-310,-654 -150,-704 0,-682 150,-704 310,-654',
      '-220,-628 0,-622 220,-628',
      5,
      {
        gap: 14,
        width: 6,
        stroke: 56,
        clipArea: brimOutline,
      },
    );
  } else if (look.hat === 'kopftuch') {
    const clothColour =
      '-150,-600 -160,-740 -110,-850 0,-880 110,-850 160,-740 150,-600 80,-540 0,-430* -80,-540';
    pen.shape(look.hatColour, clothColour, 9);
    pen.drawContours('-146,-620 -150,-760 0,-872', '0,-440 -20,-600 0,-860', 7, {
      gap: 16,
      width: 8,
      stroke: 120,
    });
    for (let dotIndex = 0; dotIndex < 24; dotIndex += 1)
      pen.fill(
        'paper',
        createEllipse(pen.random.range(-120, 120), pen.random.range(-820, -600), 10, 10, 9),
      );
  } else {
    pen.shape(
      look.hatColour,
      '-140,-680 -156,-760 -110,-850 0,-870 110,-850 156,-760 140,-680 0,-662',
      9,
    );
    pen.line(
      ['0,-868 -6,-780 0,-666', '-70,-856 -100,-770 -90,-674', '70,-856 100,-770 90,-674'],
      8,
      look.hatColour.startsWith('ink') ? carveInk : 'ink',
    );
    pen.hatch('40,-850 110,-846 156,-760 138,-684 60,-672', { angle: 70, gap: 15, width: 8 });
  }
}
