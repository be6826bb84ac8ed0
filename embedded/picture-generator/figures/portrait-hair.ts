import { createArc, createEllipse } from '../geometry/outline.ts';
import { createBlob } from '../geometry/blob.ts';
import { carveInk, type Action, type Pen } from '../layers/pen.ts';
import type { PortraitLook } from './portrait.ts';

function getStrandAction(look: PortraitLook): Action {
  return look.hairColour.startsWith('ink') ? carveInk : 'ink';
}

/** Draws the hair behind the neck and the shoulders. */
export function drawHairBehind(pen: Pen, look: PortraitLook): void {
  const colour = look.hairColour;
  if (look.hair === 'bob') {
    const hairOutline =
      '0,-300 130,-280 210,-170 222,0 216,150 176,220 100,220 -100,220 -176,220 -216,150 -222,0 -210,-170 -130,-280';
    pen.shape(colour, hairOutline, 7);
    pen.drawContours('-205,-100 -210,100 -170,215', '-165,-100 -168,100 -130,215', 4, {
      gap: 12,
      width: 7,
      stroke: 120,
      action: getStrandAction(look),
    });
    pen.drawContours('205,-100 210,100 170,215', '165,-100 168,100 130,215', 3, {
      gap: 12,
      width: 5,
      stroke: 120,
      action: getStrandAction(look),
    });
  }
  if (look.hair === 'dutt' && !look.hat) {
    pen.shape(colour, createEllipse(10, -320, 96, 84), 7);
    for (let ring = 0; ring < 4; ring += 1)
      pen.line(
        [createArc(10, -320, 82 - ring * 20, 120 + ring * 30, 330 + ring * 20)],
        8,
        getStrandAction(look),
      );
  }
  if (look.hair === 'locken') {
    const curls = createBlob(pen.random, 0, -80, 236, 236, 24, 0.07);
    pen.shape(colour, curls, 7);
    for (let index = 0; index < 110; index += 1) {
      const angle = pen.random.range(0, Math.PI * 2);
      const reach = pen.random.range(0.6, 0.97);
      const start = pen.random.range(0, 360);
      pen.line(
        [
          createArc(
            Math.cos(angle) * 236 * reach,
            -90 + Math.sin(angle) * 226 * reach,
            20,
            start,
            start + 210,
          ),
        ],
        8,
        getStrandAction(look),
      );
    }
  }
}

/** Draws the hair that frames the face. */
export function drawHairInFront(pen: Pen, look: PortraitLook): void {
  const colour = look.hairColour;
  const strandAction = getStrandAction(look);
  if (look.hair === 'glatze') {
    if (!look.hat) pen.line('-90,-200 -60,-226 -10,-236', 7, 'ink');
    for (const side of [-1, 1]) {
      pen.fill(
        colour,
        `${side * 168},-120 ${side * 184},-60 ${side * 172},-10 ${side * 156},-20 ${side * 150},-90`,
      );
    }
    return;
  }
  if (look.hair === 'kurz') {
    const top =
      '-172,-20 -186,-120 -160,-220 -90,-290 10,-306 110,-286 172,-210 188,-110 172,-20 156,-80 142,-150 90,-186 0,-170 -80,-196 -138,-150 -156,-80';
    pen.fill(colour, top);
    pen.line([top], 6, 'ink', 'blunt', true);
    pen.drawContours(
      '-172,-90 -150,-200 -60,-270 60,-290',
      '-140,-140 -90,-190 0,-180 110,-200',
      5,
      { gap: 12, width: 8, stroke: 110, action: strandAction },
    );
    return;
  }
  const partedHairOutline =
    '-176,60 -196,-60 -176,-190 -110,-276 0,-304 112,-276 178,-190 198,-60 178,70 160,0 150,-90 104,-150 20,-200 -40,-150 -110,-110 -150,-60 -160,10';
  pen.fill(colour, partedHairOutline);
  pen.line([partedHairOutline], 6, 'ink', 'blunt', true);
  pen.drawContours('20,-300 -110,-256 -180,-150 -186,20', '20,-206 -40,-156 -120,-104 -160,0', 7, {
    gap: 12,
    width: 7,
    stroke: 150,
    action: strandAction,
  });
  pen.drawContours('20,-300 112,-262 180,-150 190,20', '20,-206 90,-166 146,-100 162,0', 5, {
    gap: 12,
    width: 5,
    stroke: 150,
    action: strandAction,
  });
  if (look.hair === 'zopf') {
    for (let knot = 0; knot < 6; knot += 1) {
      const [x, y] = [186 + Math.sin(knot * 0.7) * 12 - knot * 12, 70 + knot * 60];
      pen.shape(
        colour,
        `${x - 40},${y} ${x},${y - 36} ${x + 42},${y} ${x + 26},${y + 46} ${x - 4},${y + 62} ${x - 32},${y + 40}`,
        6,
      );
      pen.line(
        [
          `${x - 24},${y} ${x + 4},${y + 22} ${x},${y + 50}`,
          `${x + 24},${y - 6} ${x + 18},${y + 30}`,
        ],
        6,
        strandAction,
      );
    }
    pen.fill('poppy', '92,434 140,426 144,450 96,458');
  }
}

