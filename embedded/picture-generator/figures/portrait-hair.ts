import { createArc, createEllipse } from '../geometry/outline.ts';
import { createBlob } from '../geometry/blob.ts';
import { carveInk, type StrokeAction, type Pen } from '../layers/pen.ts';
import type { PortraitLook } from './portrait.ts';

function getStrandAction(look: PortraitLook): StrokeAction {
  return look.hairColour.startsWith('ink') ? carveInk : 'ink';
}

/** Draws the hair that is behind the neck and the shoulders. */
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
    for (let ringIndex = 0; ringIndex < 4; ringIndex += 1)
      pen.line(
        [createArc(10, -320, 82 - ringIndex * 20, 120 + ringIndex * 30, 330 + ringIndex * 20)],
        8,
        getStrandAction(look),
      );
  }
  if (look.hair === 'locken') {
    const curlsOutline = createBlob(pen.random, 0, -80, 236, 236, 24, 0.07);
    pen.shape(colour, curlsOutline, 7);
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
    for (let knotIndex = 0; knotIndex < 6; knotIndex += 1) {
      const [x, y] = [186 + Math.sin(knotIndex * 0.7) * 12 - knotIndex * 12, 70 + knotIndex * 60];
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
