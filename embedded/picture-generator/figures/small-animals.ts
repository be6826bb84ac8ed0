import { createBlob } from '../geometry/blob.ts';
import { createArc, createEllipse } from '../geometry/outline.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';

/** Draws a sheep from the side, facing right, about 190 units high. Its hooves are at y = 0. */
export function drawSheep(pen: Pen, isGrazing: boolean): void {
  const { random } = pen;
  for (const x of [-62, -40, 52, 76]) pen.line(`${x},-80* ${x + 2},0*`, 17, 'ink', 'blunt');
  const fleeceOutline = createBlob(random, 0, -118, 118, 66, 13, 0.1);
  pen.shape('paper', fleeceOutline, 5);
  for (let index = 0; index < 46; index += 1) {
    const angle = random.range(0, Math.PI * 2);
    const reach = Math.sqrt(random.next()) * 0.88;
    const x = Math.cos(angle) * 112 * reach;
    const y = -118 + Math.sin(angle) * 60 * reach;
    const isShaded = x * 0.4 + (y + 118) > random.range(-60, 30);
    if (isShaded)
      pen.line([createArc(x, y, random.range(8, 14), random.range(160, 230), 380)], 5, 'ink');
  }
  const head = isGrazing
    ? '100,-128 132,-118 146,-70 150,-34 140,-20 126,-24 112,-60 92,-92'
    : '92,-176 124,-186 150,-166 170,-136 168,-124 152,-120 120,-134 96,-144';
  pen.fill('ink', head);
  if (isGrazing) {
    pen.fill('ink', '104,-112 78,-92 84,-82 112,-96');
    pen.mark(carveInk, createEllipse(130, -76, 4, 5, 8));
    pen.line('146,-70 150,-36', 4, carveInk);
  } else {
    pen.fill('ink', '104,-170 76,-160 70,-148 100,-152');
    pen.mark(carveInk, createEllipse(130, -162, 5, 4, 8));
    pen.line('124,-182 150,-164 168,-138', 4, carveInk);
  }
  pen.shape(
    'paper',
    createBlob(random, isGrazing ? 96 : 96, isGrazing ? -140 : -184, 26, 19, 7, 0.14),
    4,
  );
}

export interface HenLook {
  coat: Colour;
  isDark: boolean;
}

/** Draws a hen that faces right, about 200 units high. Its feet are at y = 0. */
export function drawHen(pen: Pen, look: HenLook, isPecking: boolean): void {
  const body = isPecking
    ? '-130,-196 -96,-186 -70,-150 -20,-140 40,-134 88,-104 126,-62 140,-40 120,-32 84,-52 50,-50 10,-52 -44,-66 -84,-96 -116,-140'
    : '-124,-206 -92,-190 -72,-150 -30,-132 20,-140 48,-180 62,-222 84,-240 108,-232 116,-208 104,-176 98,-130 74,-84 30,-58 -26,-58 -74,-84 -104,-130';
  const [eyeX, eyeY] = isPecking ? [132, -46] : [96, -214];
  pen.line(['-8,-66 -10,-8', '26,-64 28,-6'], 8, 'wheat', 'blunt');
  pen.line(['-8,-66 -10,-8', '26,-64 28,-6'], 4, 'ink', 'blunt');
  for (const x of [-10, 28])
    pen.line(
      [`${x},-8 ${x + 26},0`, `${x},-8 ${x + 8},2`, `${x},-8 ${x - 18},0`],
      6,
      'ink',
      'taper',
    );
  const combOutline = isPecking
    ? '104,-74 112,-96 124,-80 134,-96 142,-74 150,-66 136,-44'
    : '74,-236 70,-262 88,-252 96,-270 106,-250 122,-256 118,-228 100,-228';
  pen.fill('poppy', combOutline);
  pen.shape(look.coat, body, look.isDark ? 0 : 6);
  if (isPecking) {
    pen.fill('wheat', '140,-50* 158,-18* 132,-34*');
    pen.fill('poppy', '112,-40 124,-34 122,-14 110,-20');
  } else {
    pen.fill('wheat', '112,-222* 142,-208* 112,-202*');
    pen.fill('poppy', '100,-200 112,-200 112,-172 100,-178');
  }
  pen.line(
    isPecking ? '140,-50* 158,-18* 132,-34*' : '112,-222* 142,-208* 112,-202*',
    3.5,
    'ink',
    'blunt',
    true,
  );
  const featherAction = look.isDark ? carveInk : 'ink';
  const wing = '-70,-136 -20,-128 30,-122 54,-104 30,-84 -20,-82 -56,-100';
  pen.line(wing, 5, featherAction, 'blunt', true);
  for (let row = 0; row < 4; row += 1) {
    for (let index = 0; index < 6; index += 1) {
      pen.line(
        [createArc(-46 + index * 17 + row * 5, -126 + row * 11, 9, 20, 160)],
        4,
        featherAction,
      );
    }
  }
  pen.line(
    ['-120,-196 -92,-150 -66,-112', '-108,-196 -84,-158 -60,-128', '-96,-186 -78,-156'],
    5,
    featherAction,
  );
  pen.drawContours(
    isPecking ? '70,-112 96,-80 112,-50' : '56,-190 62,-150 50,-100',
    isPecking ? '40,-116 66,-80 84,-58' : '96,-180 92,-130 70,-92',
    4,
    { gap: 10, width: 5, stroke: 26, action: featherAction },
  );
  pen.fill('paper', createEllipse(eyeX, eyeY, 7, 7, 9));
  pen.fill('ink', createEllipse(eyeX + 1, eyeY, 4, 4, 8));
}
