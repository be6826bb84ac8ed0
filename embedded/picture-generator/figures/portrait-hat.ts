import { createEllipse } from '../geometry/outline.ts';
import { carveInk, type StrokeAction, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';
import type { Hat, PortraitLook } from './portrait.ts';

type HatDrawer = (pen: Pen, colour: Colour, cutAction: StrokeAction) => void;

const hatDrawers: Readonly<Record<Hat, HatDrawer>> = {
  strohhut: drawStrawHat,
  filzhut: drawFeltHat,
  schirmmuetze: drawPeakedCap,
  wollmuetze: drawWoollenHat,
  kopftuch: drawHeadscarf,
};

/** Draws the hat. Draw the hair first, because the hat covers it. */
export function drawHat(pen: Pen, look: PortraitLook): void {
  if (!look.hat) return;
  const colour = look.hatColour;
  hatDrawers[look.hat](pen, colour, colour.startsWith('ink') ? carveInk : 'ink');
}

function drawStrawHat(pen: Pen, colour: Colour, cutAction: StrokeAction): void {
  pen.shape(colour, '-150,-150 -146,-270 -110,-350 0,-376 110,-350 146,-270 150,-150', 8);
  pen.drawContours('-140,-190 0,-170 140,-190', '-100,-346 0,-370 100,-346', 7, {
    gap: 14,
    width: 6,
    stroke: 60,
    action: cutAction,
  });
  pen.fill('ink', '-152,-196 0,-176 152,-196 154,-146 0,-126 -154,-146');
  const brimOutline =
    '-340,-110 -250,-168 -150,-172 0,-152 150,-172 250,-168 340,-110 240,-96 120,-122 0,-130 -120,-122 -240,-96';
  pen.shape(colour, brimOutline, 8);
  pen.drawContours(
    '-330,-110 -150,-160 0,-148 150,-160 330,-110',
    '-240,-100 -120,-126 0,-134 120,-126 240,-100',
    3,
    { gap: 14, width: 6, stroke: 50, action: cutAction, clipArea: brimOutline },
  );
}

function drawFeltHat(pen: Pen, colour: Colour, cutAction: StrokeAction): void {
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
    action: cutAction,
  });
  pen.fill('ink', '-162,-208 0,-188 162,-208 164,-150 0,-134 -164,-150');
  pen.line('-150,-180 -20,-164', 5, 'paper');
  pen.shape(colour, '-270,-140 -160,-160 0,-142 160,-160 270,-140 190,-110 0,-118 -190,-110', 8);
}

function drawPeakedCap(pen: Pen, colour: Colour, cutAction: StrokeAction): void {
  pen.shape(
    colour,
    '-188,-110 -206,-200 -150,-292 0,-318 150,-292 206,-200 188,-110 90,-150 -90,-150',
    8,
  );
  pen.line(
    ['0,-316 -8,-240 -4,-150', '-90,-300 -130,-220 -126,-140', '90,-300 130,-220 126,-140'],
    7,
    cutAction,
  );
  pen.hatch('90,-300 196,-220 184,-120 110,-150', {
    angle: 60,
    gap: 15,
    width: 8,
    action: cutAction,
  });
  pen.fill('ink', '-176,-112 -90,-160 0,-170 90,-160 176,-112 110,-92 0,-104 -110,-92');
  pen.line('-130,-116 0,-148 80,-140', 6, carveInk);
}

function drawWoollenHat(pen: Pen, colour: Colour, cutAction: StrokeAction): void {
  pen.shape(colour, '-180,-140 -182,-240 -110,-330 0,-350 110,-330 182,-240 180,-140', 8);
  for (let x = -140; x <= 140; x += 35)
    pen.line(`${x},-180 ${x * 0.85},-260 ${x * 0.4},-336`, 8, cutAction);
  pen.shape(colour, '-188,-110 -190,-190 0,-210 190,-190 188,-110 0,-140', 8);
  for (let x = -165; x <= 165; x += 27) pen.line(`${x},-126 ${x},-186`, 9, cutAction);
}

function drawHeadscarf(pen: Pen, colour: Colour, cutAction: StrokeAction): void {
  pen.shape(
    colour,
    '-176,40 -200,-80 -180,-220 -100,-310 0,-330 100,-310 180,-220 200,-80 176,40 158,-60 130,-150 60,-196 0,-206 -60,-196 -130,-150 -158,-60',
    8,
  );
  pen.drawContours('-172,0 -196,-100 -150,-250 0,-320', '-160,-60 -132,-150 -60,-196 0,-210', 4, {
    gap: 14,
    width: 7,
    stroke: 90,
    action: cutAction,
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