/** Draws the hat. Call this function after the hair was drawn. */
export function drawHat(pen: Pen, look: PortraitLook): void {
  const colour = look.hatColour;
  const cut: Action = colour.startsWith('ink') ? carveInk : 'ink';
  if (look.hat === 'strohhut') {
    pen.shape(colour, '-150,-150 -146,-270 -110,-350 0,-376 110,-350 146,-270 150,-150', 8);
    pen.drawContours('-140,-190 0,-170 140,-190', '-100,-346 0,-370 100,-346', 7, {
      gap: 14,
      width: 6,
      stroke: 60,
      action: cut,
    });
    pen.fill('ink', '-152,-196 0,-176 152,-196 154,-146 0,-126 -154,-146');
    const brim =
      '-340,-110 -250,-168 -150,-172 0,-152 150,-172 250,-168 340,-110 240,-96 120,-122 0,-130 -120,-122 -240,-96';
    pen.shape(colour, brim, 8);
    pen.drawContours(
      '-330,-110 -150,-160 0,-148 150,-160 330,-110',
      '-240,-100 -120,-126 0,-134 120,-126 240,-100',
      3,
      { gap: 14, width: 6, stroke: 50, action: cut, clipArea: brim },
    );
  } else if (look.hat === 'filzhut') {
    pen.shape(
      colour,
      '-160,-150 -158,-280 -120,-352 -40,-340 0,-326 44,-342 120,-354 156,-280 160,-150',
      8,
    );
    pen.hatch('40,-330 120,-350 156,-280 158,-180 60,-180', {
      angle: 76,
      gap: 16,
      width: 9,
      stroke: 140,
      action: cut,
    });
    pen.fill('ink', '-162,-208 0,-188 162,-208 164,-150 0,-134 -164,-150');
    pen.line('-150,-180 -20,-164', 5, 'paper');
    pen.shape(colour, '-270,-140 -160,-160 0,-142 160,-160 270,-140 190,-110 0,-118 -190,-110', 8);
  } else if (look.hat === 'schirmmuetze') {
    pen.shape(
      colour,
      '-188,-110 -206,-200 -150,-292 0,-318 150,-292 206,-200 188,-110 90,-150 -90,-150',
      8,
    );
    pen.line(
      ['0,-316 -8,-240 -4,-150', '-90,-300 -130,-220 -126,-140', '90,-300 130,-220 126,-140'],
      7,
      cut,
    );
    pen.hatch('90,-300 196,-220 184,-120 110,-150', { angle: 60, gap: 15, width: 8, action: cut });
    pen.fill('ink', '-176,-112 -90,-160 0,-170 90,-160 176,-112 110,-92 0,-104 -110,-92');
    pen.line('-130,-116 0,-148 80,-140', 6, carveInk);
  } else if (look.hat === 'wollmuetze') {
    pen.shape(colour, '-180,-140 -182,-240 -110,-330 0,-350 110,-330 182,-240 180,-140', 8);
    for (let x = -140; x <= 140; x += 35)
      pen.line(`${x},-180 ${x * 0.85},-260 ${x * 0.4},-336`, 8, cut);
    pen.shape(colour, '-188,-110 -190,-190 0,-210 190,-190 188,-110 0,-140', 8);
    for (let x = -165; x <= 165; x += 27) pen.line(`${x},-126 ${x},-186`, 9, cut);
  } else if (look.hat === 'kopftuch') {
    pen.shape(
      colour,
      '-176,40 -200,-80 -180,-220 -100,-310 0,-330 100,-310 180,-220 200,-80 176,40 158,-60 130,-150 60,-196 0,-206 -60,-196 -130,-150 -158,-60',
      8,
    );
    pen.drawContours('-172,0 -196,-100 -150,-250 0,-320', '-160,-60 -132,-150 -60,-196 0,-210', 4, {
      gap: 14,
      width: 7,
      stroke: 90,
      action: cut,
    });
    for (let dot = 0; dot < 26; dot += 1) {
      const angle = pen.random.range(185, 355) * (Math.PI / 180);
      const reach = pen.random.range(215, 290);
      const [x, y] = [Math.cos(angle) * reach * 0.68, -30 + Math.sin(angle) * reach * 0.95];
      const outline = createEllipse(x, y, 7, 7, 8);
      if (colour === 'poppy' || colour.startsWith('ink')) pen.fill('paper', outline);
      else pen.mark('ink', outline);
    }
  }
}
